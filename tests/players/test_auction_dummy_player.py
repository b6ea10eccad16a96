"""The computer player of Auction Dummy bids what a hand is worth, names trumps for both hands, and knows how the cards rank."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import cards
from bot.games.catalogue import GAMES
from bot.games.moves import notation
from bot.games.state import evolve
from bot.players import choose
from bot.players.levels import Level
from tests.games.driving import deal, follow, start

NAME = "auction_dummy"
GAME = GAMES[NAME]
EVERY = pytest.mark.parametrize("level", Level)

#: The first seat has nine sure tricks with spades, the third has nothing uptown, the dummy has long hearts.
HANDS = "AKQJ98.AK.A54.A3 T73.QT6.K76.KQT6 542.432.J832.542 6.J9875.QT9.J987"
PASSES = ("2 call pass", "3 call pass")


def table(*lines: str, deal: str = HANDS, dealer: int = 2, **rules: str) -> Any:
    """A deal by the third seat, and what followed."""
    return follow(NAME, start(NAME, rules, players=3, dealer=dealer), f"- deal {deal}", *lines)


def chosen(state: Any, level: Level) -> str:
    return notation(choose(GAME.perspective(state, GAME.actors(state)[0]), level, 5))


@EVERY
def test_a_strong_hand_bids_uptown_or_no_trump(level: Level) -> None:
    call = chosen(table(), level).removeprefix("call ")
    assert call[0] >= "2"
    assert call[1:] in ("up", "nt")


@EVERY
def test_the_dealer_bids_no_more_than_the_least_on_a_weak_hand(level: Level) -> None:
    """Nothing but middling cards, which are good neither uptown nor downtown."""
    weak = "AKQJ.AKQ.AKQ.AKQ 765.J65.J765.J76 T98.T987.T98.T98 432.432.432.5432"
    assert chosen(table("1 call pass", "2 call pass", deal=weak), level)[:6] == "call 1"


@EVERY
def test_a_bid_that_cannot_be_made_is_not_outbid(level: Level) -> None:
    assert chosen(table("1 call 6up", "2 call pass"), level) == "call pass"


@EVERY
def test_trumps_are_named_for_both_hands(level: Level) -> None:
    """Six spades are longest in hand, but with the dummy there are ten hearts and no loser in any suit."""
    both = "AKQ432.AKQ32.5.A JT9876..K76.KQT6 5.54.J9832.J5432 .JT9876.AQT4.987"
    assert chosen(table("1 call 2up", *PASSES, deal=both), level) == "trump H"


@EVERY
def test_downtown_is_chosen_without_trumps_by_who_holds_the_low_cards(level: Level) -> None:
    low = "A32.A32.A32.A432 KQJ.KQJ.KQJ.KQJT T98.T98.T98.9875 7654.7654.7654.6"
    assert chosen(table("1 call 4nt", *PASSES, deal=low), level) == "call down"


@EVERY
def test_the_dummy_leaves_a_trick_to_its_partner(level: Level) -> None:
    """The declarer's ace of hearts holds the trick: the dummy, void, does not ruff it."""
    state = table("1 call 4up", *PASSES, "1 trump S", lead="declarer")
    hands = ("AH,KS", "TH,7H", "5H,QD", "2S,7D")
    state = evolve(state, hands=tuple(tuple(sorted(cards(hand))) for hand in hands), taken=(6, 2, 1, 2))
    assert chosen(follow(NAME, state, "1 play AH", "2 play 7H"), level) == "play 7D"


@pytest.mark.parametrize(("opens", "lead"), [("auction", "declarer"), ("trump", "left"), ("lead", "declarer")])
def test_whole_hands_however_the_dummy_is_turned_up(opens: str, lead: str) -> None:
    state = deal(NAME, start(NAME, {"opens": opens, "lead": lead}, players=3, dealer=1), Random(len(opens)))
    while not state.sheet:
        seat = GAME.actors(state)[0]
        move = choose(GAME.perspective(state, seat), Level.NORMAL, 3)
        assert move in GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, move)
    assert sum(state.sheet[0].tricks) == 13
