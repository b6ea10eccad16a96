from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import schema
from bot.store.engine import open_engine
from bot.store.migrate import NewerDatabase, config, migrate, migrate_url, without_foreign_keys
from tests.store.databases import add, url


async def test_the_migrations_make_exactly_the_schema(engine: AsyncEngine) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, schema.metadata))

    async with engine.begin() as connection:
        assert await connection.run_sync(difference) == []


async def test_migrating_again_changes_nothing(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await add(connection, schema.members, {"user_id": 5, "locale": "hu"})
    await migrate(engine)
    async with engine.begin() as connection:
        assert (await connection.execute(select(schema.members.c.locale))).scalar_one() == "hu"


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        await migrate(engine)
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "9999"


async def test_a_database_of_the_first_program_keeps_what_it_holds(tmp_path: Path) -> None:
    engine = open_engine(url(tmp_path / "old.db"))
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: command.upgrade(config(c), "0001"))
        await connection.execute(
            text(
                "INSERT INTO tables (id, guild_id, channel_id, host_id, status, version, game, rules, pace, created_at,"
                " touched_at, reminded, asks) VALUES (7, 1, 2, 5, 'lobby', 3, 'nomination', '{}', 'slow', 1.5, 2.5, 0, '[]')"
            )
        )
        await connection.execute(
            text("INSERT INTO seats (table_id, seat, name, user_id, away, \"left\", missed) VALUES (7, 0, 'Ann', 5, 0, 0, 1)")
        )
    await engine.dispose()
    await migrate_url(url(tmp_path / "old.db"))
    engine = open_engine(url(tmp_path / "old.db"))
    async with engine.begin() as connection:
        table = (await connection.execute(select(schema.tables))).one()
        seat = (await connection.execute(select(schema.seats))).one()
    await engine.dispose()
    assert (table.id, table.status, table.version, table.pace, table.touched_at) == (7, "lobby", 3, "slow", 2.5)
    assert (seat.table_id, seat.name, seat.user_id, seat.missed, seat.former_id) == (7, "Ann", 5, 1, None)


async def test_a_table_changed_by_copying_it_keeps_what_belongs_to_its_rows(engine: AsyncEngine) -> None:
    """The way in which SQLite changes a column; with foreign keys on, it would delete every seat and move."""

    def copy(connection: Connection) -> None:
        with Operations(MigrationContext.configure(connection)).batch_alter_table("tables", recreate="always"):
            pass

    async with engine.begin() as connection:
        await add(connection, schema.tables, {"id": 7, "status": "lobby"})
        await add(connection, schema.seats, {"table_id": 7, "seat": 0, "name": "Ann"})
    async with engine.connect() as connection, without_foreign_keys(connection), connection.begin():
        await connection.run_sync(copy)
    async with engine.begin() as connection:
        assert (await connection.execute(select(schema.seats.c.name))).scalar_one() == "Ann"
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
        assert (await connection.execute(text("PRAGMA foreign_key_check"))).all() == []
