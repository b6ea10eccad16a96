"""A computer player of Bid Whist.

It bids, names trumps and discards by what deals played out from its own hand are worth, and plays for its side's books.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType

from bot.games import cards
from bot.games.bid_calls import (
    BIDDINGS,
    BOOKS,
    DOWN,
    NO_TRUMP,
    PACKS,
    PASS,
    UP,
    AuctionOptions,
    Bidding,
    BidOptions,
    heights,
    worth,
)
from bot.games.cards import BY_INDEX, Card, Suit
from bot.games.game import Perspective, Phase, Seat
from bot.games.messages import At, Message
from bot.games.moves import Call, Discard, Move, NameTrump
from bot.games.tricks import Trick
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import Aims, best_card, plain_card, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.order import Order, ordered, split
from bot.players.playout import Turn, play_out
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy
from bot.players.strength import card_chances, tricks

#: In how many worlds each level judges a bid, a trump or a discard.
WORLDS = {Level.EASY: 16, Level.NORMAL: 60, Level.HARD: 120}
#: What a bid that stands is worth to its side, in points for each of its books.
STANDING = 0.3
#: The share of the worlds, the worst ones, by which a bid is judged: of several bids the one is chosen that looks best, and it
#: looks better than it is.
CAUTION = 0.85
#: How much a suit's length counts for keeping its cards: each is tried when discarding.
KEEP_LENGTH = (0, 1, 2, 4)


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play a hand: how the cards rank (``up`` or ``down``), and trumps or none."""

    way: str
    trump: Suit | None

    def order(self, options: AuctionOptions) -> Order:
        """The order of the cards."""
        return ORDERS[self.way, options.aces, self.trump]

    @property
    def bid(self) -> str:
        """The way of a bid that is played by this plan."""
        return NO_TRUMP if self.trump is None else self.way

    def plays(self, bid: Bidding) -> bool:
        """Whether this is a way to play the bid."""
        return bid.way == self.bid


PLANS = tuple(Plan(way, trump) for way in (UP, DOWN) for trump in (*Suit, None))


def _order(way: str, aces: str, trump: Suit | None) -> Order:
    high = heights(way, BidOptions(aces=aces))

    def height(card: Card) -> int:
        # Without trumps a joker takes nothing: it goes below every card.
        return -1 if trump is None and card.suit is None else high[card.index]

    return ordered(trump, sorted(BY_INDEX, key=height))


ORDERS: Mapping[tuple[str, str, Suit | None], Order] = MappingProxyType(
    {(plan.way, aces, plan.trump): _order(plan.way, aces, plan.trump) for plan in PLANS for aces in ("good", "bad")}
)


@dataclass(frozen=True, slots=True)
class Contract:
    """What the table says of the auction: who holds the highest bid, and how its cards rank once that is said."""

    declarer: Seat
    bid: Bidding
    way: str


def contract(said: Message) -> Contract:
    """The contract, or the bid that stands."""
    facts = dict(said.args)
    who, call, way = facts["who"], facts.get("call"), str(facts.get("way"))
    assert isinstance(who, At)
    if isinstance(call, Message):
        bid = BIDDINGS[call.key.removeprefix("call-")]
        return Contract(who.seat, bid, DOWN if bid.way == DOWN else UP)
    return Contract(who.seat, BIDDINGS[f"{facts['number']}{way.partition('-')[0]}"], way.rpartition("-")[2])


# The decisions.


