from __future__ import annotations

import copy
import pickle
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, Card, Rank, Suit, card, cards, is_red, pack, read_hand, sort_hand, suit, write_hand
from tests.games.harness import unreadable

ALL = tuple(CARDS.values())
hands = st.lists(st.sampled_from(ALL), unique=True).map(lambda held: tuple(sorted(held)))


def test_a_card_is_written_as_rank_and_suit() -> None:
    assert (card("TS").rank, card("TS").suit) == (Rank.TEN, Suit.SPADES)
    assert (card("2C").rank, card("2C").suit) == (Rank.TWO, Suit.CLUBS)
    assert (card("LJ").suit, card("BJ").suit) == (None, None)
    assert str(card("QH")) == "QH"


@pytest.mark.parametrize("text", ["", "10S", "1S", "ts", "TS ", "SJ", "JJ", "2J", "BS", "Q♥", "QH2"])
def test_nothing_else_is_a_card(text: str) -> None:
    assert unreadable(card, text)


@pytest.mark.parametrize("text", ["", "s", "SS", "NT", "J", "♠"])
def test_nothing_else_is_a_suit(text: str) -> None:
    assert unreadable(suit, text)


def test_index_and_bit_count_every_card_once() -> None:
    assert [c.index for c in ALL] == list(range(54))
    assert sum(c.bit for c in ALL) == 2**54 - 1
    assert [c.code for c in ALL[:3]] == ["2C", "3C", "4C"]
    assert [c.code for c in ALL[50:]] == ["KS", "AS", "LJ", "BJ"]


@pytest.mark.parametrize("one", ALL, ids=str)
def test_there_is_one_object_for_each_card(one: Card) -> None:
    assert copy.copy(one) is one
    assert copy.deepcopy(one) is one
    assert all(pickle.loads(pickle.dumps(one, protocol)) is one for protocol in range(pickle.HIGHEST_PROTOCOL + 1))


def test_packs() -> None:
    assert len(pack()) == 52
    assert [c.code for c in pack(jokers=2)[52:]] == ["LJ", "BJ"]
    assert [c.code for c in pack(jokers=1)[52:]] == ["BJ"]
    # The Romanian packs: 8 cards for each of 3, 4, 5 and 6 players.
    for lowest, count in ((Rank.NINE, 24), (Rank.SEVEN, 32), (Rank.FIVE, 40), (Rank.THREE, 48)):
        assert len(pack(lowest)) == count
        assert min(c.rank for c in pack(lowest)) is lowest


def test_a_hand_is_written_as_in_portable_bridge_notation() -> None:
    held = cards("3S,KS,AS,TH,QH,7D,6C")
    assert write_hand(held) == "AK3.QT.7.6"
    assert write_hand(()) == "..."
    assert write_hand(cards("LJ,2C,BJ")) == "...2.BL"
    assert read_hand("...") == read_hand("....") == ()
    assert read_hand("3KA.TQ.7.6") == tuple(sorted(held))


@given(hands)
def test_a_written_hand_reads_back(held: tuple[Card, ...]) -> None:
    assert read_hand(write_hand(held)) == held


@pytest.mark.parametrize("text", ["", "AK", "A.K.Q", "A.K.Q.J.B.", "1...", "10...", "a...", "B...", "....A", "A,K..."])
def test_nothing_else_is_a_hand(text: str) -> None:
    assert unreadable(read_hand, text)


def colour_changes(order: tuple[Suit, ...]) -> int:
    return sum(is_red(one) != is_red(other) for one, other in pairwise(order))


@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("trump", [None, *Suit])
def test_a_hand_is_sorted_trump_first_with_colours_alternating(count: int, trump: Suit | None) -> None:
    for present in combinations(Suit, count):
        held = [c for c in pack() if c.suit in present and c.rank in (Rank.TWO, Rank.TEN, Rank.NINE, Rank.ACE)]
        shown = sort_hand([*held, card("LJ"), card("BJ")], trump)
        assert shown[:2] == cards("BJ,LJ")
        order = tuple(dict.fromkeys(c.suit for c in shown[2:] if c.suit is not None))
        assert set(order) == set(present)
        possible = [o for o in permutations(present) if trump not in present or o[0] is trump]
        assert order in possible
        assert colour_changes(order) == max(map(colour_changes, possible))
        expected = [Rank.ACE, Rank.TEN, Rank.NINE, Rank.TWO]
        assert [c.rank for c in shown[2:]] == expected * count
        assert [c.suit for c in shown[2:]] == [s for s in order for _ in expected]
