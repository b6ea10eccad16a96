"""Short messages: an answer to a press, a call to the table."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.games.game import Seat
from bot.games.messages import Message
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.items import button
from bot.views.layout import Colour, page, panel, rows, text
from bot.views.voice import Voice, channel, relative


def notice(content: str) -> LayoutView:
    """One sentence."""
    return page(text(content))


def refusal(reason: Message, voice: Voice) -> LayoutView:
    """Why something was refused."""
    return notice(voice.tell(reason))


def help_page(voice: Voice) -> LayoutView:
    """What this is, how to start, how to report a problem."""
    games = ", ".join(voice.game(game) for game in GAMES)
    return page(panel(Colour.BAIZE, text(voice.text("help-page", games=games))))


def seated(table: Table, voice: Voice) -> LayoutView:
    """The direct message of a member who has just sat down; it will hold the hand."""
    title = f"### {voice.game(table.game)}"
    return page(panel(Colour.BAIZE, text(title, voice.text("notice-seated", channel=channel(table.channel_id)))))


def left(table: Table, voice: Voice) -> LayoutView:
    """What the panel of a member becomes who has got up."""
    return page(panel(Colour.QUIET, text(f"### {voice.game(table.game)}", voice.text("notice-left"))))


def channel_lost(table: Table, voice: Voice) -> LayoutView:
    """Tells a member by direct message that their table waits for another channel."""
    return page(panel(Colour.QUIET, text(f"### {voice.game(table.game)}", voice.text("notice-channel-lost"))))


def closed(table: Table, voice: Voice) -> LayoutView:
    """What a lobby or a table becomes when it ends without a result."""
    key = "end-closed" if table.decisions else "lobby-closed"
    return page(panel(Colour.QUIET, text(f"### {voice.game(table.game)}", voice.text(key))))


def call(table: Table, seat: Seat, voice: Voice) -> LayoutView:
    """Calls a member whose direct messages are closed, in the channel, by a mention."""
    line = voice.text("turn-yours", who=f"<@{table.sitters[seat].user_id}>")
    timed = line if table.deadline is None else voice.text("turn-deadline", turn=line, time=relative(table.deadline))
    mine = button(voice.text("button-mine"), Press(Action.MINE, table.id), ButtonStyle.primary)
    return page(text(timed), *rows([mine]))
