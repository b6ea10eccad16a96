"""What a hand is worth in games where exactly the tricks bid must be taken.

A scoring is a formula for a bid that is made and one for a bid that is missed. Source: rules dossier §1 and §8; what a hand
can win is named after what it pays, what it can lose after what it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType


def triangle(number: int) -> int:
    """1 + 2 + ... + `number`."""
    return number * (number + 1) // 2


#: What a made bid pays.
HITS: Mapping[str, Callable[[int], int]] = MappingProxyType(
    {
        "exact": lambda bid: 10 + bid,
        "squared": lambda bid: 10 + bid * bid,
        "doubles": lambda bid: 10 + 2 * bid,
        "triples": lambda bid: 10 + 3 * bid,
        "triangular": lambda bid: 5 + triangle(bid),
        "five": lambda bid: 5 + bid,
        "tens": lambda bid: 10 * bid,
    }
)

#: What a made bid of no trick pays instead, by the number of cards in the hand; None when it is a bid like any other.
ZEROS: Mapping[str, Callable[[int], int] | None] = MappingProxyType(
    {
        "plain": None,
        "five": lambda cards: 5,
        "cards": lambda cards: 5 + cards,
        "vienna": lambda cards: 20,
    }
)

#: What a missed bid pays, by the bid and the tricks taken.
MISSES: Mapping[str, Callable[[int, int], int]] = MappingProxyType(
    {
        "nothing": lambda bid, tricks: 0,
        "consolation": lambda bid, tricks: tricks,
        "penalty": lambda bid, tricks: -abs(bid - tricks),
        "double": lambda bid, tricks: -2 * abs(bid - tricks),
        "triple": lambda bid, tricks: -3 * abs(bid - tricks),
        "squared": lambda bid, tricks: -((bid - tricks) ** 2),
        "triangular": lambda bid, tricks: -triangle(abs(bid - tricks)),
        "steep": lambda bid, tricks: -5 * triangle(abs(bid - tricks)),
        "short": lambda bid, tricks: -bid if tricks < bid else 0,
    }
)
