"""Solo Whist's calls, its auction and what each contract pays, as data and functions of the calls made.

Source: rules dossier §4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import Seat

PASS, COP = "pass", "cop"


class Trumps(StrEnum):
    """Where a contract's trumps come from."""

    TURNED = "turned"
    NONE = "none"
    NAMED = "named"


@dataclass(frozen=True, slots=True)
class Contract:
    """One rung of the ladder: ``tricks`` to take (none at all for a misère), its trumps, and what each opponent stakes.

    ``units``, ``pence`` and ``points`` are the stakes of the three schedules; ``counted`` says whether tricks over and under
    count where the schedule pays for them.
    """

    name: str
    tricks: int
    trumps: Trumps
    units: int
    pence: int
    points: int
    counted: bool = False

    @property
    def misere(self) -> bool:
        """Whether the caller undertakes to lose every trick."""
        return self.tricks == 0


PROP = Contract("prop", 8, Trumps.TURNED, 1, 6, 10, counted=True)
SOLO = Contract("solo", 5, Trumps.TURNED, 1, 6, 10, counted=True)
MISERE = Contract("misere", 0, Trumps.NONE, 2, 12, 25)
ABUNDANCE = Contract("abundance", 9, Trumps.NAMED, 3, 18, 50, counted=True)
ROYAL = Contract("royal", 9, Trumps.TURNED, 3, 18, 60, counted=True)
SPREAD = Contract("spread", 0, Trumps.NONE, 4, 24, 75)
SLAM = Contract("slam", 13, Trumps.NONE, 6, 36, 100)
#: The contracts from the lowest to the highest.
LADDER = (PROP, SOLO, MISERE, ABUNDANCE, ROYAL, SPREAD, SLAM)
_BY_NAME = {contract.name: contract for contract in LADDER}
NAMES = (PASS, COP, *_BY_NAME)

#: The calls of a deal in the order in which they were made.
Calls = tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The highest call so far and who made it; a prop has two callers once it is accepted."""

    contract: Contract
    callers: tuple[Seat, ...]

    @property
    def open_prop(self) -> bool:
        """Whether this is a prop that nobody has accepted."""
        return self.contract == PROP and len(self.callers) == 1


def standing(calls: Calls) -> Standing | None:
    """The call that stands, or None when nobody has called."""
    best: Standing | None = None
    for seat, name in calls:
        if name == COP and best is not None:
            best = Standing(PROP, (*best.callers, seat))
        elif name in _BY_NAME:
            best = Standing(_BY_NAME[name], (seat,))
    return best


def calls_for(seat: Seat, calls: Calls) -> tuple[str, ...]:
    """What the seat whose turn it is may call, from pass upwards.

    Who has passed may only accept a prop. Abundance in trumps is there only to outbid an abundance.
    """
    now = standing(calls)
    if (seat, PASS) in calls:
        return (PASS, COP)
    accept = (COP,) if now is not None and now.open_prop and seat not in now.callers else ()
    higher = LADDER if now is None else LADDER[LADDER.index(now.contract) + 1 :]
    named = (c.name for c in higher if c != ROYAL or (now is not None and now.contract == ABUNDANCE))
    return (PASS, *accept, *named)


def speaker(order: Sequence[Seat], calls: Calls, raises: bool) -> Seat | None:
    """Who calls next, or None when the auction is over. ``order`` holds the seats in play from the eldest hand on.

    A pass is final, except that the eldest hand may still accept a prop. When nobody accepts it, its caller may make a
    higher call if the house lets props be raised.
    """
    now = standing(calls)
    start = order.index(calls[-1][0]) + 1 if calls else 0
    for seat in (*order[start:], *order[:start]):
        if _may_speak(seat, order, calls, now):
            return seat
    if now is not None and now.open_prop and raises and (now.callers[0], PASS) not in calls:
        return now.callers[0]
    return None


def _may_speak(seat: Seat, order: Sequence[Seat], calls: Calls, now: Standing | None) -> bool:
    passes = calls.count((seat, PASS))
    if now is not None and seat in now.callers:
        return False
    return passes == 0 or (passes == 1 and seat == order[0] and now is not None and now.open_prop)


def outcome(calls: Calls) -> Standing | None:
    """The contract of a finished auction; None when everybody passed or a prop found nobody."""
    now = standing(calls)
    return None if now is None or now.open_prop else now
