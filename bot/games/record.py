"""A whole game as text: the product's export, its test format and its bug report.

The first line is ``oddtrick 1``, the second the game, its players, first dealer and house rules; then one fact a line, seats
from 1 and ``-`` for the house. `read` is the only parser, `write` the only printer.

A shuffle is proved by two more facts of the house: ``shuffle DIGEST`` before its deal and ``proof SECRET CARD CARD ...`` after
the hand, where DIGEST is the SHA-256 of ``SECRET:CARD CARD ...`` in hexadecimal and the cards are the whole shuffled pack from
the top.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.cards import Card, card
from bot.games.game import HOUSE, Game, GameError, HandScore, Phase, Result, Seat
from bot.games.messages import Arg, At, Message, message
from bot.games.moves import Deal, Move, notation, parse_move, read_number, read_seat
from bot.games.options import Options, UnknownRule, build, values

VERSION = "oddtrick 1"
#: How much of an unreadable line is repeated, in characters.
SHOWN = 80


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The promise of a shuffle: the SHA-256, in hexadecimal, of what its `Proof` will show."""

    digest: str


@dataclass(frozen=True, slots=True)
class Proof:
    """A shuffle laid open after its hand: the secret, and the pack from the top."""

    secret: str
    pack: tuple[Card, ...]

    @property
    def digest(self) -> str:
        """The SHA-256 that the shuffle must have promised."""
        return hashlib.sha256(f"{self.secret}:{_codes(self.pack)}".encode()).hexdigest()


