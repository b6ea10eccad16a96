"""The pieces of a message: text, panels, rows of buttons. Discord allows 40 components and 4,000 characters in each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from discord.ui import ActionRow, Container, Item, LayoutView, Separator, TextDisplay

from bot.views.items import PressButton, PressSelect

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


def rows(buttons: Sequence[PressButton]) -> list[Piece]:
    """Buttons in rows of five."""
    return [ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def selects(items: Iterable[PressSelect]) -> list[Piece]:
    """Each select in a row of its own."""
    return [ActionRow(item) for item in items]
