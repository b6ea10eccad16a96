"""Whist for two partnerships: Short, Long, American and without trumps; and what Dummy Whist shares with it.

Source: rules dossier §2.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from bot.games.cards import Card
from bot.games.dealing import Layout
from bot.games.game import HOUSE, IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import Message, message
from bot.games.moves import Call, Claim, Move
from bot.games.options import Options, number, rule
from bot.games.revokes import REMEDIES, Claimed, penalty, revokes
from bot.games.rubber import Outcome, Pair, Penalty, Rubber, Terms, honour_points, score_hand, settle
from bot.games.state import State, evolve
from bot.games.trickgame import LAST, TrickGame

ACCEPT = Call("accept")
_UNBEGUN = Rubber(2)


@dataclass(frozen=True)
class RubberOptions(Options):
    """The house rules of the games that are played for rubbers."""

    target: str = rule("5", "7", "9", "10")
    trump: str = rule("last_card", "none")
    honours: str = rule("on", "off")
    honours_limit: str = rule("at_last_point", "never_win", "none")
    games: str = rule("3", "1")
    settlement: str = rule("points", "laws", "short")
    slam_bonus: str = rule("0", "1", "2", "3", "5", parse=number(0, 20))
    revokes: str = rule("stopped", *REMEDIES)
    rubbers: str = rule("1", "2", "3", "4", parse=number(1, 12))

    @property
    def terms(self) -> Terms:
        """How a hand is scored."""
        return Terms(int(self.target), self.honours_limit, int(self.slam_bonus))


@dataclass(frozen=True)
class WhistOptions(RubberOptions):
    """The house rules of Whist."""

    partners: str = rule("drawn", "chosen")

    @property
    def draws_seats(self) -> bool:
        """Partners are drawn by lot, unless they sit as they chose."""
        return self.partners == "drawn"


@dataclass(frozen=True)
class RubberState(State):
    """A state with the rubber in play, how many are finished, and what happened since the last trick of a strict table."""

    options: RubberOptions
    rubber: Rubber = _UNBEGUN
    rubbers: int = 0
    claims: tuple[Claimed, ...] = ()


S = TypeVar("S", bound=RubberState)


class RubberGame(TrickGame[S]):
    """What Whist and Dummy Whist share. A game says which side a hand belongs to, and how the seats share its points."""

    def side(self, state: S, hand: Seat) -> int:
        """The side of a hand, 0 or 1."""
        return hand % 2

    def hand_sides(self, state: S) -> tuple[int, ...]:
        """The side of each seat, by which the score of the hand is told."""
        return tuple(self.side(state, seat) for seat in range(state.players))

    def payments(self, state: S, earned: Pair) -> tuple[int, ...]:
        """What each seat books when the sides have earned so much."""
        return tuple(earned[self.side(state, seat)] for seat in range(state.players))

    # The hand.

    def start(self, options: Options, players: int, dealer: Seat) -> S:
        """A new evening; a rubber is won by the side with most of its games."""
        state = super().start(options, players, dealer)
        return evolve(state, rubber=self.new_rubber(state))

    def new_rubber(self, state: S) -> Rubber:
        """A rubber that has not begun: two games win it, or the only one."""
        return Rubber(int(state.options.games) // 2 + 1)

    def layout(self, state: S) -> Layout:
        """Thirteen cards for each hand; the dealer's last one is shown when it makes trumps."""
        return Layout((13,) * 4, shown=LAST if state.options.trump == "last_card" else None)

    def begin(self, state: S) -> S:
        """The shown card makes trumps; the hand on the dealer's left leads."""
        trump = state.laid[0][1][0].suit if state.laid else None
        eldest = self.clockwise(state, state.dealer)[0]
        return evolve(state, phase=Phase.PLAYING, turn=eldest, trump=trump, claims=())

    def playable(self, state: S, seat: Seat) -> tuple[Card, ...]:
        """At a strict table a player may fail to follow suit, at the risk of a claim. A dummy cannot revoke."""
        strict = state.options.revokes != "stopped" and seat < state.players
        return state.hands[seat] if strict else super().playable(state, seat)

    def claimable(self, state: S) -> bool:
        """Not where suit need not be followed, nor with a dummy, whose cards are played as well."""
        return state.options.revokes == "stopped" and state.players == 4

    def score(self, state: S) -> S:
        """At a strict table the play may be claimed against first."""
        if state.options.revokes == "stopped":
            return self.close(state)
        return evolve(state, phase=Phase.CLAIMING, turn=HOUSE, together=tuple(range(state.players)))

    # Claims.

    def moves_before_play(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """After the play: to accept it, or to claim a revoke by an opponent."""
        opponents = [other for other in range(state.players) if self.side(state, other) != self.side(state, seat)]
        against = [opponent for opponent in opponents if self.unclaimed(state, opponent)]
        names = REMEDIES[state.options.revokes]
        return (ACCEPT, *(Claim(name, opponent) for opponent in against for name in names))

    def unclaimed(self, state: S, seat: Seat) -> bool:
        """Whether a claim against the seat is open: who has found a revoke may search the tricks and claim its others."""
        made = [claim for claim in state.claims if claim.against == seat]
        return not made or len(made) < made[0].revokes

    def act(self, state: S, seat: Seat, move: Move) -> S:
        """Takes a claim, which changes nothing when it is wrong, or a seat's word that it has none to make."""
        if state.phase is not Phase.CLAIMING:
            raise IllegalMove(message("illegal-now"))
        if move not in self.moves_before_play(state, seat):
            raise IllegalMove(message("illegal-claim"))
        if isinstance(move, Claim):
            claim = Claimed(move.name, move.against, revokes(state.tricks, move.against))
            return evolve(state, claims=(*state.claims, claim))
        waiting = tuple(other for other in state.together if other != seat)
        return evolve(state, together=waiting) if waiting else self.close(evolve(state, together=()))

    # The score.

    def by_side(self, state: S, counts: tuple[int, ...]) -> Pair:
        """Adds up what the hands have, for the two sides."""
        first = sum(count for hand, count in enumerate(counts) if self.side(state, hand) == 0)
        return first, sum(counts) - first

    def honours(self, state: S) -> Pair:
        """The points for the honours that each side was dealt."""
        if state.options.honours == "off" or state.trump is None:
            return 0, 0
        dealt: tuple[list[Card], list[Card]] = ([], [])
        for trick in state.tricks:
            for hand, card in zip(trick.seats, trick.cards, strict=True):
                dealt[self.side(state, hand)].append(card)
        return honour_points(dealt[0], state.trump), honour_points(dealt[1], state.trump)

    def penalties(self, state: S) -> tuple[Penalty, ...]:
        """What the claims that were right have earned."""
        right = (claim for claim in state.claims if claim.revokes)
        return tuple(penalty(state.options.revokes, claim, self.side(state, claim.against)) for claim in right)

    def close(self, state: S) -> S:
        """Scores the hand in its game, and the game in its rubber."""
        options, tricks = state.options, self.by_side(state, state.taken)
        outcome = score_hand(options.terms, state.rubber.score, tricks, self.honours(state), self.penalties(state))
        rubber = state.rubber.take(outcome)
        points = self.payments(state, settle(options.settlement, options.terms.target, rubber, outcome))
        finished = state.rubbers + rubber.over
        now = self.new_rubber(state) if rubber.over else rubber
        return self.close_hand(state, points, contract=hand_line(outcome), rubber=now, rubbers=finished)

    def game_over(self, state: S) -> bool:
        """The evening ends with the agreed number of rubbers."""
        return state.rubbers == int(state.options.rubbers)

    # What members see.

    def row(self, state: S, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the side, and what was claimed against the seat."""
        plain = super().row(state, seat, viewer)
        status = [claim_line(claim) for claim in state.claims if claim.against == seat]
        return replace(plain, side=self.side(state, seat), status=tuple(status[:1]))

    def contract(self, state: S) -> Message | None:
        """Where the rubber stands."""
        rubber, options = state.rubber, state.options
        number = min(state.rubbers + 1, int(options.rubbers))
        return message(
            "contract-rubber",
            rubber=number,
            rubbers=int(options.rubbers),
            game=rubber.game,
            games=int(options.games),
            first=rubber.score[0],
            second=rubber.score[1],
            target=options.terms.target,
            won_first=rubber.games[0],
            won_second=rubber.games[1],
        )


class Whist(RubberGame[RubberState]):
    """The rules of Whist; see the module. Partners sit opposite each other."""

    name = "whist"
    options = WhistOptions
    seats = range(4, 5)
    state = RubberState

    def sides(self, state: RubberState) -> tuple[int, ...]:
        """The first and third seat are partners, and the second and fourth."""
        return self.hand_sides(state)


def claim_line(claim: Claimed) -> Message:
    """What came of a claim."""
    return message("status-revoked", revokes=claim.revokes) if claim.revokes else message("status-no-revoke")


def hand_line(outcome: Outcome) -> Message:
    """How the points of a hand came about; sides are numbered from 1, and 0 where neither has any."""
    return message(
        "hand-rubber",
        odd=max(outcome.odd),
        odd_side=_scorer(outcome.odd),
        honours=max(outcome.honours),
        honours_side=_scorer(outcome.honours),
        first=outcome.after[0],
        second=outcome.after[1],
        winner=0 if outcome.winner is None else outcome.winner + 1,
    )


def _scorer(points: Pair) -> int:
    return points.index(max(points)) + 1 if max(points) else 0
