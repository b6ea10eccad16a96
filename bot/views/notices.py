"""Short messages: an answer to a press, a call to the table."""

from __future__ import annotations

from discord.ui import LayoutView

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
    return page(panel(Colour.BAIZE, text(voice.text("help-page"))))


def seated(table: Table, voice: Voice) -> LayoutView:
    """The direct message of a member who has just sat down; it will hold the hand."""
    title = f"### {voice.game(table.game)}"
    return page(panel(Colour.BAIZE, text(title, voice.text("notice-seated", channel=channel(table.channel_id)))))


def called(table: Table, voice: Voice) -> LayoutView:
    """Reminds a member in the channel that they are awaited; the mention is added by whoever sends it."""
    time = relative(table.deadline) if table.deadline is not None else "–"
    mine = button(voice.text("button-mine"), Press(Action.MINE, table.id))
    return page(text(voice.text("notice-reminder", channel=channel(table.channel_id), time=time)), *rows([mine]))
