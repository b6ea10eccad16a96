"""/play and /table: opening a table, and bringing it to the bottom of a channel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import Interaction
from discord.app_commands import Choice, allowed_contexts, autocomplete, command
from discord.ext.commands import Cog

from bot.delivery import presets
from bot.delivery.answers import post_table, tell_where
from bot.games.catalogue import GAMES, Preset
from bot.games.game import GameError
from bot.games.messages import message
from bot.locales.localizer import DEFAULT, Localizer, resolve
from bot.store.shapes import ServerPreset
from bot.tables import changes
from bot.tables.model import Member, Pace, Table
from bot.tables.service import Opening
from cogs import finding

if TYPE_CHECKING:
    from bot.app import Oddtrick

Asked = Interaction["Oddtrick"]


async def _games(interaction: Asked, typed: str) -> list[Choice[str]]:
    own = await presets.of_server(interaction.client.engine, interaction.guild_id)
    return finding.choices(finding.openings(interaction.client.localizer, resolve(interaction.locale.value), own), typed)


async def _presets(interaction: Asked, typed: str) -> list[Choice[str]]:
    localizer, language = interaction.client.localizer, resolve(interaction.locale.value)
    own = await presets.of_server(interaction.client.engine, interaction.guild_id)
    try:
        game = _meant(localizer, getattr(interaction.namespace, "game", None) or "", own).game
    except GameError:
        game = None
    return finding.choices(finding.presets(localizer, language, own, game), typed)


def _meant(localizer: Localizer, typed: str, own: Sequence[ServerPreset], rules: str | None = None) -> Preset:
    """The house rules that are meant: those named, or those that the game's name stands for. Raises GameError.

    House rules have names of their own, such as Blackout; by its own name a game has those that the server has chosen for it.
    """
    value = finding.find(finding.openings(localizer, DEFAULT, own), typed, "error-unknown-game")
    preset = presets.standard(own, value) if value in GAMES else presets.chosen(value, own)
    if rules is None:
        return preset
    return presets.chosen(
        finding.find(finding.presets(localizer, DEFAULT, own, preset.game), rules, "error-unknown-preset"), own
    )


def check_posting(interaction: Asked) -> None:
    """Raises GameError where the bot could answer now but not keep a table."""
    allowed = interaction.app_permissions
    threads = getattr(interaction.channel, "parent", None) is not None
    if not (allowed.view_channel and (allowed.send_messages_in_threads if threads else allowed.send_messages)):
        raise GameError(message("error-cannot-post"))


class Play(Cog):
    """Opening a table, and bringing it to the bottom of a channel."""

    def __init__(self, bot: Oddtrick) -> None:
        self.bot = bot

    @command()
    @allowed_contexts(guilds=True)
    @autocomplete(game=_games, rules=_presets)
    async def play(self, interaction: Asked, game: str, rules: str | None = None) -> None:
        """Opens a lobby in this channel."""
        check_posting(interaction)
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        own = await presets.of_server(self.bot.engine, interaction.guild_id)
        preset = _meant(self.bot.localizer, game, own, rules)
        pace = (await self.bot.people.server(interaction.guild_id)).pace
        await self.bot.people.meet(interaction)
        await self.bot.people.retry_direct(interaction.user.id)
        table = await self.bot.tables.open(
            Opening(
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                host=Member(interaction.user.id, interaction.user.display_name),
                game=preset.game,
                options=presets.options_of(preset),
                preset=preset.name,
                pace=Pace(pace) if pace else Pace.RELAXED,
            )
        )
        await post_table(self.bot.desk, interaction, table)
        await tell_where(self.bot.desk, interaction, table.id)

    @command()
    @allowed_contexts(guilds=True)
    async def table(self, interaction: Asked) -> None:
        """Posts this channel's table again at the bottom, or brings one here whose channel is gone."""
        check_posting(interaction)
        assert interaction.channel_id is not None
        table = await self.bot.tables.in_channel(interaction.channel_id)
        if table is None:
            stray = await self._stray(interaction)
            channel_id = interaction.channel_id
            table = await self.bot.tables.change(stray.id, lambda draft: changes.move_to(draft, channel_id))
        await post_table(self.bot.desk, interaction, table)

    async def _stray(self, interaction: Asked) -> Table:
        """The table that whoever asks may bring here: one that has lost its channel, for its host or a moderator."""
        assert interaction.guild_id is not None
        for table in await self.bot.tables.of_server(interaction.guild_id):
            allowed = table.host_id == interaction.user.id or interaction.permissions.manage_guild
            if allowed and await self.bot.courier.lost(table):
                return table
        raise GameError(message("notice-no-table"))
