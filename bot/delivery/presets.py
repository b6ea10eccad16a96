"""House rules by name: the built-in ones, and those that a server keeps."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.catalogue import GAMES, OWN, PRESETS, Preset
from bot.games.game import GameError
from bot.games.messages import message
from bot.games.options import Options, UnknownRule, build, values
from bot.store import presets as rows
from bot.store.shapes import ServerPreset
from bot.tables.errors import StalePrompt
from bot.views.names import clean, in_text

#: As many as a select can offer, and the characters of a name.
MOST, LONGEST = 25, 50


async def of_server(engine: AsyncEngine, guild_id: int | None) -> tuple[ServerPreset, ...]:
    """The presets of a server, none away from one."""
    if guild_id is None:
        return ()
    async with engine.begin() as connection:
        return await rows.of_server(connection, guild_id)


def standard(own: Iterable[ServerPreset], game: str) -> Preset:
    """The house rules that a server's tables of a game open with: its own choice, or the game's standard."""
    return next((as_preset(one) for one in own if one.standard and one.game == game), PRESETS[game])


def chosen(value: str, own: Iterable[ServerPreset]) -> Preset:
    """The preset with the value that commands and selects use for it. Raises StalePrompt when it is gone."""
    found = next((as_preset(one) for one in own if f"{OWN}{one.id}" == value), PRESETS.get(value))
    if found is None:
        raise StalePrompt
    return found


def as_preset(one: ServerPreset) -> Preset:
    """A server's preset in the shape of the built-in ones."""
    return Preset(f"{OWN}{one.name}", one.game, one.rules)


def options_of(preset: Preset) -> Options:
    """The rules of a preset. Raises GameError when they were saved by a program that knew other rules."""
    try:
        return build(GAMES[preset.game].options, preset.rules)
    except UnknownRule as unknown:
        why = unknown.message
    except KeyError:
        why = message("record-game", game=preset.game)
    raise GameError(message("error-preset-broken", name=in_text(preset.name.removeprefix(OWN)), why=why))


async def save(engine: AsyncEngine, guild_id: int, typed: str, game: str, options: Options) -> Preset:
    """Keeps house rules under a name for a server, in place of those of the same game that bear it. Raises GameError."""
    name = clean(typed[:LONGEST])
    if name == clean(""):
        raise GameError(message("error-preset-name"))
    async with engine.begin() as connection:
        known = await rows.of_server(connection, guild_id)
        same = next((one for one in known if one.name.casefold() == name.casefold()), None)
        if same is None and len(known) >= MOST:
            raise GameError(message("error-preset-full", most=MOST))
        if same is None:
            await rows.add(connection, guild_id, name, game, values(options))
        elif same.game == game:
            await rows.change(connection, same.id, name, values(options))
        else:
            raise GameError(message("error-preset-taken", name=in_text(name), game=message(f"game-{same.game}")))
    return Preset(f"{OWN}{name}", game, values(options))
