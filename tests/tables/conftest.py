from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.store.databases import database, engine, template
from tests.tables.house import House, open_house

__all__ = ["database", "engine", "template"]


@pytest.fixture
async def house(engine: AsyncEngine) -> AsyncIterator[House]:
    """A house just opened."""
    async with open_house(engine) as opened:
        yield opened
