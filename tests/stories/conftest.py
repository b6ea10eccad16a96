from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.store.databases import database, template
from tests.stories.evening import Evening, open_evening

__all__ = ["database", "template"]


@pytest.fixture
async def evening(database: Path) -> AsyncIterator[Evening]:
    """An evening at which nobody has done anything yet."""
    async with open_evening(database) as opened:
        yield opened
