"""The courier: keeps every message about a table true with the fewest edits.

For each table there is at most one drawing at a time and at most one waiting. It always draws the newest state, so whatever was
superseded meanwhile is never sent. What each message shows is written down after it was sent: after a crash the difference
between that and the table is what has to be drawn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from discord import Client, Forbidden, HTTPException, NotFound
from discord.ui import LayoutView
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.delivery.board import TABLE, Board, stage, table_mark
from bot.delivery.hands import Hands
from bot.delivery.people import People
from bot.delivery.post import Post
from bot.games.game import GameError, Perspective
from bot.store import tables as rows
from bot.store.tables import Shown
from bot.tables import changes
from bot.tables.model import Status, Table
from bot.tables.service import News, Tables
from bot.views import end, lobby, notices
from bot.views import table as table_screen

log = logging.getLogger(__name__)

#: Seconds after which a message is posted anew: Discord soon refuses edits of older ones.
STALE = 3000.0
#: Seconds before a drawing that failed is tried again.
RETRY = 20.0
#: Seconds that a table is remembered as "over" for catching up after a crash.
LATELY = 86_400.0


#: Seconds that an answer may wait for a drawing.
PATIENCE = 5.0


class Courier:
    """Draws tables and hands. Nothing waits for it: a press is answered before the courier has heard of it."""

    def __init__(self, client: Client, tables: Tables, people: People, engine: AsyncEngine) -> None:
        self._tables = tables
        self._people = people
        self._engine = engine
        self._post = Post(client, tables.now)
        self._hands = Hands(client, self._post, tables, people)
        self._boards: dict[int, Board] = {}
        self._closing = False

    def hear(self, table: Table, news: News) -> None:
        """A table has changed, or somebody is to be reminded of their turn."""
        board = self._board(table.id)
        if news is News.REMIND:
            board.urgent.update(s.user_id for s in table.sitters if s.human and s.user_id is not None)
        self._poke(table.id)

    @asynccontextmanager
    async def answering(self, table_id: int, user_id: int) -> AsyncIterator[None]:
        """While a press is being answered its table is not drawn: the answer itself may be all that has to be shown."""
        board = self._board(table_id)
        board.holds += 1
        board.acted[user_id] = self._tables.now()
        try:
            yield
        finally:
            board.holds -= 1
            self._rest(table_id, board)

    async def shows(self, table_id: int, message_id: int) -> bool:
        """Whether a message is the one that shows the table itself."""
        shown = (await self._loaded(table_id)).messages.get(TABLE)
        return shown is not None and shown.message_id == message_id

    async def note(self, table: Table, user_id: int, message_id: int, mark: str) -> None:
        """Notes that the answer to a press has drawn this message, if it is the one that shows the table or the hand."""
        board = await self._loaded(table.id)
        shown = board.messages.get(user_id)
        if shown is not None and shown.message_id == message_id:
            board.set(user_id, replace(shown, mark=mark))

    async def adopt(self, table: Table, channel_id: int, message_id: int) -> None:
        """The answer to a command shows the table now; the message that did goes."""
        board = await self._loaded(table.id)
        old = board.messages.get(TABLE)
        board.set(TABLE, Shown(table.id, TABLE, channel_id, message_id, table_mark(table), self._tables.now()))
        await self._write(table.id, board)
        if old is not None:
            await self._post.delete(old)

    async def lost(self, table: Table) -> bool:
        """Whether a table waits for a channel."""
        return (await self._loaded(table.id)).lost(table)

    async def unreachable(self, table_id: int, user_id: int) -> bool:
        """Whether a member's direct messages have turned out to be closed, once what is being drawn is drawn."""
        board = self._board(table_id)
        if board.task is not None:
            await asyncio.wait([board.task], timeout=PATIENCE)
        return user_id in board.unreachable

    async def view(self, table: Table, perspective: Perspective | None) -> LayoutView:
        """The table's message as it is to be."""
        return await self._view(table, perspective, await self._loaded(table.id))

    async def catch_up(self) -> None:
        """After a start: draws whatever is not as the database says, and nothing else."""
        async with self._engine.begin() as connection:
            drawn = await rows.versions_drawn(connection, self._tables.now() - LATELY)
        for table_id, version, mark in drawn:
            if mark is None or mark.rpartition("/")[2] != str(version):
                self._poke(table_id)

    async def close(self) -> None:
        """Lets the drawings that are under way finish, and starts no more."""
        self._closing = True
        await asyncio.gather(*(b.task for b in self._boards.values() if b.task), return_exceptions=True)

    # One table.

    def _board(self, table_id: int) -> Board:
        return self._boards.setdefault(table_id, Board())

    async def _loaded(self, table_id: int) -> Board:
        board = self._board(table_id)
        if not board.loaded:
            async with self._engine.begin() as connection:
                found = await rows.shown_messages(connection, table_id)
            board.messages = found | board.messages
            board.loaded = True
        return board

    def _poke(self, table_id: int) -> None:
        board = self._board(table_id)
        board.dirty = True
        if board.task is None and not board.holds and not self._closing:
            board.task = asyncio.create_task(self._work(table_id, board))

    def _rest(self, table_id: int, board: Board) -> None:
        """Goes on with what came meanwhile, or lets go of a table that is over, or that was only looked at."""
        if board.dirty:
            self._poke(table_id)
        elif (board.over or not board.loaded) and not board.holds and board.task is None:
            self._boards.pop(table_id, None)

    async def _work(self, table_id: int, board: Board) -> None:
        try:
            while board.dirty and not board.holds and not self._closing:
                board.dirty = False
                await self._draw(table_id, await self._loaded(table_id))
        except GameError as error:
            log.info("table %s: not drawn: %s", table_id, error.message.key)
        except (HTTPException, OSError, SQLAlchemyError) as error:
            log.warning("table %s: not drawn: %s", table_id, type(error).__name__)
            asyncio.get_running_loop().call_later(RETRY, self._poke, table_id)
        except Exception:
            log.exception("table %s: not drawn", table_id)
        finally:
            board.task = None
            self._rest(table_id, board)

    async def _draw(self, table_id: int, board: Board) -> None:
        table, perspective = await self._tables.perspective(table_id)
        known = set(board.unreachable)
        drawn = await asyncio.gather(
            self._hands.draw(table, board), self._draw_table(table, perspective, board), return_exceptions=True
        )
        if board.unreachable != known:
            await self._draw_table(table, perspective, board, again=True)
        # Written last and in one go: while the table's own mark is old, a restart looks at all of its messages.
        await self._write(table_id, board)
        for failure in drawn:
            if isinstance(failure, BaseException):
                raise failure
        board.over = not table.status.open

    async def _draw_table(self, table: Table, perspective: Perspective | None, board: Board, again: bool = False) -> None:
        shown = board.messages.get(TABLE)
        if shown is None and table.status not in (Status.LOBBY, Status.RUNNING):
            return  # Its channel is gone: a game waits for somebody to bring it elsewhere.
        if shown is not None and shown.mark == table_mark(table) and not again:
            return
        try:
            if shown is None or not await self._edit_table(table, perspective, board, shown):
                # In this order, so that what fails is tried again: a message is not looked after once another shows the table.
                if shown is not None:
                    await self._retire(table, perspective, shown)
                await self._send_table(table, perspective, board)
        except (Forbidden, NotFound) as error:
            await self._lose_channel(table, board, error)

    async def _edit_table(self, table: Table, perspective: Perspective | None, board: Board, shown: Shown) -> bool:
        """Edits the message when it is the one for this stage of the table, and neither too old nor deleted."""
        here = shown.channel_id == table.channel_id and self._tables.now() - shown.posted_at < STALE
        same = table.status is Status.CLOSED or shown.mark.partition("/")[0] == stage(table)
        if not (here and same and await self._post.edit(shown, await self._view(table, perspective, board))):
            return False
        board.set(TABLE, replace(shown, mark=table_mark(table)))
        return True

    async def _send_table(self, table: Table, perspective: Perspective | None, board: Board) -> None:
        view = await self._view(table, perspective, board)
        board.set(TABLE, await self._post.send(table, TABLE, table.channel_id, view, table_mark(table)))

    async def _retire(self, table: Table, perspective: Perspective | None, shown: Shown) -> None:
        """A finished hand stays in the channel as a line of the story; anything else that was posted anew goes."""
        number = shown.mark.partition("/")[0].removeprefix("hand ")
        row = next((r for r in perspective.sheet if str(r.number) == number), None) if perspective else None
        if row is None or perspective is None:
            await self._post.delete(shown)
            return
        newest = row.number == perspective.sheet[-1].number
        proof = await self._tables.last_proof(table.id) if newest else None
        voice = await self._people.public(table)
        await self._post.edit(shown, table_screen.finished_hand(table, row, perspective.hands_total, voice, proof))

    async def _view(self, table: Table, perspective: Perspective | None, board: Board) -> LayoutView:
        voice = await self._people.public(table)
        unreachable = [seat for seat, sitter in enumerate(table.sitters) if sitter.user_id in board.unreachable]
        if table.status is Status.LOBBY:
            return lobby.lobby(table, voice, unreachable)
        if table.status is Status.CLOSED or perspective is None:
            return notices.closed(table, voice)
        if perspective.result is not None:
            return end.end(table, perspective, voice)
        return table_screen.table(table, perspective, voice, unreachable)

    async def _lose_channel(self, table: Table, board: Board, error: HTTPException) -> None:
        """The channel is gone or closed to the bot: the table is paused until somebody brings it to another."""
        log.warning("table %s: channel out of reach (%s)", table.id, error.status)
        board.set(TABLE, None)
        board.dirty = True  # The members are told.
        if table.status in (Status.RUNNING, Status.LOBBY):
            await self._tables.change(table.id, changes.lose_channel)

    async def _write(self, table_id: int, board: Board) -> None:
        if board.changed:
            shown = {user_id: board.messages.get(user_id) for user_id in board.changed}
            board.changed.clear()
            async with self._engine.begin() as connection:
                await rows.remember_messages(connection, table_id, shown)
