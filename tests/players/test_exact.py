"""Bids, trumps and cards in games of exact bids, under any house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.games.cards import Suit, cards
from bot.games.game import Perspective, Phase
from bot.games.moves import BIDS, NameTrump, Turn
from bot.players.exact import ExactGame, choose_bid, choose_card, choose_trump
from bot.players.levels import Level
from bot.players.position import position
from bot.players.strength import card_chances, sure_trumps, tricks
from tests.players.scenes import bidding, dealt, playing, said, shuffled, view

LEVELS = pytest.mark.parametrize("level", Level)
SAMPLING = pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])


Points = Callable[[object, int, int, int], int]


def exact(options: object, bid: int, taken: int, cards: int) -> int:
    return 10 + bid if bid == taken else 0


def penalty(options: object, bid: int, taken: int, cards: int) -> int:
    return 10 + bid if bid == taken else -abs(bid - taken)


def consolation(options: object, bid: int, taken: int, cards: int) -> int:
    return 10 + bid if bid == taken else taken


def one_card(code: str, up: str, **changes: object) -> Perspective:
    """The eldest hand's first bid in a round of one card."""
    rest = [c for c in ("2S", "3D", "4C") if c != code]
    return replace(view(dealt(["5D", code, *rest][:4], up)), **changes)  # type: ignore[arg-type]


@LEVELS
@pytest.mark.parametrize(("code", "up", "bid"), [("AH", "2H", 1), ("KH", "AH", 1), ("2C", "9H", 0), ("7D", "9H", 0)])
def test_one_card(level: Level, code: str, up: str, bid: int) -> None:
    assert choose_bid(ExactGame(exact), one_card(code, up), level, Random(1)) == BIDS[bid]


@LEVELS
def test_no_trump_makes_aces_good(level: Level) -> None:
    """An ace led without trumps takes the only trick; under another trump its chance is smaller than without."""
    plain = one_card("AS", "9H", trump=None)
    assert choose_bid(ExactGame(exact), plain, level, Random(1)) == BIDS[1]
    under, none = position(one_card("AS", "9H")), position(plain)
    with_trumps, without = (tricks(here.hand, card_chances(here.table.order, here.known.deck, 1, 3)) for here in (under, none))
    assert without == 1
    assert with_trumps < 1


@LEVELS
def test_hidden_bids_are_not_needed(level: Level) -> None:
    """Those who have bid in secret count as if they were still to bid."""
    seen = view(shuffled(4, 5, 4))
    secret = replace(seen, rows=tuple(replace(row, has_bid=seat != seen.seat) for seat, row in enumerate(seen.rows)))
    assert choose_bid(ExactGame(exact), secret, level, Random(2)) == choose_bid(ExactGame(exact), seen, level, Random(2))


@LEVELS
def test_a_blind_bid_is_a_legal_one(level: Level) -> None:
    blind = one_card("AH", "2H", hand=())
    assert choose_bid(ExactGame(exact), blind, level, Random(3)) == BIDS[0]


@LEVELS
@pytest.mark.parametrize(("seen", "bid"), [("2C,3C,4C", 1), ("AH,3C,4C", 0)])
def test_on_the_forehead_the_others_cards_tell(level: Level, seen: str, bid: int) -> None:
    others = tuple(zip((2, 3, 0), [(c,) for c in cards(seen)], strict=True))
    blind = one_card("9D", "2H", hand=(), exposed=others)
    assert choose_bid(ExactGame(exact), blind, level, Random(3)) == BIDS[bid]


def test_dear_zeros_are_bid_and_cheap_ones_are_not() -> None:
    """The bid follows the table's own scoring."""
    seen = one_card("9D", "2H")

    def only_nought(options: object, bid: int, taken: int, cards: int) -> int:
        return int(bid == taken == 0)

    def only_one(options: object, bid: int, taken: int, cards: int) -> int:
        return int(bid == taken == 1)

    assert choose_bid(ExactGame(only_nought), seen, Level.HARD, Random(1)) == BIDS[0]
    assert choose_bid(ExactGame(only_one), seen, Level.HARD, Random(1)) == BIDS[1]


def choosing_trump(hand: str, *legal: NameTrump | Turn) -> Perspective:
    seen = view(dealt(["2D,3D,4D,5D,6D", hand, "7D,8D,9D,TD,JD", "2C,3C,4C,5C,6C"], "QD"))
    return replace(seen, dealer=1, phase=Phase.TRUMP, legal=legal, trump=None, trump_known=False, laid=())


@LEVELS
@pytest.mark.parametrize(("hand", "suit"), [("KS,QS,JS,TS,2H", Suit.SPADES), ("AC,KC,JC,TC,9C", Suit.CLUBS)])
def test_the_longest_and_strongest_suit_is_named(level: Level, hand: str, suit: Suit) -> None:
    seen = choosing_trump(hand, *(NameTrump(s) for s in Suit), NameTrump(None))
    assert choose_trump(ExactGame(exact), seen, level, Random(1)) == NameTrump(suit)


@LEVELS
def test_a_turned_card_may_be_any_suit(level: Level) -> None:
    """Aces of every suit are surer without a trump than under the trump that a turn would bring."""
    seen = choosing_trump("AS,AH,AD,AC,KS", NameTrump(None), Turn())
    assert choose_trump(ExactGame(exact), seen, level, Random(1)) == NameTrump(None)


@SAMPLING
@pytest.mark.parametrize(("points", "played"), [(penalty, "play 2S"), (consolation, "play AS")])
def test_a_lost_bid_still_follows_the_scoring(level: Level, points: Points, played: str) -> None:
    """Who bid none and has one wants no more where each counts against them, and more where each is a point."""
    state = playing(bidding(dealt(["2S,AS", "QS,5D", "7S,8D", "6S,TD"], "QH"), 1, 1, 1, 0), "QS", "7S", "6S")
    seen = view(state)
    rows = tuple(replace(row, tricks=1) if seat == seen.seat else row for seat, row in enumerate(seen.rows))
    lost = replace(seen, cards_dealt=3, rows=rows)
    assert said(choose_card(ExactGame(points), lost, level, Random(1))) == played


def test_sure_trumps() -> None:
    here = position(view(dealt(["2D,3D,4D", "AH,QH,2C", "7D,8D,9D", "TD,JD,KD"], "KH")))
    trumps = here.table.order.trumps
    assert sure_trumps(here.hand, here.others, trumps) == here.table.order.mask(cards("AH,QH"))
    assert sure_trumps(here.hand, here.others, 0) == 0


def test_chances_fall_with_the_rank_and_rise_with_a_void() -> None:
    here = position(view(dealt(["2D,3D,4D", "AS,KS,2H", "7D,8D,9D", "TD,JD,KD"], "KH")))
    order = here.table.order
    chances = card_chances(order, here.known.deck, 3, 3)
    ace, king, trump = (chances[order.mask(cards(code)).bit_length()] for code in ("AS", "KS", "2H"))
    assert 1 > ace >= king > 0
    assert 1 > trump > 0
