"""The score sheet, as kept on paper: a column for each player or side, a line for each hand, a blob for a missed bid."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.games.game import HandScore, Seat
from bot.locales.localizer import SYMBOLS
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.facts import DOT, sentence
from bot.views.layout import Colour, page, pager, panel, text
from bot.views.sides import grouped, side_line, together
from bot.views.voice import Voice

#: Lines on one page, and the least columns of a player.
LINES, NARROW = 25, 4
BLOB, DASH = "●", "–"
#: The heads of the sides' columns: the letters of their marks, which are wider than a column in some fonts.
SIDE_HEADS = "ABCD"
#: Its head, who it belongs to, and a seat whose points it shows.
Column = tuple[str, str, Seat]


def sheet(table: Table, scores: Sequence[HandScore], voice: Voice, page_number: int = 0) -> LayoutView:
    """One page of the score sheet, counted from 0; a page that is not there shows the nearest."""
    pages = max(1, -(-len(scores) // LINES))
    number = min(max(page_number, 0), pages - 1)
    shown = scores[number * LINES : (number + 1) * LINES]
    columns = _columns(table, scores, voice)
    names = DOT.join(f"{head} {who}" for head, who, _ in columns)
    body = [text(f"### {voice.text('sheet-title')}", names), text(*_lines(columns, scores, shown, voice))]
    return page(panel(Colour.BAIZE, *body, *pager(Action.SHEET, table.id, number, pages)))


def _columns(table: Table, scores: Sequence[HandScore], voice: Voice) -> list[Column]:
    """A column for each player, or for each side that has one score."""
    if scores and scores[0].shared:
        sides = grouped(scores[0].sides).items()
        return [(SIDE_HEADS[side], together([voice.name(seat) for seat in seats]), seats[0]) for side, seats in sides]
    return [(str(seat + 1), voice.name(seat), seat) for seat in range(len(table.sitters))]


def _lines(columns: Sequence[Column], scores: Sequence[HandScore], shown: Sequence[HandScore], voice: Voice) -> list[str]:
    if not scores:
        return [voice.text("sheet-empty")]
    same_size = len({score.cards for score in scores}) == 1
    seats = [seat for _, _, seat in columns]
    head = ("", [head for head, _, _ in columns])
    body = [(_label(score, same_size), [_cell(score, seat) for seat in seats]) for score in shown]
    total = ("Σ", [str(scores[-1].totals[seat]) for seat in seats])
    width = max(NARROW, 1 + max(len(cell) for _, cells in [*body, total] for cell in cells))
    first, *lines, last = (
        f"{label:>3}" + "".join(cell.rjust(width) for cell in cells) for label, cells in [head, *body, total]
    )
    key = ["-# " + voice.text("sheet-key", blob=BLOB)] if any(score.bids for score in scores) else []
    return ["```", first, *lines, "─" * (3 + width * len(seats)), last, "```", *key, *_contracts(shown, voice)]


def _contracts(shown: Sequence[HandScore], voice: Voice) -> list[str]:
    """What each hand was played for, and the sides where they are new."""
    lines: list[str] = []
    sides: tuple[int, ...] = ()
    for score in shown:
        if score.sides != sides and not score.shared:
            lines.append("-# " + DOT.join(side_line(side, seats, voice) for side, seats in grouped(score.sides).items()))
        sides = score.sides
        lines += [f"-# {score.number}. {sentence(score.contract, voice)}"] if score.contract is not None else []
    return lines


def _label(score: HandScore, same_size: bool) -> str:
    # The selector that keeps a symbol from becoming an emoji takes a character, but no column.
    trump = DASH if score.trump is None else SYMBOLS[score.trump]
    return f"{score.number if same_size else score.cards:>2}{trump}"


def _cell(score: HandScore, seat: int) -> str:
    points = str(score.points[seat])
    if not score.bids or score.bids[seat] == score.tricks[seat]:
        return points
    return BLOB if points == "0" else BLOB + points
