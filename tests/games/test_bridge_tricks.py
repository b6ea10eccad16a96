"""Thirteen tricks of four hands against OpenSpiel's `bridge`: the same turns, legal cards and winners, at any trump or none."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.games.cards import CARDS, Card, Suit, pack
from bot.games.game import Phase
from bot.games.moves import Deal, Play
from bot.games.options import build
from bot.games.whist import RubberState, Whist

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

pyspiel = pytest.importorskip("pyspiel")

WHIST = Whist()
#: OpenSpiel numbers cards rank by rank and the suits in our order; after the 52 cards come pass, double, redouble and the bids.
PASS, ONE_CLUB = 52, 55


def number(card: Card) -> int:
    assert card.suit is not None
    return (card.rank - 2) * 4 + card.suit


BY_NUMBER = {number(card): card for card in CARDS.values() if card.suit is not None}


def openspiel(shuffled: list[Card], trump: Suit | None) -> Any:
    """Its state after dealing to North first, North's bid of one of the trump, and three passes: East leads."""
    state = pyspiel.load_game("bridge", {"use_double_dummy_result": False}).new_initial_state()
    for card in shuffled:
        state.apply_action(number(card))
    for action in (ONE_CLUB + (4 if trump is None else trump), PASS, PASS, PASS):
        state.apply_action(action)
    return state


def whist(shuffled: list[Card], trump: Suit | None) -> RubberState:
    """North deals; the shown card is any of its cards that makes this trump."""
    hands = tuple(tuple(shuffled[seat::4]) for seat in range(4))
    if trump is None:
        state = WHIST.start(build(WHIST.options, {"trump": "none"}), 4, 0)
        return WHIST.apply(state, -1, Deal(hands))
    shown = next(card for card in hands[0] if card.suit is trump)
    return WHIST.apply(WHIST.start(build(WHIST.options, {}), 4, 0), -1, Deal(hands, (("last", (shown,)),)))


def compare(rng: Random) -> None:
    shuffled = list(pack())
    rng.shuffle(shuffled)
    trump = rng.choice((None, *(suit for suit in Suit if any(card.suit is suit for card in shuffled[::4]))))
    ours, theirs = whist(shuffled, trump), openspiel(shuffled, trump)
    while ours.phase is Phase.PLAYING:
        # North plays for South, which is dummy there.
        assert theirs.current_player() == (0 if ours.turn == 2 else ours.turn)
        moves = WHIST.legal_moves(ours, ours.turn)
        legal = {move.card for move in moves if isinstance(move, Play)}
        assert legal == {BY_NUMBER[action] for action in theirs.legal_actions()}
        card = rng.choice(sorted(legal))
        ours = WHIST.apply(ours, ours.turn, Play(card))
        theirs.apply_action(number(card))
    assert theirs.is_terminal()
    found = re.search(r"Declarer tricks won: (\d+)", str(theirs))
    assert found is not None
    assert int(found[1]) == ours.taken[0] + ours.taken[2]


def test_tricks_agree_with_openspiel(deals: int) -> None:
    rng = Random(7)
    for _ in range(3 * deals):
        compare(rng)
