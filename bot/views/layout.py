"""The pieces of a message: text, panels, rows of buttons. Discord allows 40 components and 4,000 characters in each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from discord.ui import ActionRow, Container, Item, LayoutView, Section, Separator, TextDisplay

from bot.views.codec import Press
from bot.views.items import PressButton, PressSelect, button

Piece = Item[Any]
ROW = 5


class Colour(IntEnum):
    """The edge of a panel."""

    BAIZE = 0x2E7D4F
    TURN = 0xF2B632
    QUIET = 0x6B7280
    GOLD = 0xD4AF37


def page(*pieces: Piece) -> LayoutView:
    """A message. Send it once: every drawing builds its own."""
    view = LayoutView(timeout=None)
    for piece in pieces:
        view.add_item(piece)
    # Its items keep nothing, so discord.py need not look after it: for a private answer it would hold the view and a task for a
    # quarter of an hour. Stopping a view that was never sent forgets no class of items; one that was sent must not be stopped.
    view.stop()
    return view


def panel(colour: Colour, *pieces: Piece) -> Piece:
    """A box around pieces, with a coloured edge."""
    return Container(*pieces, accent_colour=int(colour))


def text(*lines: str) -> Piece:
    """Lines of Markdown; empty ones are left out."""
    return TextDisplay("\n".join(line for line in lines if line))


def rule() -> Piece:
    """A thin line."""
    return Separator()


def blocks(*groups: Sequence[str]) -> list[Piece]:
    """Groups of lines with a thin line between them; empty groups are left out."""
    pieces: list[Piece] = []
    for lines in groups:
        if any(lines):
            pieces += [*([rule()] if pieces else []), text(*lines)]
    return pieces


def row(buttons: Sequence[PressButton]) -> Piece:
    """At most five buttons side by side."""
    return ActionRow(*buttons)


def rows(buttons: Sequence[PressButton]) -> list[Piece]:
    """Buttons in rows of five."""
    return [row(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def aside(content: str, offer: PressButton) -> Piece:
    """A line of text with a button to its right."""
    return Section(TextDisplay(content), accessory=offer)


def selects(items: Iterable[PressSelect]) -> list[Piece]:
    """Each select in a row of its own."""
    return [ActionRow(item) for item in items]


def grid(heads: Sequence[str], lines: Iterable[tuple[Sequence[str], str]]) -> list[str]:
    """A heading and lines, each with its values in columns of fixed width, then free text, such as a name."""
    table = list(lines)
    widths = [max(map(len, column)) for column in zip(heads, *(values for values, _ in table), strict=True)]
    return [f"{_cells(values, widths)} {rest}" for values, rest in [(heads, ""), *table]]


def _cells(values: Sequence[str], widths: Sequence[int]) -> str:
    # Spaces that do not break keep their width at the ends and on every client.
    line = " ".join(value.rjust(width) for value, width in zip(values, widths, strict=True))
    return "`" + line.replace(" ", "\u00a0") + "`"


def pager(action: str, table: int, page: int, pages: int, arg: str = "{}") -> list[Piece]:
    """Buttons to the pages before and after, where there is more than one; ``arg`` holds ``{}`` for the number of the page."""
    if pages < 2:
        return []
    back = button("←", Press(action, table, 0, arg.format(page - 1)), disabled=page == 0)
    here = button(f"{page + 1} / {pages}", Press(action, table, 0, arg.format("here")), disabled=True)
    forward = button("→", Press(action, table, 0, arg.format(page + 1)), disabled=page + 1 >= pages)
    return rows([back, here, forward])
