"""Finding games and house rules by any of their names, in any of the languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from discord import Interaction
from discord.app_commands import Choice

from bot.games.catalogue import GAMES, OWN, PRESETS
from bot.games.game import GameError
from bot.games.messages import message
from bot.locales.localizer import LANGUAGES, Localizer, resolve
from bot.store.shapes import ServerPreset
from bot.views.names import clean

if TYPE_CHECKING:
    from bot.app import Oddtrick

#: Discord's limit for the choices offered while typing.
MOST = 25


@dataclass(frozen=True, slots=True)
class Entry:
    """What can be found: its value in a command, how it is shown to a member, and every name by which it is known."""

    value: str
    label: str
    names: tuple[str, ...]


def plain(text: str) -> str:
    """Letters without case and accents, so that what is typed on a phone finds what it means."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char)).strip()


def _entry(localizer: Localizer, language: str, value: str, key: str) -> Entry:
    """By the name in each language, the member's first, then by the others by which it is known."""
    own = [localizer.text(each, key) for each in (language, *LANGUAGES)]
    also = [localizer.text(each, f"{key}.also").split("|") for each in LANGUAGES]
    names = dict.fromkeys([*own, *(name for each in also for name in each if name)])
    return Entry(value, own[0], tuple(names))


def games(localizer: Localizer, language: str) -> list[Entry]:
    """Every game."""
    return [_entry(localizer, language, name, f"game-{name}") for name in GAMES]


async def suggest_games(interaction: Interaction[Oddtrick], typed: str) -> list[Choice[str]]:
    """Autocompletes a game by any of its names."""
    return choices(games(interaction.client.localizer, resolve(interaction.locale.value)), typed)


def presets(localizer: Localizer, language: str, own: Iterable[ServerPreset], game: str | None = None) -> list[Entry]:
    """House rules by name, of one game where that is known: first a server's own, then the built-in ones."""
    here = [Entry(f"{OWN}{one.id}", clean(one.name), (one.name,)) for one in own if game in (None, one.game)]
    known = (preset.name for preset in PRESETS.values() if game in (None, preset.game))
    return here + [_entry(localizer, language, name, f"preset-{name}") for name in known]


def openings(localizer: Localizer, language: str, own: Sequence[ServerPreset]) -> list[Entry]:
    """What a table can be opened with: a game, or house rules by name.

    A name such as Blackout that stands for certain rules means those, not the game by just another name. But the title of a
    game, in whichever language, means the game by its standard rules.
    """
    whole = {plain(localizer.text(each, f"game-{name}")) for each in LANGUAGES for name in GAMES}
    kinds = {f"{OWN}{one.id}": one.game for one in own} | {preset.name: preset.game for preset in PRESETS.values()}
    titles = {name: localizer.text(language, f"game-{name}") for name in GAMES}
    named = [
        # A server may have kept the rules of a game that an older program knew.
        replace(
            entry,
            label=f"{entry.label} · {titles.get(kinds[entry.value], kinds[entry.value])}",
            names=tuple(name for name in entry.names if entry.value.startswith(OWN) or plain(name) not in whole),
        )
        for entry in presets(localizer, language, own)
        if entry.value not in GAMES
    ]
    taken = {plain(name) for entry in named for name in entry.names if not entry.value.startswith(OWN)}
    free = (
        replace(entry, names=tuple(name for name in entry.names if plain(name) not in taken))
        for entry in games(localizer, language)
    )
    return [*free, *named]


def choices(entries: Iterable[Entry], typed: str) -> list[Choice[str]]:
    """What was typed may mean these; what is called exactly so comes first, then names that begin with it."""
    wanted, found = plain(typed), []
    for entry in entries:
        hits = [name for name in entry.names if wanted in plain(name)]
        if hits:
            label = entry.label if hits[0] == entry.names[0] else f"{entry.label} ({hits[0]})"
            far = (wanted not in map(plain, hits), not plain(hits[0]).startswith(wanted))
            found.append((far, Choice(name=label[:100], value=entry.value)))
    return [choice for _, choice in sorted(found, key=lambda each: each[0])[:MOST]]


def find(entries: Iterable[Entry], typed: str, error: str) -> str:
    """The value of the first entry that is meant, by its value or any of its names. Raises GameError with the key ``error``."""
    wanted = plain(typed)
    for entry in entries:
        if wanted in (plain(entry.value), *map(plain, entry.names)):
            return entry.value
    raise GameError(message(error, name=typed[:50]))
