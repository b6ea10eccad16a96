"""The calls of Bid Whist and Auction Dummy, the order of their cards, and what a bid is worth: data and functions of the rules.

Source: rules dossier §5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import BY_INDEX, Card, Rank, Suit
from bot.games.game import Seat
from bot.games.options import Options, rule

PASS = "pass"
UP, DOWN, NO_TRUMP = "up", "down", "nt"
#: Tricks that do not count, and all the books of a hand.
BOOK, BOOKS = 6, 13


@dataclass(frozen=True)
class AuctionOptions(Options):
    """The house rules of the games with these calls."""

    lowest_bid: str = rule("3", "4", "1")
    low_beats_high: str = rule("on", "off")
    dealer_takes: str = rule("higher", "equal")
    aces: str = rule("good", "bad")
    scoring: str = rule("books_made", "bid_only")
    no_trump_doubles: str = rule("on", "off")
    set_pays: str = rule("off", "on")
    boston: str = rule("off", "on")
    target: str = rule("7", "5", "9", "21")


@dataclass(frozen=True)
class BidOptions(AuctionOptions):
    """The house rules of Bid Whist."""

    pack: str = rule("two_jokers", "one_joker", "no_jokers", "no_kitty")
    sport: str = rule("suits", "always", "off")
    easy_kitty: str = rule("off", "on")
    partners: str = rule("chosen", "drawn")

    @property
    def draws_seats(self) -> bool:
        """Partners sit as they chose, unless they are drawn by lot."""
        return self.partners == "drawn"


@dataclass(frozen=True, slots=True)
class Kitty:
    """A pack: how many jokers it has and how many cards go to the kitty."""

    jokers: int
    cards: int


PACKS = {
    "two_jokers": Kitty(jokers=2, cards=6),
    "one_joker": Kitty(jokers=1, cards=5),
    "no_jokers": Kitty(jokers=0, cards=4),
    "no_kitty": Kitty(jokers=0, cards=0),
}


@dataclass(frozen=True, slots=True)
class Bidding:
    """A bid to take ``number`` books over six: uptown, downtown or without trumps (``way``)."""

    number: int
    way: str

    @property
    def name(self) -> str:
        """The call's name: ``4up``, ``4down``, ``4nt``."""
        return f"{self.number}{self.way}"

    @property
    def needed(self) -> int:
        """The books that make it."""
        return BOOK + self.number


BIDDINGS = {bid.name: bid for bid in (Bidding(n, way) for n in range(1, 8) for way in (UP, DOWN, NO_TRUMP))}

#: The calls of a deal in the order in which they were made.
Calls = tuple[tuple[Seat, str], ...]


def height(bid: Bidding, options: AuctionOptions) -> tuple[int, int]:
    """Where the bid stands: by number, then no trump over downtown over uptown, or over both alike."""
    low = 1 if options.low_beats_high == "on" else 0
    return bid.number, {UP: 0, DOWN: low, NO_TRUMP: 2}[bid.way]


@dataclass(frozen=True, slots=True)
class Won:
    """A bid and who made it: the one that stands, or the one that won the auction."""

    declarer: Seat
    bid: Bidding


def highest(calls: Calls) -> Won | None:
    """The bid that stands: the last call that was not a pass."""
    bids = [Won(seat, BIDDINGS[name]) for seat, name in calls if name != PASS]
    return bids[-1] if bids else None


def calls_for(calls: Calls, options: AuctionOptions, players: int = 4) -> tuple[str, ...]:
    """What the next of the players in the one round may call, from pass upwards.

    The dealer, who speaks last, must bid when nobody has, and may take a bid by equalling it where the house says so.
    """
    now, dealer = highest(calls), len(calls) == players - 1
    open_bids = [bid for bid in BIDDINGS.values() if bid.number >= int(options.lowest_bid)]
    if now is None:
        names = tuple(bid.name for bid in open_bids)
        return names if dealer else (PASS, *names)
    equal = dealer and options.dealer_takes == "equal"
    floor = height(now.bid, options)
    return (PASS, *(bid.name for bid in open_bids if height(bid, options) > floor or (equal and height(bid, options) == floor)))


# The order of the cards.


def _heights(way: str, aces: str) -> tuple[int, ...]:
    ace = {"good": Rank.ACE, "bad": 0}[aces]
    return tuple(
        c.rank if way == UP or c.suit is None else ace if c.rank is Rank.ACE else Rank.ACE - c.rank + 1 for c in BY_INDEX
    )


_ORDERS = {(way, aces): _heights(way, aces) for way in (UP, DOWN) for aces in ("good", "bad")}


def heights(way: str, options: AuctionOptions) -> tuple[int, ...]:
    """How high each card stands in its suit, by card index, uptown or downtown; the jokers stand above all."""
    return _ORDERS[way, options.aces]


def suit_of(card: Card, trump: Suit | None) -> Suit | None:
    """The suit to which a card belongs: a joker is a trump, and of no suit when there are none."""
    return trump if card.suit is None else card.suit


def led_suit(trick: Sequence[Card], trump: Suit | None) -> Suit | None:
    """The suit to follow: that of the first card that has one, None when there is none yet."""
    suits = (suit_of(card, trump) for card in trick)
    return next((suit for suit in suits if suit is not None), None)


def winner_of(trick: Sequence[Card], trump: Suit | None, order: Sequence[int]) -> int:
    """The position of the winning card: the highest trump, else the highest of the suit led.

    Without trumps a joker never wins.
    """
    led = led_suit(trick, trump)

    def worth(position: int) -> int:
        suit = suit_of(trick[position], trump)
        if suit is None or suit not in (trump, led):
            return -1
        return order[trick[position].index] + (100 if suit is trump else 0)

    return max(range(len(trick)), key=worth)


# What a hand is worth.


def worth(options: AuctionOptions, bid: Bidding, books: int) -> tuple[int, int]:
    """The points of the bidding side and of the others when the bidders made `books`, the kitty included."""
    double = 2 if bid.way == NO_TRUMP and options.no_trump_doubles == "on" else 1
    if books < bid.needed:
        over = max(0, BOOKS - books - BOOK) if options.set_pays == "on" else 0
        return -bid.number * double, over * double
    made = books - BOOK if options.scoring == "books_made" else bid.number
    boston = 4 if books == BOOKS and options.boston == "on" else 1
    return made * boston * double, 0
