"""How many cards are dealt in each hand of a game.

Source: rules dossier §1 (structures, opening hands by the number of players) and §8 (Romanian Whist).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import lru_cache

#: The longest game that anybody is known to play has 30 hands: Romanian Whist with six players.
MOST_HANDS = 30
_WRITTEN = re.compile(r"[1-9]\d?(-[1-9]\d?)+|[1-9]\d?(,[1-9]\d?)*")


def parse_structure(text: str) -> str:
    """A structure as typed, without its spaces: turning points such as ``7-1-7``, or every size such as ``7,5,3,1``.

    Raises ValueError for anything else, for a turning point that turns nothing, and for more than `MOST_HANDS` hands.
    """
    structure = "".join(text.split())
    if not _WRITTEN.fullmatch(structure):
        raise ValueError(text)
    points = structure.split("-")
    if any(a == b for a, b in itertools.pairwise(points)) or len(hand_sizes(structure)) > MOST_HANDS:
        raise ValueError(text)
    return structure


def is_list(structure: str) -> bool:
    """Whether a structure names every size instead of its turning points."""
    return "-" not in structure


@lru_cache(maxsize=256)
def hand_sizes(structure: str) -> tuple[int, ...]:
    """The hand sizes of a structure: each one named, or every size between the turning points, each of them once."""
    if is_list(structure):
        return tuple(int(size) for size in structure.split(","))
    points = [int(point) for point in structure.split("-")]
    return (points[0], *(size for a, b in itertools.pairwise(points) for size in _steps(a, b)))


def _steps(start: int, end: int) -> Iterator[int]:
    """The sizes after `start` up or down to `end`."""
    step = 1 if end > start else -1
    return iter(range(start + step, end + step, step))


def reopened(structure: str, opening: int) -> str:
    """The structure of turning points whose longest hands have `opening` cards instead."""
    points = structure.split("-")
    longest = max(points, key=int)
    return "-".join(str(opening) if point == longest else point for point in points)


@lru_cache(maxsize=64)
def romanian_sizes(structure: str, length: str, players: int) -> tuple[int, ...]:
    """The hand sizes of ``1-8-1`` or ``8-1-8`` for so many players.

    Hands of one and of eight cards are played once for each player, so that everybody deals one (``length`` full), or once only
    (single); by twos, also the sizes between are cut down to the even ones.
    """
    first, middle, last = (int(point) for point in structure.split("-"))
    repeats = players if length == "full" else 1
    between = [size for size in range(2, 8) if length != "twos" or size % 2 == 0]
    there, back = (between, between[::-1]) if first < middle else (between[::-1], between)
    return (first,) * repeats + (*there,) + (middle,) * repeats + (*back,) + (last,) * repeats
