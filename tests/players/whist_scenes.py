"""Hands of Whist in any stage, as the tests of the computer players need them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bot.games.cards import cards, pack
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE
from bot.games.moves import Deal, notation
from bot.games.options import build
from bot.games.whist import RubberState, Whist
from bot.players import choose
from bot.players.levels import Level

WHIST = Whist()


def choice(name: str, state: Any, level: Level, seed: int = 1) -> str:
    """What a computer does whose turn it is."""
    seat = GAMES[name].actors(state)[0]
    return notation(choose(GAMES[name].perspective(state, seat), level, seed))


def dealt(held: Mapping[int, str], shown: str, dealer: int, **given: str) -> RubberState:
    """A hand in which these seats hold these cards, and the dealer the shown one; the rest is dealt as it comes."""
    hands = [set(cards(held[seat])) if seat in held else set() for seat in range(1, 5)]
    hands[dealer - 1] |= set(cards(shown))
    rest = [card for card in pack() if not any(card in hand for hand in hands)]
    Random(1).shuffle(rest)
    full = tuple(tuple(sorted((*hand, *(rest.pop() for _ in range(13 - len(hand)))))) for hand in hands)
    state = WHIST.start(build(WHIST.options, given), 4, dealer - 1)
    return WHIST.apply(state, HOUSE, Deal(full, (("last", cards(shown)),)))
