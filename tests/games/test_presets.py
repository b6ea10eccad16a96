from __future__ import annotations

from random import Random

import pytest

from bot.games.catalogue import GAMES, PRESETS
from bot.games.game import HOUSE
from bot.games.options import build
from tests.games.harness import shuffled
from tests.games.positions import GAME


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_a_preset_can_be_played_by_any_number(preset: object) -> None:
    assert isinstance(preset, type(PRESETS["nomination"]))
    game = GAMES[preset.game]
    options = build(game.options, preset.rules)
    for players in game.seats:
        assert options.problems(players) == ()
        state = game.start(options, players, 0)
        game.apply(state, HOUSE, game.deal(state, shuffled(game, state, Random(players))))


def test_presets_bear_the_names_that_people_know() -> None:
    known = {
        "nomination",
        "oh_hell",
        "blob",
        "blackout",
        "up_and_down_the_river",
        "boerenbridge_championship",
        "contract_whist",
    }
    assert known | {"oh_pshaw", "boerenbridge_together", "romanian"} <= set(PRESETS)
    assert all(name == preset.name and preset.game in GAMES for name, preset in PRESETS.items())


@pytest.mark.parametrize(
    ("preset", "players", "first", "last"),
    [
        ("oh_hell", 4, 10, 10),
        ("oh_hell", 6, 8, 8),
        ("blackout", 4, 1, 13),
        ("blackout", 7, 1, 7),
        ("oh_well", 3, 17, 17),
        ("oh_well", 4, 13, 13),
        ("contract_whist", 4, 13, 1),
        ("contract_whist", 5, 10, 1),
        ("boerenbridge_together", 5, 1, 1),
        ("kachuful", 5, 1, 8),
    ],
)
def test_the_hands_of_some_presets(preset: str, players: int, first: int, last: int) -> None:
    game = GAMES["nomination"]
    state = game.start(build(game.options, PRESETS[preset].rules), players, 0)
    sizes = GAME.sizes(state)
    assert (sizes[0], sizes[-1]) == (first, last)
