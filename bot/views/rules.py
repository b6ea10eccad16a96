"""Rules to read: those in force at a table, and the book of a game. All generated from the games' own data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from discord import SelectOption
from discord.ui import LayoutView

from bot.games.catalogue import GAMES, PRESETS, Preset
from bot.games.options import Options, Rule, rules, values
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.codec import Press, number
from bot.views.facts import DOT, pace_line, rule_lines
from bot.views.items import select
from bot.views.layout import Colour, blocks, page, pager, panel, selects, text
from bot.views.voice import Voice

#: House rules, and presets, on one page of the book.
RULES, NAMES = 4, 5
#: What writes the lines of a page of the book, and the page with its title.
Writer = Callable[[], Iterable[str]]
Page = tuple[str, Writer]
T = TypeVar("T")


def in_force(table: Table, voice: Voice) -> LayoutView:
    """The house rules of a table, those that differ from the standard in bold, and its pace."""
    name = f"{DOT}{voice.preset(table.preset)}" if table.preset not in (None, table.game) else ""
    lines = [_in_force(table.game, table.options, one, voice) for one in rules(table.options)]
    head = f"### {voice.text('rules-in-force')}"
    game = f"**{voice.game(table.game)}**{name}"
    return page(panel(Colour.BAIZE, *blocks([head, game, *lines], [pace_line(table, voice)])))


def _in_force(game: str, options: Options, one: Rule, voice: Voice) -> str:
    value = values(options)[one.name]
    (said,) = rule_lines(game, {one.name: value}, voice)
    return f"- {said}" if value == one.default else f"- **{said}**"


def page_of(arg: str, values: Sequence[str]) -> tuple[str, int]:
    """The game and the page that an `Action.HOW_TO` press asks for. Raises ValueError when it was forged."""
    game, page_number = arg.split(":")
    if game not in GAMES:
        raise ValueError(arg)
    return game, number(values[0] if values else page_number)


def book(game: str, usual: Options, voice: Voice, page_number: int = 0) -> LayoutView:
    """How to play a game, what each house rule changes, its other names, how to play it well, and its words.

    ``usual`` are the rules with which a table opens where this is read. Pages count from 0.
    """
    voice = voice.about(game)
    pages = _pages(game, usual, voice)
    shown = min(max(page_number, 0), len(pages) - 1)
    title, write = pages[shown]
    contents = [SelectOption(label=label, value=str(place), default=place == shown) for place, (label, _) in enumerate(pages)]
    turning = pager(Action.HOW_TO, 0, shown, len(pages), f"{game}:{{}}")
    chooser = select(Press(Action.HOW_TO, arg=f"{game}:contents"), contents)
    return page(panel(Colour.BAIZE, text(f"### {voice.game(game)}{DOT}{title}"), text(*write()), *selects([chooser]), *turning))


def _pages(game: str, usual: Options, voice: Voice) -> list[Page]:
    """Every page of the book."""
    named = [preset for preset in PRESETS.values() if preset.game == game and preset.rules]
    chapters: dict[str, list[Writer]] = {
        "rules-how": [partial(_how, game, key, voice) for key in _written(f"rules-{game}", voice)],
        "rules-strategy": [partial(_text, key, voice) for key in _written(f"strategy-{game}", voice)],
        "button-house-rules": [partial(_house_rules, game, usual, some, voice) for some in _by(RULES, rules(usual))],
        "rules-names": [partial(_names, game, some, voice) for some in _by(NAMES, named)],
        "rules-words": [partial(_text, "rules-glossary", voice)],
    }
    return [
        (_title(key, part, len(writers), voice), write)
        for key, writers in chapters.items()
        for part, write in enumerate(writers, 1)
    ]


def _title(key: str, part: int, parts: int, voice: Voice) -> str:
    return voice.text(key) if parts == 1 else f"{voice.text(key)} ({part}/{parts})"


def _by(size: int, things: Sequence[T]) -> list[Sequence[T]]:
    return [things[start : start + size] for start in range(0, len(things), size)]


def _written(prefix: str, voice: Voice) -> list[str]:
    """The keys of the pages that were written under a prefix, in order."""
    return [key for key in (f"{prefix}-{number}" for number in range(1, 10)) if voice.localizer.has(key)]


def _text(key: str, voice: Voice) -> list[str]:
    return [voice.text(key)]


def _how(game: str, key: str, voice: Voice) -> list[str]:
    also = voice.text("rules-also", names=voice.text(f"game-{game}.also").replace("|", ", "))
    return [f"-# {also}", voice.text(key)]


def _house_rules(game: str, usual: Options, some: Iterable[Rule], voice: Voice) -> Iterable[str]:
    """What rules change, and their choices, the usual one in bold."""
    yield voice.text("rules-usual-bold")
    for one in some:
        now = values(usual)[one.name]
        yield f"\n**{voice.rule(game, one.name)}**{DOT}{voice.text(f'rule-{game}-{one.name}.help')}"
        for value in dict.fromkeys([*one.choices, now]):
            name = voice.choice(game, one.name, value)
            yield f"- **{name}**" if value == now else f"- {name}"
        if one.parse is not None:
            yield f"- {voice.text('rules-typed')} {voice.text(f'rule-{game}-{one.name}.typed')}"


def _names(game: str, some: Iterable[Preset], voice: Voice) -> Iterable[str]:
    """By what other names the game is known, and by which rules it is then played."""
    for preset in some:
        name = voice.text(f"preset-{preset.name}")
        also = [other for other in voice.text(f"preset-{preset.name}.also").split("|") if other not in name]
        yield DOT.join([f"**{name}**", *([", ".join(also)] if also else [])])
        yield f"-# {DOT.join(rule_lines(game, preset.rules, voice))}\n"
