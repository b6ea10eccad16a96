"""One change of a table while it is being made: the table, its game and the new lines of its record.

Nothing here waits or writes. A draft that is thrown away has changed nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.games.game import HOUSE, Seat
from bot.games.record import Fact, Proof, Replay, Shuffle, Step
from bot.tables.model import Sitter, Status, Table

#: Seconds after which a lobby that nobody touches closes itself.
LOBBY_LIFE = 30 * 60
#: Seconds that a pause may last.
PAUSE_LIFE = 24 * 3600
#: Part of the thinking time after which an awaited member is reminded.
REMIND_AT = 0.75


@dataclass(frozen=True)
class Live:
    """A table in memory: what everybody may know, its game once begun, and the proof of the shuffle in play.

    ``lines`` is how many lines of its record are saved.
    """

    table: Table
    replay: Replay | None = None
    proof: Proof | None = None
    lines: int = 0


@dataclass
class Draft:
    """A change in the making. ``now`` is the time of the change, ``rng`` shuffles, ``steps`` are the new lines of the record.

    ``before`` are the prompts that were waiting when the change began.
    """

    table: Table
    replay: Replay | None
    proof: Proof | None
    now: float
    rng: Random
    steps: list[Step] = field(default_factory=list)
    before: frozenset[tuple[Seat, int]] = frozenset()

    @classmethod
    def of(cls, live: Live, now: float, rng: Random) -> Draft:
        """A draft that starts from what is true now."""
        return cls(live.table, fork(live.replay), live.proof, now, rng, before=prompts(live.table, live.replay))

    def update(self, **changes: Any) -> None:
        """Replaces fields of the table."""
        self.table = replace(self.table, **changes)

    def seat(self, seat: Seat, sitter: Sitter) -> None:
        """Puts somebody else, or the same one changed, on a seat."""
        sitters = list(self.table.sitters)
        sitters[seat] = sitter
        self.update(sitters=tuple(sitters))

    @property
    def game(self) -> Replay:
        """The game being played; only for tables that have begun."""
        assert self.replay is not None
        return self.replay

    def take(self, seat: Seat, fact: Fact) -> None:
        """Adds one line to the record. Raises GameError when it is against the rules."""
        step = Step(seat, fact)
        self.game.take(step)
        self.steps.append(step)

    def settle(self) -> None:
        """Does what follows of itself: deals that are due, the end of the game, who is awaited and until when."""
        if self.replay is not None:
            if self.table.status is Status.RUNNING:
                self._run_house()
                self._end_or_rest()
            self.update(**facts(self.game, self.proof))
        self._set_deadline()
        self.update(version=self.table.version + 1, touched_at=self.now)

    def _run_house(self) -> None:
        while self.game.game.actors(self.game.state) == (HOUSE,):
            self._lay_open()
            self._deal()
        if self.game.result is not None:
            self._lay_open()

    def _lay_open(self) -> None:
        if self.proof is not None:
            self.take(HOUSE, self.proof)
            self.proof = None

    def _deal(self) -> None:
        game, state = self.game.game, self.game.state
        pack = list(game.pack(state))
        self.rng.shuffle(pack)
        self.proof = Proof(f"{self.rng.getrandbits(128):032x}", tuple(pack))
        self.take(HOUSE, Shuffle(self.proof.digest))
        self.take(HOUSE, game.deal(state, self.proof.pack))

    def _end_or_rest(self) -> None:
        sitters = self.table.sitters
        if self.game.result is not None:
            self.update(status=Status.FINISHED, ranked=_counts(sitters), asks=())
        elif not any(sitter.human for sitter in sitters):
            # Everybody is merely away: the game waits for the first to come back instead of being played out by computers.
            self.update(status=Status.PAUSED, paused_until=self.now + PAUSE_LIFE, asks=())

    def _set_deadline(self) -> None:
        due = prompts(self.table, self.replay)
        if not due:
            self.update(deadline=None, reminded=False)
        elif self.table.deadline is None or not due <= self.before:
            self.update(deadline=self.now + self.table.pace.seconds, reminded=False)


def facts(replay: Replay, proof: Proof | None) -> dict[str, Any]:
    """What a table tells everybody about its game."""
    hand = len(replay.scores) + (replay.result is None)
    return {"decisions": tuple(replay.acted), "digest": proof.digest if proof else None, "hand": hand}


def fork(replay: Replay | None) -> Replay | None:
    """A replay that goes on by itself from the same point."""
    if replay is None:
        return None
    twin = copy(replay)
    twin.acted = list(replay.acted)
    return twin


def acting(table: Table, replay: Replay | None) -> tuple[Seat, ...]:
    """The seats that are to act now at a running table."""
    if table.status is not Status.RUNNING or replay is None:
        return ()
    return tuple(seat for seat in replay.game.actors(replay.state) if seat != HOUSE)


def awaited(table: Table, replay: Replay | None) -> tuple[Seat, ...]:
    """The seats of members that are to act now."""
    return tuple(seat for seat in acting(table, replay) if table.sitters[seat].human)


def prompts(table: Table, replay: Replay | None) -> frozenset[tuple[Seat, int]]:
    """The decisions that members are awaited for: seat and number."""
    return frozenset((seat, replay.acted[seat]) for seat in awaited(table, replay)) if replay else frozenset()


def computers_due(table: Table, replay: Replay | None) -> tuple[Seat, ...]:
    """The seats for which a computer is to act now."""
    return tuple(seat for seat in acting(table, replay) if not table.sitters[seat].human)


def wake_at(table: Table, replay: Replay | None) -> float | None:
    """When the table is due next without anybody pressing, or None."""
    if computers_due(table, replay):
        return table.touched_at
    if table.status is Status.LOBBY:
        return table.touched_at + LOBBY_LIFE
    if table.status is Status.PAUSED:
        return table.paused_until
    return table.deadline if table.deadline is None or table.reminded else reminder_at(table)


def reminder_at(table: Table) -> float:
    """When to remind whoever is awaited at a table with a deadline."""
    assert table.deadline is not None
    return table.deadline - table.pace.seconds * (1 - REMIND_AT)


def _counts(sitters: Sequence[Sitter]) -> bool:
    """Whether a result counts: at least two members finished, and the computer plays for no member at the end."""
    return sum(sitter.human for sitter in sitters) >= 2 and not any(sitter.away or sitter.left for sitter in sitters)
