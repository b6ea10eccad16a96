"""The house-rules editor: the host's private panel in the lobby. All generated from the rules' own data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from bot.games.catalogue import OWN, PRESETS
from bot.games.options import Options, Rule, changed, rules, values
from bot.store.shapes import ServerPreset
from bot.tables.model import Pace, Table
from bot.views.actions import Action
from bot.views.codec import Press, number
from bot.views.facts import DOT, rule_lines, rules_line
from bot.views.items import PressButton, PressSelect, button, select
from bot.views.layout import Colour, Piece, aside, page, pager, panel, rows, selects, text
from bot.views.names import cut, in_label
from bot.views.prompt import Prompt
from bot.views.voice import Voice

#: Rules on one page; on the first there are presets before them, and the pace after them.
RULES = 4
#: Discord's limit for what stands under an option, and for an option itself.
SMALL = 100
#: Characters of a rule or of a name that may be typed.
TYPED = 100

Notes = Mapping[str, str]
NONE: Notes = MappingProxyType({})


def editor(
    table: Table,
    voice: Voice,
    page_number: int = 0,
    own: Sequence[ServerPreset] = (),
    manager: bool = False,
    notes: Notes = NONE,
) -> LayoutView:
    """One page of the editor, counted from 0: a select for each rule, and presets to load.

    ``own`` are the server's presets, which a ``manager`` may add to. ``notes`` are sentences to say at a rule, or above all of
    them when the name is empty.
    """
    known = rules(table.options)
    pages = -(-len(known) // RULES)
    here = min(max(page_number, 0), pages - 1)
    shown = known[here * RULES : (here + 1) * RULES]
    said = _sentences(table, voice, notes)
    pieces: list[Piece] = [_head(table, voice, said, {one.name for one in shown})]
    pieces += _presets(table, voice, own) if here == 0 else []
    for one in shown:
        pieces += _rule(table, one, here, voice, said.get(one.name, []))
    pieces += _pace(table, voice) if here == 0 else []
    turning = pager(Action.RULES, table.id, here, pages)
    return page(panel(Colour.BAIZE, *pieces, *turning, *rows(_buttons(table, here, voice, manager))))


def _sentences(table: Table, voice: Voice, notes: Notes) -> dict[str, list[str]]:
    """What is to be said at each rule: why it does not fit those seated or another rule, and the notes."""
    said: dict[str, list[str]] = {}
    for problem in table.options.problems(len(table.sitters)):
        said.setdefault(problem.rule, []).append(f"⚠️ {voice.tell(problem.reason)}")
    for name, note in notes.items():
        said.setdefault(name, []).append(note)
    return said


def _head(table: Table, voice: Voice, said: Mapping[str, Sequence[str]], shown: set[str]) -> Piece:
    """The title, the rules as they stand, and what there is to say about rules on other pages."""
    elsewhere = [
        f"**{voice.rule(table.game, name)}**{DOT}{line}" if name else line
        for name, lines in said.items()
        if name not in shown
        for line in lines
    ]
    title = f"### {voice.game(table.game)}{DOT}{voice.text('button-house-rules')}"
    return text(title, f"-# {rules_line(table, voice)}", *elsewhere)


def _rule(table: Table, one: Rule, here: int, voice: Voice, said: Sequence[str]) -> Iterable[Piece]:
    game, now = table.game, values(table.options)[one.name]
    # A value that was typed is not among the choices, but must be seen to be chosen.
    choices = one.choices if now in one.choices else (now, *one.choices)
    options = [
        SelectOption(
            label=voice.choice(game, one.name, value),
            value=value,
            default=value == now,
            description=_misfit(table.options, one.name, value, len(table.sitters), voice),
        )
        for value in choices
    ]
    lines = [f"**{voice.rule(game, one.name)}**{DOT}{voice.text(f'rule-{game}-{one.name}.help')}", *said]
    arg = f"{here}:{one.name}"
    if one.parse is None:
        yield text(*lines)
    else:
        yield aside("\n".join(lines), button(voice.text("rules-type"), Press(Action.TYPE, table.id, arg=arg)))
    yield from selects([select(Press(Action.RULE, table.id, arg=arg), options)])


def _misfit(options: Options, name: str, value: str, players: int, voice: Voice) -> str | None:
    """Why a choice would not fit those who are seated or another rule; nothing about what does not fit anyway."""
    there = options.problems(players)
    new = [each for each in replace(options, **{name: value}).problems(players) if each not in there]
    return cut(f"⚠️ {voice.tell(new[0].reason)}", SMALL) if new else None


def _presets(table: Table, voice: Voice, own: Iterable[ServerPreset]) -> list[Piece]:
    """Selects of presets to load: the built-in ones of the game, and the server's own where there are any."""
    known = [
        SelectOption(
            label=voice.text(f"preset-{preset.name}"),
            value=preset.name,
            default=preset.name == table.preset,
            description=cut(DOT.join(rule_lines(table.game, preset.rules, voice)), SMALL) or None,
        )
        for preset in PRESETS.values()
        if preset.game == table.game
    ]
    ours = [
        SelectOption(label=in_label(one.name, SMALL - 2), value=f"{OWN}{one.id}", default=f"{OWN}{one.name}" == table.preset)
        for one in own
        if one.game == table.game
    ]
    chooser = [_loader(table, "known", known, voice), *([_loader(table, "own", ours, voice)] if ours else [])]
    return selects(chooser)


def _loader(table: Table, which: str, options: Sequence[SelectOption], voice: Voice) -> PressSelect:
    return select(Press(Action.LOAD, table.id, arg=f"0:{which}"), options, voice.text(f"rules-load-{which}"))


def _pace(table: Table, voice: Voice) -> list[Piece]:
    options = [SelectOption(label=voice.text(f"pace-{pace}"), value=pace, default=pace is table.pace) for pace in Pace]
    return [
        text(f"**{voice.text('rules-pace')}**"),
        *selects([select(Press(Action.PACE, table.id), options)]),
    ]


def _buttons(table: Table, here: int, voice: Voice, manager: bool) -> list[PressButton]:
    back = Press(Action.LOAD, table.id, arg=f"{here}:{table.game}")
    buttons = [button(voice.text("rules-back"), back, disabled=not changed(table.options))]
    if manager:
        buttons.append(button(voice.text("rules-save"), Press(Action.SAVE, table.id, arg=str(here)), ButtonStyle.primary))
    return buttons


def rule_of(arg: str) -> tuple[int, str]:
    """The page and the rule, or the preset, that a press in the editor is about. Raises ValueError when it was forged."""
    page_number, name = arg.split(":", 1)
    return number(page_number), name


def typed_of(arg: str, options: Options) -> tuple[int, str]:
    """The page and the rule that an `Action.TYPE` press is about. Raises ValueError when it was forged."""
    page_number, name = rule_of(arg)
    if not any(one.name == name and one.parse for one in rules(options)):
        raise ValueError(arg)
    return page_number, name


def type_rule(table: Table, name: str, press: Press, voice: Voice) -> Prompt:
    """Asks for a rule that is none of its choices."""
    key = f"rule-{table.game}-{name}"
    return Prompt(
        press, voice.text(key), voice.text(f"{key}.help"), voice.text(f"{key}.typed"), TYPED, values(table.options)[name]
    )


def name_rules(press: Press, longest: int, voice: Voice) -> Prompt:
    """Asks for the name under which a server keeps the rules."""
    return Prompt(press, voice.text("rules-save"), voice.text("rules-name"), voice.text("rules-name.help"), longest)
