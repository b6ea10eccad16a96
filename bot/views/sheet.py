"""The score sheet, as kept on paper: a column for each player, a line for each hand, a blob for a missed bid."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.games.game import HandScore
from bot.locales.localizer import SYMBOLS
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.facts import DOT
from bot.views.layout import Colour, page, pager, panel, text
from bot.views.voice import Voice

#: Lines on one page, and the least columns of a player.
LINES, NARROW = 25, 4
BLOB, DASH = "●", "–"


def sheet(table: Table, scores: Sequence[HandScore], voice: Voice, page_number: int = 0) -> LayoutView:
    """One page of the score sheet, counted from 0; a page that is not there shows the nearest."""
    pages = max(1, -(-len(scores) // LINES))
    number = min(max(page_number, 0), pages - 1)
    shown = scores[number * LINES : (number + 1) * LINES]
    names = DOT.join(f"{seat + 1} {voice.name(seat)}" for seat in range(len(table.sitters)))
    body = [text(f"### {voice.text('sheet-title')}", names), text(*_lines(table, scores, shown, voice))]
    return page(panel(Colour.BAIZE, *body, *pager(Action.SHEET, table.id, number, pages)))


def _lines(table: Table, scores: Sequence[HandScore], shown: Sequence[HandScore], voice: Voice) -> list[str]:
    if not scores:
        return [voice.text("sheet-empty")]
    same_size = len({score.cards for score in scores}) == 1
    seats = range(len(table.sitters))
    head = ("", [str(seat + 1) for seat in seats])
    body = [(_label(score, same_size), [_cell(score, seat) for seat in seats]) for score in shown]
    total = ("Σ", [str(total) for total in scores[-1].totals])
    width = max(NARROW, 1 + max(len(cell) for _, cells in [*body, total] for cell in cells))
    first, *lines, last = (
        f"{label:>3}" + "".join(cell.rjust(width) for cell in cells) for label, cells in [head, *body, total]
    )
    key = ["-# " + voice.text("sheet-key", blob=BLOB)] if any(score.bids for score in scores) else []
    contracts = [f"-# {score.number}. {voice.say(score.contract)}" for score in shown if score.contract is not None]
    return ["```", first, *lines, "─" * (3 + width * len(seats)), last, "```", *key, *contracts]


def _label(score: HandScore, same_size: bool) -> str:
    # The selector that keeps a symbol from becoming an emoji takes a character, but no column.
    trump = DASH if score.trump is None else SYMBOLS[score.trump]
    return f"{score.number if same_size else score.cards:>2}{trump}"


def _cell(score: HandScore, seat: int) -> str:
    points = str(score.points[seat])
    if not score.bids or score.bids[seat] == score.tricks[seat]:
        return points
    return BLOB if points == "0" else BLOB + points
