"""Finding games and presets by any of their names, in any of the languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from discord.app_commands import Choice

from bot.games.catalogue import GAMES, PRESETS, Preset
from bot.games.game import GameError
from bot.games.messages import message
from bot.locales.localizer import LANGUAGES, Localizer

#: Discord's limit for the choices offered while typing.
MOST = 25


def plain(text: str) -> str:
    """Letters without case and accents, so that what is typed on a phone finds what it means."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char)).strip()


def names(localizer: Localizer, key: str) -> list[str]:
    """Every name of a game or preset: its own in each language, then the others by which it is known."""
    own = [localizer.text(language, key) for language in LANGUAGES]
    also = [localizer.text(language, f"{key}.also").split("|") for language in LANGUAGES if localizer.has(f"{key}.also")]
    return list(dict.fromkeys([*own, *(name for each in also for name in each)]))


def game_choices(localizer: Localizer, language: str, typed: str) -> list[Choice[str]]:
    """The games that what was typed may mean."""
    return _choices(localizer, language, typed, ((name, f"game-{name}") for name in GAMES))


def preset_choices(localizer: Localizer, language: str, typed: str, game: str | None) -> list[Choice[str]]:
    """The presets, of one game where that is known, that what was typed may mean."""
    fitting = (preset.name for preset in PRESETS.values() if game in (None, preset.game))
    return _choices(localizer, language, typed, ((name, f"preset-{name}") for name in fitting))


def _choices(localizer: Localizer, language: str, typed: str, entries: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    wanted, found = plain(typed), []
    for value, key in entries:
        own = localizer.text(language, key)
        hit = next((name for name in [own, *names(localizer, key)] if wanted in plain(name)), None)
        if hit is not None:
            label = own if hit == own else f"{own} ({hit})"
            found.append((not plain(hit).startswith(wanted), Choice(name=label[:100], value=value)))
    return [choice for _, choice in sorted(found, key=lambda each: each[0])[:MOST]]


def find_game(localizer: Localizer, typed: str) -> str:
    """The game that is meant by its own or any other name. Raises GameError."""
    return _find(localizer, typed, ((name, f"game-{name}") for name in GAMES), "error-unknown-game")


def find_preset(localizer: Localizer, typed: str, game: str) -> Preset:
    """The preset of a game that is meant by any of its names. Raises GameError."""
    entries = ((preset.name, f"preset-{preset.name}") for preset in PRESETS.values() if preset.game == game)
    return PRESETS[_find(localizer, typed, entries, "error-unknown-preset")]


def _find(localizer: Localizer, typed: str, entries: Iterable[tuple[str, str]], error: str) -> str:
    for value, key in entries:
        if plain(typed) in (plain(value), *(plain(name) for name in names(localizer, key))):
            return value
    raise GameError(message(error, name=typed[:50]))
