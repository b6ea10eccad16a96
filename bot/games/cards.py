"""Cards, packs and hands as written text.

Cards are interned: there is one object for each card of the pack, so they compare by identity and cost nothing to copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from operator import attrgetter


class Suit(IntEnum):
    """The four suits. They are equal in rank; the order only sorts."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return "CDHS"[self]


class Rank(IntEnum):
    """Ranks, ace high; the jokers stand above the ace."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    LITTLE_JOKER = 15
    BIG_JOKER = 16

    @property
    def letter(self) -> str:
        """``2`` to ``9``, ``T J Q K A``; ``L`` and ``B`` for the jokers."""
        return "23456789TJQKALB"[self - 2]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card. ``code`` is its notation (``QH``, ``TS``, ``BJ``); ``suit`` is None for a joker.

    ``index`` (0 to 53: rank by rank inside each suit, clubs first, then the jokers) and ``bit`` (``1 << index``) serve
    those who count with bit masks.
    """

    rank: Rank
    suit: Suit | None
    code: str
    index: int
    bit: int

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index


def _all_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for suit in Suit:
        for rank in list(Rank)[:13]:
            index = suit * 13 + rank - 2
            cards[rank.letter + suit.letter] = Card(rank, suit, rank.letter + suit.letter, index, 1 << index)
    for index, rank in ((52, Rank.LITTLE_JOKER), (53, Rank.BIG_JOKER)):
        cards[rank.letter + "J"] = Card(rank, None, rank.letter + "J", index, 1 << index)
    return cards


CARDS = _all_cards()
BY_INDEX = tuple(CARDS.values())
#: The suits in the order in which a hand is written.
WRITTEN_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_SUITS = {suit.letter: suit for suit in Suit}
_INDEX = attrgetter("index")
_DISPLAY = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def card(code: str) -> Card:
    """The card written ``code``. Raises ValueError for anything else."""
    try:
        return CARDS[code]
    except KeyError:
        raise ValueError(code) from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a comma-separated list such as ``2S,JS``; none of an empty text. Raises ValueError."""
    return tuple(card(code) for code in text.split(",")) if text else ()


def suit(letter: str) -> Suit:
    """The suit with this letter. Raises ValueError."""
    try:
        return _SUITS[letter]
    except KeyError:
        raise ValueError(letter) from None


@lru_cache(maxsize=32)
def pack(lowest: Rank = Rank.TWO, jokers: int = 0) -> tuple[Card, ...]:
    """An unshuffled pack: every suit from ``lowest`` up to the ace, with 0, 1 (the big one) or 2 jokers."""
    suited = tuple(c for c in BY_INDEX[:52] if c.rank >= lowest)
    return suited + {0: (), 1: (BY_INDEX[53],), 2: BY_INDEX[52:]}[jokers]


def in_order(held: Iterable[Card]) -> tuple[Card, ...]:
    """Cards sorted by index, as the hands of a state are."""
    return tuple(sorted(held, key=_INDEX))


def write_hand(held: Iterable[Card]) -> str:
    """A hand as in Portable Bridge Notation: spades.hearts.diamonds.clubs, high to low, jokers after a fifth dot."""
    ordered = sorted(held, key=lambda c: -c.rank)
    parts = ["".join(c.rank.letter for c in ordered if c.suit is suit) for suit in WRITTEN_SUITS]
    jokers = "".join(c.rank.letter for c in ordered if c.suit is None)
    return ".".join([*parts, jokers] if jokers else parts)


def read_hand(text: str) -> tuple[Card, ...]:
    """The cards of a hand as by `write_hand`, in index order; their order in a suit is free. Raises ValueError."""
    parts = text.split(".")
    if not 4 <= len(parts) <= 5:
        raise ValueError(text)
    letters = [suit.letter for suit in WRITTEN_SUITS] + ["J"]
    return in_order(card(rank + letter) for part, letter in zip(parts, letters, strict=False) for rank in part)


def sort_hand(held: Iterable[Card], trump: Suit | None = None, heights: Sequence[int] = ()) -> tuple[Card, ...]:
    """A hand as a player holds it: jokers, then trumps, then the other suits with red and black alternating; high to low.

    ``heights`` says by `Card.index` how high each card stands in its suit: by its rank unless given.
    """
    present = [s for s in _DISPLAY if any(c.suit is s for c in held)]
    order = _alternate(present, trump)
    return tuple(
        sorted(held, key=lambda c: (-1 if c.suit is None else order.index(c.suit), -(heights[c.index] if heights else c.rank)))
    )


def _alternate(present: list[Suit], trump: Suit | None) -> list[Suit]:
    order = [s for s in present if s is trump]
    rest = [s for s in present if s is not trump]
    while rest:
        other = [s for s in rest if not order or is_red(s) != is_red(order[-1])]
        # Two suits of one colour and one of the other alternate only when the lone colour goes between.
        if not order and len(rest) == 3:
            other = [s for s in rest if sum(is_red(s) == is_red(t) for t in rest) == 2]
        order.append((other or rest)[0])
        rest.remove(order[-1])
    return order


def is_red(suit: Suit) -> bool:
    """Whether the suit is hearts or diamonds."""
    return suit in (Suit.HEARTS, Suit.DIAMONDS)
