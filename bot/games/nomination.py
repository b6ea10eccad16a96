"""Nomination Whist (Oh Hell, Blob, Boerenbridge ...): bid exactly the tricks you will take.

Source: rules dossier §1.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import Message, message
from bot.games.moves import BIDS, Bid, Move
from bot.games.options import Options, Problem, rule
from bot.games.trickgame import State, TrickGame, evolve

STRUCTURES = ("7-1-7", "7-1", "10-1-10", "1-7-1")


def hand_sizes(structure: str) -> tuple[int, ...]:
    """The hand sizes of a structure such as ``7-1-7``: every size between the named ones, each turning point once."""
    first, *turns = (int(part) for part in structure.split("-"))
    sizes = [first]
    for turn in turns:
        step = 1 if turn > sizes[-1] else -1
        sizes.extend(range(sizes[-1] + step, turn + step, step))
    return tuple(sizes)


def largest_hand(players: int, turned: bool) -> int:
    """The most cards a seat can be dealt from 52, with or without one more card to turn."""
    return (51 if turned else 52) // players


@dataclass(frozen=True)
class NominationOptions(Options):
    """The house rules of Nomination Whist."""

    structure: str = rule(*STRUCTURES)
    hook: str = rule("on", "off")
    scoring: str = rule("exact")

    def problems(self, players: int) -> tuple[Problem, ...]:
        """The structure must fit the pack: floor(51 / players) cards with a turn-up."""
        cards, most = max(hand_sizes(self.structure)), largest_hand(players, turned=True)
        if cards <= most:
            return ()
        reason = message("problem-hand-too-large", cards=cards, players=players, most=most)
        return (Problem("structure", reason),)


@dataclass(frozen=True)
class NominationState(State):
    """A state with each seat's bid, None before it is made."""

    options: NominationOptions
    bids: tuple[int | None, ...] = ()


def points(options: NominationOptions, bid: int, tricks: int) -> int:
    """What a hand is worth: ten and the bid for taking exactly the tricks bid; nothing otherwise."""
    return 10 + bid if bid == tricks else 0


def forbidden_bid(bids: tuple[int | None, ...], cards: int) -> int | None:
    """The bid that would make the bids add up to the tricks, or None when there is no such bid or others still have to bid."""
    made = [bid for bid in bids if bid is not None]
    left = cards - sum(made)
    return left if len(made) == len(bids) - 1 and 0 <= left <= cards else None


class Nomination(TrickGame[NominationState]):
    """The rules of Nomination Whist; see the module."""

    name = "nomination"
    options = NominationOptions
    seats = range(3, 8)
    state = NominationState

    def sizes(self, state: NominationState) -> tuple[int, ...]:
        """The hand sizes of the whole game."""
        return hand_sizes(state.options.structure)

    def hands_total(self, state: NominationState) -> int:
        """As many hands as the structure has sizes."""
        return len(self.sizes(state))

    def layout(self, state: NominationState) -> Layout:
        """The size due for everybody, and a card to turn."""
        return Layout((self.sizes(state)[state.hand_number],) * state.players, (("up", 1),))

    def cards_dealt(self, state: NominationState) -> int:
        """The size of the hand in play."""
        return self.sizes(state)[state.hand_number - 1] if state.hand_number else 0

    def begin(self, state: NominationState) -> NominationState:
        """The turned card names trumps; the eldest hand bids first."""
        ((_, (up,)),) = state.laid
        eldest = (state.dealer + 1) % state.players
        return evolve(state, phase=Phase.BIDDING, turn=eldest, trump=up.suit, bids=(None,) * state.players)

    def moves_before_play(self, state: NominationState, seat: Seat) -> tuple[Move, ...]:
        """Every bid from 0 to the number of cards, less the one that the hook forbids the dealer."""
        cards, barred = self.cards_dealt(state), self.barred(state)
        return tuple(bid for bid in BIDS[: cards + 1] if bid.tricks != barred)

    def barred(self, state: NominationState) -> int | None:
        """The bid that the hook forbids the seat whose turn it is."""
        return forbidden_bid(state.bids, self.cards_dealt(state)) if state.options.hook == "on" else None

    def refused(self, state: NominationState, seat: Seat) -> tuple[tuple[Move, Message], ...]:
        """The bid that the hook forbids."""
        barred = self.barred(state) if state.phase is Phase.BIDDING else None
        return () if barred is None else ((BIDS[barred], self.hook_reason(state)),)

    def hook_reason(self, state: NominationState) -> Message:
        """Why the dealer may not make the barred bid."""
        return message("illegal-hook", tricks=self.cards_dealt(state))

    def act(self, state: NominationState, seat: Seat, move: Move) -> NominationState:
        """Takes a bid; after the last one the eldest hand leads."""
        if type(move) is not Bid or state.phase is not Phase.BIDDING:
            raise IllegalMove(message("illegal-now"))
        if not 0 <= move.tricks <= self.cards_dealt(state):
            raise IllegalMove(message("illegal-bid-range", most=self.cards_dealt(state)))
        if move.tricks == self.barred(state):
            raise IllegalMove(self.hook_reason(state))
        bids = (*state.bids[:seat], move.tricks, *state.bids[seat + 1 :])
        phase = Phase.BIDDING if None in bids else Phase.PLAYING
        return evolve(state, bids=bids, phase=phase, turn=(seat + 1) % state.players)

    def score(self, state: NominationState) -> NominationState:
        """Every seat's points for its bid and its tricks; see `points`."""
        bids = tuple(bid for bid in state.bids if bid is not None)
        won = tuple(points(state.options, bid, taken) for bid, taken in zip(bids, state.taken, strict=True))
        return self.close_hand(state, won, bids)

    def row(self, state: NominationState, seat: Seat) -> SeatRow:
        """Adds the seat's bid."""
        plain = super().row(state, seat)
        bid = state.bids[seat] if state.bids else None
        return SeatRow(bid, bid is not None, plain.tricks, plain.total, plain.cards)

    def contract(self, state: NominationState) -> Message | None:
        """The bids' total against the tricks, once all have bid."""
        if state.phase is not Phase.PLAYING:
            return None
        bid, tricks = sum(bid or 0 for bid in state.bids), self.cards_dealt(state)
        return message("contract-bids", bids=bid, tricks=tricks, difference=abs(bid - tricks), way=_way(bid - tricks))


def _way(difference: int) -> str:
    return "even" if difference == 0 else "over" if difference > 0 else "under"
