"""A database that fails: the press is refused, nothing is half done, and the next one works."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.tables import changes, errors
from bot.tables.clock import RETRY
from bot.tables.model import Table
from tests.tables.house import ANN, BOB, CY, DAN, House
from tests.tables.test_end import before_the_last_card


class Broken:
    """A database that fails at its `at`-th statement from now; beginning and committing are statements too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.at: int | None = None
        event.listen(engine.sync_engine, "before_cursor_execute", self._tick)
        event.listen(engine.sync_engine, "commit", self._tick)

    def _tick(self, *_: Any) -> None:
        if self.at is not None:
            self.at -= 1
            if self.at <= 0:
                raise OperationalError("statement", {}, sqlite3.OperationalError("disk I/O error"))


@pytest.fixture
def broken(engine: AsyncEngine) -> Iterator[Broken]:
    database = Broken(engine)
    yield database
    database.at = None


def dump(database: Path) -> list[str]:
    """All that another program reads in the file."""
    with sqlite3.connect(database) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return [line for line in lines if not line.startswith('INSERT INTO "notes"')]


async def a_lobby(house: House) -> Table:
    return await house.open(ANN, BOB, CY)


async def a_bid(house: House) -> Table:
    return await house.begin(ANN, BOB, CY)


async def the_last_card_of_a_hand(house: House) -> Table:
    table = await house.begin(ANN, BOB, CY)
    return await house.play(table, moves=23)


async def the_last_card(house: House) -> Table:
    return await before_the_last_card(house, ANN, BOB, CY)


async def press(house: House, table: Table) -> Table:
    return await house.press(table, await house.due(table))


async def start(house: House, table: Table) -> Table:
    return await house.change(table, changes.start, ANN)


async def join(house: House, table: Table) -> Table:
    return await house.join(table, DAN)


async def leave(house: House, table: Table) -> Table:
    return await house.change(table, changes.leave, BOB)


@pytest.mark.parametrize(
    ("before", "request_"),
    [
        (a_lobby, join),
        (a_lobby, start),
        (a_bid, press),
        (a_bid, leave),
        (the_last_card_of_a_hand, press),
        (the_last_card, press),
    ],
)
async def test_whichever_statement_fails_nothing_is_half_done(
    house: House,
    broken: Broken,
    database: Path,
    before: Callable[[House], Awaitable[Table]],
    request_: Callable[[House, Table], Awaitable[Table]],
) -> None:
    table = await before(house)
    stored = dump(database)
    for failing in range(1, 30):
        broken.at = failing
        try:
            done = await request_(house, table)
        except errors.NotSaved:
            broken.at = None
            assert dump(database) == stored
            assert await house.tables.look(table.id) == table
        else:
            break
    assert failing > 3
    assert done.version == table.version + 1
    assert dump(database) != stored


async def test_opening_a_table_fails_as_a_whole(house: House, broken: Broken, database: Path) -> None:
    stored = dump(database)
    for failing in range(1, 5):
        broken.at = failing
        with pytest.raises(errors.NotSaved):
            await house.open(ANN)
        assert dump(database) == stored
    broken.at = None
    assert await house.open(ANN) == await house.tables.in_channel(200)


async def test_a_question_to_a_broken_database_is_refused_politely(house: House, broken: Broken) -> None:
    finished = await house.play(await house.begin(ANN, BOB, CY))
    for question in (
        house.tables.in_channel(200),
        house.tables.of_member(ANN.id),
        house.tables.of_server(100),
        house.tables.look(finished.id),
        house.tables.record(finished.id),
        house.tables.last_proof(finished.id),
        house.tables.forget(ANN.id),
    ):
        broken.at = 1
        with pytest.raises(errors.NotSaved):
            await question


async def test_another_process_that_holds_the_database_refuses_the_press(
    house: House, engine: AsyncEngine, database: Path
) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    async with engine.begin() as connection:
        await connection.execute(text("PRAGMA busy_timeout=10"))
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(errors.NotSaved):
        await house.press(table, due)
    other.execute("ROLLBACK")
    other.close()
    assert (await house.press(table, due)).version == table.version + 1


async def test_a_full_disk_refuses_the_press(house: House, engine: AsyncEngine, database: Path) -> None:
    table = await house.begin(ANN, BOB, CY)
    async with engine.begin() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(errors.NotSaved):
        await house.play(table)
    stored = dump(database)
    table = await house.tables.look(table.id)
    async with engine.begin() as connection:
        await connection.execute(text("PRAGMA max_page_count=1000000"))
    assert dump(database) == stored
    assert (await house.press(table, await house.due(table))).version == table.version + 1


async def test_the_clock_tries_again_what_could_not_be_saved(house: House, broken: Broken) -> None:
    table = await house.begin(ANN, BOB, CY)
    for _ in range(3):
        broken.at = 1
        house.time += 600
        await house.clock.rest()
        broken.at = None
        assert sum((await house.tables.look(table.id)).decisions) == 0
    table = await house.rest(table, after=RETRY)
    assert sum(table.decisions) == 1


async def test_a_clock_stops_whether_or_not_it_can_note_the_time(house: House, broken: Broken) -> None:
    broken.at = 1
    await house.clock.stop()
    assert not house.clock.running


async def test_nothing_is_heard_of_what_was_not_saved(house: House, broken: Broken) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    house.heard.clear()
    broken.at = 3
    with pytest.raises(errors.NotSaved):
        await house.press(table, due)
    assert house.heard == []


async def test_the_log_says_why_and_shows_no_card(
    house: House, engine: AsyncEngine, broken: Broken, caplog: pytest.LogCaptureFixture
) -> None:
    def twice(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("INSERT INTO moves"):
            cursor.executemany(statement, parameters if isinstance(parameters, list) else [parameters])

    table = await the_last_card_of_a_hand(house)
    event.listen(engine.sync_engine, "before_cursor_execute", twice)
    with pytest.raises(errors.NotSaved) as refused:
        await press(house, table)
    event.remove(engine.sync_engine, "before_cursor_execute", twice)
    assert "not saved: IntegrityError" in caplog.text
    for told in (caplog.text, str(refused.value.__cause__)):
        assert "deal " not in told
        assert "proof " not in told
        assert "play " not in told


async def test_a_press_cut_off_at_any_moment_happens_wholly_or_not_at_all(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    for steps in range(1, 40):
        due = await house.due(table)
        task = asyncio.create_task(house.press(table, due))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        done = (await asyncio.gather(task, return_exceptions=True))[0]
        now = await house.tables.look(table.id)
        assert now.version in (table.version, table.version + 1)
        if isinstance(done, Table):
            assert now == done
        if now == table:
            now = await house.press(table, due)
        table = now
