"""One press while it is being answered. An interaction is answered once, by the callback itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from discord import AllowedMentions, Interaction
from discord.ui import LayoutView

from bot.delivery.board import TABLE, hand_mark, table_mark
from bot.delivery.hands import panel
from bot.games.game import Seat
from bot.games.messages import Arg, message
from bot.tables.errors import NotSeated
from bot.tables.model import Member, Table
from bot.tables.service import Mutation
from bot.views import notices
from bot.views.codec import Press
from bot.views.voice import Voice

if TYPE_CHECKING:
    from bot.delivery.desk import Desk


@dataclass(frozen=True)
class Call:
    """A press: who pressed what, and the means to answer. What is to be done ``afterwards`` waits until the table is drawn."""

    desk: Desk
    interaction: Interaction[Any]
    press: Press
    values: Sequence[str]
    afterwards: list[Callable[[], Awaitable[None]]] = field(default_factory=list)

    @property
    def user_id(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def member(self) -> Member:
        """Who pressed, with the name they bear here."""
        return Member(self.user_id, self.interaction.user.display_name)

    @property
    def moderator(self) -> bool:
        """Whether they may manage the server or its messages."""
        allowed = self.interaction.permissions
        return self.interaction.guild_id is not None and (allowed.manage_guild or allowed.manage_messages)

    # Looking and changing.

    async def table(self) -> Table:
        """The table that the press is about. Raises TableGone."""
        return await self.desk.tables.look(self.press.table)

    async def seat(self) -> tuple[Table, Seat]:
        """The table and the seat of whoever pressed. Raises NotSeated."""
        table = await self.table()
        seat = table.seat_of(self.user_id)
        if seat is None:
            raise NotSeated
        return table, seat

    async def change(self, mutate: Mutation) -> Table:
        """Changes the table. Raises GameError."""
        return await self.desk.tables.change(self.press.table, mutate, self.interaction.id)

    async def voice(self, table: Table | None = None) -> Voice:
        """How to answer."""
        return await self.desk.people.answering(self.interaction, table)

    # Answering.

    async def answer(self, view: LayoutView) -> None:
        """A message that only they see."""
        await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=AllowedMentions.none())

    async def replace(self, view: LayoutView) -> None:
        """Their message becomes another."""
        await self.interaction.response.edit_message(view=view, allowed_mentions=AllowedMentions.none())

    async def show(self, view: LayoutView) -> None:
        """A page turned in its own message, or opened from the table's as a private one: the argument tells."""
        await (self.replace(view) if self.press.arg else self.answer(view))

    async def quiet(self) -> None:
        """Nothing to see here: what changes is drawn elsewhere."""
        await self.interaction.response.defer()

    async def say(self, key: str, **args: Arg) -> None:
        """A sentence that only they see."""
        await self.answer(notices.refusal(message(key, **args), await self.voice()))

    async def turn_into(self, key: str, **args: Arg) -> None:
        """Their private message becomes a sentence."""
        await self.replace(notices.refusal(message(key, **args), await self.voice()))

    async def redraw_table(self, table_id: int) -> None:
        """The table's message, on which they pressed, as it is now. Nobody has to edit it for the same change."""
        courier = self.desk.courier
        table, perspective = await self.desk.tables.perspective(table_id)
        await self.replace(await courier.view(table, perspective))
        if self.interaction.message is not None:
            await courier.note(table, TABLE, self.interaction.message.id, table_mark(table))

    async def panel(self) -> LayoutView:
        """Their hand as it is now."""
        table, seat = await self.seat()
        table, perspective = await self.desk.tables.perspective(table.id, seat)
        return panel(table, seat, perspective, await self.voice(table))

    async def redraw_hand(self) -> None:
        """Their panel, on which they pressed, as it is now."""
        table, seat = await self.seat()
        table, perspective = await self.desk.tables.perspective(table.id, seat)
        await self.replace(panel(table, seat, perspective, await self.voice(table)))
        if self.interaction.message is not None:
            mark = hand_mark(table, seat, perspective)
            await self.desk.courier.note(table, self.user_id, self.interaction.message.id, mark)

    async def add(self, key: str, **args: Arg) -> None:
        """A sentence after the answer, that only they see."""
        view = notices.refusal(message(key, **args), await self.voice())
        await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=AllowedMentions.none())
