"""Bringing a database up to the program's schema, and refusing one that is newer."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import open_engine


class NewerDatabase(Exception):
    """The database was written by a newer program; this one must not touch it."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing. Raises NewerDatabase when the database has one that the program does not know."""
    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not set(MigrationContext.configure(connection).get_current_heads()) <= known:
        raise NewerDatabase
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """Migrates the database of an engine; see `upgrade`."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def migrate_url(url: str) -> None:
    """Migrates the database at `url` and closes it again."""
    engine = open_engine(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()
