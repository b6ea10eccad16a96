"""The Fluent files as data, for tests: each language's messages with their attributes, arguments and references."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales.localizer import LANGUAGES, Localizer

FOLDER = Path(__file__).parents[2] / "bot" / "locales"


@dataclass(frozen=True)
class Text:
    """One pattern: a message's value or an attribute. ``key`` is as `Localizer.text` takes it."""

    room: str
    key: str
    arguments: frozenset[str]
    references: frozenset[str]


class _Names(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Everything in a language's files, with the name of its room."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path.stem, entry


@cache
def texts(language: str) -> dict[str, Text]:
    """Every text of a language by key."""
    found: dict[str, Text] = {}
    for room, entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        named = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
        for key, pattern in named:
            if pattern is not None:
                names = _Names()
                names.visit(pattern)
                assert key not in found, f"{key} is there twice in {language}"
                found[key] = Text(room, key, frozenset(names.arguments), frozenset(names.references))
    return found


OTHERS = tuple(language for language in LANGUAGES if language != "en")
#: Raises where a text or an argument is missing.
STRICT = Localizer(strict=True)
