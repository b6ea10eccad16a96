"""A perspective in bits: where every decision about cards starts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from bot.games.cards import Card, pack
from bot.games.game import Perspective, Seat
from bot.games.moves import Move, Play
from bot.players.known import Known, known
from bot.players.order import ORDERS, Order
from bot.players.playout import Table, Turn, after

PACK = pack()


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows, and the turn it is to take. ``turn.seat`` is the hand to play from: the seat's own, or a dummy's."""

    perspective: Perspective
    known: Known
    table: Table
    turn: Turn

    @property
    def hand(self) -> int:
        """The cards of the hand to play from, 0 while they are hidden."""
        return self.known.hands[self.turn.seat]

    @property
    def others(self) -> int:
        """Every card that may be in another hand."""
        return sum(self.known.deck) | sum(self.known.hands) - self.hand

    def slipping(self, rng: Random) -> Position:
        """The same, with players who slip now and then in its playouts."""
        return replace(self, table=replace(self.table, random=rng.random))


def position(
    perspective: Perspective, order: Order | None = None, cards: Iterable[Card] = PACK, must_trump: bool = False
) -> Position:
    """The perspective of a seat in a game played with `cards`, in the usual order of the trump unless another is given."""
    order = ORDERS[perspective.trump] if order is None else order
    table = _table(perspective, order, must_trump)
    turn = Turn(_seat_to_play(perspective))
    if perspective.trick:
        turn = Turn(perspective.trick[0][0])
        for _, card in perspective.trick:
            turn = after(table, turn, order.bits[card.index])
    return Position(perspective, known(perspective, order, cards, must_trump), table, turn)


def plays(legal: Iterable[Move], order: Order) -> dict[int, Move]:
    """The cards that may be played, and the move that plays each."""
    return {order.bits[move.card.index]: move for move in legal if isinstance(move, Play)}


def _table(perspective: Perspective, order: Order, must_trump: bool) -> Table:
    rows = perspective.rows
    in_trick = {seat for seat, _ in perspective.trick}
    playing = [seat for seat in perspective.order if rows[seat].cards or seat in in_trick]
    left = dict(zip(playing, (*playing[1:], *playing[:1]), strict=True))
    nexts = tuple(left.get(seat, seat) for seat in range(len(rows)))
    allies = tuple(
        sum(1 << other for other, row in enumerate(rows) if row.side is not None and row.side == mine.side) for mine in rows
    )
    return Table(order, nexts, len(playing), allies, order.trumps if must_trump else 0)


def _seat_to_play(perspective: Perspective) -> Seat:
    """The seat whose hand the legal moves play from: the perspective's own unless they are another's cards."""
    card = next((move.card for move in perspective.legal if isinstance(move, Play)), None)
    own = perspective.actors[0] if perspective.seat is None else perspective.seat
    return next((owner for owner, held in perspective.exposed if card in held), own)
