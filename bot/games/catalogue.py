"""Every game by name, and every preset by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.dummy import Dummy
from bot.games.game import Game
from bot.games.german import German
from bot.games.knockout import KnockOut
from bot.games.nomination import Nomination
from bot.games.whist import Whist


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules of one game; what it does not give has the game's default.

    Its name, and the other names by which people look for it, are the locale's ``preset-<name>`` and its attribute ``also``.
    """

    name: str
    game: str
    rules: Mapping[str, str] = field(default_factory=dict)


GAMES: Mapping[str, Game[Any]] = {
    game.name: game
    for game in (
        Nomination(),
        Whist(),
        Dummy(),
        KnockOut(),
        German(),
    )
}

PRESETS: Mapping[str, Preset] = {
    preset.name: preset
    for preset in (
        Preset("nomination", "nomination"),
        Preset("whist-short", "whist"),
        Preset("whist-long", "whist", {"target": "9"}),
        Preset("whist-american", "whist", {"target": "7", "honours": "off"}),
        Preset("whist-no-trump", "whist", {"trump": "none"}),
        Preset("whist-laws", "whist", {"settlement": "laws", "revokes": "laws"}),
        Preset("dummy", "dummy"),
        Preset("knockout", "knockout"),
        Preset("knockout-sudden", "knockout", {"dog": "off"}),
        Preset("german", "german"),
        Preset("german-fifty", "german", {"scoring": "tricks", "length": "fifty"}),
        Preset("german-all", "german", {"counting": "all", "scoring": "over"}),
    )
}
