"""What Bid Whist and Auction Dummy share: one round of calls, the naming of trumps, the order of the cards and the score.

Source: rules dossier §5. The calls themselves, the order of the cards and the points are in `bid_calls`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from bot.games.bid_calls import (
    DOWN,
    NO_TRUMP,
    UP,
    AuctionOptions,
    Calls,
    Won,
    calls_for,
    heights,
    highest,
    led_suit,
    suit_of,
    winner_of,
    worth,
)
from bot.games.cards import Card, Suit
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import At, Message, message
from bot.games.moves import Call, Move, NameTrump
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame
from bot.games.tricks import Trick


@dataclass(frozen=True)
class AuctionState(State):
    """A state with the auction's calls, who won it, and the way the cards rank (``up`` or ``down``), each None until known."""

    options: AuctionOptions
    calls: Calls = ()
    won: Won | None = None
    way: str | None = None


S = TypeVar("S", bound=AuctionState)


class AuctionGame(TrickGame[S]):
    """The shared rules. A game gives also `declarers`, and `named` for what follows once trumps are named."""

    def declarers(self, declarer: Seat) -> tuple[Seat, Seat]:
        """The hands of the declarer's side."""
        raise NotImplementedError

    def named(self, state: S) -> S:
        """The state once trumps are named."""
        raise NotImplementedError

    # The auction and the naming.

    def begin(self, state: S) -> S:
        """The player on the dealer's left speaks first."""
        return evolve(state, phase=Phase.CALLING, turn=self.next_to_speak(state, state.dealer), calls=(), won=None, way=None)

    def next_to_speak(self, state: S, seat: Seat) -> Seat:
        """The player on the left; a dummy does not speak."""
        return (seat + 1) % state.players

    def open_calls(self, state: S) -> tuple[str, ...]:
        """What may be called."""
        return calls_for(state.calls, state.options, state.players)

    def moves_before_play(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Calls; then a suit, or high or low."""
        if state.phase is Phase.CALLING:
            return tuple(Call(name) for name in self.open_calls(state))
        if self.no_trump(state):
            return (Call(UP), Call(DOWN))
        return tuple(NameTrump(suit) for suit in Suit)

    def act(self, state: S, seat: Seat, move: Move) -> S:
        """Takes a call, or what the winner of the auction names."""
        if type(move) is Call and state.phase is Phase.CALLING:
            return self.call(state, seat, move)
        if state.phase is Phase.TRUMP and move in self.moves_before_play(state, seat):
            return self.named(self.name_way(state, move))
        raise IllegalMove(message("illegal-now"))

    def call(self, state: S, seat: Seat, call: Call) -> S:
        """Takes a call; after the last the highest bidder has the auction."""
        if call.name not in self.open_calls(state):
            raise IllegalMove(message("illegal-call"))
        calls = (*state.calls, (seat, call.name))
        won = highest(calls)
        if len(calls) < state.players or won is None:
            return evolve(state, calls=calls, turn=self.next_to_speak(state, seat))
        return evolve(state, calls=calls, phase=Phase.TRUMP, turn=won.declarer, won=won)

    def no_trump(self, state: S) -> bool:
        """Whether the auction was won by a bid without trumps."""
        return state.won is not None and state.won.bid.way == NO_TRUMP

    def name_way(self, state: S, move: Move) -> S:
        """Settles trumps; or, without trumps, whether the high cards win or the low ones."""
        if isinstance(move, NameTrump) and state.won is not None:
            return evolve(state, trump=move.suit, way=state.won.bid.way)
        return evolve(state, way=move.name if isinstance(move, Call) else None)

    # The play.

    def winning_index(self, state: S, trick: tuple[Card, ...]) -> int:
        """Which card of a complete trick wins, in this hand's order."""
        return winner_of(trick, state.trump, self.heights(state))

    def heights(self, state: S) -> tuple[int, ...]:
        """Uptown or downtown."""
        return heights(state.way or UP, state.options)

    def why_won(self, state: S, trick: Trick) -> Message:
        """As elsewhere, but the low cards of a downtown hand are called the best, not the highest."""
        won, led = suit_of(trick.winning_card, state.trump), led_suit(trick.cards, state.trump)
        if won is not led:
            return message("won-ruff", card=trick.winning_card)
        high = "won-trump" if won is state.trump else "won-suit"
        return message("won-best" if state.way == DOWN else high, card=trick.winning_card, suit=won)

    # The reckoning.

    def books(self, state: S) -> int:
        """What the declarer's side has made so far."""
        return 0 if state.won is None else sum(state.taken[hand] for hand in self.declarers(state.won.declarer))

    def score(self, state: S) -> S:
        """Each player writes down the points of the side, whether it bid or not."""
        assert state.won is not None
        bidders, others = worth(state.options, state.won.bid, self.books(state))
        side = self.declarers(state.won.declarer)
        points = tuple(bidders if seat in side else others for seat in range(state.players))
        return self.close_hand(state, points, contract=self.contract(state))

    def game_over(self, state: S) -> bool:
        """Who reaches the target wins; who is as far below nothing loses."""
        return max(abs(total) for total in state.totals) >= int(state.options.target)

    # What is shown.

    def trump_known(self, state: S) -> bool:
        """The winner of the auction names trumps."""
        return state.phase in (Phase.DISCARDING, Phase.PLAYING)

    def contract(self, state: S) -> Message | None:
        """The bid and how far it is made, or how the auction stands."""
        now = highest(state.calls)
        if now is None:
            return None
        who = At(now.declarer)
        if state.way is None:
            return message(f"contract-{self.name}-standing", who=who, call=message(f"call-{now.bid.name}"))
        way = f"{NO_TRUMP}-{state.way}" if now.bid.way == NO_TRUMP else state.way
        books, needed = self.books(state), now.bid.needed
        return message(
            f"contract-{self.name}", who=who, number=now.bid.number, way=way, trump=state.trump, books=books, needed=needed
        )

    def row(self, state: S, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the seat's call or that it is the declarer."""
        return replace(super().row(state, seat, viewer), status=self.status(state, seat))

    def status(self, state: S, seat: Seat) -> tuple[Message, ...]:
        """What the seat called during the auction; afterwards, who is the declarer."""
        if state.won is not None:
            return (message("status-declarer"),) if seat == state.won.declarer else ()
        return tuple(message(f"call-{name}") for caller, name in state.calls if caller == seat)
