"""/rules and /help: pages to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Interaction
from discord.app_commands import allowed_contexts, autocomplete, command
from discord.ext.commands import Cog

from bot.delivery import answers
from bot.games.catalogue import GAMES
from bot.locales.localizer import DEFAULT
from bot.views import notices
from cogs import finding

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


class Pages(Cog):
    """Pages to read."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command(name="rules")
    @allowed_contexts(guilds=True, dms=True)
    @autocomplete(game=finding.suggest_games)
    async def rules(self, interaction: Asked, game: str | None = None) -> None:
        """How to play: the game that is named, the one at this channel's table, or the first of the catalogue."""
        view = await answers.book(self.bot.desk, interaction, await self._meant(interaction, game))
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _meant(self, interaction: Asked, game: str | None) -> str:
        if game is not None:
            return finding.find(finding.games(self.bot.localizer, DEFAULT), game, "error-unknown-game")
        table = await self.bot.tables.in_channel(interaction.channel_id or 0)
        return next(iter(GAMES)) if table is None else table.game

    @command()
    @allowed_contexts(guilds=True, dms=True)
    async def help(self, interaction: Asked) -> None:
        """What this is, how to start, how to report a problem."""
        voice = await self.bot.people.answering(interaction)
        await interaction.response.send_message(view=notices.help_page(voice), ephemeral=True)
