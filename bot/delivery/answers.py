"""Answers that a command and a button share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import AllowedMentions, Interaction
from discord.ui import LayoutView

from bot.delivery import presets
from bot.games.catalogue import GAMES
from bot.games.game import GameError
from bot.games.messages import message
from bot.store import leaderboards, results
from bot.store.shapes import Period
from bot.tables.model import Table
from bot.views import boards, notices, rules, settings
from bot.views.boards import PAGE, Board

if TYPE_CHECKING:
    from bot.delivery.desk import Desk

#: Seconds in the periods of a leaderboard.
PERIODS = {Period.WEEK: 7 * 86_400, Period.MONTH: 30 * 86_400, Period.YEAR: 365 * 86_400}


def managed_server(interaction: Interaction[Any]) -> int:
    """The id of the server that whoever asks may manage. Raises GameError when they may not."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise GameError(message("error-not-allowed"))
    return interaction.guild_id


async def post_table(desk: Desk, interaction: Interaction[Any], table: Table) -> None:
    """Answers with a table's message, which is the one that shows it from now on."""
    async with desk.courier.answering(table.id, interaction.user.id):
        table, perspective = await desk.tables.perspective(table.id)
        view = await desk.courier.view(table, perspective)
        sent = await interaction.response.send_message(view=view, allowed_mentions=AllowedMentions.none())
        assert sent.message_id is not None
        await desk.courier.adopt(table, interaction.channel_id or table.channel_id, sent.message_id)


async def tell_where(desk: Desk, interaction: Interaction[Any], table_id: int) -> None:
    """Tells a member who has just sat down, and cannot be written to, where their hand will be."""
    if await desk.courier.unreachable(table_id, interaction.user.id):
        view = notices.refusal(message("notice-joined-closed"), await desk.people.answering(interaction))
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=AllowedMentions.none())


async def leaderboard(desk: Desk, interaction: Interaction[Any], board: Board) -> LayoutView:
    """One page of a server's leaderboard."""
    seconds = PERIODS.get(board.period)
    since = None if seconds is None else desk.tables.now() - seconds
    server = interaction.guild_id or 0
    standings = await leaderboards.leaderboard(desk.engine, server, board.game, since, board.ranking, board.entrants)
    pages = max(1, -(-len(standings) // PAGE))
    page = standings[board.page * PAGE : (board.page + 1) * PAGE]
    return boards.leaderboard(board, page, pages, await desk.people.answering(interaction))


async def history(desk: Desk, interaction: Interaction[Any], page: int) -> LayoutView:
    """One page of a server's finished games."""
    guild_id = interaction.guild_id or 0
    async with desk.engine.begin() as connection:
        games = await results.history(connection, guild_id, PAGE, page * PAGE)
        count = await results.history_count(connection, guild_id)
    return boards.history(games, page, max(1, -(-count // PAGE)), await desk.people.answering(interaction))


async def server_settings(desk: Desk, interaction: Interaction[Any]) -> LayoutView:
    """The settings of a server. Raises GameError for those who may not manage it."""
    guild_id = managed_server(interaction)
    own = await presets.of_server(desk.engine, guild_id)
    return settings.server(await desk.people.server(guild_id), own, await desk.people.answering(interaction))


async def book(desk: Desk, interaction: Interaction[Any], game: str, page: int = 0) -> LayoutView:
    """A page of the rules of a game, as it is played where they are read."""
    usual = presets.standard(await presets.of_server(desk.engine, interaction.guild_id), game)
    try:
        options = presets.options_of(usual)
    except GameError:
        options = GAMES[game].options()
    return rules.book(game, options, await desk.people.answering(interaction), page)
