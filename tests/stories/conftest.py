from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

import bot.players

if not hasattr(bot.players, "choose"):
    bot.players.choose = lambda perspective, level, seed: Random(seed).choice(perspective.legal)  # type: ignore[attr-defined]

from tests.store.databases import database, template
from tests.stories.evening import Evening, open_evening

__all__ = ["database", "template"]


@pytest.fixture
async def evening(database: Path) -> AsyncIterator[Evening]:
    """An evening at which nobody has done anything yet."""
    async with open_evening(database) as opened:
        yield opened
