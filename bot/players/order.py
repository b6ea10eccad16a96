"""Cards as bits of one integer, ordered so that the play of a trick is a few operations on integers.

The bits run rank by rank, four to a rank, one for each suit, so that the lowest card of a hand is ``hand & -hand`` and the
highest its top bit, whatever the suits. Trumps have the last place of each rank. Every number stays below ``1 << 60``, two
digits of a Python integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.cards import BY_INDEX, Card, Suit


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """How the cards of a pack rank in one hand.

    ``bits`` is the bit of each card by `Card.index`, 0 for a card that is not in the pack; ``cards`` leads back. ``trumps``
    are the cards that beat all others, 0 without trumps. ``suits`` is indexed by ``bit.bit_length() & 3``; see `suit`.
    """

    bits: tuple[int, ...]
    cards: Mapping[int, Card]
    suits: tuple[int, int, int, int]
    trumps: int

    def mask(self, held: Iterable[Card]) -> int:
        """Different cards as one integer."""
        bits = self.bits
        return sum([bits[card.index] for card in held])

    def suit(self, bit: int) -> int:
        """All cards of the suit of this card."""
        return self.suits[bit.bit_length() & 3]

    def lowest(self, held: int) -> int:
        """The lowest card of each suit."""
        return sum(cards & -cards for suit in self.suits if (cards := held & suit))

    def suits_in(self, held: int) -> int:
        """All cards of the suits of which at least one is `held`."""
        return sum(suit for suit in self.suits if suit & held)


def split(mask: int) -> Iterator[int]:
    """The single cards of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def ordered(trump: Suit | None, cards: Iterable[Card]) -> Order:
    """The order in which `cards`, each suit from the lowest up, rank under this trump. Jokers count as trumps."""
    columns: dict[Suit | None, int] = {suit: place for place, suit in enumerate(s for s in Suit if s is not trump)}
    heights, suits = [0, 0, 0, 0], [0, 0, 0, 0]
    bits: dict[int, int] = {}
    for card in cards:
        column = columns.get(card.suit, 3)
        bits[card.index] = 1 << 4 * heights[column] + column
        heights[column] += 1
        suits[column] |= bits[card.index]
    return Order(
        bits=tuple(bits.get(card.index, 0) for card in BY_INDEX),
        cards=MappingProxyType({bit: BY_INDEX[index] for index, bit in bits.items()}),
        suits=(suits[3], suits[0], suits[1], suits[2]),
        trumps=0 if trump is None else suits[3],
    )


#: The usual order, aces high, under each trump and under none.
ORDERS: Mapping[Suit | None, Order] = MappingProxyType({trump: ordered(trump, BY_INDEX) for trump in (None, *Suit)})
