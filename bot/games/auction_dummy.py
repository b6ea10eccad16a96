"""Auction Dummy: three players bid for the fourth hand, and whoever bids most has it as a dummy.

Source: rules dossier §3, second game of that name (Wikipedia, "Dummy whist"). Each player is dealt thirteen cards, and so is
the dummy, face down. From the dealer's left each player calls once, with the calls of Bid Whist from one book over six on; when
the others pass, the dealer must bid. The dummy is turned up opposite the winner of the auction, who then names trumps (or,
without them, whether the high or the low cards win) and plays both hands against the two others. 21 points win.

Where the source is silent the defaults are those of Whist and of Bid Whist, and what is often played otherwise is a house rule:

* The player on the declarer's left leads, as in every game with a dummy (``lead``).
* The dummy lies open before trumps are named, as the source says; some name them first, and some turn the dummy up only after
  the first lead (``opens``).
* A bid that is made scores every book over six, one that is set loses its number, and both count twice without trumps.
* Everybody has a score of their own. Only the declarer's changes, unless the opponents score when a bid is set (``set_pays``).
* The game also ends when somebody is as far below nothing as the target is above it: three bold players might never reach it.
  Then too the highest total wins.
* The tricks that are left cannot be claimed: they would be played from two hands.

The source also has a form with jokers, in which the declarer discards two of the dummy's fifteen cards. It is not played here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.bid_auction import AuctionGame, AuctionState
from bot.games.bid_calls import AuctionOptions
from bot.games.dealing import Layout
from bot.games.dummy import from_left, seated
from bot.games.game import Phase, Seat, SeatRow
from bot.games.options import rule
from bot.games.state import evolve

#: The number of the dummy's hand.
DUMMY: Seat = 3


@dataclass(frozen=True)
class AuctionDummyOptions(AuctionOptions):
    """The house rules of Auction Dummy: those of the calls, with no lowest bid and a longer game, and those of the dummy."""

    lowest_bid: str = rule("1", "2", "3")
    target: str = rule("21", "9", "7", "5")
    opens: str = rule("auction", "trump", "lead")
    lead: str = rule("left", "declarer")


@dataclass(frozen=True)
class AuctionDummyState(AuctionState):
    """The state of a game; the fourth hand is the dummy's."""

    options: AuctionDummyOptions


class AuctionDummy(AuctionGame[AuctionDummyState]):
    """The rules of Auction Dummy; see the module."""

    name = "auction_dummy"
    options = AuctionDummyOptions
    seats = range(3, 4)
    state = AuctionDummyState

    def layout(self, state: AuctionDummyState) -> Layout:
        """Thirteen cards for each player and the dummy."""
        return Layout((13,) * 4)

    def named(self, state: AuctionDummyState) -> AuctionDummyState:
        """The player on the declarer's left leads, or the declarer."""
        leader = self.after(state, state.turn) if state.options.lead == "left" else state.turn
        return evolve(state, phase=Phase.PLAYING, turn=leader)

    # The dummy.

    def hand_count(self, state: AuctionDummyState) -> int:
        """Four hands."""
        return 4

    def clockwise(self, state: AuctionDummyState, seat: Seat) -> tuple[Seat, ...]:
        """The dummy sits opposite the declarer; until there is one, opposite the dealer."""
        declarer = None if state.won is None or state.phase is Phase.DEAL else state.won.declarer
        return from_left(seated(state.dealer if declarer is None else declarer), seat)

    def after(self, state: AuctionDummyState, seat: Seat) -> Seat:
        """The next hand to the left."""
        return self.clockwise(state, seat)[0]

    def acts_for(self, state: AuctionDummyState, hand: Seat) -> Seat:
        """The declarer plays the dummy's cards."""
        return state.won.declarer if hand == DUMMY and state.won is not None else hand

    def sees(self, state: AuctionDummyState, viewer: Seat | None, owner: Seat) -> bool:
        """Nobody sees the dummy before it is turned up, and everybody from then on."""
        return viewer == owner or (owner == DUMMY and self.turned_up(state))

    def turned_up(self, state: AuctionDummyState) -> bool:
        """Whether the dummy lies open: after the auction, the naming of trumps, or the first card."""
        opens = state.options.opens
        if opens == "lead":
            return bool(state.trick or state.tricks)
        return state.won is not None if opens == "auction" else state.way is not None

    def claimable(self, state: AuctionDummyState) -> bool:
        """Not with a dummy, whose cards are played as well."""
        return False

    # The sides of a hand.

    def declarers(self, declarer: Seat) -> tuple[Seat, Seat]:
        """The declarer and the dummy."""
        return declarer, DUMMY

    def row(self, state: AuctionDummyState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the side, once there is a declarer."""
        plain = super().row(state, seat, viewer)
        return plain if state.won is None else replace(plain, side=int(seat not in self.declarers(state.won.declarer)))
