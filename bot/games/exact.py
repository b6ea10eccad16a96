"""What the games share in which exactly the tricks bid must be taken: naming trumps, bidding, and who sees what meanwhile.

The base of Nomination Whist and Romanian Whist. Source: rules dossier §1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeVar

from bot.games.cards import Card, Suit
from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow, places
from bot.games.messages import Message, message
from bot.games.moves import BIDS, Bid, Move, NameTrump, Turn
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame


class TrumpBy(Enum):
    """How a hand gets its trump: agreed beforehand, by a card shown, by the dealer, or by a card if the dealer lets it."""

    AGREED = auto()
    CARD = auto()
    DEALER = auto()
    DEALER_OR_CARD = auto()


class Looks(Enum):
    """Whose hand a player sees while bidding: their own, nobody's, or everybody's but their own."""

    OWN = "seen"
    NOBODYS = "blind"
    OTHERS = "forehead"


@dataclass(frozen=True, slots=True)
class HandPlan:
    """How a hand is dealt and bid under the house rules.

    ``suit`` is the trump agreed on. ``shown`` names the card that makes trumps: ``up`` is turned after the deal, ``last``
    is the dealer's last one, ``cut`` was cut before the deal; one whose rank is in ``no_trump`` means that there is none.
    ``hook`` forbids the dealer to make the bids add up; ``hidden`` bids are made together.
    """

    cards: int
    trump_by: TrumpBy = TrumpBy.CARD
    suit: Suit | None = None
    shown: str | None = "up"
    no_trump: str = ""
    hook: bool = True
    hidden: bool = False
    looks: Looks = Looks.OWN


@dataclass(frozen=True)
class ExactState(State):
    """A state with the plan of the hand and each seat's bid, None before it is made."""

    plan: HandPlan = HandPlan(0)
    bids: tuple[int | None, ...] = ()

    @property
    def made_bids(self) -> tuple[int, ...]:
        """The bids made so far."""
        return tuple([bid for bid in self.bids if bid is not None])


E = TypeVar("E", bound=ExactState)
#: What a dealer may name.
TRUMPS = (*(NameTrump(suit) for suit in Suit), NameTrump(None))
# As in `trickgame`: asked for with every move.
_BIDDING = Phase.BIDDING
_TURN_OR_NONE = (Turn(), NameTrump(None))


def forbidden_bid(bids: tuple[int | None, ...], cards: int) -> int | None:
    """The bid that would make the bids add up to the tricks, or None when there is no such bid or others still have to bid."""
    if bids.count(None) != 1:
        return None
    left = cards - sum(bid for bid in bids if bid is not None)
    return left if 0 <= left <= cards else None


