from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import notes
from bot.store.engine import open_engine
from bot.store.migrate import migrate
from tests.store.databases import url


async def _pragma(engine: AsyncEngine, name: str) -> object:
    async with engine.begin() as connection:
        return (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 2000)],
)
async def test_a_commit_is_on_the_disk_and_readers_are_not_in_its_way(engine: AsyncEngine, pragma: str, value: object) -> None:
    assert await _pragma(engine, pragma) == value


async def test_transactions_of_concurrent_tasks_do_not_mix(engine: AsyncEngine) -> None:
    async def count_up() -> None:
        async with engine.begin() as connection:
            value = int(await notes.read(connection, "count") or 0)
            await asyncio.sleep(0)
            await notes.write(connection, "count", str(value + 1))

    await asyncio.gather(*(count_up() for _ in range(20)))
    async with engine.begin() as connection:
        assert await notes.read(connection, "count") == "20"


async def test_a_rollback_takes_only_its_own_work_back(engine: AsyncEngine) -> None:
    async def write(name: str) -> None:
        async with engine.begin() as connection:
            await notes.write(connection, name, "written")
            await asyncio.sleep(0)
            if name == "bad":
                await connection.execute(text("INSERT INTO notes VALUES ('bad', 'twice')"))

    done = await asyncio.gather(*(write(name) for name in ("one", "bad", "two")), return_exceptions=True)
    assert [type(error) for error in done] == [type(None), IntegrityError, type(None)]
    async with engine.begin() as connection:
        assert [await notes.read(connection, name) for name in ("one", "bad", "two")] == ["written", None, "written"]


async def test_a_second_process_waits_for_its_turn_to_write(engine: AsyncEngine, database: Path) -> None:
    other = open_engine(url(database))

    async def write(to: AsyncEngine, name: str) -> None:
        async with to.begin() as connection:
            value = int(await notes.read(connection, "count") or 0)
            await notes.write(connection, name, "here")
            await notes.write(connection, "count", str(value + 1))

    await asyncio.gather(*(write(to, f"{i}") for i in range(10) for to in (engine, other)))
    await other.dispose()
    async with engine.begin() as connection:
        assert await notes.read(connection, "count") == "20"


async def test_a_cancelled_transaction_leaves_nothing_and_keeps_nobody_out(engine: AsyncEngine) -> None:
    async def dawdle() -> None:
        async with engine.begin() as connection:
            await notes.write(connection, "half", "done")
            await asyncio.Event().wait()

    task = asyncio.create_task(dawdle())
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with engine.begin() as connection:
        assert await notes.read(connection, "half") is None


async def test_a_database_in_memory_is_one_database() -> None:
    engine = open_engine("sqlite+aiosqlite://")
    await migrate(engine)

    async def write(name: str) -> None:
        async with engine.begin() as connection:
            await notes.write(connection, name, "here")

    await asyncio.gather(*(write(f"{i}") for i in range(5)))
    async with engine.begin() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM notes"))).scalar_one() == 5
    await engine.dispose()
