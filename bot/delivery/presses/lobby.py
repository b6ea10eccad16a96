"""The lobby's buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery.answers import tell_where
from bot.delivery.call import Call
from bot.players.levels import Level
from bot.tables import changes
from bot.tables.draft import Draft
from bot.tables.model import Status
from bot.views import lobby, more
from bot.views.actions import Action


async def join(call: Call) -> None:
    """Takes a seat. Whoever cannot be written to is told where their hand will be."""
    await call.desk.people.meet(call.interaction)
    await call.desk.people.retry_direct(call.user_id)
    table = await call.change(lambda draft: changes.join(draft, call.member))
    await call.redraw_table(table.id)
    call.afterwards.append(lambda: tell_where(call.desk, call.interaction, table.id))


async def leave(call: Call) -> None:
    """Gets up: from a lobby at once, from a game after a question."""
    table, _ = await call.seat()
    if table.status is not Status.LOBBY and not call.press.arg:
        await call.replace(more.confirm(table, Action.LEAVE, await call.voice()))
        return
    await call.change(lambda draft: changes.leave(draft, call.user_id))
    if call.press.arg:
        await call.turn_into("notice-left")
    else:
        await call.redraw_table(table.id)


async def computer(call: Call) -> None:
    """Offers the levels, seats a computer, or takes the last one away."""
    if not call.press.arg:
        table, _ = await call.seat()
        await call.answer(lobby.levels(table, await call.voice(table)))
        return
    level = None if call.press.arg == "none" else call.arg(Level)
    table = await call.change(lambda draft: _computers(draft, call.user_id, level))
    await call.replace(lobby.levels(table, await call.voice(table)))


def _computers(draft: Draft, user_id: int, level: Level | None) -> None:
    if level is None:
        changes.remove_computer(draft, user_id)
    else:
        changes.add_computer(draft, user_id, level)


async def start(call: Call) -> None:
    """Starts the game; the table is posted in the lobby's place."""
    await call.change(lambda draft: changes.start(draft, call.user_id))
    await call.quiet()


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {
    Action.JOIN: join,
    Action.LEAVE: leave,
    Action.COMPUTER: computer,
    Action.START: start,
}
