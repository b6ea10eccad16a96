"""The shapes that every game shares: its protocol, what a seat may know of it, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

from bot.games.cards import BY_INDEX, Card, Suit
from bot.games.messages import Message, message
from bot.games.moves import Deal, Move
from bot.games.options import Options
from bot.games.tricks import Trick

#: A place at the table, from 0, clockwise. Records and members count from 1.
Seat = int
#: The "seat" that deals: the table itself, with a shuffled pack.
HOUSE: Seat = -1
#: How high each card stands in its suit, by `Card.index`, where the ace is high and the jokers are above it.
ACES_HIGH = tuple(int(card.rank) for card in BY_INDEX)
_NOT_YOUR_TURN = message("error-not-your-turn")


class Phase(StrEnum):
    """What the table is doing. `DEAL` waits for the house; `OVER` waits for nobody.

    `BIDDING` is for numbers of tricks, `CALLING` for the calls of an auction.
    In `CLAIMING` the cards of a hand are still on the table: the seats may claim against the play, or accept it.
    """

    DEAL = "deal"
    TRUMP = "trump"
    BIDDING = "bidding"
    CALLING = "calling"
    DISCARDING = "discarding"
    PLAYING = "playing"
    CLAIMING = "claiming"
    OVER = "over"


class GameError(Exception):
    """A request that the rules or the table refuse. ``message`` says why, to the member who asked."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.message = reason

    def __str__(self) -> str:
        return self.message.key


class IllegalMove(GameError):
    """The move is against the rules of the game or the house."""


class NotYourTurn(GameError):
    """The seat has nothing to do now."""

    def __init__(self, reason: Message = _NOT_YOUR_TURN) -> None:
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class HandScore:
    """One row of the score sheet: a finished hand. Tuples are in seat order.

    ``cards`` is the number dealt to a seat (the largest, where they differ). ``bids`` is empty in games without bids.
    ``contract`` describes what was played for, or how the points came about, in games that need to say so. ``sides`` is the
    partnership of each seat in this hand, empty where the contract says who played with whom; ``shared`` says that a side has
    one score, which each of its seats writes down.
    """

    number: int
    cards: int
    dealer: Seat
    trump: Suit | None
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    contract: Message | None = None
    sides: tuple[int, ...] = ()
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, in seat order. Places start at 1 and are shared on equal totals (1, 2, 2, 4).

    ``tricks`` counts all tricks taken; ``made`` the hands in which the bid was made, out of ``hands`` (0 without bids).
    ``sides`` is the partnership of each seat, empty where everybody played alone.
    """

    places: tuple[int, ...]
    totals: tuple[int, ...]
    tricks: tuple[int, ...]
    made: tuple[int, ...]
    hands: int
    sides: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What everybody may see of one seat, or of a dummy, in the hand being played.

    ``bid`` is None before it is made or while it is hidden; ``has_bid`` says that it is made. ``side`` is the number of the
    partnership, or None. ``cards`` is how many it still holds. ``status`` holds anything more (out, dog, declarer ...).
    ``played_by`` is the seat that plays a dummy's cards, whose ``total`` is the dummy's as well; None for a seat. A dummy that
    nobody has yet has neither.
    """

    bid: int | None
    has_bid: bool
    tricks: int
    total: int | None
    cards: int
    side: int | None = None
    status: tuple[Message, ...] = ()
    played_by: Seat | None = None