Fact = Move | Shuffle | Proof


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record: who, and what."""

    seat: Seat
    fact: Fact


@dataclass(frozen=True)
class Record:
    """A game as it was played so far. ``dealer`` dealt first."""

    game: Game[Any]
    options: Options
    players: int
    dealer: Seat
    steps: tuple[Step, ...] = ()


class Replay:
    """Follows a record fact by fact. ``state`` is the game so far, ``acted`` how often each seat has moved."""

    def __init__(self, game: Game[Any], options: Options, players: int, dealer: Seat) -> None:
        self.game = game
        self.state: Any = game.start(options, players, dealer)
        self.acted = [0] * players
        self._before_deal: Any = None
        self._deal: Deal | None = None
        self._promised: Shuffle | None = None
        self._shuffle: Shuffle | None = None

    def take(self, step: Step) -> None:
        """Applies one fact. Raises GameError, and changes nothing, when it is against the rules or a proof does not fit."""
        match step.fact:
            case Shuffle() | Proof() if step.seat != HOUSE:
                raise GameError(message("illegal-now"))
            case Shuffle() as shuffle:
                self._promise(shuffle)
            case Proof() as proof:
                self._prove(proof)
            case move:
                self._move(step.seat, move)

    def _move(self, seat: Seat, move: Move) -> None:
        before = self.state
        self.state = self.game.apply(before, seat, move)
        if seat != HOUSE:
            self.acted[seat] += 1
        if isinstance(move, Deal):
            self._before_deal, self._deal = before, move
            self._shuffle, self._promised = self._promised, None

    def _promise(self, shuffle: Shuffle) -> None:
        if self.game.phase(self.state) is not Phase.DEAL or self._promised is not None:
            raise GameError(message("record-shuffle-late"))
        self._promised = shuffle

    def _prove(self, proof: Proof) -> None:
        if self._shuffle is None or proof.digest != self._shuffle.digest:
            raise GameError(message("record-proof-digest"))
        if sorted(proof.pack) != sorted(self.game.pack(self._before_deal)):
            raise GameError(message("record-proof-pack"))
        if self.game.deal(self._before_deal, proof.pack) != self._deal:
            raise GameError(message("record-proof-deal"))
        self._shuffle = None

    @property
    def scores(self) -> tuple[HandScore, ...]:
        """The finished hands."""
        return self.game.sheet(self.state)

    @property
    def result(self) -> Result | None:
        """The result, or None while the game is unfinished."""
        return self.game.result(self.state)


class RecordError(Exception):
    """The first wrong line of a record.

    ``line`` counts from 1; ``message`` says what is wrong; ``replay`` is the game up to there, None when the head is wrong.
    """

    def __init__(self, line: int, reason: Message, replay: Replay | None = None) -> None:
        super().__init__(line, reason, replay)
        self.line = line
        self.message = reason
        self.replay = replay

    def __str__(self) -> str:
        return f"line {self.line}: {self.message.key}"


def write_step(step: Step) -> str:
    """One fact as a line."""
    match step.fact:
        case Shuffle(digest):
            text = f"shuffle {digest}"
        case Proof(secret, pack):
            text = f"proof {secret} {_codes(pack)}"
        case move:
            text = notation(move)
    return f"{'-' if step.seat == HOUSE else step.seat + 1} {text}"


def read_step(line: str) -> Step:
    """The fact on a line. Raises ValueError."""
    who, text = line.split(maxsplit=1)
    seat = HOUSE if who == "-" else read_seat(who)
    match text.split():
        case ["shuffle", digest]:
            return Step(seat, Shuffle(_read_digest(digest)))
        case ["proof", secret, *codes]:
            return Step(seat, Proof(secret, tuple(card(code) for code in codes)))
        case _:
            return Step(seat, parse_move(text))


def _read_digest(text: str) -> str:
    if len(text) != 64 or set(text) - set("0123456789abcdef"):
        raise ValueError(text)
    return text


def write(record: Record) -> str:
    """The record as text, with every house rule named."""
    rules = [f"{name}={value}" for name, value in values(record.options).items()]
    head = " ".join([f"game {record.game.name} players={record.players} dealer={record.dealer + 1}", *rules])
    return "\n".join([VERSION, head, *(write_step(step) for step in record.steps)]) + "\n"


def read(text: str, games: Mapping[str, Game[Any]]) -> tuple[Record, Replay]:
    """Reads a record and plays it through. Blank lines and ``#`` comments are skipped.

    Raises RecordError at the first wrong line.
    """
    lines = _lines(text)
    number, first = next(lines, (1, ""))
    if first != VERSION:
        raise RecordError(number, message("record-version", version=VERSION))
    number, head = next(lines, (number + 1, ""))
    record, replay = _read_head(number, head, games)
    steps: list[Step] = []
    for number, line in lines:
        steps.append(_take_line(replay, number, line))
    return Record(record.game, record.options, record.players, record.dealer, tuple(steps)), replay


def _lines(text: str) -> Iterator[tuple[int, str]]:
    # Not `splitlines`, which also breaks at characters that no editor counts as the end of a line.
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        bare = line.strip()
        if bare and not bare.startswith("#"):
            yield number, bare


def _read_head(number: int, head: str, games: Mapping[str, Game[Any]]) -> tuple[Record, Replay]:
    try:
        keyword, name, *pairs = head.split()
        given = dict(pair.split("=", 1) for pair in pairs)
        players, dealer = read_number(given.pop("players")), read_seat(given.pop("dealer"))
    except (ValueError, KeyError):
        raise RecordError(number, message("record-head")) from None
    if keyword != "game" or len(given) + 2 != len(pairs) or dealer >= players:
        raise RecordError(number, message("record-head"))
    if name not in games:
        raise RecordError(number, message("record-game", game=name))
    game = games[name]
    try:
        options = build(game.options, given)
        return Record(game, options, players, dealer), Replay(game, options, players, dealer)
    except (UnknownRule, GameError) as error:
        raise RecordError(number, error.message) from None


def _take_line(replay: Replay, number: int, line: str) -> Step:
    try:
        step = read_step(line)
    except ValueError:
        raise RecordError(number, message("record-line", text=_excerpt(line)), replay) from None
    try:
        replay.take(step)
    except GameError as error:
        raise RecordError(number, _refused(step, error.message), replay) from None
    return step


def _excerpt(line: str) -> str:
    """A line that may hold anything, fit to be shown: printable and at most `SHOWN` characters of it."""
    shown = "".join(character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in line[:SHOWN])
    return shown if len(line) <= SHOWN else f"{shown}..."


def _refused(step: Step, reason: Message) -> Message:
    """The reason with who may not do what: ``seat 2 may not play 9H: must follow spades``."""
    if isinstance(step.fact, Shuffle | Proof):
        return reason
    who: Arg = message("record-house") if step.seat == HOUSE else At(step.seat)
    return message("record-refused", who=who, what=notation(step.fact), reason=reason)


def hands(replay: Replay) -> Iterator[str]:
    """One line for each finished hand."""
    for row in replay.scores:
        bids = [f"bids {_joined(row.bids)}"] if row.bids else []
        words = [*bids, f"tricks {_joined(row.tricks)}", f"points {_joined(row.points)}", f"totals {_joined(row.totals)}"]
        yield " ".join([f"hand {row.number}", *words])


def summary(replay: Replay) -> Iterator[str]:
    """One line for each finished hand, and a last line with the result."""
    yield from hands(replay)
    if replay.result is None:
        yield "result unfinished"
    else:
        yield f"result places {_joined(replay.result.places)} totals {_joined(replay.result.totals)}"


def _joined(numbers: Iterable[int]) -> str:
    return ",".join(str(number) for number in numbers)


def _codes(pack: Iterable[Card]) -> str:
    return " ".join(c.code for c in pack)
