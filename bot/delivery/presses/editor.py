"""The Rules button, and the host's editor of the house rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from discord.ui import LayoutView

from bot.delivery import presets
from bot.delivery.answers import managed_server
from bot.delivery.call import Call
from bot.games.catalogue import GAMES
from bot.games.options import Options, UnknownRule, build, values
from bot.tables import changes
from bot.tables.errors import StalePrompt
from bot.tables.model import Pace, Status, Table
from bot.views import editor, rules
from bot.views.actions import Action
from bot.views.names import in_text


async def open_rules(call: Call) -> None:
    """The editor for the host of a lobby, the rules in force for everybody else."""
    table = await call.table()
    if table.status is Status.LOBBY and table.host_id == call.user_id:
        await call.show(await _view(call, table, call.page, editor.NONE))
    else:
        await call.show(rules.in_force(table, await call.voice(table)))


async def set_rule(call: Call) -> None:
    """Sets one house rule to a choice."""
    page, name = call.arg(editor.rule_of)
    table = await call.table()
    await _set(call, page, call.choice(lambda value: _with(table, name, value)))


async def type_rule(call: Call) -> None:
    """Asks for a rule that is none of its choices, and sets it; what cannot be read is said at the rule."""
    table = await call.table()
    page, name = call.arg(lambda arg: editor.typed_of(arg, table.options))
    voice = await call.voice(table)
    if not call.values:
        await call.ask(editor.type_rule(table, name, call.press, voice))
        return
    (typed,) = call.values
    try:
        options = _with(table, name, typed)
    except UnknownRule:
        hint = voice.text(f"rule-{table.game}-{name}.typed")
        await _show(call, table, page, {name: voice.text("rules-not-understood", typed=in_text(typed), hint=hint)})
    else:
        await _set(call, page, options)


def _with(table: Table, name: str, value: str) -> Options:
    """The rules of a table but for one. Raises UnknownRule."""
    return build(GAMES[table.game].options, {**values(table.options), name: value})


async def load(call: Call) -> None:
    """Sets all house rules to those of a preset."""
    page, named = call.arg(editor.rule_of)
    own = await presets.of_server(call.desk.engine, call.interaction.guild_id)
    preset = presets.chosen(call.values[0] if call.values else named, own)
    if preset.game != (await call.table()).game:
        raise StalePrompt
    await _set(call, page, presets.options_of(preset), preset.name)


async def save(call: Call) -> None:
    """Asks for a name, and keeps the house rules under it for the server: for a host who may manage it."""
    guild_id, table = managed_server(call.interaction), await call.table()
    voice = await call.voice(table)
    if not call.values:
        await call.ask(editor.name_rules(call.press, presets.LONGEST, voice))
        return
    preset = await presets.save(call.desk.engine, guild_id, call.values[0], table.game, table.options)
    saved = voice.text("rules-saved", name=voice.preset(preset.name))
    await _set(call, call.page, table.options, preset.name, {"": saved})


async def set_pace(call: Call) -> None:
    """Sets how long members may think."""
    pace = call.choice(Pace)
    table = await call.change(lambda draft: changes.set_pace(draft, call.user_id, pace))
    await _show(call, table, call.page)


async def _set(call: Call, page: int, options: Options, preset: str | None = None, notes: editor.Notes = editor.NONE) -> None:
    table = await call.change(lambda draft: changes.set_rules(draft, call.user_id, options, preset))
    await _show(call, table, page, notes)


async def _show(call: Call, table: Table, page: int, notes: editor.Notes = editor.NONE) -> None:
    """The editor as it is now, in place of the message that was pressed."""
    await call.replace(await _view(call, table, page, notes))


async def _view(call: Call, table: Table, page: int, notes: editor.Notes) -> LayoutView:
    own = await presets.of_server(call.desk.engine, call.interaction.guild_id)
    manager = call.interaction.permissions.manage_guild
    return editor.editor(table, await call.voice(table), page, own, manager, notes)


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {
    Action.RULES: open_rules,
    Action.RULE: set_rule,
    Action.TYPE: type_rule,
    Action.LOAD: load,
    Action.SAVE: save,
    Action.PACE: set_pace,
}
