"""What a table is, as everybody outside `tables` sees it: frozen facts, never the cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.games.options import Options
from bot.players.levels import Level


class Status(StrEnum):
    """Where a table stands. `FINISHED` has a result; `CLOSED` ended without one (lobby gone, nobody left, called off)."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def open(self) -> bool:
        """Whether the table still occupies its channel."""
        return self in (Status.LOBBY, Status.RUNNING, Status.PAUSED)


class Pace(StrEnum):
    """How long a member may think about a move."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"

    @property
    def seconds(self) -> int:
        """Seconds for one move: a minute, ten minutes, a day."""
        return {Pace.LIVE: 60, Pace.RELAXED: 600, Pace.SLOW: 86_400}[self]


class AskKind(StrEnum):
    """What the members at a table can agree on. All members still playing must agree; a moderator may decide alone."""

    PAUSE = "pause"
    END = "end"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody on Discord: their user id, and the name to show, as they wrote it."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat. A computer has a ``level`` and no ``user_id``; a member has a ``user_id``.

    ``away`` means that the computer moves for a member until they press I'm back; ``left`` that the seat was given up for good
    and is free to be taken, ``former`` by whom, whose name it still bears; ``missed`` counts deadlines missed in a row.
    """

    name: str
    user_id: int | None = None
    level: Level | None = None
    away: bool = False
    left: bool = False
    missed: int = 0
    former: int | None = None

    @property
    def human(self) -> bool:
        """Whether a member sits here and moves for themselves."""
        return self.user_id is not None and not self.away


@dataclass(frozen=True, slots=True)
class Ask:
    """A consent being collected. ``agreed`` are the user ids that have said yes; ``seat`` is the one to replace, if any."""

    kind: AskKind
    by: int
    agreed: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True)
class Table:
    """One table at one version. Times are Unix seconds.

    ``version`` grows with every change. ``decisions`` counts the moves that each seat has made: a button carries the number of
    the decision it was drawn for, so a press is stale exactly when that decision has been made. ``deadline`` is when the
    computer acts for the seats that are due, None when nobody is awaited. ``digest`` is the SHA-256 of the shuffle in play.
    ``ranked`` says, once finished, whether the result counts. ``dealer`` is the first dealer's seat, None until it is
    drawn. ``hand`` is the number of the hand in play, from 1.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    status: Status
    version: int
    game: str
    options: Options
    preset: str | None
    pace: Pace
    sitters: tuple[Sitter, ...]
    created_at: float
    touched_at: float
    decisions: tuple[int, ...] = ()
    deadline: float | None = None
    reminded: bool = False
    digest: str | None = None
    asks: tuple[Ask, ...] = ()
    ranked: bool | None = None
    paused_until: float | None = None
    dealer: int | None = None
    hand: int = 0

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a member, None for a stranger."""
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.user_id == user_id), None)
