"""Bid Whist: the deal, the auction, the kitty and who sees it (rules dossier §5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.bid import BidWhist
from bot.games.cards import Suit
from bot.games.game import IllegalMove, Phase
from bot.games.moves import Call, Discard, NameTrump
from bot.games.state import evolve
from tests.games.driving import dealt, follow, legal, play_out, start

game = BidWhist()
ALL_BIDS = [f"{number}{way}" for number in range(3, 8) for way in ("up", "down", "nt")]


def auction(*calls: str, **rules: str) -> Any:
    """A first hand after the calls of seats 1, 2, 3 and 4, the dealer."""
    return follow("bid", dealt("bid", rules), *(f"{seat} call {call}" for seat, call in enumerate(calls, 1)))


# The deal.


@pytest.mark.parametrize(
    ("pack", "jokers", "hand", "kitty"),
    [("two_jokers", 2, 12, 6), ("one_joker", 1, 12, 5), ("no_jokers", 0, 12, 4), ("no_kitty", 0, 13, 0)],
)
def test_the_packs(pack: str, jokers: int, hand: int, kitty: int) -> None:
    state = start("bid", {"pack": pack})
    whole = game.pack(state)
    assert len(whole) == 52 + jokers == 4 * hand + kitty
    assert sum(c.suit is None for c in whole) == jokers
    given = game.deal(state, whole)
    assert [len(held) for held in given.hands] == [hand] * 4
    assert len(given.extra("kitty")) == kitty
    assert not set(given.extra("kitty")) & {*whole[:4], *whole[-4:]}, "never from the first or the last four cards"


# The auction.


def test_the_ladder_of_fifteen_calls() -> None:
    assert len(ALL_BIDS) == 15
    assert legal("bid", dealt("bid")) == ["pass", *ALL_BIDS]


@pytest.mark.parametrize(
    ("rule", "standing", "lowest"),
    [("on", "4up", "4down"), ("on", "4down", "4nt"), ("off", "4up", "4nt"), ("off", "4down", "4nt")],
)
def test_a_bid_must_exceed_the_last(rule: str, standing: str, lowest: str) -> None:
    assert legal("bid", auction(standing, low_beats_high=rule))[:2] == ["pass", lowest]


def test_no_trump_is_beaten_by_a_higher_number_alone() -> None:
    assert legal("bid", auction("4nt"))[:2] == ["pass", "5up"]
    assert legal("bid", auction("7nt")) == ["pass"]


def test_three_passes_force_the_dealer_to_bid() -> None:
    """The dealer must bid at least the lowest."""
    state = auction("pass", "pass", "pass")
    assert legal("bid", state) == ALL_BIDS
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, 3, Call("pass"))
    assert refused.value.message.key == "illegal-call"
    state = follow("bid", state, "4 call 3up")
    assert (state.phase, state.turn) == (Phase.TRUMP, 3)


@pytest.mark.parametrize(("lowest", "first"), [("1", "1up"), ("3", "3up"), ("4", "4up")])
def test_the_lowest_bid(lowest: str, first: str) -> None:
    assert legal("bid", dealt("bid", {"lowest_bid": lowest}))[1] == first


def test_the_dealer_may_take_a_bid_by_equalling_it() -> None:
    assert legal("bid", auction("4up", "pass", "pass"))[1] == "4down"
    assert legal("bid", auction("4up", "pass", "pass", dealer_takes="equal"))[1] == "4up"
    assert legal("bid", auction("4up", dealer_takes="equal"))[1] == "4down", "nobody but the dealer"
    both = auction("4up", "pass", "pass", dealer_takes="equal", low_beats_high="off")
    assert legal("bid", both)[1:4] == ["4up", "4down", "4nt"]
    assert follow("bid", both, "4 call 4up").turn == 3


def test_everybody_calls_once_and_the_highest_bidder_declares() -> None:
    state = auction("3up", "4down", "pass", "pass")
    assert (state.phase, state.turn) == (Phase.TRUMP, 1)
    assert game.legal_moves(state, 1) == tuple(NameTrump(suit) for suit in Suit)


def test_without_trumps_the_winner_says_high_or_low() -> None:
    state = auction("pass", "4nt", "pass", "pass")
    assert game.legal_moves(state, 1) == (Call("up"), Call("down"))
    with pytest.raises(IllegalMove):
        game.apply(state, 1, NameTrump(None))
    low = follow("bid", state, "2 call down")
    assert (low.trump, low.way, low.phase) == (None, "down", Phase.DISCARDING)


# The kitty.


def with_kitty(**rules: str) -> Any:
    """The first seat has bid 4 uptown, named hearts, and holds the kitty."""
    return follow("bid", auction("4up", "pass", "pass", "pass", **rules), "1 trump H")


def test_the_declarer_lays_away_as_many_cards_as_the_kitty_had_and_leads() -> None:
    state = with_kitty()
    view = game.perspective(state, 0)
    assert (len(view.hand), view.to_discard, view.cards_dealt) == (18, 6, 12)
    assert view.legal == tuple(Discard((held,)) for held in view.hand)
    away = view.hand[:6]
    state = game.apply(state, 0, Discard(away))
    assert (state.phase, state.turn, len(state.hands[0])) == (Phase.PLAYING, 0, 12)
    assert game.perspective(state, 0).cards_laid("discards") == away


def test_cards_may_be_laid_away_one_after_the_other() -> None:
    state = with_kitty()
    for left in range(6, 0, -1):
        assert game.perspective(state, 0).to_discard == left
        state = game.apply(state, 0, game.legal_moves(state, 0)[-1])
    assert state.phase is Phase.PLAYING
    assert len(game.discards(state)) == 6


@pytest.mark.parametrize(
    ("choose", "key"),
    [
        (lambda hand, other: (), "illegal-discard-held"),
        (lambda hand, other: (hand[0], hand[0]), "illegal-discard-held"),
        (lambda hand, other: (hand[0], other[0]), "illegal-discard-held"),
        (lambda hand, other: hand[:7], "illegal-discard-many"),
    ],
)
def test_wrong_discards_are_refused(choose: Any, key: str) -> None:
    state = with_kitty()
    with pytest.raises(IllegalMove) as refused:
        game.apply(state, 0, Discard(choose(state.hands[0], state.hands[1])))
    assert refused.value.message.key == key


def test_without_a_kitty_thirteen_cards_are_played_at_once() -> None:
    state = with_kitty(pack="no_kitty")
    assert (state.phase, state.turn, len(state.hands[0])) == (Phase.PLAYING, 0, 13)
    over = play_out("bid", state, random.Random(1))
    assert sum(over.sheet[0].tricks) == 13


SEEN_BY = [  # rules, the bid, then who sees the kitty before and after it is taken (seat 1 declares)
    ({}, "4up", "", "all"),
    ({}, "4nt", "", "declarer"),
    ({"sport": "always"}, "4nt", "", "all"),
    ({"sport": "off"}, "4up", "", "declarer"),
    ({"easy_kitty": "on"}, "4up", "all", "all"),
    ({"easy_kitty": "on"}, "4nt", "declarer", "declarer"),
    ({"easy_kitty": "on", "sport": "off"}, "4up", "declarer", "declarer"),
]


@pytest.mark.parametrize(("rules", "bid", "before", "after"), SEEN_BY)
def test_who_sees_the_kitty(rules: dict[str, str], bid: str, before: str, after: str) -> None:
    viewers = {"": set(), "declarer": {0}, "all": {0, 1, 2, 3, None}}
    state = dealt("bid", rules)

    def seers(state: Any) -> set[int | None]:
        kitty = state.laid[0][1]
        seen = {viewer: game.perspective(state, viewer).cards_laid("kitty") for viewer in (0, 1, 2, 3, None)}
        assert set(seen.values()) <= {(), kitty}
        return {viewer for viewer, laid in seen.items() if laid}

    assert seers(state) == set()
    state = follow("bid", state, f"1 call {bid}", "2 call pass", "3 call pass")
    assert seers(state) == set()
    state = follow("bid", state, "4 call pass")
    assert seers(state) == viewers[before]
    state = follow("bid", state, "1 call down" if bid == "4nt" else "1 trump C")
    assert seers(state) == viewers[after]
    state = game.apply(state, 0, Discard(state.hands[0][:6]))
    assert seers(state) == viewers[after]
    assert {v for v in (0, 1, 2, 3, None) if game.perspective(state, v).cards_laid("discards")} == {0}


@pytest.mark.parametrize("rules", [{}, {"sport": "off"}])
def test_a_perspective_hides_hands_kitty_and_discards(rules: dict[str, str]) -> None:
    state = with_kitty(**rules)
    kitty = set(state.laid[0][1])
    mine = [c for c in state.hands[0] if c not in kitty]
    state = game.apply(state, 0, Discard((mine[0],)))
    hidden = [mine[0], mine[1], state.hands[1][0], state.hands[3][0]]
    turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))

    def swap(held: Any) -> Any:
        return tuple(sorted(turned.get(c, c) for c in held))

    other = evolve(state, hands=tuple(map(swap, state.hands)), laid=(state.laid[0], ("discards", swap(state.laid[1][1]))))
    for viewer in (2, None):
        assert game.perspective(state, viewer) == game.perspective(other, viewer)
    for viewer in (0, 1, 3):
        assert game.perspective(state, viewer) != game.perspective(other, viewer)


def test_an_unseen_kitty_changes_no_perspective() -> None:
    state = auction("4nt", "pass")
    (_, kitty), *_ = state.laid
    held = state.hands[3]
    hands = (*state.hands[:3], tuple(sorted((*held[1:], kitty[0]))))
    other = evolve(state, hands=hands, laid=(("kitty", (held[0], *kitty[1:])),))
    assert all(game.perspective(state, viewer) == game.perspective(other, viewer) for viewer in (0, 1, 2, None))
