"""A house to play in: tables and a clock on a database, with a time that moves only when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.catalogue import GAMES
from bot.games.game import Perspective
from bot.games.moves import Move
from bot.games.options import build
from bot.players.levels import Level
from bot.tables import changes
from bot.tables.clock import Chooser, Clock
from bot.tables.draft import awaited
from bot.tables.model import Member, Pace, Sitter, Status, Table
from bot.tables.service import News, Opening, Tables

ANN, BOB, CY, DAN, EVE, FAY, GUS, HAL = (
    Member(user_id, name) for user_id, name in enumerate(("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"), 1)
)
GUILD, CHANNEL = 100, 200
#: Seconds between the epoch and the first test.
DAWN = 1_700_000_000.0
OPTIONS = build(GAMES["nomination"].options, {"structure": "7-1"})

#: Ids of interactions, none of which ever comes twice.
PRESSES = count(1)


def first(perspective: Perspective, _level: Level, _seed: int) -> Move:
    """A computer that makes the first move that it may."""
    return perspective.legal[0]


class House:
    """Tables whose time is ``time``; ``heard`` is what the listeners were told."""

    def __init__(self, engine: AsyncEngine, time: float = DAWN, rng: Random | None = None) -> None:
        self.time = time
        self.tables = Tables(engine, lambda: self.time, rng or Random(1))
        self.heard: list[tuple[Table, News]] = []
        self.tables.listen(lambda table, news: self.heard.append((table, news)))
        self.choose: Chooser = first
        self.clock = Clock(self.tables, engine, self._choose)

    def _choose(self, perspective: Perspective, level: Level, seed: int) -> Move:
        return self.choose(perspective, level, seed)

    async def open(self, *members: Member, computers: int = 0, pace: Pace = Pace.RELAXED, channel: int = CHANNEL) -> Table:
        """A lobby with these members seated, the first of them the host."""
        sitters = tuple(Sitter(member.name, member.id) for member in members)
        opening = Opening(GUILD, channel, members[0], "nomination", OPTIONS, pace=pace, sitters=sitters)
        table = await self.tables.open(opening)
        for _ in range(computers):
            table = await self.change(table, changes.add_computer, members[0], Level.EASY)
        return table

    async def begin(self, *members: Member, computers: int = 0, pace: Pace = Pace.RELAXED, channel: int = CHANNEL) -> Table:
        """A game just begun, with a member's move awaited."""
        table = await self.open(*members, computers=computers, pace=pace, channel=channel)
        await self.change(table, changes.start, members[0])
        return await self.rest(table)

    async def join(self, table: Table, member: Member) -> Table:
        return await self.tables.change(table.id, lambda draft: changes.join(draft, member))

    async def change(self, table: Table, mutate: object, member: Member, *args: object) -> Table:
        """A change that a member makes."""
        assert callable(mutate)
        return await self.tables.change(table.id, lambda draft: mutate(draft, member.id, *args))

    async def rest(self, table: Table, after: float = 0.0) -> Table:
        """The table once everything is done that is due by now, or some seconds later."""
        self.time += after
        await self.clock.rest()
        return await self.tables.look(table.id)

    async def due(self, table: Table) -> Member:
        """The member whose move is awaited first."""
        live = await self.tables.snapshot(table.id)
        sitter = live.table.sitters[awaited(live.table, live.replay)[0]]
        assert sitter.user_id is not None
        return Member(sitter.user_id, sitter.name)

    async def legal(self, table: Table, member: Member) -> tuple[Move, ...]:
        """What a member may do now."""
        _, perspective = await self.tables.perspective(table.id, table.seat_of(member.id))
        assert perspective is not None
        return perspective.legal

    async def press(self, table: Table, member: Member, move: Move | None = None, decision: int | None = None) -> Table:
        """A member's move, the first legal one unless another is given, for the decision shown on `table`."""
        seat = table.seat_of(member.id)
        if decision is None:
            decision = table.decisions[seat] if seat is not None and table.decisions else 0
        if move is None:
            move = (await self.legal(table, member))[0]
        return await self.tables.act(table.id, member.id, decision, move, next(PRESSES))

    async def until(self, table: Table, member: Member) -> Table:
        """Lets the others play until a member's move is awaited."""
        while (due := await self.due(table)) != member:
            await self.press(table, due)
            table = await self.rest(table)
        return table

    async def send_away(self, table: Table, member: Member) -> Table:
        """Lets a member miss two deadlines."""
        for _ in range(2):
            table = await self.rest(await self.until(table, member), after=table.pace.seconds)
        return table

    async def play(self, table: Table, moves: int = 10_000) -> Table:
        """Plays on by first legal moves, until the game ends or so many members' moves are made."""
        for _ in range(moves):
            table = await self.rest(table)
            if table.status is not Status.RUNNING:
                break
            await self.press(table, await self.due(table))
        return await self.rest(table)


@asynccontextmanager
async def open_house(engine: AsyncEngine, time: float = DAWN, rng: Random | None = None) -> AsyncIterator[House]:
    """A house as after a start of the program."""
    house = House(engine, time, rng)
    await house.clock.restore()
    house.clock.start()
    try:
        yield house
    finally:
        await house.clock.stop()
