"""/hand and /leave: what a member does about their own seat, in a server or in a direct message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Interaction
from discord.app_commands import allowed_contexts, command
from discord.ext.commands import Cog

from bot.delivery.hands import panel
from bot.games.game import GameError
from bot.games.messages import message
from bot.tables import changes
from bot.tables.model import Status, Table
from bot.views import more, notices
from bot.views.actions import Action

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


class Seat(Cog):
    """A member's own seat."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command()
    @allowed_contexts(guilds=True, dms=True)
    async def hand(self, interaction: Asked) -> None:
        """Shows the member's hand and what they may do now."""
        if interaction.guild_id is None:
            await self.bot.people.retry_direct(interaction.user.id)
        table = await self._mine(interaction)
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        table, perspective = await self.bot.tables.perspective(table.id, seat)
        voice = await self.bot.people.answering(interaction, table)
        await interaction.response.send_message(view=panel(table, seat, perspective, voice), ephemeral=True)

    @command()
    @allowed_contexts(guilds=True, dms=True)
    async def leave(self, interaction: Asked) -> None:
        """Leaves a lobby, or after a question a game."""
        table = await self._mine(interaction)
        voice = await self.bot.people.answering(interaction, table)
        if table.status is Status.LOBBY:
            await self.bot.tables.change(table.id, lambda draft: changes.leave(draft, interaction.user.id))
            view = notices.refusal(message("notice-left"), voice)
        else:
            view = more.confirm(table, Action.LEAVE, voice)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _mine(self, interaction: Asked) -> Table:
        """The table that is meant: this channel's, the only one, or the only one that waits for the member."""
        tables = await self.bot.tables.of_member(interaction.user.id)
        here = [table for table in tables if table.channel_id == interaction.channel_id]
        if here or len(tables) == 1:
            return (here or list(tables))[0]
        if not tables:
            raise GameError(message("notice-no-hand"))
        raise GameError(message("notice-which-table"))
