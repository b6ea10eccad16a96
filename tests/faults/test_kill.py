from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.catalogue import GAMES
from bot.games.record import read, write
from bot.store.engine import open_engine
from bot.tables.model import Status
from tests.faults.player import CHANNELS
from tests.store.databases import url
from tests.tables.house import House, open_house

ROOT = Path(__file__).parents[2]
RUNS = 6
#: Moves acknowledged before a process is killed, at most.
MOST = 60

Acknowledged = tuple[int, int, str]


def play_until_killed(database: Path, rng: Random) -> list[Acknowledged]:
    """Runs the player, kills it at a random moment, and returns what it has acknowledged."""
    command = [sys.executable, "-m", "tests.faults.player", str(database), str(rng.getrandbits(32))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ) as process:
        assert process.stdout is not None
        try:
            lines = [process.stdout.readline() for _ in range(rng.randint(1, MOST))]
            # Not always just after a line: somewhere inside a transaction, too.
            time.sleep(rng.random() * 0.01)
        finally:
            process.kill()
        lines += process.stdout.readlines()
    assert process.returncode < 0
    return [_acknowledged(line) for line in lines]


def _acknowledged(line: str) -> Acknowledged:
    table_id, press, move = line.rstrip("\n").split(" ", 2)
    return int(table_id), int(press), move


def stored(database: Path) -> dict[int, list[tuple[int | None, str]]]:
    """What lies in the database: each table's moves in order, with the press that made each."""
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute(
            "SELECT table_id, number, interaction_id, line FROM moves ORDER BY table_id, number"
        ).fetchall()
    connection.close()
    tables: dict[int, list[tuple[int | None, str]]] = defaultdict(list)
    for table_id, number, press, line in rows:
        assert number == len(tables[table_id])
        tables[table_id].append((press, line))
    return tables


async def test_every_acknowledged_move_is_there_once_and_in_order_and_the_tables_play_on(database: Path) -> None:
    rng = Random(2)
    acknowledged: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for _ in range(RUNS):
        for table_id, press, move in play_until_killed(database, rng):
            acknowledged[table_id].append((press, move))
        check(acknowledged, stored(database))
    assert sum(len(moves) for moves in acknowledged.values()) > RUNS
    engine = open_engine(url(database))
    try:
        await play_on(engine, set(acknowledged))
    finally:
        await engine.dispose()


def check(acknowledged: dict[int, list[tuple[int, str]]], lying: dict[int, list[tuple[int | None, str]]]) -> None:
    for table_id, moves in acknowledged.items():
        pressed = [(press, line) for press, line in lying[table_id] if press is not None]
        # Each process may have saved one move that it had no time to acknowledge.
        assert [move for move in pressed if move in moves] == moves
        assert len(pressed) - len(moves) <= RUNS
    assert max(Counter(press for moves in lying.values() for press, _ in moves if press is not None).values()) == 1


async def play_on(engine: AsyncEngine, table_ids: set[int]) -> None:
    async with open_house(engine, time.time()) as house:
        for channel in CHANNELS:
            table = await house.tables.in_channel(channel)
            if table is not None and table.status is Status.RUNNING:
                assert (await house.play(table)).status is Status.FINISHED
        for table_id in table_ids:
            await _check_record(house, table_id)


async def _check_record(house: House, table_id: int) -> None:
    record = await house.tables.record(table_id)
    again, replay = read(write(record), GAMES)
    assert again == record
    assert replay.result is not None
