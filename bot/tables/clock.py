"""What happens at a table without anybody pressing: computers' moves, reminders, deadlines, expiries.

One timer waits for whatever is due next. Times are absolute and lie in the database; a timer that is lost takes none with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.game import GameError, Perspective, Seat
from bot.games.moves import Move
from bot.players.levels import Level
from bot.store import notes
from bot.store import tables as rows
from bot.tables import changes, errors
from bot.tables.draft import LOBBY_LIFE, Draft, Live, awaited, computers_due, reminder_at
from bot.tables.model import Status
from bot.tables.service import Tables

log = logging.getLogger(__name__)

#: Given a perspective, a level and a seed, a computer's move.
Chooser = Callable[[Perspective, Level, int], Move]

#: Deadlines that a member may miss in a row before the seat goes to the computer.
MISSES_TO_GO = 2
#: Seconds between two notes of the time, and so the most that is lost when the process is killed.
HEARTBEAT = 30.0
#: Seconds that a member has at least after a restart.
GRACE = 60.0
#: Seconds to wait before something that could not be saved is tried again.
RETRY = 5.0


class Clock:
    """Wakes each table when it is due. `choose` runs in a thread, off the event loop."""

    def __init__(self, tables: Tables, engine: AsyncEngine, choose: Chooser) -> None:
        self._tables = tables
        self._engine = engine
        self._choose = choose
        self._busy: dict[int, asyncio.Task[None]] = {}
        self.running = False
        self._timer: asyncio.TimerHandle | None = None
        tables.on_due(self._arm)

    async def restore(self) -> None:
        """Gives the time back that was lost while nothing ran, and reads what is due. Before anything else happens."""
        now = self._tables.now()
        async with self._engine.begin() as connection:
            seen = await notes.read(connection, "seen")
            if seen is not None:
                lost = max(0.0, now - float(seen))
                await rows.give_back(connection, lost, now + GRACE, redraw=lost > GRACE)
            # In the same transaction, so that a program killed at once does not give the same time back again.
            await notes.write(connection, "seen", str(now))
            self._tables.due.update(await rows.wake_times(connection))

    def start(self) -> None:
        """Starts the clock. Whoever starts it calls `beat` every `HEARTBEAT` seconds."""
        self.running = True
        self._arm()

    def hold(self) -> None:
        """Stops the clock until it is started again: while nobody can press anything nothing falls due."""
        self.running = False
        self._arm()

    async def rest(self) -> None:
        """Waits until everything that is due by now is done."""
        self._ring()
        while self._busy:
            await asyncio.wait(self._busy.values())
            self._ring()

    async def stop(self) -> None:
        """Finishes the moves that are being made, notes the time and stops."""
        self.hold()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        await self.beat()

    async def beat(self) -> None:
        """Notes that the program runs, and sets the timer again, which a machine that slept has held up."""
        # When it cannot be noted, members are given a little more time back than they lost.
        with suppress(SQLAlchemyError):
            async with self._engine.begin() as connection:
                await notes.write(connection, "seen", str(self._tables.now()))
        self._arm()

    def _arm(self) -> None:
        """Sets the timer to whatever is due next at a table that is not being attended to already."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        times = [when for table_id, when in self._tables.due.items() if table_id not in self._busy]
        if times and self.running:
            delay = max(0.0, min(times) - self._tables.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        now = self._tables.now()
        for table_id in [t for t, when in self._tables.due.items() if when <= now and t not in self._busy]:
            del self._tables.due[table_id]
            self._busy[table_id] = asyncio.create_task(self._wake(table_id))
        self._arm()

    async def _wake(self, table_id: int) -> None:
        try:
            await self._attend(table_id)
        except errors.TableGone:
            log.info("table %s: over before the clock came to it", table_id)
        except GameError as error:
            # Somebody else was faster, and has noted when the table is due; or else it is looked at again.
            log.info("table %s: %s", table_id, error.message.key)
            self._tables.due.setdefault(table_id, self._tables.now() + RETRY)
        except Exception:
            log.exception("table %s: the clock could not go on", table_id)
            self._tables.due.setdefault(table_id, self._tables.now() + RETRY)
        finally:
            del self._busy[table_id]
            self._arm()

    async def _attend(self, table_id: int) -> None:
        await self._run_computers(table_id)
        await self._hurry(table_id)
        table, now = await self._tables.look(table_id), self._tables.now()
        if table.status is Status.LOBBY and table.touched_at + LOBBY_LIFE <= now:
            await self._tables.change(table_id, changes.expire)
        elif table.status is Status.PAUSED and (table.paused_until or now) <= now:
            await self._tables.change(table_id, changes.end_pause)
        elif table.deadline is not None and not table.reminded and reminder_at(table) <= now:
            self._tables.remind(await self._tables.change(table_id, changes.remind))
        else:
            self._tables.schedule(await self._tables.snapshot(table_id))

    async def _run_computers(self, table_id: int) -> None:
        live = await self._tables.snapshot(table_id)
        while seats := computers_due(live.table, live.replay):
            await self._move_for(live, seats[0])
            live = await self._tables.snapshot(table_id)

    async def _hurry(self, table_id: int) -> None:
        """Moves for the members whose time is up, one after the other: each sees what the one before has done."""
        live = await self._tables.snapshot(table_id)
        while live.table.deadline is not None and live.table.deadline <= self._tables.now():
            await self._move_for(live, awaited(live.table, live.replay)[0])
            await self._run_computers(table_id)
            live = await self._tables.snapshot(table_id)

    async def _move_for(self, live: Live, seat: Seat) -> None:
        assert live.replay is not None
        perspective = live.replay.game.perspective(live.replay.state, seat)
        level = live.table.sitters[seat].level or Level.NORMAL
        move = await asyncio.to_thread(self._choose, perspective, level, self._tables.rng.getrandbits(32))
        decision = live.table.decisions[seat]

        def mutate(draft: Draft) -> None:
            changes.act_for(draft, seat, decision, move, MISSES_TO_GO)

        await self._tables.change(live.table.id, mutate)
