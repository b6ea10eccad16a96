"""What the rules have to say to a member, as a key and arguments. The locales turn it into a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.games.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class At:
    """An argument that stands for the name of whoever sits at a seat."""

    seat: int


Arg: TypeAlias = "int | str | Card | Suit | At | Message | None"


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the locale files and its arguments by name. Suits, cards, seats and messages are rendered by the locale."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __getitem__(self, name: str) -> Arg:
        return dict(self.args)[name]


def message(key: str, **args: Arg) -> Message:
    """A `Message` with keyword arguments."""
    return Message(key, tuple(args.items()))


def span(numbers: range) -> Arg:
    """How many there may be, for an argument: from the least to the most, or the only number."""
    return numbers[0] if len(numbers) == 1 else message("number-span", least=numbers[0], most=numbers[-1])
