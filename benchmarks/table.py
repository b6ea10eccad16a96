"""Tables without Discord: the CPU of a press, the memory of a table at rest, and the time of a restart."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games.moves import notation, parse_move
from bot.store import schema
from bot.store.engine import open_engine
from bot.store.migrate import migrate
from bot.store.tables import versions_drawn
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views.codec import Press, decode, encode, template
from tests.tables.house import ANN, BOB, CHANNEL, CY, DAN, PRESSES, House, open_house

OPEN = 100
RUNNING = 500
#: Moves made at each table when it is measured: the middle of the second hand of thirteen.
MOVES = 45


def rows() -> list[tuple[str, str, str]]:
    """What is measured of tables."""
    return asyncio.run(_rows())


async def _rows() -> list[tuple[str, str, str]]:
    with TemporaryDirectory() as folder:
        async with _database(Path(folder) / "bench.db") as engine:
            async with open_house(engine) as house:
                table = await house.play(await house.begin(ANN, BOB, CY, DAN), MOVES)
            await _copy(engine, table, OPEN)
            async with open_house(engine, house.time) as house:
                cpu = await _press(house)
            await _copy(engine, table, RUNNING, since=OPEN)
            memory = await _memory(engine, house.time)
        restart, waking = await _restart(Path(folder) / "bench.db", house.time)
    return [
        (f"CPU of a press at the tables ({OPEN} open, median)", f"{cpu * 1000:.1f} ms", "15 ms with Discord's layer"),
        (f"memory of an idle table ({RUNNING} open)", f"{memory / 1024:.1f} KB", "60 KB with Discord's layer"),
        (f"restart with {RUNNING} running tables, without Discord", f"{restart:.2f} s", "5 s with Discord's layer"),
        (f"... and every one of the {RUNNING} read and played through", f"{waking:.2f} s", ""),
    ]


@asynccontextmanager
async def _database(path: Path) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(f"sqlite+aiosqlite:///{path}")
    await migrate(engine)
    yield engine
    await engine.dispose()


async def _copy(engine: AsyncEngine, table: Table, until: int, since: int = 1) -> None:
    """Copies a table in the database until there are so many, each in its own channel."""
    async with engine.begin() as connection:
        for number in range(since + 1, until + 1):
            await _copy_rows(connection, table.id, number)


async def _copy_rows(connection: AsyncConnection, table_id: int, number: int) -> None:
    for of in (schema.tables, schema.seats, schema.moves, schema.secrets):
        key = "id" if of is schema.tables else "table_id"
        new = {key: number, "channel_id": CHANNEL + number, "interaction_id": None}
        columns = [literal(new[column.name], column.type) if column.name in new else column for column in of.columns]
        await connection.execute(insert(of).from_select(of.columns.keys(), select(*columns).where(of.c[key] == table_id)))


async def _press(house: House) -> float:
    """Seconds of CPU from a custom_id to a committed move, at each table in turn."""
    taken: list[float] = []
    tables = [await house.tables.look(table_id) for table_id in range(1, OPEN + 1)]
    for _ in range(3):
        for i, table in enumerate(tables):
            member = await house.due(table)
            move = (await house.legal(table, member))[0]
            seat = table.seat_of(member.id)
            assert seat is not None
            custom_id = encode("p", Press("act", table.id, table.decisions[seat], notation(move)))
            began = process_time()
            tables[i] = await _pressed(house.tables, member.id, custom_id)
            taken.append(process_time() - began)
    return median(taken)


async def _pressed(tables: Tables, member_id: int, custom_id: str) -> Table:
    match = template("p").fullmatch(custom_id)
    assert match is not None
    press = decode(match)
    return await tables.act(press.table, member_id, press.decision, parse_move(press.arg), next(PRESSES))


async def _memory(engine: AsyncEngine, time: float) -> float:
    """Bytes that a table in memory takes more than none."""
    house = House(engine, time)
    await house.tables.look(1)
    gc.collect()
    tracemalloc.start()
    for table_id in range(2, RUNNING + 1):
        await house.tables.look(table_id)
    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / (RUNNING - 1)


async def _restart(path: Path, time: float) -> tuple[float, float]:
    """Seconds until the clock runs and all versions are known, and until all tables have been read besides."""
    began = perf_counter()
    async with _database(path) as engine, open_house(engine, time + 60) as house:
        async with engine.begin() as connection:
            known = await versions_drawn(connection, time)
        ready = perf_counter()
        for table_id, *_ in known:
            await house.tables.look(table_id)
        return ready - began, perf_counter() - began
