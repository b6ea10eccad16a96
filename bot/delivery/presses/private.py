"""The buttons of a member's own messages: the hand, the settings, their data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.delivery.call import Call
from bot.games.messages import message
from bot.locales.localizer import LANGUAGES
from bot.store.shapes import Pings
from bot.tables import changes
from bot.tables.errors import StalePrompt
from bot.views import notices
from bot.views import settings as screens
from bot.views.actions import Action
from bot.views.hand import chosen


async def act(call: Call) -> None:
    """Makes a move and shows what is left; a press for a decision that has been made shows the hand and changes nothing."""
    try:
        move = chosen(call.press, call.values)
        await call.desk.tables.act(call.press.table, call.user_id, call.press.decision, move, call.interaction.id)
    except (StalePrompt, ValueError):
        await call.redraw_hand()
        await call.add("error-stale")
    else:
        await call.redraw_hand()


async def back(call: Call) -> None:
    """Takes the seat back from the computer."""
    await call.change(lambda draft: changes.come_back(draft, call.user_id))
    await call.redraw_hand()


#: The languages that may be chosen in settings, by the value in the select.
LOCALES = {screens.AUTO: None, **{language: language for language in LANGUAGES}}


async def set_member(call: Call) -> None:
    """Sets one of a member's own choices."""
    readers: dict[str, tuple[str, Callable[[str], object]]] = {
        "language": ("locale", LOCALES.__getitem__),
        "pings": ("pings", Pings),
        "colours": ("four_colour", {"two": False, "four": True}.__getitem__),
    }
    name, read = call.arg(readers.__getitem__)
    settings = replace(await call.desk.people.meet(call.interaction), **{name: call.choice(read)})  # type: ignore[arg-type]
    await call.desk.people.save_member(settings)
    await call.replace(screens.member(settings, await call.voice()))


async def forget(call: Call) -> None:
    """Deletes everything about a member; where they play the computer takes over first."""
    voice = await call.voice()
    await call.desk.tables.forget(call.user_id)
    call.desk.people.forget(call.user_id)
    await call.replace(notices.refusal(message("notice-forgotten"), voice))


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {
    Action.ACT: act,
    Action.BACK: back,
    Action.MEMBER: set_member,
    Action.FORGET: forget,
}
