"""Bringing a database up to the program's schema, and refusing one that is newer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import open_engine


class NewerDatabase(Exception):
    """The database was written by a newer program; this one must not touch it."""


def config(connection: Connection) -> Config:
    """What Alembic must know to run the migrations on a connection."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing. Raises NewerDatabase when the database has one that the program does not know."""
    alembic = config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(alembic).walk_revisions()}
    if not set(MigrationContext.configure(connection).get_current_heads()) <= known:
        raise NewerDatabase
    command.upgrade(alembic, "head")


async def migrate(engine: AsyncEngine) -> None:
    """Migrates the database of an engine; see `upgrade`."""
    async with engine.connect() as connection, without_foreign_keys(connection), connection.begin():
        await connection.run_sync(upgrade)


@asynccontextmanager
async def without_foreign_keys(connection: AsyncConnection) -> AsyncIterator[None]:
    """SQLite changes a table by dropping the old one, which would delete all that belongs to its rows."""
    if connection.dialect.name != "sqlite":
        yield
        return
    # A pragma does nothing inside a transaction, and the connection's own methods begin one.
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    await driver.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        await driver.execute("PRAGMA foreign_keys=ON")


async def migrate_url(url: str) -> None:
    """Migrates the database at `url` and closes it again."""
    engine = open_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()
