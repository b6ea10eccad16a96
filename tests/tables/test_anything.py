"""Members do anything at all, at any time, in any order: what must hold then still holds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.game import GameError
from bot.games.moves import PLAYS
from bot.players.levels import Level
from bot.store import schema
from bot.tables import changes
from bot.tables.draft import acting, awaited
from bot.tables.model import AskKind, Member, Pace, Status, Table
from tests.tables.house import ANN, BOB, CY, DAN, EVE, House, open_house

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

MEMBERS = (ANN, BOB, CY, DAN, EVE)
SEATS = (None, -1, 0, 1, 2, 3, 9)
#: Seconds that may pass between two things that members do.
WAITS = (1, 30, 450, 450, 600, 600, 600, 1800, 90_000)

Deed = Callable[[House, Table, Random], Awaitable[object]]


async def go_on(house: House, table: Table, rng: Random) -> None:
    """What members usually do."""
    if table.status is Status.LOBBY:
        await house.tables.change(table.id, lambda draft: changes.start(draft, table.host_id))
    elif table.status is Status.PAUSED:
        await house.change(table, changes.resume, somebody(table, rng))
    else:
        await house.press(table, await house.due(table))


def somebody(table: Table, rng: Random) -> Member:
    """Mostly one who sits at the table."""
    seated = [member for member in MEMBERS if table.seat_of(member.id) is not None]
    return rng.choice(MEMBERS) if rng.random() < 0.1 else rng.choice(seated)


async def move_anyhow(house: House, table: Table, rng: Random) -> None:
    member = somebody(table, rng)
    await house.press(table, member, rng.choice(list(PLAYS.values())), decision=rng.randrange(2))


async def join(house: House, table: Table, rng: Random) -> None:
    await house.join(table, rng.choice(MEMBERS))


def by_member(mutate: Callable[..., None], *choices: tuple[object, ...]) -> Deed:
    async def do(house: House, table: Table, rng: Random) -> None:
        await house.change(table, mutate, somebody(table, rng), *(rng.choice(among) for among in choices))

    return do


def by_moderator(mutate: Callable[..., None], *choices: tuple[object, ...]) -> Deed:
    async def do(house: House, table: Table, rng: Random) -> None:
        args = [rng.choice(among) for among in choices]
        await house.tables.change(table.id, lambda draft: mutate(draft, *args))

    return do


KINDS = tuple(AskKind)
#: What can be done, and how often compared to the rest.
DEEDS: dict[Deed, int] = {
    go_on: 60,
    move_anyhow: 4,
    join: 8,
    by_member(changes.add_computer, tuple(Level)): 2,
    by_member(changes.remove_computer): 1,
    by_member(changes.set_pace, tuple(Pace)): 1,
    by_member(changes.start): 6,
    by_member(changes.leave): 1,
    by_member(changes.come_back): 4,
    by_member(changes.claim): 4,
    by_member(changes.remind): 2,
    by_member(changes.ask, KINDS, SEATS): 4,
    by_member(changes.agree, KINDS, SEATS): 4,
    by_member(changes.refuse, KINDS, SEATS): 2,
    by_member(changes.resume): 4,
    by_member(changes.forget): 1,
    by_moderator(changes.decide, (AskKind.PAUSE, AskKind.REPLACE), SEATS): 1,
    by_moderator(changes.move_to, (200, 201, 202)): 1,
    by_moderator(changes.lose_channel): 1,
    by_moderator(changes.extend, (600.0,)): 1,
    by_moderator(changes.expire): 1,
    by_moderator(changes.end_pause): 1,
}


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_members_do(engine: AsyncEngine, seed: int) -> None:
    rng = Random(seed)
    async with open_house(engine, rng=Random(seed)) as house:
        table = await house.open(ANN, BOB, CY)
        for _ in range(200):
            (deed,) = rng.choices(list(DEEDS), list(DEEDS.values()))
            before = table
            with suppress(GameError, IndexError):
                await deed(house, table, rng)
            table = await house.rest(table, after=rng.choice(WAITS) if rng.random() < 0.2 else 0)
            assert table.version >= before.version
            await check(house, engine, table)
            if not table.status.open:
                house.time += 1
                table = await house.tables.in_channel(200) or await house.open(ANN, BOB, CY)


async def check(house: House, engine: AsyncEngine, table: Table) -> None:
    """What must hold whenever a table rests."""
    live = await house.tables.snapshot(table.id)
    due = awaited(table, live.replay)
    ids = [sitter.user_id for sitter in table.sitters if sitter.user_id is not None]
    assert acting(table, live.replay) == due, "a computer is due, and the table does not rest"
    assert (table.deadline is not None) == bool(due) == (table.status is Status.RUNNING)
    assert table.deadline is None or table.deadline > house.time
    assert (table.id in house.tables.due) == (table.id in house.tables._live) == table.status.open
    assert (table.paused_until is not None) == (table.status is Status.PAUSED)
    assert len(ids) == len(set(ids))
    assert not table.status.open or table.host_id in ids
    assert all({ask.by, *ask.agreed} <= set(ids) for ask in table.asks)
    assert not (table.asks and not table.status.open)
    present = {sitter.user_id for sitter in table.sitters if sitter.human}
    assert all(not present or not present <= set(ask.agreed) for ask in table.asks)
    await check_stored(house, engine, table)


async def check_stored(house: House, engine: AsyncEngine, table: Table) -> None:
    """The database holds the same table, and a result exactly when the game is finished."""
    read = House(engine, house.time).tables
    for seat in (None, 0):
        assert await read.perspective(table.id, seat) == await house.tables.perspective(table.id, seat)
    async with engine.begin() as connection:
        query = select(func.count()).select_from(schema.results).where(schema.results.c.table_id == table.id)
        count = (await connection.execute(query)).scalar_one()
    assert count == (len(table.sitters) if table.status is Status.FINISHED else 0)