class ExactGame(TrickGame[E]):
    """The shared rules. A game gives the `sizes` and the `plan` of its hands, their `points`, and what breaks `ties`."""

    # What a game says.

    def sizes(self, state: E) -> tuple[int, ...]:
        """The hand sizes of the whole game."""
        raise NotImplementedError

    def plan(self, state: E, number: int) -> HandPlan:
        """The plan of hand `number`, from 1; numbers above those of `sizes` are hands to break a tie."""
        raise NotImplementedError

    def points(self, state: E) -> tuple[int, ...]:
        """What the finished hand is worth to each seat."""
        raise NotImplementedError

    def ties(self, state: E) -> str:
        """What breaks a tie: nothing (shared), more hands (playoff), the sum of the bids made (bids), all tricks (tricks)."""
        raise NotImplementedError

    # The deal.

    def hands_total(self, state: E) -> int:
        """As many hands as there are sizes, and those that break a tie."""
        return max(len(self.sizes(state)), state.hand_number)

    def layout(self, state: E) -> Layout:
        """The size due for everybody, and the card that makes trumps."""
        plan = self.plan(state, state.hand_number + 1)
        hands = (plan.cards,) * state.players
        if plan.shown == "up":
            return Layout(hands, (("up", 1),))
        return Layout(hands, shown=plan.shown)

    def begin(self, state: E) -> E:
        """The dealer names trumps where that is theirs; else the eldest hand bids."""
        plan = self.plan(state, state.hand_number)
        dealt = evolve(state, plan=plan, bids=(None,) * state.players)
        if plan.trump_by in (TrumpBy.DEALER, TrumpBy.DEALER_OR_CARD):
            return evolve(dealt, phase=Phase.TRUMP, turn=state.dealer)
        return self.open_bidding(dealt, self.trump_shown(dealt) if plan.shown else plan.suit)

    def trump_shown(self, state: E) -> Suit | None:
        """The trump that the card shown makes."""
        ((_, (shown,)),) = state.laid
        return None if shown.rank.letter in state.plan.no_trump else shown.suit

    def open_bidding(self, state: E, trump: Suit | None) -> E:
        """The eldest hand bids first, or all bid together where bids are hidden; the trump is known."""
        order = self.clockwise(state, state.dealer)
        together = order if state.plan.hidden else ()
        return evolve(state, phase=Phase.BIDDING, turn=order[0], together=together, trump=trump)

    # Who sees what.

    def sees(self, state: E, viewer: Seat | None, owner: Seat) -> bool:
        """One's own hand; before all have bid, what the plan lets one look at."""
        looks = state.plan.looks
        if looks is Looks.OWN or state.phase not in (Phase.TRUMP, Phase.BIDDING):
            return viewer == owner
        return looks is Looks.OTHERS and viewer is not None and viewer != owner

    def visible_laid(self, state: E, viewer: Seat | None) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """The card that makes trumps, once the dealer has let it be turned."""
        return state.laid if state.plan.shown and state.phase is not Phase.TRUMP else ()

    def row(self, state: E, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the seat's bid; where bids are hidden, only its own before all are in."""
        plain = super().row(state, seat, viewer)
        bid = state.bids[seat] if state.bids else None
        shown = viewer == seat or not state.plan.hidden or state.phase is not Phase.BIDDING
        return SeatRow(bid if shown else None, bid is not None, plain.tricks, plain.total, plain.cards)

    def contract(self, state: E) -> Message | None:
        """The bids' total against the tricks, once all have bid."""
        if state.phase is not Phase.PLAYING:
            return None
        bid, tricks = sum(state.made_bids), state.plan.cards
        return message("contract-bids", bids=bid, tricks=tricks, difference=abs(bid - tricks), way=_way(bid - tricks))

    # Naming trumps and bidding.

    def moves_before_play(self, state: E, seat: Seat) -> tuple[Move, ...]:
        """What the dealer may name; every bid from 0 to the number of cards, less the one that the hook forbids."""
        if state.phase is not _BIDDING:
            return TRUMPS if state.plan.trump_by is TrumpBy.DEALER else _TURN_OR_NONE
        barred = self.barred(state)
        bids = BIDS[: state.plan.cards + 1]
        return bids if barred is None else bids[:barred] + bids[barred + 1 :]

    def barred(self, state: E) -> int | None:
        """The bid that the hook forbids the seat whose turn it is."""
        return forbidden_bid(state.bids, state.plan.cards) if state.plan.hook else None

    def refused(self, state: E, seat: Seat) -> tuple[tuple[Move, Message], ...]:
        """The bid that the hook forbids."""
        barred = self.barred(state) if state.phase is Phase.BIDDING else None
        return () if barred is None else ((BIDS[barred], self.hook_reason(state)),)

    def hook_reason(self, state: E) -> Message:
        """Why the dealer may not make the barred bid."""
        return message("illegal-hook", tricks=state.plan.cards)

    def act(self, state: E, seat: Seat, move: Move) -> E:
        """Takes what the dealer names or a bid; after the last bid the eldest hand leads. Raises IllegalMove."""
        if state.phase is _BIDDING and type(move) is Bid:
            return self.take_bid(state, seat, move.tricks)
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(message("illegal-now"))
        if type(move) is NameTrump:
            # A card that the dealer does not let be turned is never seen.
            return self.open_bidding(evolve(state, plan=replace(state.plan, shown=None)), move.suit)
        return self.open_bidding(state, self.trump_shown(state))

    def take_bid(self, state: E, seat: Seat, tricks: int) -> E:
        """Writes down a bid. Raises IllegalMove."""
        if not 0 <= tricks <= state.plan.cards:
            raise IllegalMove(message("illegal-bid-range", most=state.plan.cards))
        if tricks == self.barred(state):
            raise IllegalMove(self.hook_reason(state))
        bids = (*state.bids[:seat], tricks, *state.bids[seat + 1 :])
        together = tuple([other for other in state.together if other != seat])
        turn = together[0] if together else (seat + 1) % state.players
        if None in bids:
            return evolve(state, bids=bids, turn=turn, together=together)
        return evolve(state, bids=bids, phase=Phase.PLAYING, turn=self.clockwise(state, state.dealer)[0], together=())

    # The score.

    def score(self, state: E) -> E:
        """Writes down the hand's points."""
        return self.close_hand(state, self.points(state), state.made_bids)

    def game_over(self, state: E) -> bool:
        """After the last of the sizes, unless more hands have to break a tie for the lead."""
        tied = self.ties(state) == "playoff" and state.totals.count(max(state.totals)) > 1
        return state.hand_number >= len(self.sizes(state)) and not tied

    def places(self, state: E) -> tuple[int, ...]:
        """By total, then by what breaks ties."""
        seats = range(state.players)
        match self.ties(state):
            case "bids":
                second = [sum(row.bids[s] for row in state.sheet if row.bids[s] == row.tricks[s]) for s in seats]
            case "tricks":
                second = [sum(row.tricks[s] for row in state.sheet) for s in seats]
            case _:
                second = [0] * state.players
        return places(tuple(zip(state.totals, second, strict=True)))


def _way(difference: int) -> str:
    return "even" if difference == 0 else "over" if difference > 0 else "under"
