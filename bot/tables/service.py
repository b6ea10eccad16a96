"""Tables: the only door through which a table changes.

Every change is checked against the seat and the decision it was meant for, is committed to the database, and only then
heard of.
Nothing here talks to Discord, and nothing that waits for Discord happens under a table's lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from random import Random, SystemRandom
from time import time
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.games.game import GameError, Perspective, Seat
from bot.games.moves import Move
from bot.games.options import Options
from bot.games.record import Proof, Record, read_step
from bot.store import people
from bot.store import tables as rows
from bot.tables import changes, errors
from bot.tables.archive import change_of, live_of, record_of
from bot.tables.draft import Draft, Live, computers_due, wake_at
from bot.tables.model import Member, Pace, Sitter, Status, Table

log = logging.getLogger(__name__)

Mutation = Callable[[Draft], None]


class News(Enum):
    """What there is to hear about a table: it changed and rests now, or somebody is to be reminded of their turn."""

    CHANGED = "changed"
    REMIND = "remind"


@dataclass(frozen=True, slots=True)
class Opening:
    """What a new table is opened with."""

    guild_id: int
    channel_id: int
    host: Member
    game: str
    options: Options
    preset: str | None = None
    pace: Pace = Pace.RELAXED
    sitters: tuple[Sitter, ...] = ()
    dealer: int | None = None


class Tables:
    """All tables. ``now`` gives Unix seconds, ``rng`` shuffles; others are given only where time or chance must repeat."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float] = time, rng: Random | None = None) -> None:
        self.now = now
        self.rng = rng or SystemRandom()
        self.due: dict[int, float] = {}
        self._engine = engine
        self._live: dict[int, Live] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[Table, News], None]] = []
        self._waker: Callable[[], None] = lambda: None

    def listen(self, listener: Callable[[Table, News], None]) -> None:
        """Calls `listener` after every change that leaves the table at rest. It must return at once."""
        self._listeners.append(listener)

    def on_due(self, waker: Callable[[], None]) -> None:
        """Calls `waker` whenever the time of the next thing due may have come nearer."""
        self._waker = waker

    # Looking.

    async def look(self, table_id: int) -> Table:
        """The table as it is now. Raises TableGone."""
        return (await self.snapshot(table_id)).table

    async def perspective(self, table_id: int, seat: Seat | None = None) -> tuple[Table, Perspective | None]:
        """The table with what `seat`, or a spectator, may know of its game; None before the game begins."""
        live = await self.snapshot(table_id)
        if live.replay is None:
            return live.table, None
        return live.table, live.replay.game.perspective(live.replay.state, seat)

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table of a channel or thread."""
        async with self._transaction() as connection:
            ids = await rows.tables_in_channel(connection, channel_id)
        return next(iter(await self._still_open(ids)), None)

    async def of_member(self, member_id: int) -> tuple[Table, ...]:
        """The open tables at which a member sits, the newest first."""
        async with self._transaction() as connection:
            ids = await rows.tables_of_member(connection, member_id)
        return await self._still_open(ids)

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server."""
        async with self._transaction() as connection:
            ids = await rows.tables_of_server(connection, guild_id)
        return await self._still_open(ids)

    async def record(self, table_id: int) -> Record:
        """The whole record of a finished game. Raises TableGone, also while it is in play: the record holds hidden cards."""
        async with self._transaction() as connection:
            saved = await rows.load_table(connection, table_id)
        if saved is None or saved.row.status != Status.FINISHED:
            raise errors.TableGone
        return record_of(live_of(saved), saved)

    async def last_proof(self, table_id: int) -> Proof | None:
        """The shuffle of the hand that was finished last, laid open."""
        async with self._transaction() as connection:
            line = await rows.last_line(connection, table_id, "- proof ")
        fact = None if line is None else read_step(line).fact
        return fact if isinstance(fact, Proof) else None

    async def _still_open(self, ids: Sequence[int]) -> tuple[Table, ...]:
        """The tables with these ids, but for those that have closed since the ids were read."""
        found = [await self.look(table_id) for table_id in ids]
        return tuple(table for table in found if table.status.open)

    # Changing.

    async def open(self, opening: Opening) -> Table:
        """Opens a lobby with its host seated. Raises ChannelTaken."""
        now = self.now()
        table = Table(
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host.id,
            status=Status.LOBBY,
            version=1,
            game=opening.game,
            options=opening.options,
            preset=opening.preset,
            pace=opening.pace,
            sitters=opening.sitters or (Sitter(opening.host.name, opening.host.id),),
            created_at=now,
            touched_at=now,
            dealer=opening.dealer,
        )
        async with self._transaction() as connection:
            table_id = await rows.add_table(connection, change_of(Draft(table, None, None, now, self.rng), None, None))
        live = await self.snapshot(table_id)
        self._announce(live)
        return live.table

    async def change(self, table_id: int, mutate: Mutation, interaction_id: int | None = None) -> Table:
        """Makes one change: checks it, lets what follows happen, commits, and tells. Raises GameError and changes nothing."""
        async with self._lock(table_id):
            live = await self._load(table_id)
            if not live.table.status.open:
                raise errors.TableGone
            draft = Draft.of(live, self.now(), self.rng)
            mutate(draft)
            draft.settle()
            await self._save(live, draft, interaction_id)
            done = Live(draft.table, draft.replay, draft.proof, live.lines + len(draft.steps))
            self._keep(done)
        self._announce(done)
        return done.table

    async def act(self, table_id: int, member_id: int, decision: int, move: Move, interaction_id: int) -> Table:
        """A member's move for one decision. Raises StalePrompt when that decision has been made, IllegalMove, NotSaved ..."""
        return await self.change(table_id, lambda draft: changes.act(draft, member_id, decision, move), interaction_id)

    async def rematch(self, table_id: int, member: Member) -> Table:
        """A new lobby in the same channel with the same seats and rules; the deal moves on. Raises ChannelTaken, NotSeated."""
        old = await self.look(table_id)
        if old.seat_of(member.id) is None:
            raise errors.NotSeated
        if old.status.open:
            raise errors.ChannelTaken
        sitters = changes.once_more(old.sitters)
        dealer = None if old.dealer is None else (old.dealer + 1) % len(sitters)
        return await self.open(
            Opening(old.guild_id, old.channel_id, member, old.game, old.options, old.preset, old.pace, sitters, dealer)
        )

    async def give_back(self, seconds: float) -> None:
        """Gives the members at every table that waits for one the time back that an outage took."""
        for table_id in list(self.due):
            with suppress(GameError):
                await self.change(table_id, lambda draft: changes.extend(draft, seconds))

    async def forget(self, member_id: int) -> None:
        """Gives a member's seats up and deletes all that is stored about them. Games that others played too stay, nameless."""
        async with self._transaction() as connection:
            ids = await rows.tables_naming(connection, member_id)
        for table_id in ids:
            with suppress(errors.TableGone):
                await self.change(table_id, lambda draft: changes.forget(draft, member_id))
        async with self._transaction() as connection:
            await people.forget_member(connection, member_id)

    def remind(self, table: Table) -> None:
        """Tells the listeners that the awaited members are to be reminded."""
        self._tell(table, News.REMIND)

    def schedule(self, live: Live) -> None:
        """Notes when the table is due next."""
        when = wake_at(live.table, live.replay)
        if when is None:
            self.due.pop(live.table.id, None)
        else:
            self.due[live.table.id] = when
        self._waker()

    # Inside.

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def snapshot(self, table_id: int) -> Live:
        """The table with its game, for `tables` itself: nobody else may see a State. Raises TableGone."""
        if live := self._live.get(table_id):
            return live
        async with self._lock(table_id):
            return await self._load(table_id)

    async def _load(self, table_id: int) -> Live:
        """The table from memory or the database; only under its lock, or a change could be overtaken by an older row."""
        if live := self._live.get(table_id):
            return live
        async with self._transaction(table_id) as connection:
            saved = await rows.load_table(connection, table_id)
        if saved is None:
            raise errors.TableGone
        live = live_of(saved)
        self._keep(live)
        return live

    async def _save(self, old: Live, draft: Draft, interaction_id: int | None) -> None:
        async with self._transaction(old.table.id) as connection:
            await rows.save_table(connection, old.table.id, old.table.version, change_of(draft, old, interaction_id))

    @asynccontextmanager
    async def _transaction(self, table_id: int = 0) -> AsyncIterator[AsyncConnection]:
        """A transaction. When it fails, nothing has changed, and what is in memory of the table is read again next time."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except asyncio.CancelledError:
            # It may have been saved or not.
            self._live.pop(table_id, None)
            raise
        except (SQLAlchemyError, rows.LostUpdate) as error:
            self._live.pop(table_id, None)
            if isinstance(error, IntegrityError) and "channel" in str(error.orig):
                raise errors.ChannelTaken from error
            # Not the error itself: it names what was to be written.
            log.error("table %s: not saved: %s", table_id, type(getattr(error, "orig", None) or error).__name__)
            raise errors.NotSaved from error

    def _keep(self, live: Live) -> None:
        table = live.table
        if table.status.open:
            self._live[table.id] = live
        else:
            self._live.pop(table.id, None)

    def _announce(self, live: Live) -> None:
        table = live.table
        log.info("table %s: version %s, %s", table.id, table.version, table.status)
        self.schedule(live)
        # A table at which a computer is about to move does not rest yet: the members see all its moves at once.
        if not computers_due(table, live.replay):
            self._tell(table, News.CHANGED)

    def _tell(self, table: Table, news: News) -> None:
        for listener in self._listeners:
            listener(table, news)
