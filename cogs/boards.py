"""/leaderboard, /stats and /history: what has been played here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import Interaction
from discord.app_commands import Choice, allowed_contexts, autocomplete, choices, command
from discord.ext.commands import Cog

from bot.delivery import answers
from bot.locales.localizer import DEFAULT
from bot.store import results
from bot.store.shapes import Entrants, Period, Ranking
from bot.views import boards
from cogs import finding

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


class Boards(Cog):
    """What has been played here."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command()
    @allowed_contexts(guilds=True)
    @autocomplete(game=finding.suggest_games)
    @choices(
        period=[Choice(name=f"period-{period}", value=period.value) for period in Period],
        by=[Choice(name=f"ranking-{ranking}", value=ranking.value) for ranking in Ranking],
        of=[Choice(name=f"entrants-{entrants}", value=entrants.value) for entrants in Entrants],
    )
    async def leaderboard(
        self,
        interaction: Asked,
        game: str | None = None,
        period: str | None = None,
        by: str | None = None,
        of: str | None = None,
    ) -> None:
        """This server's standings."""
        board = boards.Board(
            None if game is None else finding.find(finding.games(self.bot.localizer, DEFAULT), game, "error-unknown-game"),
            Period(period or Period.ALL),
            Ranking(by or Ranking.POINTS),
            Entrants(of or Entrants.MEMBERS),
        )
        await interaction.response.send_message(
            view=await answers.leaderboard(self.bot.desk, interaction, board), ephemeral=True
        )

    @command()
    @allowed_contexts(guilds=True, dms=True)
    async def stats(self, interaction: Asked, member: discord.User | None = None) -> None:
        """A member's record: on this server, or in a direct message their own everywhere."""
        about = interaction.user if member is None or interaction.guild_id is None else member
        async with self.bot.engine.begin() as connection:
            games = await results.member_stats(connection, about.id, interaction.guild_id)
        voice = await self.bot.people.answering(interaction)
        await interaction.response.send_message(view=boards.stats(about.display_name, games, voice), ephemeral=True)

    @command()
    @allowed_contexts(guilds=True)
    async def history(self, interaction: Asked) -> None:
        """This server's finished games."""
        await interaction.response.send_message(view=await answers.history(self.bot.desk, interaction, 0), ephemeral=True)
