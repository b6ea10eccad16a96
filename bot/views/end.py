"""The end of a game: the standings and what is worth remembering."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.game import HandScore, Perspective, Result, Seat
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.facts import sitter_name
from bot.views.items import button
from bot.views.layout import Colour, blocks, grid, page, panel, rows
from bot.views.sides import grouped, party_places, together
from bot.views.voice import Voice

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
BAR = 6
EIGHTHS = " ▏▎▍▌▋▊▉█"


def end(table: Table, perspective: Perspective, voice: Voice) -> LayoutView:
    """A finished game, with shared places. Raises ValueError for one that has no result yet."""
    result = perspective.result
    if result is None:
        raise ValueError(table.id)
    parties = _parties(result)
    pieces = blocks(
        [f"### {voice.game(table.game)}", "## " + _winners(result, parties, voice)],
        _standings(table, result, parties, voice),
        [*_memories(perspective.sheet, voice), *_counted(table, voice)],
    )
    buttons = [
        button(voice.text("button-rematch"), Press(Action.REMATCH, table.id), ButtonStyle.primary),
        button(voice.text("button-sheet"), Press(Action.SHEET, table.id)),
        button(voice.text("button-record"), Press(Action.RECORD, table.id)),
    ]
    return page(panel(Colour.GOLD, *pieces), *rows(buttons))


def _parties(result: Result) -> list[list[Seat]]:
    """Who shares a score: the partners of each side, or each seat alone; the best first."""
    sides = grouped(result.sides or range(len(result.places)))
    return sorted(sides.values(), key=lambda seats: result.places[seats[0]])


def _winners(result: Result, parties: Sequence[Sequence[Seat]], voice: Voice) -> str:
    first = [seats for seats in parties if result.places[seats[0]] == 1]
    who = ", ".join(together([voice.name(seat) for seat in seats]) for seats in first)
    if len(first) == 1 and len(first[0]) > 1:
        return voice.text("end-winners", who=who)
    return voice.text("end-winner", who=who, count=len(first))


def _standings(table: Table, result: Result, parties: Sequence[Sequence[Seat]], voice: Voice) -> list[str]:
    keys = ["column-place", "column-total", *(["column-made"] if result.hands else [])]
    lines: list[tuple[Sequence[str], str]] = []
    for place, seats in zip(party_places([result.places[seats[0]] for seats in parties]), parties, strict=True):
        made = [f"{result.made[seats[0]]}/{result.hands}"] if result.hands else []
        total = result.totals[seats[0]]
        values = [str(place), str(total), *made, _bar(total, max(result.totals))]
        who = together([sitter_name(table.sitters[seat], seat, voice) for seat in seats])
        lines.append((values, f"{MEDALS.get(place, '')} {who}".strip()))
    return grid([*(voice.text(key) for key in keys), ""], lines)


def _bar(total: int, most: int) -> str:
    """A bar from the left, in eighths of a character: full for the best total, none from 0 down."""
    eighths = max(0, total) * BAR * 8 // most if most > 0 else 0
    return (EIGHTHS[8] * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(BAR)


def _memories(scores: Sequence[HandScore], voice: Voice) -> list[str]:
    """The best and the worst hand: the most points, and the least with the bid missed by most.

    A game of single points has neither.
    """
    hands = [
        (score.points[seat], -_missed(score, seat), -score.number, seat)
        for score in scores
        for seat in range(len(score.points))
    ]
    if not hands or max(hands)[0] - min(hands)[0] < 2:
        return []
    lines = []
    for key, (points, _, number, seat) in (("end-best", max(hands)), ("end-worst", min(hands))):
        lines.append(voice.text(key, who=_scorer(scores[0], seat, voice), points=points, number=-number))
    return lines


def _scorer(score: HandScore, seat: Seat, voice: Voice) -> str:
    """Who made the points of a seat: partners together."""
    seats = grouped(score.sides)[score.sides[seat]] if score.shared else [seat]
    return together([voice.shown[each] for each in seats])


def _missed(score: HandScore, seat: Seat) -> int:
    return abs(score.bids[seat] - score.tricks[seat]) if score.bids else 0


def _counted(table: Table, voice: Voice) -> list[str]:
    if table.ranked is None:
        return []
    return ["-# " + voice.text("end-counts" if table.ranked else "end-does-not-count")]
