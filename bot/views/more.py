"""More: what a member may do besides playing, and the questions that are asked first. All private."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.game import Seat
from bot.tables.model import Status, Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.items import button
from bot.views.layout import Colour, Piece, aside, page, panel, rows, text
from bot.views.voice import Voice


def more(table: Table, voice: Voice, seat: Seat | None) -> LayoutView:
    """What the member at `seat`, or a moderator who does not play, may do at a running or paused table."""
    offers: list[tuple[Action, ButtonStyle]] = []
    if table.status is Status.PAUSED:
        offers.append((Action.RESUME, ButtonStyle.success))
    else:
        offers += [(Action.NUDGE, ButtonStyle.secondary), (Action.CLAIM, ButtonStyle.secondary)] if seat is not None else []
        offers += [(Action.PAUSE, ButtonStyle.secondary), (Action.REPLACE, ButtonStyle.secondary)]
    if seat is not None:
        offers.append((Action.LEAVE, ButtonStyle.danger))
    if table.status is Status.RUNNING:
        offers.append((Action.END, ButtonStyle.danger))
    pieces = [_offer(table, action, style, voice) for action, style in offers]
    return page(panel(Colour.BAIZE, text(f"### {voice.text('button-more')}"), *pieces))


def _offer(table: Table, action: Action, style: ButtonStyle, voice: Voice) -> Piece:
    label = voice.text(f"more-{action}")
    return aside(voice.text(f"more-{action}.help"), button(label, Press(action, table.id), style))


def replacements(table: Table, seat: Seat | None, voice: Voice) -> LayoutView:
    """Which member to replace; ``seat`` is that of the member who asks, None for a moderator who does not play."""
    others = [other for other, sitter in enumerate(table.sitters) if sitter.user_id is not None and other != seat]
    buttons = [button(voice.label(other), Press(Action.REPLACE, table.id, arg=str(other))) for other in others]
    question = voice.text("more-replace-whom") if others else voice.text("more-replace-nobody")
    return page(panel(Colour.BAIZE, text(question), *rows(buttons)))


def confirm(table: Table, action: Action, voice: Voice) -> LayoutView:
    """Asks before leaving, ending or claiming. Whoever changes their mind dismisses the question."""
    yes = button(voice.text(f"more-{action}"), Press(action, table.id, arg="yes"), ButtonStyle.danger)
    return page(panel(Colour.TURN, text(voice.text(f"confirm-{action}")), *rows([yes])))
