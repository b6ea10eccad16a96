"""What the store gives back: plain frozen rows, in the words of those who ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar


class Pings(StrEnum):
    """When a member wants a new message, which notifies, for their turn: always, when away for a minute, never."""

    ALWAYS = "always"
    AWAY = "away"
    NEVER = "never"


class Ranking(StrEnum):
    """What a leaderboard is sorted by."""

    POINTS = "points"
    WINS = "wins"
    BIDS = "bids"
    RATING = "rating"


class Entrants(StrEnum):
    """Whose standings a leaderboard shows: each member's, or those of members who were partners."""

    MEMBERS = "members"
    PARTNERS = "partners"


class Period(StrEnum):
    """How far back a leaderboard looks."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's choices. None means the default: its Discord language, the relaxed pace."""

    guild_id: int
    locale: str | None = None
    pace: str | None = None


@dataclass(frozen=True, slots=True)
class ServerPreset:
    """A server's own house rules of one game, as they were saved: a later program may not know them any more.

    ``standard`` says that tables of that game open with them there.
    """

    id: int
    name: str
    game: str
    rules: Mapping[str, str]
    standard: bool = False


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """A member's choices. ``locale`` None means the language of their Discord, which is ``seen_locale`` when last heard of."""

    user_id: int
    locale: str | None = None
    seen_locale: str | None = None
    pings: Pings = Pings.AWAY
    four_colour: bool = False


@dataclass(frozen=True, slots=True)
class Direct:
    """How a member can be written to: their DM channel once opened, and whether Discord refused the last message there."""

    channel_id: int | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard: a member, or two who were partners. ``place`` is None where they have fewer games than the
    minimum: they are listed apart.

    ``made`` of ``bids`` bids were made; ``rating`` is an openskill ordinal, higher is better, and 0 unless ranked by rating.
    """

    place: int | None
    members: tuple[int, ...]
    names: tuple[str, ...]
    games: int
    wins: int
    points: int
    made: int
    bids: int
    rating: float


@dataclass(frozen=True, slots=True)
class GameStats:
    """A member's record in one game, on one server or everywhere. ``best`` is the most points in one hand."""

    game: str
    games: int
    wins: int
    average_place: float
    made: int
    bids: int
    points: int
    best: int


@dataclass(frozen=True, slots=True)
class PastSeat:
    """A seat of a finished game. ``side`` is its partnership, None where everybody played alone."""

    name: str
    user_id: int | None
    place: int
    total: int
    side: int | None = None


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a server's history. ``finished_at`` in Unix seconds."""

    table_id: int
    game: str
    finished_at: float
    hands: int
    ranked: bool
    seats: tuple[PastSeat, ...]


class Sided(Protocol):
    """A part in a game, of somebody who may have had partners."""

    @property
    def side(self) -> int | None:
        """The partnership, None for who played alone."""


S = TypeVar("S", bound=Sided)


def by_side(parts: Iterable[S]) -> list[list[S]]:
    """The parts in one game by side, in the order in which the sides come; whoever played alone is a side of one."""
    sides: dict[tuple[int | None, int], list[S]] = {}
    for alone, part in enumerate(parts):
        sides.setdefault((part.side, alone if part.side is None else 0), []).append(part)
    return list(sides.values())
