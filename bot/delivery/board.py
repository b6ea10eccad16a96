"""What is shown of one table, and whether that is still true. A mark says what was drawn; it is compared, never parsed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.games.game import Perspective
from bot.store.tables import Shown
from bot.tables.model import Status, Table
from bot.views.facts import unseen

#: What the panels of a table show that has lost its channel.
LOST = "lost"

#: The "user" of the message that shows the table itself.
TABLE = 0


@dataclass
class Board:
    """The messages of one table while it is being drawn.

    ``messages`` are those that show something, by member, once ``loaded``, and ``changed`` whose rows are to be written.
    ``dirty`` asks for a drawing, ``holds`` counts presses being answered, ``urgent`` are members to be reminded, ``acted`` says
    when each last pressed something, ``unreachable`` whose direct messages are closed, ``over`` that nothing more is to come.
    """

    messages: dict[int, Shown] = field(default_factory=dict)
    loaded: bool = False
    changed: set[int] = field(default_factory=set)
    dirty: bool = False
    holds: int = 0
    urgent: set[int] = field(default_factory=set)
    acted: dict[int, float] = field(default_factory=dict)
    unreachable: set[int] = field(default_factory=set)
    over: bool = False
    task: asyncio.Task[None] | None = None

    def set(self, user_id: int, shown: Shown | None) -> None:
        """Notes what a member's message (or the `TABLE`'s) shows now, None when there is none any more."""
        if shown is not None:
            self.messages[user_id] = shown
        elif self.messages.pop(user_id, None) is None:
            return
        self.changed.add(user_id)

    def lost(self, table: Table) -> bool:
        """Whether the table waits for a channel: it is paused, and no message shows it any more."""
        return self.loaded and table.status is Status.PAUSED and TABLE not in self.messages


def table_mark(table: Table) -> str:
    """What the table's own message shows: a stage, which has a message of its own, and the version."""
    return f"{stage(table)}/{table.version}"


def stage(table: Table) -> str:
    """The part of a table's life that one message shows: the lobby, one hand, or the end."""
    if table.status is Status.LOBBY or not table.status.open:
        return table.status.value
    return f"hand {table.hand}"


def hand_mark(table: Table, seat: int, perspective: Perspective | None, lost: bool = False) -> str:
    """What a member's panel shows: what they see without being asked, and, when it is their turn, which decision is due.

    What they see changes within a hand when trumps are named, when they may look at their cards, and when they draw one.
    """
    sitter = table.sitters[seat]
    if lost:
        return LOST
    sight = "" if perspective is None else f"{perspective.trump_known:d}{unseen(perspective):d}{_drawn(perspective)}"
    resting = f"{stage(table)} {table.status} {sitter.away:d}{sitter.missed} {sight}"
    acting = perspective is not None and seat in perspective.actors and table.status is Status.RUNNING
    return f"{resting}/{table.decisions[seat]}" if acting else resting


def _drawn(perspective: Perspective) -> str:
    """The card that the seat drew last: to draw is nothing that it did."""
    return "".join(card.code for seat, card in perspective.drawn if seat == perspective.seat)


def outdated(mark: str, shown: Shown | None, exact: bool = False) -> bool:
    """Whether a panel must be drawn again. One that waits for nobody may still show a decision that has been made.

    With ``exact`` it may not: a call says that it is somebody's turn, which must be true.
    """
    if shown is None:
        return True
    return shown.mark != mark if "/" in mark or exact else shown.mark.partition("/")[0] != mark
