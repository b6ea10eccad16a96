"""The settings of a server, for those who may manage it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.delivery import answers, presets
from bot.delivery.answers import managed_server
from bot.delivery.call import Call
from bot.delivery.presses.private import LOCALES
from bot.games.game import GameError
from bot.games.options import changed
from bot.store import presets as rows
from bot.store.shapes import ServerPreset
from bot.tables.errors import StalePrompt
from bot.tables.model import Pace
from bot.views import settings as screens
from bot.views.actions import Action
from bot.views.codec import number
from bot.views.facts import rule_lines
from bot.views.voice import Voice

#: The paces that may be chosen, by the value in the select.
PACES = {screens.AUTO: None, **{pace.value: pace.value for pace in Pace}}


async def server(call: Call) -> None:
    """Sets one of a server's choices, if one was chosen, and shows them all."""
    known = await call.desk.people.server(managed_server(call.interaction))
    if call.press.arg:
        name, read = call.arg({"language": ("locale", LOCALES.__getitem__), "pace": ("pace", PACES.__getitem__)}.__getitem__)
        await call.desk.people.save_server(replace(known, **{name: call.choice(read)}))  # type: ignore[arg-type]
    await call.replace(await answers.server_settings(call.desk, call.interaction))


async def preset(call: Call) -> None:
    """Opens one of the server's presets, makes it the standard or no more, or deletes it after a question."""
    guild_id = managed_server(call.interaction)
    preset_id, what = (call.choice(number), "") if call.values else call.arg(screens.preset_of)
    one, voice = await _find(call, guild_id, preset_id), await call.voice()
    if what == "delete":
        await call.replace(screens.delete_preset(one, voice))
    elif what == "yes":
        async with call.desk.engine.begin() as connection:
            await rows.remove(connection, guild_id, one.id)
        await call.replace(await answers.server_settings(call.desk, call.interaction))
    else:
        if what:
            one = await _set_standard(call, guild_id, one, what == "standard")
        await call.replace(screens.preset(one, _told(one, voice), voice))


async def _set_standard(call: Call, guild_id: int, one: ServerPreset, standard: bool) -> ServerPreset:
    async with call.desk.engine.begin() as connection:
        await rows.set_standard(connection, guild_id, one.game, one.id if standard else None)
    return replace(one, standard=standard)


def _told(one: ServerPreset, voice: Voice) -> list[str]:
    """The rules of a preset, or why they cannot be used."""
    try:
        different = changed(presets.options_of(presets.as_preset(one)))
    except GameError as error:
        return [voice.tell(error.message)]
    return rule_lines(one.game, different, voice) or [voice.text("rules-standard")]


async def _find(call: Call, guild_id: int, preset_id: int) -> ServerPreset:
    for one in await presets.of_server(call.desk.engine, guild_id):
        if one.id == preset_id:
            return one
    raise StalePrompt


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {Action.SERVER: server, Action.PRESET: preset}
