"""German Whist for two: thirteen tricks to win the better cards of a face-up stock, and thirteen to play them out.

Source: rules dossier §7. The stock lies in the state with its top card first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.cards import Card, in_order
from bot.games.dealing import Layout
from bot.games.game import Phase, Seat, SeatRow
from bot.games.messages import Message, message
from bot.games.options import Options, Problem, rule
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame

#: The tricks of each half of a hand.
HALF = 13
_RUN = 50


@dataclass(frozen=True)
class GermanOptions(Options):
    """The house rules of German Whist."""

    counting: str = rule("last", "all", "weighted")
    scoring: str = rule("deals", "tricks", "over", "margin")
    length: str = rule("3", "1", "5", "7", "fifty")
    no_trump: str = rule("none", "ace", "king", "queen", "jack")

    def problems(self, players: int) -> tuple[Problem, ...]:
        """A run to fifty needs points for tricks."""
        if self.length == "fifty" and self.scoring == "deals":
            return (Problem("length", message("problem-fifty-deals")),)
        return ()


@dataclass(frozen=True)
class GermanState(State):
    """A state with the cards that were seen to go from the stock into a hand, and into whose.

    ``unseen`` is the other card drawn after the last trick, which only its new holder has seen.
    """

    options: GermanOptions
    drawn: tuple[tuple[Seat, Card], ...] = ()
    unseen: tuple[Seat, Card] | None = None


def goal(totals: tuple[int, ...]) -> int:
    """What a run to fifty is played to: ten more each time that both have reached it."""
    return max(_RUN, (min(totals) // 10 + 1) * 10)


class German(TrickGame[GermanState]):
    """The rules of German Whist; see the module."""

    name = "german"
    options = GermanOptions
    seats = range(2, 3)
    state = GermanState

    def layout(self, state: GermanState) -> Layout:
        """Thirteen each and a stock of the rest."""
        return Layout((HALF, HALF), (("stock", 26),))

    def cards_dealt(self, state: GermanState) -> int:
        """Both hands always hold thirteen at first."""
        return HALF if state.hand_number else 0

    def begin(self, state: GermanState) -> GermanState:
        """The top of the stock makes trumps, unless its rank means none; the other player leads."""
        up = self.stock(state)[0]
        trump = None if up.rank.name.lower() == state.options.no_trump else up.suit
        return evolve(state, phase=Phase.PLAYING, turn=1 - state.dealer, trump=trump, drawn=(), unseen=None)

    def stock(self, state: GermanState) -> tuple[Card, ...]:
        """The stock, its face-up card first."""
        return state.laid[0][1] if state.laid else ()

    def finish_trick(
        self, state: GermanState, hands: tuple[tuple[Card, ...], ...], trick: tuple[Card, ...], seats: tuple[Seat, ...]
    ) -> GermanState:
        """While there is a stock, the winner takes its face-up card and the loser the next one, unseen."""
        done, stock = super().finish_trick(state, hands, trick, seats), self.stock(state)
        if not stock:
            return evolve(done, unseen=None)
        drawn = stock[:2] if done.turn == 0 else stock[1::-1]
        refilled = tuple(in_order((*hand, card)) for hand, card in zip(done.hands, drawn, strict=True))
        return evolve(
            done,
            hands=refilled,
            laid=(("stock", stock[2:]),),
            drawn=(*state.drawn, (done.turn, stock[0])),
            unseen=(1 - done.turn, stock[1]),
        )

    def claimable(self, state: GermanState) -> bool:
        """Not while cards are still to be drawn."""
        return not self.stock(state)

    # The score.

    def halves(self, state: GermanState) -> tuple[tuple[int, int], tuple[int, int]]:
        """The tricks of both players in the first thirteen, and in the rest."""
        first, rest = ([trick.winner for trick in part] for part in (state.tricks[:HALF], state.tricks[HALF:]))
        return (first.count(0), first.count(1)), (rest.count(0), rest.count(1))

    def credited(self, state: GermanState) -> tuple[int, ...]:
        """The tricks that count: the last thirteen, or all of them."""
        return self.halves(state)[1] if state.options.counting == "last" else state.taken

    def score(self, state: GermanState) -> GermanState:
        """Counts the tricks and turns the count into points."""
        return self.close_hand(state, points(state.options.scoring, count(state.options.counting, *self.halves(state))))

    def hands_total(self, state: GermanState) -> int | None:
        """The agreed number of deals, at most; a run to fifty is open."""
        return None if state.options.length == "fifty" else int(state.options.length)

    def game_over(self, state: GermanState) -> bool:
        """Best of so many deals, so many deals for points, or one player alone at the goal."""
        deals = self.hands_total(state)
        if deals is None:
            return max(state.totals) >= goal(state.totals)
        decided = state.options.scoring == "deals" and 2 * max(state.totals) > deals
        return decided or state.hand_number == deals

    # What members see.

    def visible_laid(self, state: GermanState, viewer: Seat | None) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Only the top of the stock is face up."""
        top = self.stock(state)[:1]
        return (("stock", top),) if top else ()

    def known(self, state: GermanState) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """The face-up cards that were won and are still held."""
        held = {seat: tuple(c for owner, c in state.drawn if owner == seat and c in state.hands[seat]) for seat in (0, 1)}
        return tuple((seat, cards) for seat, cards in held.items() if cards)

    def drawn(self, state: GermanState, viewer: Seat | None) -> tuple[tuple[Seat, Card], ...]:
        """The face-up card, and the other to whoever took it."""
        if state.unseen is None:
            return ()
        return (state.drawn[-1], state.unseen) if viewer == state.unseen[0] else state.drawn[-1:]

    def row(self, state: GermanState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Once the stock is gone, the tricks that count."""
        plain = super().row(state, seat, viewer)
        tricks = plain.tricks if len(state.tricks) < HALF else self.credited(state)[seat]
        return replace(plain, tricks=tricks)

    def contract(self, state: GermanState) -> Message | None:
        """How much of the stock is left, what counts, and the goal of a run to fifty."""
        aim = goal(state.totals) if state.options.length == "fifty" else 0
        return message("contract-stock", left=len(self.stock(state)), counting=state.options.counting, goal=aim)


def count(counting: str, first: tuple[int, int], rest: tuple[int, int]) -> tuple[int, int]:
    """What both players' tricks count: those after the stock only, all of them, or all and those after it twice."""
    before, after = {"last": (0, 1), "all": (1, 1), "weighted": (1, 2)}[counting]
    return before * first[0] + after * rest[0], before * first[1] + after * rest[1]


def points(scoring: str, counts: tuple[int, ...]) -> tuple[int, ...]:
    """What each player writes down for the tricks counted: one for the deal, the difference, those over half, or all."""
    if scoring == "tricks":
        return counts
    if scoring == "over":
        return tuple(max(0, count - sum(counts) // 2) for count in counts)
    return tuple(max(0, (2 * count - sum(counts)) if scoring == "margin" else int(2 * count > sum(counts))) for count in counts)
