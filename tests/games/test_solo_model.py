"""Solo Whist against a second model of it, over random deals, house rules, calls and cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE
from bot.games.options import build, rules
from bot.games.solo import SoloOptions
from tests.games.driving import deal, follow_model
from tests.games.naive_solo import NaiveSolo

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

game = GAMES["solo"]


def model_of(state: Any, chosen: dict[str, str]) -> NaiveSolo:
    seats = [(state.dealer + 1 + i) % state.players for i in range(4)]
    hands = {seat: [c.code for c in state.hands[seat]] for seat in seats}
    return NaiveSolo(hands, seats, state.laid[0][1][0].code, state.players, chosen)


def follow_hand(state: Any, model: NaiveSolo, rng: random.Random, bold: float) -> Any:
    """Plays the hand on both sides, and compares what came of it."""
    number, totals = state.hand_number, state.totals
    state = follow_model("solo", state, model, rng, bold)
    if model.stage == "thrown in":
        assert state.totals == totals
        assert len(state.sheet) == state.hand_number == number - 1
    else:
        row = state.sheet[-1]
        assert (row.number, [*row.tricks], [*row.points]) == (number, *model.told())
        assert sum(row.points) == 0
        assert (row.trump.letter if row.trump is not None else "") == model.trump
    return state


def test_random_games_agree_with_the_second_model(deals: int) -> None:
    rng = random.Random(20)
    outcomes = set()
    while deals > 0:
        chosen = {r.name: rng.choice(r.choices) for r in rules(SoloOptions)} | {"rounds": "2"}
        players = rng.choice((4, 5))
        state: Any = game.start(build(SoloOptions, chosen), players, rng.randrange(players))
        bold = rng.choice((0.2, 0.5, 1))
        while game.actors(state) == (HOUSE,):
            state = deal("solo", state, rng)
            model = model_of(state, chosen)
            state = follow_hand(state, model, rng, bold)
            outcomes.add((model.stage, model.best))
            deals -= 1
        result = game.result(state)
        assert result is not None
        assert sum(result.totals) == 0
    reached = {("over", name) for name in ("prop", "solo", "misere", "abundance", "royal", "spread", "slam", "")}
    assert outcomes == reached | {("thrown in", "")}
