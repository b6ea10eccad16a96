"""The best play of two hands that are both known: every line is looked at, those that come to the same only once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.players.order import Order, split
from bot.players.playout import beaters


@dataclass(frozen=True, slots=True)
class TwoHands:
    """Reckons the tricks of two hands of equal size under one order. Small hands only: the work grows fast with their size."""

    order: Order
    _known: dict[tuple[int, int], int] = field(default_factory=dict)

    def leads(self, leader: int, other: int) -> int:
        """The tricks that the hand on lead takes when both play their best."""
        if not leader:
            return 0
        known = self._known.get((leader, other))
        if known is None:
            known = max(self.after_lead(leader, other, card) for card in self._distinct(leader, other))
            self._known[leader, other] = known
        return known

    def after_lead(self, leader: int, other: int, card: int) -> int:
        """The tricks of the hand that leads `card`, which it still holds."""
        suit = self.order.suit(card)
        replies = self._distinct(other & suit or other, leader)
        return min(self.after_reply(leader, other, card, reply) for reply in replies)

    def after_reply(self, leader: int, other: int, card: int, reply: int) -> int:
        """The tricks of the hand that led `card`, once the other has answered with `reply`."""
        left, held = leader ^ card, other ^ reply
        if reply & beaters(card, self.order.suit(card), self.order.trumps):
            return left.bit_count() - self.leads(held, left)
        return 1 + self.leads(left, held)

    def _distinct(self, cards: int, against: int) -> Iterator[int]:
        """One card of each run that no card of the hand `against` it parts."""
        for suit in self.order.suits:
            parted = True
            for card in split(suit & (cards | against)):
                if card & cards and parted:
                    yield card
                parted = bool(card & against)
