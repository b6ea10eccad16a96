"""A computer player's moves are always legal: the rules take every one of them."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cards import pack
from bot.games.game import HOUSE, Phase
from bot.games.nomination import NominationOptions
from bot.players import choose
from bot.players.levels import Level
from tests.players.scenes import GAME, shuffled, view


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("structure", ["7-1-7", "1-7-1"])
def test_easy_players_finish_whole_games(players: int, structure: str) -> None:
    rng = Random(players)
    state = GAME.start(NominationOptions(structure=structure), players, 0)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DEAL:
            deck = list(pack())
            rng.shuffle(deck)
            state = GAME.apply(state, HOUSE, GAME.deal(state, tuple(deck)))
        else:
            state = GAME.apply(state, state.turn, choose(view(state), Level.EASY, rng.randrange(2**32)))
    assert len(state.sheet) == 13


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize(("level", "hands"), [(Level.EASY, 15), (Level.NORMAL, 4), (Level.HARD, 1)])
@pytest.mark.parametrize("hook", ["on", "off"])
def test_every_level_finishes_random_hands(players: int, level: Level, hands: int, hook: str) -> None:
    for seed in range(hands):
        state = shuffled(players, 1 + seed % 5, seed, hook=hook)
        while not state.sheet:
            move = choose(view(state), level, seed)
            assert move in GAME.legal_moves(state, state.turn)
            state = GAME.apply(state, state.turn, move)


@pytest.mark.parametrize("level", Level)
def test_ten_cards_each(level: Level) -> None:
    state = shuffled(5, 10, seed=2)
    while not state.sheet:
        state = GAME.apply(state, state.turn, choose(view(state), level, 1))
    assert sum(state.sheet[0].tricks) == 10
