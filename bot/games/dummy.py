"""Dummy Whist: three players and an exposed hand that its partner plays; for two, each with a dummy of their own.

Source: rules dossier §3. The dummies' hands have the numbers after the players'. Whoever is drawn to deal takes the dummy for
the first rubber, and it goes round the table rubber by rubber; the dummy deals first in each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.game import Seat, SeatRow
from bot.games.messages import message
from bot.games.options import Options, number, rule
from bot.games.rubber import Pair
from bot.games.state import evolve
from bot.games.whist import RubberGame, RubberOptions, RubberState


def seated(partner: Seat) -> tuple[Seat, ...]:
    """Three players and the dummy opposite this one of them, clockwise."""
    return partner, (partner + 1) % 3, 3, (partner + 2) % 3


def from_left(order: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The hands clockwise from the left of `seat` round to `seat`."""
    start = order.index(seat) + 1
    return order[start:] + order[:start]


@dataclass(frozen=True)
class DummyOptions(RubberOptions):
    """The house rules of Dummy Whist: those of Whist, with a rubber for each player's turn at the dummy."""

    rubbers: str = rule("3", "1", "2", "6", parse=number(1, 12))


@dataclass(frozen=True)
class DummyState(RubberState):
    """A state with the seat that takes dummy in the first rubber."""

    drawn: Seat = 0


class Dummy(RubberGame[DummyState]):
    """The rules of Dummy Whist; see the module."""

    name = "dummy"
    options = DummyOptions
    seats = range(2, 4)
    state = DummyState

    def start(self, options: Options, players: int, dealer: Seat) -> DummyState:
        """The drawn seat takes dummy, and its dummy deals."""
        state = evolve(super().start(options, players, dealer), drawn=dealer)
        return evolve(state, dealer=self.dummy(state))

    def partner(self, state: DummyState) -> Seat:
        """The seat whose dummy deals first in this rubber: for three players, the one that has the dummy."""
        rubber = min(state.rubbers, int(state.options.rubbers) - 1)
        return (state.drawn + rubber) % state.players

    def dummy(self, state: DummyState) -> Seat:
        """The number of that dummy's hand."""
        return state.players + (self.partner(state) if state.players == 2 else 0)

    def hand_count(self, state: DummyState) -> int:
        """Four hands, whoever plays them."""
        return 4

    def clockwise(self, state: DummyState, seat: Seat) -> tuple[Seat, ...]:
        """A dummy sits opposite its partner."""
        return from_left((0, 1, 2, 3) if state.players == 2 else seated(self.partner(state)), seat)

    def after(self, state: DummyState, seat: Seat) -> Seat:
        """The next hand to the left."""
        return self.clockwise(state, seat)[0]

    def next_dealer(self, state: DummyState) -> Seat:
        """The deal passes to the left, and the dummies deal too; a new rubber begins with its dummy."""
        fresh = not any(state.rubber.score + state.rubber.games)
        return self.dummy(state) if fresh else self.after(state, state.dealer)

    # A dummy's turn is its partner's.

    def acts_for(self, state: DummyState, hand: Seat) -> Seat:
        """The seat that plays the cards of `hand`."""
        if hand < state.players:
            return hand
        return hand - 2 if state.players == 2 else self.partner(state)

    # The score.

    def side(self, state: DummyState, hand: Seat) -> int:
        """Three players: the dummy and its partner against the others."""
        if state.players == 2:
            return hand % 2
        return int(self.acts_for(state, hand) != self.partner(state))

    def sees(self, state: DummyState, viewer: Seat | None, owner: Seat) -> bool:
        """A dummy lies open from the deal on."""
        return viewer == owner or owner >= state.players

    def payments(self, state: DummyState, earned: Pair) -> tuple[int, ...]:
        """Three players settle each alone: the margin from, or to, each of the two who play against dummy."""
        if state.players == 2:
            return earned
        margin = earned[0] - earned[1]
        return tuple(-margin if self.side(state, seat) else 2 * margin for seat in range(3))

    def row(self, state: DummyState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Says who has the dummy."""
        plain = super().row(state, seat, viewer)
        has_dummy = state.players == 3 and seat == self.partner(state)
        return replace(plain, status=(*plain.status, message("status-dummy"))) if has_dummy else plain
