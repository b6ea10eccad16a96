"""Databases to test on: each a file of its own, migrated once and then copied."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import open_engine
from bot.store.migrate import migrate_url


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database without a row."""
    path = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(migrate_url(url(path)))
    return path


@pytest.fixture
def database(template: Path, tmp_path: Path) -> Path:
    """The path of an empty database."""
    return Path(shutil.copy(template, tmp_path / "oddtrick.db"))


@pytest.fixture
async def engine(database: Path) -> AsyncIterator[AsyncEngine]:
    """An engine on an empty database."""
    engine = open_engine(url(database))
    yield engine
    await engine.dispose()


async def add(connection: AsyncConnection, table: Table, *rows: dict[str, Any]) -> None:
    """Rows written as they are; what is left out gets a value that says nothing."""
    nothing = {column.name: None if column.nullable else column.type.python_type() for column in table.columns}
    await connection.execute(insert(table), [{**nothing, **row} for row in rows])
