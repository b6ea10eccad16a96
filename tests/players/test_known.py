"""Worlds agree with everything that the seat has seen, and with nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.games.cards import Suit, card, cards, pack
from bot.games.game import Perspective
from bot.games.tricks import Trick
from bot.players.known import deal_world, known, shown_voids
from bot.players.order import ORDERS, split
from bot.players.position import position
from tests.players.scenes import GAME, bidding, dealt, playing, shuffled, unseen, view, void


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 5), (4, 10), (5, 10), (7, 7)])
def test_a_world_agrees_with_what_was_seen(players: int, size: int) -> None:
    rng = Random(size)
    state = shuffled(players, size, seed=players)
    while not state.sheet:
        here = position(view(state))
        order = here.table.order
        assert {order.cards[bit] for bit in here.known.deck} == set(unseen(state))
        for _ in range(3):
            world = deal_world(here.known, rng)
            held = [[order.cards[bit] for bit in split(hand)] for hand in world]
            assert set(held[state.turn]) == set(state.hands[state.turn])
            assert [len(hand) for hand in held] == [len(hand) for hand in state.hands]
            assert len({c for hand in held for c in hand}) == sum(len(hand) for hand in state.hands)
            for seat in set(range(players)) - {state.turn}:
                assert set(held[seat]) <= set(unseen(state))
                assert not {c.suit for c in held[seat]} & void(state, seat)
        state = GAME.apply(state, state.turn, rng.choice(GAME.legal_moves(state, state.turn)))


def four_by_thirteen(finished: int, seed: int) -> Perspective:
    """The last cards of a full deal, no card out of play, after tricks in which each seat shows what it lacks."""
    rng = Random(seed)
    deck = rng.sample(pack(), 52)
    hands = [set(deck[seat::4]) for seat in range(4)]
    tricks: list[Trick] = []
    for number in range(finished):
        led = rng.choice(sorted(hands[number % 4]))
        seats = tuple((number + i) % 4 for i in range(4))
        played = [led]
        for seat in seats[1:]:
            ranked = sorted(hands[seat])
            played.append(next((c for c in ranked if c.suit is led.suit), ranked[0]))
        for seat, c in zip(seats, played, strict=True):
            hands[seat].remove(c)
        tricks.append(Trick(seats, tuple(played), seats[0]))
    base = view(shuffled(4, 7, 1))
    rows = tuple(replace(row, cards=13 - finished) for row in base.rows)
    return replace(base, seat=0, hand=tuple(sorted(hands[0])), tricks=tuple(tricks), laid=(), rows=rows, trump=Suit.CLUBS)


@pytest.mark.parametrize("finished", range(0, 12))
def test_the_whole_pack_is_dealt_out_by_the_voids_shown(finished: int) -> None:
    for seed in range(12):
        seen = four_by_thirteen(finished, seed)
        order = ORDERS[Suit.CLUBS]
        what, barred = known(seen, order, pack()), shown_voids(seen, order)
        for number in range(3):
            world = deal_world(what, Random(number))
            assert sum(world) == sum(what.deck) + order.mask(seen.hand)
            assert [hand.bit_count() for hand in world] == [13 - finished] * 4
            assert not any(hand & lacking for hand, lacking in zip(world[1:], barred[1:], strict=True))


def test_every_hidden_card_may_be_anywhere() -> None:
    here = position(view(shuffled(4, 5, 3)))
    rng = Random(1)
    where = Counter(bit for _ in range(3_000) for bit in split(deal_world(here.known, rng)[(here.turn.seat + 1) % 4]))
    expected = 3_000 * 5 / len(here.known.deck)
    assert len(here.known.deck) == 46
    assert set(where) == set(here.known.deck)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in where.values())


def test_a_seat_that_does_not_trump_where_it_must_has_none() -> None:
    state = bidding(dealt(["2S,3S,KD", "QS,4D,4C", "JD,3D,9C", "5S,5D,2H"], "9H"), 1, 1, 0, 0)
    seen = view(playing(state, "QS", "9C"))
    order = ORDERS[Suit.HEARTS]
    spades, hearts = order.suit(order.mask(cards("QS"))), order.trumps
    assert shown_voids(view(state), order, must_trump=True) == (0, 0, 0, 0)
    assert shown_voids(seen, order) == (0, 0, spades, 0)
    assert shown_voids(seen, order, must_trump=True) == (0, 0, spades | hearts, 0)


def test_a_hand_that_its_owner_cannot_see_is_dealt_too() -> None:
    """On the forehead every card is seen but one's own."""
    seen = view(shuffled(4, 1, 5))
    others = ((2, cards("AS")), (3, cards("KS")), (0, cards("QS")))
    here = position(replace(seen, seat=1, hand=(), exposed=others, laid=(("up", (card("9H"),)),), trump=Suit.HEARTS))
    order = here.table.order
    worlds = [deal_world(here.known, Random(seed)) for seed in range(50)]
    assert all([world[2], world[3], world[0]] == [order.mask(cards(code)) for code in ("AS", "KS", "QS")] for world in worlds)
    assert all(world[1].bit_count() == 1 and not world[1] & order.mask(cards("AS,KS,QS,9H")) for world in worlds)
    assert len({world[1] for world in worlds}) > 20


def test_voids_that_no_deal_fits_are_disregarded() -> None:
    """Should the rules of a game allow a card that shows no void, a world still has every card somewhere."""
    seen = four_by_thirteen(3, 1)
    order = ORDERS[Suit.CLUBS]
    what = known(seen, order, pack())
    impossible = replace(what, shares=tuple(replace(share, barred=sum(what.deck)) for share in what.shares))
    assert sum(deal_world(impossible, Random(1))) == sum(what.deck) + order.mask(seen.hand)
