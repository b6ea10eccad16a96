"""The tricks of a hand laid out for all to see: a column for each who played, so that a revoke can be found."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tricks import Trick
from bot.views.facts import DOT
from bot.views.voice import Voice

#: What stands before the card that was led, and after the one that won.
LED, WON = "▸", "*"
TEXT_STYLE = "\ufe0e"


def trick_lines(tricks: Sequence[Trick], voice: Voice) -> list[str]:
    """Every trick in a line: the card that led and the one that won it marked, columns in seat order."""
    seats = sorted(tricks[0].seats)
    names = DOT.join(f"{column} {voice.name(seat)}" for column, seat in enumerate(seats, 1))
    heads = [f"  {column}" for column in range(1, len(seats) + 1)]
    lines = [("", heads)] + [
        (str(number), [_cell(trick, seat, voice) for seat in seats]) for number, trick in enumerate(tricks, 1)
    ]
    width = max(_width(cell) for _, cells in lines for cell in cells)
    table = [
        f"{number:>2} " + "".join(cell + " " * (width - _width(cell)) for cell in cells).rstrip() for number, cells in lines
    ]
    return [voice.text("hand-tricks", led=LED, won=WON), names, "```", *table, "```"]


def _width(cell: str) -> int:
    # The selector that keeps a symbol from becoming an emoji takes no column.
    return len(cell.replace(TEXT_STYLE, ""))


def _cell(trick: Trick, seat: int, voice: Voice) -> str:
    place = trick.seats.index(seat)
    card = voice.card(trick.cards[place])
    return f"{LED if place == 0 else ' '} {card}{WON if seat == trick.winner else ' '} "
