"""House rules in combination: what is accepted is played to the end, and scored as a second hand scores it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import Phase
from bot.games.options import Options, build, rules
from bot.games.record import write
from tests.games.harness import Setting, record_of
from tests.games.scorer import told

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

#: Choices that make short games, to play many; the others are played elsewhere.
SHORT: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "nomination": {"structure": ("4-1", "1-3-1", "5,1,2", "2,13", "1")},
    "romanian": {"structure": ("1-8-1", "8-1-8"), "length": ("single", "twos")},
    "whist": {"games": ("1",), "rubbers": ("1",), "revokes": ("stopped", "tricks")},
    "dummy": {"games": ("1",), "rubbers": ("1",), "revokes": ("stopped", "tricks")},
    "auction_dummy": {"target": ("5", "7")},
    "german": {"length": ("1", "3")},
    "solo": {"rounds": ("1",)},
    "bid": {"target": ("5", "7")},
}
#: Moves in the games of a test, about, for each random deal that is asked for.
MOVES_A_DEAL = 20


def some_rules(name: str, players: int, rng: Random) -> Options | None:
    """Any house rules of a game, None when they do not fit."""
    short = SHORT.get(name, {})
    given = {rule.name: rng.choice(short.get(rule.name, rule.choices)) for rule in rules(GAMES[name].options)}
    if players < 4 and given.get("opening") == "pack":
        # The second hand's lists end with thirteen tricks.
        return None
    options = build(GAMES[name].options, given)
    return None if options.problems(players) else options


@pytest.mark.parametrize("name", GAMES)
def test_what_is_accepted_is_played_to_the_end_and_scored_right(name: str, deals: int) -> None:
    rng = Random(1)
    played = 0
    while played < MOVES_A_DEAL * deals:
        players = rng.choice(GAMES[name].seats)
        options = some_rules(name, players, rng)
        if options is None:
            continue
        setting = Setting(name, options, players, rng.randrange(players), rng.randrange(2**32))
        moments = list(setting.play())
        end = moments[-1].after
        assert end.phase is Phase.OVER, options
        lines = write(record_of(setting, moments)).splitlines()
        result = setting.game.result(end)
        assert result is not None
        expected = f"result places {','.join(map(str, result.places))} totals {','.join(map(str, result.totals))}"
        assert told(lines)[-1] == expected, options
        assert len(told(lines)) == len(end.sheet) + 1
        played += len(moments)
