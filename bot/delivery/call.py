"""One press while it is being answered. An interaction is answered once, by the callback itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from discord import AllowedMentions, HTTPException, Interaction
from discord.ui import LayoutView

from bot.delivery.board import TABLE, hand_mark, table_mark
from bot.delivery.hands import panel
from bot.games.game import Seat
from bot.games.messages import Arg, message
from bot.tables.errors import NotSeated, StalePrompt
from bot.tables.model import Member, Table
from bot.tables.service import Mutation
from bot.views import notices
from bot.views.codec import Press, number
from bot.views.prompt import Prompt
from bot.views.voice import Voice

if TYPE_CHECKING:
    from bot.delivery.desk import Desk

T = TypeVar("T")


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

    @property
    def private(self) -> bool:
        """Whether nobody else sees the message on which they pressed."""
        message = self.interaction.message
        return self.interaction.guild_id is None or (message is not None and message.flags.ephemeral)

    def arg(self, read: Callable[[str], T]) -> T:
        """The argument, read. Raises StalePrompt when no button of this program carries it."""
        return _read(read, self.press.arg)

    def choice(self, read: Callable[[str], T]) -> T:
        """The one choice from a select, read. Raises StalePrompt when it was never offered."""
        return _read(read, self.values[0] if len(self.values) == 1 else "")

    @property
    def page(self) -> int:
        """The page that the argument asks for, the first when it is empty."""
        return self.arg(number) if self.press.arg else 0

    # Looking and changing.

    async def check_place(self) -> None:
        """Raises NotSeated for a press about a table of another server by somebody who does not play there."""
        if self.press.table:
            table = await self.table()
            if self.interaction.guild_id != table.guild_id and table.seat_of(self.user_id) is None:
                raise NotSeated

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
        """Their private message becomes another. Whoever forged a press on one that others see gets a private one."""
        await (self._edit(view) if self.private else self.answer(view))

    async def _edit(self, view: LayoutView) -> None:
        await self.interaction.response.edit_message(view=view, allowed_mentions=AllowedMentions.none())

    async def show(self, view: LayoutView) -> None:
        """A page turned in its own message, or opened from the table's as a private one: the argument tells."""
        await (self.replace(view) if self.press.arg else self.answer(view))

    async def ask(self, prompt: Prompt) -> None:
        """A window in which they type."""
        await self.interaction.response.send_modal(prompt)

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
        """The table's message, if they pressed on that, as it is now. Nobody has to edit it for the same change."""
        courier, message = self.desk.courier, self.interaction.message
        table, perspective = await self.desk.tables.perspective(table_id)
        if message is None or not await courier.shows(table_id, message.id):
            await self.quiet()
            return
        await self._edit(await courier.view(table, perspective))
        await courier.note(table, TABLE, message.id, table_mark(table))

    async def panel(self) -> LayoutView:
        """Their hand as it is now."""
        table, seat = await self.seat()
        table, perspective = await self.desk.tables.perspective(table.id, seat)
        return panel(table, seat, perspective, await self.voice(table))

    async def redraw_hand(self) -> None:
        """Their panel, on which they pressed, as it is now."""
        table, seat = await self.seat()
        table, perspective = await self.desk.tables.perspective(table.id, seat)
        view = panel(table, seat, perspective, await self.voice(table))
        try:
            await self.replace(view)
        except HTTPException:
            await self._note_hand(table, "")
            raise
        await self._note_hand(table, hand_mark(table, seat, perspective))

    async def _note_hand(self, table: Table, mark: str) -> None:
        """Notes what the panel shows on which they pressed; an empty mark that nobody knows, so that it is drawn again."""
        if self.interaction.message is not None:
            await self.desk.courier.note(table, self.user_id, self.interaction.message.id, mark)

    async def add(self, key: str, **args: Arg) -> None:
        """A sentence after the answer, that only they see."""
        view = notices.refusal(message(key, **args), await self.voice())
        await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=AllowedMentions.none())


def _read(read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except (ValueError, LookupError):
        raise StalePrompt from None
