"""Romanian Whist: bid exactly the tricks you will take, from a pack of eight cards a player, and trump when you are void.

Source: rules dossier §8.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.cards import Card, Rank, pack
from bot.games.exact import ExactGame, ExactState, HandPlan, Looks, TrumpBy
from bot.games.game import HandScore, IllegalMove, Seat
from bot.games.messages import message
from bot.games.options import Options, rule
from bot.games.scoring import HITS, MISSES
from bot.games.structures import romanian_sizes

#: The longest hand: with eight cards a player in the pack it leaves nothing to turn, so it is played without trump.
FULL_HAND = 8
#: So many bids in a row made, or missed, bring the premium or cost it.
RUN = 5
#: The formulas for a bid made and for one missed, by the rule `RomanianOptions.scoring`.
SCORINGS = {"plain": ("five", "penalty"), "triangular": ("triangular", "triangular")}
#: How one sees in the hands of one card that are added at the end, by the rule `RomanianOptions.extras`.
EXTRAS = {"none": (), "forehead": (Looks.OTHERS,), "blind": (Looks.NOBODYS,), "both": (Looks.OTHERS, Looks.NOBODYS)}


@dataclass(frozen=True)
class RomanianOptions(Options):
    """The house rules of Romanian Whist."""

    structure: str = rule("1-8-1", "8-1-8")
    length: str = rule("full", "single", "twos")
    void: str = rule("must_trump", "free")
    hook: str = rule("on", "off")
    one_card: str = rule("seen", "blind", "forehead")
    extras: str = rule(*EXTRAS)
    scoring: str = rule(*SCORINGS)
    premium: str = rule("0", "5", "10")
    premium_ones: str = rule("skip", "reset")
    ties: str = rule("shared", "playoff", "bids", "tricks")


def pack_for(players: int) -> tuple[Card, ...]:
    """The highest ranks, two for each player: eight cards each."""
    return pack(Rank(Rank.ACE + 1 - 2 * players))


def points(options: RomanianOptions, bid: int, tricks: int, cards: int) -> int:
    """What a hand is worth, without the premium; however many cards it has."""
    hit, miss = SCORINGS[options.scoring]
    return HITS[hit](bid) if bid == tricks else MISSES[miss](bid, tricks)


def run(hands: Iterable[tuple[int, bool]], ones: str) -> tuple[int, int]:
    """How many bids in a row were made (above 0) or missed (below 0), and how many times that has just completed a `RUN`.

    ``hands`` are the finished hands in order: their cards, and whether the bid was made. One-card hands never count; they are
    skipped, or with ``ones`` reset they end a run. After a premium the count starts again.
    """
    length = paid = 0
    for cards, made in hands:
        paid = 0
        if cards == 1:
            length = 0 if ones == "reset" else length
            continue
        step = 1 if made else -1
        length = length + step if length * step > 0 else step
        if abs(length) == RUN:
            length, paid = 0, step
    return length, paid


def results(sheet: Iterable[HandScore], seat: Seat) -> Iterable[tuple[int, bool]]:
    """A seat's finished hands as `run` takes them."""
    return ((row.cards, row.bids[seat] == row.tricks[seat]) for row in sheet)


@dataclass(frozen=True)
class RomanianState(ExactState):
    """A state of Romanian Whist."""

    options: RomanianOptions


class Romanian(ExactGame[RomanianState]):
    """The rules of Romanian Whist; see the module."""

    name = "romanian"
    options = RomanianOptions
    seats = range(2, 7)
    state = RomanianState

    def pack(self, state: RomanianState) -> tuple[Card, ...]:
        """Eight cards a player."""
        return pack_for(state.players)

    def sizes(self, state: RomanianState) -> tuple[int, ...]:
        """By the structure, and what is added at the end."""
        options = state.options
        return romanian_sizes(options.structure, options.length, state.players) + (1,) * len(EXTRAS[options.extras])

    def plan(self, state: RomanianState, number: int) -> HandPlan:
        """No trump with the longest hand, a card turned with every other."""
        options, sizes = state.options, self.sizes(state)
        cards = sizes[number - 1] if number <= len(sizes) else max(sizes)
        extras = EXTRAS[options.extras]
        extra = number - (len(sizes) - len(extras)) - 1
        looks = extras[extra] if 0 <= extra < len(extras) else Looks(options.one_card)
        return HandPlan(
            cards=cards,
            trump_by=TrumpBy.CARD if cards < FULL_HAND else TrumpBy.AGREED,
            shown="up" if cards < FULL_HAND else None,
            hook=options.hook == "on",
            looks=looks if cards == 1 else Looks.OWN,
        )

    def playable(self, state: RomanianState, seat: Seat) -> tuple[Card, ...]:
        """A void seat must trump if it can, unless it may discard freely. Nobody has to beat a card."""
        usual = super().playable(state, seat)
        if not state.trick or usual[0].suit is state.trick[0].suit or state.options.void == "free":
            return usual
        return tuple([card for card in usual if card.suit is state.trump]) or usual

    def unplayable(self, state: RomanianState, seat: Seat, card: Card) -> IllegalMove:
        """Adds the duty to trump."""
        held = state.hands[seat]
        if card in held and card in super().playable(state, seat):
            return IllegalMove(message("illegal-must-trump", suit=state.trump))
        return super().unplayable(state, seat, card)

    def points(self, state: RomanianState) -> tuple[int, ...]:
        """By the formulas agreed, and the premium of those who complete a run."""
        pairs = zip(state.made_bids, state.taken, strict=True)
        return tuple(
            points(state.options, bid, taken, state.dealt) + self.premium(state, seat)
            for seat, (bid, taken) in enumerate(pairs)
        )

    def premium(self, state: RomanianState, seat: Seat) -> int:
        """What the finished hand, not yet on the sheet, brings the seat for completing a run, or costs it."""
        finished = (state.dealt, state.made_bids[seat] == state.taken[seat])
        _, paid = run((*results(state.sheet, seat), finished), state.options.premium_ones)
        return paid * int(state.options.premium)

    def ties(self, state: RomanianState) -> str:
        """As agreed."""
        return state.options.ties
