"""A program that plays at several tables until it is killed: ``python -m tests.faults.player DATABASE SEED``.

It prints one line for each move of a member once that move is acknowledged: the table, the interaction, and the record's line.
"""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count
from pathlib import Path
from random import Random
from time import time, time_ns

from bot.games.record import Step, write_step
from bot.store.engine import open_engine
from bot.tables import changes
from bot.tables.draft import awaited
from bot.tables.model import Status, Table
from tests.store.databases import url
from tests.tables.house import ANN, BOB, House

CHANNELS = (200, 201, 202)


def say(*words: object) -> None:
    """Past every buffer, so that what was said is not lost with the process."""
    os.write(1, (" ".join(str(word) for word in words) + "\n").encode())


async def play(house: House, table_id: int, presses: count[int]) -> None:
    """Makes the members' moves at one table, and says each that is acknowledged."""
    tables = house.tables
    while (table := await tables.look(table_id)).status is Status.RUNNING:
        live = await tables.snapshot(table_id)
        due = awaited(live.table, live.replay)
        if not due:
            await house.clock.rest()
            continue
        seat, press = due[0], next(presses)
        _, perspective = await tables.perspective(table_id, seat)
        member = live.table.sitters[seat].user_id
        assert perspective is not None
        assert member is not None
        move = tables.rng.choice(perspective.legal)
        await tables.act(table_id, member, table.decisions[seat], move, press)
        say(table_id, press, write_step(Step(seat, move)))


async def sit_down(house: House, channel: int) -> Table:
    """The game in a channel, which is begun if there is none."""
    table = await house.tables.in_channel(channel) or await house.open(ANN, BOB, computers=1, channel=channel)
    return await house.change(table, changes.start, ANN) if table.status is Status.LOBBY else table


async def run(database: Path, seed: int) -> None:
    engine = open_engine(url(database))
    house = House(engine, rng=Random(seed))
    house.tables.now = time
    await house.clock.restore()
    house.clock.start()
    presses = count(time_ns())

    async def stay(channel: int) -> None:
        while True:
            await play(house, (await sit_down(house, channel)).id, presses)

    await asyncio.gather(*(stay(channel) for channel in CHANNELS))


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2])))
