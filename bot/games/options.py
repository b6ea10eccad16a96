"""House rules as data.

A game's options are a frozen dataclass whose fields are all made by `rule`. A value is always one of the rule's choices, as
one word of text, so that an editor, a page of rules, a record and a preset need no code for any single rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from bot.games.messages import Message, message


@dataclass(frozen=True, slots=True)
class Rule:
    """One house rule: its name, its choices in the order to show them, the default, and what else may be typed.

    ``parse`` is None when only the choices are allowed; otherwise it takes a typed value and returns it in normal form, or
    raises ValueError.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    parse: Callable[[str], str] | None = None

    def read(self, value: str) -> str:
        """`value` in normal form. Raises ValueError when the rule does not allow it."""
        if value in self.choices:
            return value
        if self.parse is None:
            raise ValueError(value)
        read = self.parse(value)
        if read.split() != [read]:
            raise ValueError(value)
        return read


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the rule named ``rule`` does not fit the players or another rule."""

    rule: str
    reason: Message


@dataclass(frozen=True)
class Options:
    """The base of every game's options."""

    @property
    def draws_seats(self) -> bool:
        """Whether the players are seated by lot before the first deal rather than as they came."""
        return False

    def problems(self, players: int) -> tuple[Problem, ...]:
        """What keeps these rules from being played by `players`; empty when they can be."""
        return ()


OptionsT = TypeVar("OptionsT", bound=Options)


class UnknownRule(ValueError):
    """A rule or a choice that the game does not have; ``message`` says which."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.message = reason

    def __str__(self) -> str:
        return self.message.key


def rule(*choices: str, default: str | None = None, parse: Callable[[str], str] | None = None) -> Any:
    """A field of an options class: a house rule with these choices, the first of them the default unless another is named."""
    chosen = choices[0] if default is None else default
    return field(default=chosen, metadata={"choices": choices, "parse": parse})


def number(least: int, most: int) -> Callable[[str], str]:
    """A reader for a rule that takes any whole number from `least` to `most`."""

    def read(text: str) -> str:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise ValueError(text)
        return str(int(text))

    return read


def rules(options: type[Options] | Options) -> tuple[Rule, ...]:
    """The house rules of an options class, in order."""
    return tuple(Rule(f.name, f.metadata["choices"], str(f.default), f.metadata["parse"]) for f in fields(options))


def values(options: Options) -> dict[str, str]:
    """Every rule's value by name."""
    return {r.name: str(getattr(options, r.name)) for r in rules(options)}


def changed(options: Options) -> dict[str, str]:
    """The values that differ from the defaults."""
    defaults = {r.name: r.default for r in rules(options)}
    return {name: value for name, value in values(options).items() if value != defaults[name]}


def build(kind: type[OptionsT], given: Mapping[str, str]) -> OptionsT:
    """Options with the given values and defaults elsewhere. Raises UnknownRule with the name and the value at fault."""
    known = {r.name: r for r in rules(kind)}
    read: dict[str, str] = {}
    for name, value in given.items():
        if name not in known:
            raise UnknownRule(message("error-unknown-rule", rule=name))
        try:
            read[name] = known[name].read(value)
        except ValueError:
            raise UnknownRule(message("error-unknown-choice", rule=name, value=value)) from None
    return kind(**read)
