"""Partners, and how they are named together."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.game import Seat, places
from bot.views.voice import Voice

SIDES = "ⒶⒷⒸⒹ"


def grouped(sides: Sequence[int | None]) -> dict[int, list[Seat]]:
    """The seats of each side, in the order of the sides."""
    present = sorted({side for side in sides if side is not None})
    return {side: [seat for seat, mark in enumerate(sides) if mark == side] for side in present}


def party_places(taken: Sequence[int]) -> tuple[int, ...]:
    """The places of partners and single players, who take one each, from those of one seat of each."""
    return places([-place for place in taken])


def together(names: Sequence[str]) -> str:
    """Partners in one line."""
    return " & ".join(names)


def side_line(side: int, seats: Sequence[Seat], voice: Voice) -> str:
    """A side by its mark and its players."""
    return f"{SIDES[side]} {together([voice.name(seat) for seat in seats])}"
