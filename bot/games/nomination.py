"""Nomination Whist (Oh Hell, Blob, Boerenbridge ...): bid exactly the tricks you will take.

Source: rules dossier §1, whose every house rule is an option here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bot.games.cards import Suit, suit
from bot.games.exact import ExactGame, ExactState, HandPlan, Looks, TrumpBy
from bot.games.messages import message
from bot.games.options import Options, Problem, rule
from bot.games.scoring import HITS, MISSES, ZEROS
from bot.games.structures import MOST_HANDS, hand_sizes, is_list, parse_structure, reopened

PACK = 52
STRUCTURES = ("7-1-7", "7-1", "10-1-10", "1-7-1")
#: The longest hand that sources give for each number of players. [A9][A11]
OPENINGS: Mapping[int, int] = MappingProxyType({2: 10, 3: 10, 4: 10, 5: 10, 6: 8, 7: 7})
#: Cycles of trumps; N is no trump. The first three are in the sources [A8][A9][A25]; the last is spades always [A15b].
ROTATIONS = ("HDCSN", "SHCDN", "CDHSN", "S")
#: The ranks that mean no trump when they are turned.
NO_TRUMP_RANKS: Mapping[str, str] = MappingProxyType({"suit": "", "courts": "JQK", "honours": "JQKA"})
#: Which hands a rule means, by the sizes of all hands and the number of one, from 1.
ROUNDS: Mapping[str, Callable[[tuple[int, ...], int], bool]] = MappingProxyType(
    {
        "never": lambda sizes, number: False,
        "all": lambda sizes, number: True,
        "one_card": lambda sizes, number: _size(sizes, number) == 1,
        "middle": lambda sizes, number: number == len(sizes) // 2 + 1,
        "last": lambda sizes, number: number == len(sizes),
        "one_card_last": lambda sizes, number: _size(sizes, number) == 1 or number == len(sizes),
    }
)


def parse_rotation(text: str) -> str:
    """A cycle of trumps as typed: one to ten of the letters C D H S and N, in capitals. Raises ValueError."""
    cycle = "".join(text.split()).upper()
    if not 1 <= len(cycle) <= 10 or set(cycle) - set("CDHSN"):
        raise ValueError(text)
    return cycle


@dataclass(frozen=True)
class NominationOptions(Options):
    """The house rules of Nomination Whist."""

    structure: str = rule(*STRUCTURES, parse=parse_structure)
    opening: str = rule("named", "players", "pack", "capped")
    trumps: str = rule("turnup", "dealer_chooses", "dealer_may_nt", "rotation")
    dealer_rounds: str = rule("all", "one_card", "middle", "last")
    rotation: str = rule(*ROTATIONS, parse=parse_rotation)
    no_trump: str = rule("never", "one_card", "middle", "last", "one_card_last")
    turned: str = rule(*NO_TRUMP_RANKS)
    full_pack: str = rule("no_trump", "last", "cut")
    hook: str = rule("on", "off", "not_last")
    hook_from: str = rule("1", "2", "3", "4", "5")
    bidding: str = rule("open", "hidden")
    one_card: str = rule("seen", "blind", "forehead")
    scoring: str = rule(*HITS)
    zero: str = rule(*ZEROS)
    miss: str = rule(*MISSES)
    ties: str = rule("shared", "playoff", "bids", "tricks")

    def problems(self, players: int) -> tuple[Problem, ...]:
        """What does not fit the pack, the length of an evening, or another rule; fewer than can play are counted as two."""
        players = max(players, 2)
        if self.opening in ("players", "pack") and is_list(self.structure):
            return (Problem("opening", message("problem-opening-list")),)
        sizes, most = game_sizes(self, players), largest_hand(players)
        found = []
        if max(sizes) > most:
            reason = message("problem-hand-too-large", cards=max(sizes), players=players, most=most)
            found.append(Problem("structure", reason))
        if len(sizes) > MOST_HANDS:
            found.append(Problem("structure", message("problem-too-many-hands", hands=len(sizes), most=MOST_HANDS)))
        plans = [hand_plan(self, players, number) for number in range(1, len(sizes) + 1)]
        if any(plan.trump_by is TrumpBy.DEALER and plan.looks is not Looks.OWN for plan in plans):
            found.append(Problem("one_card", message("problem-dealer-unseen")))
        return tuple(found)


def largest_hand(players: int) -> int:
    """The most cards a seat can be dealt. Where no card is left to turn, the rule for a full pack says what is trump."""
    return PACK // players


def game_sizes(options: NominationOptions, players: int) -> tuple[int, ...]:
    """The hand sizes of a game."""
    match options.opening:
        case "players":
            return hand_sizes(reopened(options.structure, OPENINGS.get(players, largest_hand(players))))
        case "pack":
            return hand_sizes(reopened(options.structure, largest_hand(players)))
        case "capped":
            return tuple(min(size, largest_hand(players)) for size in hand_sizes(options.structure))
        case _:
            return hand_sizes(options.structure)


def _size(sizes: tuple[int, ...], number: int) -> int:
    """The size of a hand; those after the last, which break a tie, are as large as any. [A7]"""
    return sizes[number - 1] if number <= len(sizes) else max(sizes)


@lru_cache(maxsize=1024)
def hand_plan(options: NominationOptions, players: int, number: int) -> HandPlan:
    """How hand `number`, from 1, is dealt and bid."""
    sizes = game_sizes(options, players)
    cards = _size(sizes, number)
    trump_by, agreed, shown = _trump(options, sizes, number, full=cards * players == PACK)
    hooked = options.hook == "on" or (options.hook == "not_last" and number != len(sizes))
    return HandPlan(
        cards=cards,
        trump_by=trump_by,
        suit=agreed,
        shown=shown,
        no_trump=NO_TRUMP_RANKS[options.turned],
        # Nobody bids last where all bid together, so there is nobody to restrict.
        hook=hooked and cards >= int(options.hook_from) and options.bidding == "open",
        hidden=options.bidding == "hidden",
        looks=Looks(options.one_card) if cards == 1 else Looks.OWN,
    )


def _trump(
    options: NominationOptions, sizes: tuple[int, ...], number: int, full: bool
) -> tuple[TrumpBy, Suit | None, str | None]:
    """How trumps are made, the trump agreed, and the name of the card shown. Rounds without trump overrule every other rule."""
    if ROUNDS[options.no_trump](sizes, number):
        return TrumpBy.AGREED, None, None
    if options.trumps == "rotation":
        letter = options.rotation[(number - 1) % len(options.rotation)]
        return TrumpBy.AGREED, None if letter == "N" else suit(letter), None
    if options.trumps == "dealer_chooses" and ROUNDS[options.dealer_rounds](sizes, number):
        return TrumpBy.DEALER, None, None
    if full and options.full_pack == "no_trump":
        return TrumpBy.AGREED, None, None
    by = TrumpBy.DEALER_OR_CARD if options.trumps == "dealer_may_nt" else TrumpBy.CARD
    return by, None, options.full_pack if full else "up"


def points(options: NominationOptions, bid: int, tricks: int, cards: int) -> int:
    """What a hand of so many cards is worth: by one formula when the bid is made, by another when it is missed."""
    if bid != tricks:
        return MISSES[options.miss](bid, tricks)
    zero = ZEROS[options.zero]
    return zero(cards) if bid == 0 and zero else HITS[options.scoring](bid)


@dataclass(frozen=True)
class NominationState(ExactState):
    """A state of Nomination Whist."""

    options: NominationOptions


class Nomination(ExactGame[NominationState]):
    """The rules of Nomination Whist; see the module."""

    name = "nomination"
    options = NominationOptions
    seats = range(2, 8)
    state = NominationState

    def sizes(self, state: NominationState) -> tuple[int, ...]:
        """By the structure, and by the players where the rules say so."""
        return game_sizes(state.options, state.players)

    def plan(self, state: NominationState, number: int) -> HandPlan:
        """By the house rules."""
        return hand_plan(state.options, state.players, number)

    def points(self, state: NominationState) -> tuple[int, ...]:
        """By the two formulas agreed."""
        pairs = zip(state.made_bids, state.taken, strict=True)
        return tuple([points(state.options, bid, taken, state.plan.cards) for bid, taken in pairs])

    def ties(self, state: NominationState) -> str:
        """As agreed."""
        return state.options.ties
