"""/settings: a server's choices, and a member's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Interaction
from discord.app_commands import allowed_contexts, command
from discord.ext.commands import GroupCog

from bot.delivery import answers
from bot.views import settings

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


@allowed_contexts(guilds=True, dms=True)
class SettingsCog(GroupCog, group_name="settings", group_description="settings"):
    """A server's choices, and a member's own."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command()
    async def server(self, interaction: Asked) -> None:
        """This server's language, pace and house rules, for those who may manage it."""
        view = await answers.server_settings(self.bot.desk, interaction)
        await interaction.response.send_message(view=view, ephemeral=True)

    @command()
    async def me(self, interaction: Asked) -> None:
        """The member's language, pings and suit colours."""
        known = await self.bot.people.meet(interaction)
        voice = await self.bot.people.answering(interaction)
        await interaction.response.send_message(view=settings.member(known, voice), ephemeral=True)
