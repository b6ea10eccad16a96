"""Rules: those in force at a table, the host's editor, and how a game is played. All generated from the games' own data."""

from __future__ import annotations

from collections.abc import Iterable

from discord import SelectOption
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.games.options import Options, Rule, rules, values
from bot.tables.model import Pace, Table
from bot.views.actions import Action
from bot.views.codec import Press, number
from bot.views.facts import DOT, pace_line
from bot.views.items import PressSelect, select
from bot.views.layout import Colour, Piece, blocks, page, pager, panel, selects, text
from bot.views.lobby import problems
from bot.views.voice import Voice

#: Rules on one page of the editor: each takes three components.
RULES = 5
MOST_OPTIONS = 25


def in_force(table: Table, voice: Voice) -> LayoutView:
    """The house rules of a table, those that differ from the default in bold, and its pace."""
    lines = [_in_force(table.game, table.options, one, voice) for one in rules(table.options)]
    head = f"### {voice.text('rules-in-force')}"
    return page(panel(Colour.BAIZE, *blocks([head, *lines], [pace_line(table, voice)])))


def _in_force(game: str, options: Options, one: Rule, voice: Voice) -> str:
    value = values(options)[one.name]
    said = f"{voice.rule(game, one.name)}: {voice.choice(game, one.name, value)}"
    return f"- {said}" if value == one.default else f"- **{said}**"


def editor(table: Table, voice: Voice, page_number: int = 0) -> LayoutView:
    """The host's private editor in the lobby: a select for each rule, and one for the pace; pages count from 0."""
    known = rules(table.options)
    pages = -(-len(known) // RULES)
    number = min(max(page_number, 0), pages - 1)
    pieces: list[Piece] = [text(f"### {voice.text('button-house-rules')}", *problems(table, voice))]
    for one in known[number * RULES : (number + 1) * RULES]:
        pieces += _editor_rule(table, one, number, voice)
    pieces += [text(f"**{voice.text('rules-pace')}**"), *selects([_pace(table, number, voice)])]
    return page(panel(Colour.BAIZE, *pieces, *pager(Action.RULES, table.id, number, pages)))


def rule_of(arg: str) -> tuple[int, str]:
    """The page and the rule that an `Action.RULE` press is about. Raises ValueError when it was forged."""
    page_number, name = arg.split(":")
    return number(page_number), name


def _editor_rule(table: Table, one: Rule, number: int, voice: Voice) -> Iterable[Piece]:
    now = values(table.options)[one.name]
    # A value that was typed is not among the choices, but must be seen to be chosen.
    choices = one.choices if now in one.choices else (now, *one.choices)
    options = [
        SelectOption(label=voice.choice(table.game, one.name, value)[:100], value=value, default=value == now)
        for value in choices[:MOST_OPTIONS]
    ]
    help_text = voice.text(f"rule-{table.game}-{one.name}.help")
    yield text(f"**{voice.rule(table.game, one.name)}**{DOT}{help_text}")
    yield from selects([select(Press(Action.RULE, table.id, arg=f"{number}:{one.name}"), options)])


def _pace(table: Table, number: int, voice: Voice) -> PressSelect:
    options = [SelectOption(label=voice.text(f"pace-{pace}"), value=pace, default=pace is table.pace) for pace in Pace]
    return select(Press(Action.PACE, table.id, arg=str(number)), options)


def page_of(arg: str) -> tuple[str, int]:
    """The game and the page that an `Action.HOW_TO` press asks for. Raises ValueError when it was forged."""
    game, page_number = arg.split(":")
    if game not in GAMES:
        raise ValueError(arg)
    return game, number(page_number)


def how_to(game: str, voice: Voice, page_number: int = 0) -> LayoutView:
    """How to play a game, and last what each house rule changes; pages count from 0."""
    written = [key for key in (f"rules-{game}-{number}" for number in range(1, 10)) if voice.localizer.has(key)]
    number = min(max(page_number, 0), len(written))
    body = voice.text(written[number]) if number < len(written) else "\n".join(_house_rules(game, voice))
    title = f"### {voice.game(game)}" if number < len(written) else f"### {voice.game(game)}{DOT}{voice.text('rules-house')}"
    also = voice.text("rules-also", names=voice.text(f"game-{game}.also").replace("|", ", ")) if number == 0 else ""
    turning = pager(Action.HOW_TO, 0, number, len(written) + 1, f"{game}:{{}}")
    return page(panel(Colour.BAIZE, text(title, also and f"-# {also}"), text(body), *turning))


def _house_rules(game: str, voice: Voice) -> Iterable[str]:
    for one in rules(GAMES[game].options):
        named = (voice.choice(game, one.name, value) for value in one.choices)
        marked = [f"**{name}**" if value == one.default else name for value, name in zip(one.choices, named, strict=True)]
        yield f"**{voice.rule(game, one.name)}**{DOT}{voice.text(f'rule-{game}-{one.name}.help')}"
        yield f"-# {DOT.join(marked)}"
    yield voice.text("rules-default-bold")
