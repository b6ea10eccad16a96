"""Revokes at a strict table: finding them in the tricks of a hand, and what a claim may ask for.

Source: rules dossier §2, "Revoke".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.games.game import Seat
from bot.games.rubber import Penalty
from bot.games.tricks import Trick

#: What a claim asks for its revoke, by the house rule and the claim's name: tricks given up, points deducted, points added.
#: With ``laws`` the claimants choose, for each revoke anew.
REMEDIES: Mapping[str, Mapping[str, tuple[int, int, int]]] = {
    "tricks": {"revoke": (3, 0, 0)},
    "points": {"revoke": (0, 3, 3)},
    "laws": {"revoke-tricks": (3, 0, 0), "revoke-deduct": (0, 3, 0), "revoke-add": (0, 0, 3)},
}


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim of one revoke that was made against a seat, and how many that seat has to answer for; none when it was wrong."""

    name: str
    against: Seat
    revokes: int


def revokes(tricks: Iterable[Trick], seat: Seat) -> int:
    """In how many tricks of a finished hand `seat` held the led suit and did not follow it."""
    held_later: set[object] = set()
    found = 0
    for trick in reversed(tuple(tricks)):
        played, led = trick.cards[trick.seats.index(seat)], trick.cards[0].suit
        found += played.suit is not led and led in held_later
        held_later.add(played.suit)
    return found


def penalty(rule: str, claim: Claimed, side: int) -> Penalty:
    """What side ``side`` pays for the revoke that a claim found."""
    return Penalty(side, *REMEDIES[rule][claim.name])
