"""/privacy: what is stored about a member, as a file; or gone."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

from discord import File, Interaction
from discord.app_commands import allowed_contexts, command
from discord.ext.commands import GroupCog

from bot.store import people
from bot.views import settings

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


@allowed_contexts(guilds=True, dms=True)
class Privacy(GroupCog, group_name="privacy", group_description="privacy"):
    """What is stored about a member."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command()
    async def export(self, interaction: Asked) -> None:
        """Everything stored about the member, as a file."""
        async with self.bot.engine.begin() as connection:
            stored = await people.export_member(connection, interaction.user.id)
        text = json.dumps(stored, indent=2, ensure_ascii=False)
        await interaction.response.send_message(file=File(io.BytesIO(text.encode()), "oddtrick.json"), ephemeral=True)

    @command()
    async def forget(self, interaction: Asked) -> None:
        """Asks before everything stored about the member goes."""
        voice = await self.bot.people.answering(interaction)
        await interaction.response.send_message(view=settings.forget(voice), ephemeral=True)