@dataclass(frozen=True)
class Perspective:
    """Exactly what one seat (or a spectator, ``seat`` None) may know. The same type for every game.

    A number from ``players`` up in place of a seat is a dummy: it has a hand and a row, and its partner acts for it. ``turn``
    is the seat or dummy whose move is due, None when it is not one alone; ``order`` are all of them clockwise, the dealer last.
    ``hand`` is the seat's own hand where the rules let it look; ``exposed`` holds the other hands that it can see;
    ``laid`` the cards on the table by name (``up``, ``stock`` ...); ``known`` the cards that everybody has seen go into a hand
    and that it still holds. ``legal`` are its moves now, sorted, empty when it has nothing to do; ``refused`` are moves worth
    showing with the reason why they are not allowed. ``claimable`` says whether the tricks that are left may be claimed.
    ``tricks`` are the finished tricks of this hand; ``last_trick`` also remembers the hand before until a trick is taken.
    ``heights`` says by `Card.index` how high each card stands in its suit. ``shared`` says that the seats of a side have one
    total together. ``drawn`` are the cards that came into hands after the last trick, as far as the seat saw them.
    """

    game: str
    options: Options
    players: int
    seat: Seat | None
    phase: Phase
    actors: tuple[Seat, ...]
    dealer: Seat
    hand_number: int
    hands_total: int | None
    cards_dealt: int
    hand: tuple[Card, ...]
    exposed: tuple[tuple[Seat, tuple[Card, ...]], ...]
    laid: tuple[tuple[str, tuple[Card, ...]], ...]
    legal: tuple[Move, ...]
    refused: tuple[tuple[Move, Message], ...]
    trump: Suit | None
    trump_known: bool
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    last_trick: tuple[Trick, Message] | None
    contract: Message | None
    rows: tuple[SeatRow, ...]
    sheet: tuple[HandScore, ...]
    result: Result | None
    turn: Seat | None = None
    order: tuple[Seat, ...] = ()
    claimable: bool = True
    known: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    heights: tuple[int, ...] = ACES_HIGH
    shared: bool = False
    drawn: tuple[tuple[Seat, Card], ...] = ()

    @property
    def to_discard(self) -> int:
        """How many cards the seat has to lay away while discarding: what it holds beyond a hand."""
        return len(self.hand) - self.cards_dealt if self.phase is Phase.DISCARDING and self.legal else 0

    def cards_laid(self, name: str) -> tuple[Card, ...]:
        """The cards laid on the table under this name."""
        return dict(self.laid).get(name, ())


S = TypeVar("S")


class Game(Protocol[S]):
    """The rules of one game. Instances hold nothing; a state goes in and a state comes out.

    A shuffled pack enters as the HOUSE's `Deal`, so a game is its options and its moves and replays without randomness.
    """

    @property
    def name(self) -> str:
        """The game's name in records and locale keys."""

    @property
    def options(self) -> type[Options]:
        """The house rules of this game."""

    @property
    def seats(self) -> range:
        """How many may play."""

    def start(self, options: Options, players: int, dealer: Seat) -> S:
        """A new game. Raises GameError when so many cannot play, or not with these options."""

    def pack(self, state: S) -> tuple[Card, ...]:
        """The pack to shuffle for the deal that is due."""

    def deal(self, state: S, pack: tuple[Card, ...]) -> Deal:
        """The deal that comes of a shuffled pack, dealt as the rules say. Pure: the same pack gives the same deal."""

    def phase(self, state: S) -> Phase:
        """What the table is doing."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act now, in order: several at once for hidden bids, HOUSE when a deal is due, nobody when it is over."""

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Everything `seat` may do now: sorted, never empty for an actor other than HOUSE, empty for anybody else.

        Cards may be discarded together or one after the other; only the single ones are listed.
        """

    def apply(self, state: S, seat: Seat, move: Move) -> S:
        """The state after the move. Raises IllegalMove or NotYourTurn."""

    def perspective(self, state: S, seat: Seat | None) -> Perspective:
        """What `seat`, or a spectator, may know. Raises ValueError for anybody else, the HOUSE included."""

    def result(self, state: S) -> Result | None:
        """The result of a finished game, else None."""

    def sheet(self, state: S) -> tuple[HandScore, ...]:
        """The finished hands."""


T = TypeVar("T", int, tuple[int, int])


def places(totals: Sequence[T]) -> tuple[int, ...]:
    """The place of each total, the highest first; equal totals share a place and use up those after it (1, 2, 2, 4)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)
