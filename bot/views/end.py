"""The end of a game: the standings and what is worth remembering."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.game import HandScore, Perspective, Result, Seat
from bot.games.messages import At
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.items import button
from bot.views.layout import Colour, blocks, grid, page, panel, rows
from bot.views.voice import Voice

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
BAR = 6
EIGHTHS = " ▏▎▍▌▋▊▉█"


def end(table: Table, perspective: Perspective, voice: Voice) -> LayoutView:
    """A finished game, with shared places. Raises ValueError for one that has no result yet."""
    result = perspective.result
    if result is None:
        raise ValueError(table.id)
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    winners = ", ".join(voice.name(seat) for seat in first)
    pieces = blocks(
        [f"### {voice.game(table.game)}", "## " + voice.text("end-winner", who=winners, count=len(first))],
        _standings(table, result, voice),
        [*_memories(perspective.sheet, voice), *_counted(table, voice)],
    )
    buttons = [
        button(voice.text("button-rematch"), Press(Action.REMATCH, table.id), ButtonStyle.primary),
        button(voice.text("button-sheet"), Press(Action.SHEET, table.id)),
        button(voice.text("button-record"), Press(Action.RECORD, table.id)),
    ]
    return page(panel(Colour.GOLD, *pieces), *rows(buttons))


def _standings(table: Table, result: Result, voice: Voice) -> list[str]:
    keys = ["column-place", "column-total", *(["column-made"] if result.hands else [])]
    lines: list[tuple[Sequence[str], str]] = []
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        made = [f"{result.made[seat]}/{result.hands}"] if result.hands else []
        bar = _bar(result.totals[seat], max(result.totals))
        values = [str(result.places[seat]), str(result.totals[seat]), *made, bar]
        lines.append((values, _winner(table, seat, result.places[seat], voice)))
    return grid([*(voice.text(key) for key in keys), ""], lines)


def _winner(table: Table, seat: Seat, place: int, voice: Voice) -> str:
    medal = MEDALS.get(place, "")
    return " ".join(part for part in (medal, "🤖" * (table.sitters[seat].user_id is None), voice.name(seat)) if part)


def _bar(total: int, most: int) -> str:
    """A bar from the left, in eighths of a character: full for the best total, none from 0 down."""
    eighths = max(0, total) * BAR * 8 // most if most > 0 else 0
    return (EIGHTHS[8] * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(BAR)


def _memories(scores: Sequence[HandScore], voice: Voice) -> list[str]:
    """The best and the worst hand: the most points, and the least with the bid missed by most."""
    hands = [
        (score.points[seat], -_missed(score, seat), -score.number, seat)
        for score in scores
        for seat in range(len(score.points))
    ]
    if not hands:
        return []
    lines = []
    for key, (points, _, number, seat) in (("end-best", max(hands)), ("end-worst", min(hands))):
        lines.append(voice.text(key, who=At(seat), points=points, number=-number))
    return lines


def _missed(score: HandScore, seat: Seat) -> int:
    return abs(score.bids[seat] - score.tricks[seat]) if score.bids else 0


def _counted(table: Table, voice: Voice) -> list[str]:
    if table.ranked is None:
        return []
    return ["-# " + voice.text("end-counts" if table.ranked else "end-does-not-count")]
