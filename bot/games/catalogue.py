"""Every game by name, and every preset by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.bid import BidWhist
from bot.games.game import Game
from bot.games.nomination import Nomination
from bot.games.solo import Solo


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules of one game; what it does not give has the game's default.

    Its name, and the other names by which people look for it, are the locale's ``preset-<name>`` and its attribute ``also``.
    """

    name: str
    game: str
    rules: Mapping[str, str] = field(default_factory=dict)


GAMES: Mapping[str, Game[Any]] = {game.name: game for game in (Nomination(), Solo(), BidWhist())}

PRESETS: Mapping[str, Preset] = {
    preset.name: preset
    for preset in (
        Preset("nomination", "nomination"),
        Preset("solo", "solo"),
        Preset("solo-pence", "solo", {"settlement": "pence"}),
        Preset("solo-hoyle", "solo", {"settlement": "pence", "slam_trump": "declarer", "all_pass": "last_trick"}),
        Preset("bid", "bid"),
        Preset("bid-52", "bid", {"pack": "no_jokers", "dealer_takes": "equal"}),
        Preset("bid-no-kitty", "bid", {"pack": "no_kitty"}),
        Preset("bid-parlett", "bid", {"pack": "one_joker", "scoring": "bid_only", "set_pays": "on", "boston": "on"}),
    )
}
