"""The members' private panels: one direct message for each member and table, or a call in the channel where that is closed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from discord import Client, Forbidden, NotFound
from discord.ui import LayoutView

from bot.delivery.board import LOST, TABLE, Board, hand_mark, outdated
from bot.delivery.people import People
from bot.delivery.post import Post
from bot.delivery.presence import has_left
from bot.games.game import Perspective, Seat
from bot.store.shapes import Pings
from bot.store.tables import Shown
from bot.tables import changes
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.views import hand, notices
from bot.views.voice import Voice

#: Seconds since their last press after which a member is called by a new message.
AWAY = 60.0


def panel(table: Table, seat: Seat, perspective: Perspective | None, voice: Voice) -> LayoutView:
    """What a member's panel shows: where they sit, and their hand once there is one."""
    if perspective is not None:
        return hand.hand(table, seat, perspective, voice)
    return notices.seated(table, voice) if table.status.open else notices.closed(table, voice)


class Hands:
    """Draws the panels that are out of date."""

    def __init__(self, client: Client, post: Post, tables: Tables, people: People) -> None:
        self._client = client
        self._post = post
        self._tables = tables
        self._people = people

    async def draw(self, table: Table, board: Board) -> None:
        """Draws every member's panel that is not as it should be. Raises HTTPException when Discord fails for one."""
        members = [(seat, sitter.user_id) for seat, sitter in enumerate(table.sitters) if sitter.user_id is not None]
        left = [user_id for user_id in board.messages if user_id != TABLE and table.seat_of(user_id) is None]
        drawn = await asyncio.gather(
            *(self._draw_one(table, seat, user_id, board) for seat, user_id in members),
            *(self._part(table, user_id, board) for user_id in left),
            return_exceptions=True,
        )
        for failure in drawn:
            if isinstance(failure, BaseException):
                raise failure

    async def _draw_one(self, table: Table, seat: Seat, user_id: int, board: Board) -> None:
        table, perspective = await self._tables.perspective(table.id, seat)
        if table.seat_of(user_id) != seat:
            return
        lost = board.lost(table)
        mark, old = hand_mark(table, seat, perspective, lost), board.messages.get(user_id)
        if "/" not in mark:
            board.urgent.discard(user_id)  # Only whoever is awaited is reminded.
        calling = old is not None and old.channel_id == table.channel_id
        if user_id not in board.urgent and not outdated(mark, old, exact=calling):
            return
        if old is None and not table.status.open:
            return
        if user_id in board.urgent and await self._gone(table, user_id):
            return
        fresh = await self._calls(mark, user_id, board)
        voice = await self._people.private(user_id, table)
        view = notices.channel_lost(table, voice) if lost else panel(table, seat, perspective, voice)
        shown = await self._direct(table, user_id, old, mark, view, fresh)
        if shown is None:
            if user_id not in board.unreachable and await self._gone(table, user_id):
                return
            board.unreachable.add(user_id)
            shown = await self._in_channel(table, seat, old, mark, fresh)
        else:
            board.unreachable.discard(user_id)
        board.urgent.discard(user_id)
        board.set(user_id, shown)

    async def _part(self, table: Table, user_id: int, board: Board) -> None:
        """Tells somebody who has got up so, in the panel that was theirs; nothing is shown to them any more."""
        shown = board.messages[user_id]
        if shown.channel_id == table.channel_id:
            await self._post.delete(shown)
        else:
            with suppress(Forbidden, NotFound):
                await self._post.edit(shown, notices.left(table, await self._people.private(user_id)))
        board.set(user_id, None)

    async def _gone(self, table: Table, user_id: int) -> bool:
        """Whether a member has left the server; their seat then goes to the computer. Asked when they do not answer."""
        if not await has_left(self._client, table.guild_id, user_id):
            return False
        await self._tables.change(table.id, lambda draft: changes.leave(draft, user_id))
        return True

    async def _calls(self, mark: str, user_id: int, board: Board) -> bool:
        """Whether a member is to be called by a new message, which notifies, rather than an edit, which does not."""
        pings = (await self._people.member(user_id)).pings
        if "/" not in mark:
            return mark == LOST and pings is not Pings.NEVER
        silent = self._tables.now() - board.acted.get(user_id, 0.0)
        return pings is Pings.ALWAYS or (pings is Pings.AWAY and (silent > AWAY or user_id in board.urgent))

    async def _direct(
        self, table: Table, user_id: int, old: Shown | None, mark: str, view: LayoutView, fresh: bool
    ) -> Shown | None:
        """Shows the panel by direct message; None when those are closed."""
        channel_id = await self._people.open_direct(user_id)
        if channel_id is None:
            return None
        try:
            if old is not None:
                if old.channel_id == channel_id and not fresh and await self._post.edit(old, view):
                    return replace(old, mark=mark)
                await self._post.delete(old)
            return await self._post.send(table, user_id, channel_id, view, mark)
        except (Forbidden, NotFound):
            await self._people.close_direct(user_id)
            return None

    async def _in_channel(self, table: Table, seat: Seat, old: Shown | None, mark: str, fresh: bool) -> Shown | None:
        """Calls a member whose direct messages are closed to the My hand button, naming no card. What called before goes."""
        if old is not None:
            await self._post.delete(old)
        user_id = table.sitters[seat].user_id
        if not fresh or user_id is None or mark == LOST:
            return None
        view = notices.call(table, seat, await self._people.public(table))
        return await self._post.send(table, user_id, table.channel_id, view, mark, call=user_id)
