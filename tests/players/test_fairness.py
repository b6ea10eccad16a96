"""A computer player acts on what its seat can see, and only on that."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.players import choose
from bot.players.levels import Level
from tests.players.scenes import GAME, exchanged, shuffled, view


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("players", "size"), [(3, 6), (4, 5), (7, 3)])
def test_exchanging_the_hidden_cards_changes_no_decision(level: Level, players: int, size: int) -> None:
    state = shuffled(players, size, seed=players)
    rng = Random(size)
    changed = 0
    while not state.sheet:
        twin = exchanged(state, rng)
        changed += twin.hands != state.hands
        assert view(twin) == view(state)
        move = choose(view(state), level, seed=7)
        assert choose(view(twin), level, seed=7) == move
        state = GAME.apply(state, state.turn, move)
    assert changed > players


def test_the_same_seed_gives_the_same_move_in_any_thread() -> None:
    perspectives = [view(shuffled(4, 5, seed)) for seed in range(8)]
    alone = [choose(perspective, Level.NORMAL, 3) for perspective in perspectives]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda perspective: choose(perspective, Level.NORMAL, 3), perspectives * 3))
    assert together == alone * 3


def test_nothing_to_do_is_refused() -> None:
    state = shuffled(4, 5, 1)
    idle = GAME.perspective(state, (state.turn + 1) % 4)
    with pytest.raises(ValueError, match="no move"):
        choose(idle, Level.EASY, 1)
