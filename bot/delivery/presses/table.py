"""The buttons under the table, and those of its private More panel."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping

from discord import File

from bot.delivery.answers import post_table
from bot.delivery.call import Call
from bot.games.game import Seat
from bot.games.record import write
from bot.tables import changes, errors
from bot.tables.model import AskKind
from bot.views import more, sheet
from bot.views.actions import Action
from bot.views.codec import number


async def mine(call: Call) -> None:
    """Their hand, for their eyes only."""
    await call.answer(await call.panel())


async def score_sheet(call: Call) -> None:
    """The score sheet, paged."""
    table, perspective = await call.desk.tables.perspective(call.press.table)
    if perspective is None:
        raise errors.NotRunning
    await call.show(sheet.sheet(table, perspective.sheet, await call.voice(table), call.page))


async def open_more(call: Call) -> None:
    """What else can be done here."""
    table = await call.table()
    seat = table.seat_of(call.user_id)
    if seat is None and not call.moderator:
        raise errors.NotSeated
    await call.answer(more.more(table, await call.voice(table), seat))


async def pause(call: Call) -> None:
    """Asks the others for a pause."""
    await _agree_on(call, AskKind.PAUSE)


async def end(call: Call) -> None:
    """Asks the others to end the game, after a question."""
    if call.press.arg:
        await _agree_on(call, AskKind.END)
    else:
        await call.replace(more.confirm(await call.table(), Action.END, await call.voice()))


async def replace(call: Call) -> None:
    """Asks the others to give somebody's seat to the computer, or to whoever takes it."""
    if call.press.arg:
        await _agree_on(call, AskKind.REPLACE, call.arg(number))
        return
    table = await call.table()
    await call.replace(more.replacements(table, table.seat_of(call.user_id), await call.voice(table)))


async def _decides(call: Call) -> bool:
    """Whether they are a moderator who does not play, and need not ask."""
    return call.moderator and (await call.table()).seat_of(call.user_id) is None


async def _agree_on(call: Call, kind: AskKind, seat: Seat | None = None) -> None:
    """A player asks the others; a moderator who does not play decides."""
    if await _decides(call):
        await call.change(lambda draft: changes.decide(draft, kind, seat))
        await call.turn_into("notice-saved")
        return
    table = await call.change(lambda draft: changes.ask(draft, call.user_id, kind, seat))
    waiting = any(ask.kind is kind for ask in table.asks)
    await call.turn_into("notice-asked" if waiting else "notice-saved")


def _question(arg: str) -> tuple[AskKind, Seat | None]:
    kind, _, seat = arg.partition(":")
    return AskKind(kind), number(seat) if seat else None


async def agree(call: Call) -> None:
    """Says yes to a question on the table."""
    kind, seat = call.arg(_question)
    await call.change(lambda draft: changes.agree(draft, call.user_id, kind, seat))
    await call.redraw_table(call.press.table)


async def refuse(call: Call) -> None:
    """Says no to a question on the table."""
    kind, seat = call.arg(_question)
    await call.change(lambda draft: changes.refuse(draft, call.user_id, kind, seat))
    await call.redraw_table(call.press.table)


async def resume(call: Call) -> None:
    """Ends a pause."""
    member_id = None if await _decides(call) else call.user_id
    await call.change(lambda draft: changes.resume(draft, member_id))
    await call.turn_into("notice-resumed")


async def nudge(call: Call) -> None:
    """Reminds whoever is awaited."""
    await call.seat()
    table = await call.change(lambda draft: changes.remind(draft, call.user_id))
    call.desk.tables.remind(table)
    await call.turn_into("notice-reminded")


async def claim(call: Call) -> None:
    """Claims the remaining tricks, after a question."""
    if not call.press.arg:
        await call.replace(more.confirm(await call.table(), Action.CLAIM, await call.voice()))
        return
    await call.change(lambda draft: changes.claim(draft, call.user_id))
    await call.turn_into("notice-saved")


async def rematch(call: Call) -> None:
    """Opens a lobby with the same seats and rules, in this message's channel."""
    table = await call.desk.tables.rematch(call.press.table, call.member)
    await post_table(call.desk, call.interaction, table)


async def record(call: Call) -> None:
    """The record of a finished game, as a file."""
    text = write(await call.desk.tables.record(call.press.table))
    file = File(io.BytesIO(text.encode()), f"oddtrick-{call.press.table}.txt")
    await call.interaction.response.send_message(file=file, ephemeral=True)


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {
    Action.MINE: mine,
    Action.SHEET: score_sheet,
    Action.MORE: open_more,
    Action.PAUSE: pause,
    Action.END: end,
    Action.REPLACE: replace,
    Action.AGREE: agree,
    Action.REFUSE: refuse,
    Action.RESUME: resume,
    Action.NUDGE: nudge,
    Action.CLAIM: claim,
    Action.REMATCH: rematch,
    Action.RECORD: record,
}
