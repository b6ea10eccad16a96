"""What a game gives so that computers can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from bot.games.game import Perspective, Phase
from bot.games.moves import Move
from bot.players.levels import Level

#: Chooses one of the perspective's legal moves; all its chance comes from the `Random`.
Decision = Callable[[Perspective, Level, Random], Move]
#: How to decide in each phase of a game. A phase that is left out is decided as in any game.
Strategy = Mapping[Phase, Decision]