def choose_call(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The bid that is worth most, or a pass when that is worth more."""
    options = _options(perspective)
    made = {plan: sorted(books(perspective, plan, level, rng)) for plan in likely_plans(perspective)}
    counted = round(WORLDS[level] * CAUTION)

    def value(call: str) -> float:
        if call == PASS:
            return _pass_value(perspective)
        bid = BIDDINGS[call]
        return max(gain(options, bid, results[:counted]) for plan, results in made.items() if plan.plays(bid))

    return max((move for move in perspective.legal if isinstance(move, Call)), key=lambda move: value(move.name))


def choose_trump(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The trump, or high or low, with which the bid is worth most."""
    assert perspective.contract is not None
    bid = contract(perspective.contract).bid

    def value(plan: Plan) -> float:
        return gain(_options(perspective), bid, books(perspective, plan, level, rng))

    return naming(bid, value)


def naming(bid: Bidding, value: Callable[[Plan], float]) -> Move:
    """The trump, or high or low, of the plan to play this bid that has the highest value."""
    best = max((plan for plan in PLANS if plan.plays(bid)), key=value)
    return Call(best.way) if best.trump is None else NameTrump(best.trump)


def choose_discard(perspective: Perspective, level: Level, rng: Random) -> Move:
    """All the discards with which the bid is worth most: they keep long suits more or less."""
    assert perspective.contract is not None
    now, options = contract(perspective.contract), _options(perspective)
    plan = Plan(now.way, perspective.trump)
    order = plan.order(options)
    hand, count = order.mask(perspective.hand), perspective.to_discard
    choices = sorted({low_cards(hand, order, count, length) for length in KEEP_LENGTH})
    made = [books(perspective, plan, level, rng, away) for away in choices] if len(choices) > 1 else [[BOOKS]]
    best = max(zip(choices, made, strict=True), key=lambda choice: gain(options, now.bid, choice[1]))
    return Discard(tuple(sorted(order.cards[card] for card in split(best[0]))))


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that is worth most for the side."""
    assert perspective.contract is not None
    now = contract(perspective.contract)
    here = placed(perspective, Plan(now.way, perspective.trump), now.declarer)
    moves = plays(perspective.legal, here.table.order)
    goal, playable = aims(here, now), sum(moves)
    if level is Level.EASY or _joker_led(perspective):
        return moves[plain_card(here, playable, goal)]
    count = worlds_for(here, level, playable.bit_count())
    return moves[best_card(here, playable, goal, worlds(here, now.declarer, count, rng))]


STRATEGY: Strategy = {
    Phase.CALLING: choose_call,
    Phase.TRUMP: choose_trump,
    Phase.DISCARDING: choose_discard,
    Phase.PLAYING: choose_card,
}


# What they are based on.


def placed(perspective: Perspective, plan: Plan, declarer: Seat) -> Position:
    """The position as it is played by a plan.

    The kitty in sight was taken by the declarer: its cards are in that hand, or discarded, and in no other.
    """
    options = _options(perspective)
    order = plan.order(options)
    laid = tuple((name, held) for name, held in perspective.laid if name == "discards")
    clear = replace(perspective, laid=laid, trump=plan.trump)
    if plan.trump is None:
        clear = replace(clear, tricks=tuple(map(_after_jokers, perspective.tricks)))
        if _joker_led(perspective):
            clear = replace(clear, trick=tuple(play for play in perspective.trick if play[1].suit is not None))
    here = position(clear, order, cards.pack(jokers=PACKS[options.pack].jokers))
    if declarer == perspective.seat:
        return here
    kitty = order.mask(perspective.cards_laid("kitty"))
    shares = (replace(s, barred=s.barred | (kitty if s.seat != declarer else 0)) for s in here.known.shares)
    return replace(here, known=replace(here.known, shares=tuple(shares)))


def _after_jokers(trick: Trick) -> Trick:
    """A trick without trumps as it counts: from the first card that has a suit."""
    start = next(place for place, card in enumerate(trick.cards) if card.suit is not None)
    return Trick(trick.seats[start:], trick.cards[start:], trick.winner)


def _joker_led(perspective: Perspective) -> bool:
    return bool(perspective.trick) and perspective.trump is None and perspective.trick[0][1].suit is None


def aims(here: Position, now: Contract) -> Aims:
    """What the seats play for; the kitty is a book of the declarer's side."""
    partner, kitty = (now.declarer + 2) % 4, PACKS[_options(here.perspective).pack].cards > 0
    return side_aims(here.perspective, now, partner, int(kitty))


def side_aims(perspective: Perspective, now: Contract, partner: Seat, laid_away: int = 0) -> Aims:
    """Every hand wants every trick; an outcome is worth its points to the player's side.

    ``partner`` is the declarer's partner or dummy, ``laid_away`` the books that they have besides their tricks.
    """
    options, declarer = perspective.options, now.declarer
    assert isinstance(options, AuctionOptions)
    sign = 1 if perspective.actors[0] in (declarer, partner) else -1
    ended = perspective.rows[declarer].tricks + perspective.rows[partner].tricks + laid_away + 2 * EVERY_TRICK
    values = [sign * points(options, now.bid, made) for made in range(BOOKS + 1)]
    return Aims((EVERY_TRICK,) * 4, lambda left: values[ended - left[declarer] - left[partner]])


def points(options: AuctionOptions, bid: Bidding, made: int) -> float:
    """What a bid is worth to its side, over the others. Of two outcomes worth the same the one with more books is better."""
    ours, theirs = worth(options, bid, made)
    return ours - theirs + 0.02 * made


def gain(options: AuctionOptions, bid: Bidding, made: Sequence[int]) -> float:
    """What a bid is worth in the mean over these results."""
    return sum(points(options, bid, number) for number in made) / len(made)


def worlds(here: Position, declarer: Seat, count: int, rng: Random) -> Iterator[list[int]]:
    """Worlds in which the declarer, if another, has a hand to bid on: the better of two."""
    chances = card_chances(here.table.order, here.known.deck, here.perspective.cards_dealt, 3)
    for _ in range(count):
        tried = [deal_world(here.known, rng) for _ in range(1 if declarer == here.perspective.seat else 2)]
        yield max(tried, key=lambda world: tricks(world[declarer], chances))


def books(perspective: Perspective, plan: Plan, level: Level, rng: Random, away: int | None = None) -> list[int]:
    """The books that the seat's side makes as declarers by this plan, in each of so many worlds.

    A kitty that the seat does not know is what is left when the others have their cards; `away` are the discards once chosen.
    """
    seat = perspective.actors[0]
    here = placed(perspective, plan, seat)
    order, easy = here.table.order, here.table.order.mask(perspective.cards_laid("kitty")) & ~here.hand
    known = replace(here.known, deck=tuple(card for card in here.known.deck if not card & easy))
    first, made = PACKS[_options(perspective).pack].cards > 0, []
    for _ in range(WORLDS[level]):
        world = deal_world(known, rng)
        world[seat] |= easy | sum(known.deck) & ~sum(world)
        spare = world[seat].bit_count() - perspective.cards_dealt
        world[seat] &= ~(low_cards(world[seat], order, spare) if away is None else away)
        need = [EVERY_TRICK] * 4
        play_out(here.table, Turn(seat), world, need)
        made.append(2 * EVERY_TRICK - need[seat] - need[(seat + 2) % 4] + first)
    return made


def low_cards(hand: int, order: Order, count: int, length: int = 2) -> int:
    """So many cards to discard: low ones, rather of short suits, and no trumps or best cards of a suit if there are others."""

    def keep(card: int) -> int:
        suit = order.suit(card)
        if card & order.trumps:
            return 1000 + card.bit_length()
        best = 500 if not suit & -(card + card) else 0
        return best + (card.bit_length() - 1) // 4 + length * (hand & suit).bit_count()

    return sum(sorted(split(hand), key=keep)[:count])


def likely_plans(perspective: Perspective) -> list[Plan]:
    """The likeliest ways to play a hand: the two best suits each way, and both ways without trumps."""
    likely = []
    for way in (UP, DOWN):
        here = {suit: placed(perspective, Plan(way, suit), perspective.actors[0]) for suit in Suit}
        suits = sorted(Suit, key=lambda suit: _strength(here[suit]))[-2:]
        likely += [*(Plan(way, suit) for suit in suits), Plan(way, None)]
    return likely


def _strength(here: Position) -> float:
    return tricks(here.hand, card_chances(here.table.order, here.known.deck, here.perspective.cards_dealt, 3))


def _pass_value(perspective: Perspective) -> float:
    """A bid that stands is worth something to its side."""
    if perspective.contract is None:
        return 0
    standing = contract(perspective.contract)
    return STANDING * standing.bid.number * (-1 if (standing.declarer - perspective.actors[0]) % 2 else 1)


def _options(perspective: Perspective) -> BidOptions:
    assert isinstance(perspective.options, BidOptions)
    return perspective.options
