"""Dealing: what a deal consists of, how the cards go round, and whether a deal is a proper one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from bot.games.cards import Card
from bot.games.game import IllegalMove, Seat
from bot.games.messages import message
from bot.games.moves import Deal

#: The dealer's last card, shown to all. It is named in the deal and belongs to the dealer's hand.
LAST = "last"


@dataclass(frozen=True, slots=True)
class Layout:
    """What a deal consists of: cards for each hand, and how many cards lie under each name on the table."""

    hands: tuple[int, ...]
    laid: tuple[tuple[str, int], ...] = ()


def deal_round(layout: Layout, pack: Iterable[Card], order: Sequence[Seat]) -> Deal:
    """Deals one card at a time in `order`, the dealer last, then what is laid on the table, from the top of `pack`."""
    hands: list[list[Card]] = [[] for _ in layout.hands]
    cards = iter(pack)
    for round_number in range(max(layout.hands)):
        for seat in order:
            if round_number < layout.hands[seat]:
                hands[seat].append(next(cards))
    last = hands[order[-1]][-1:]
    laid = tuple((name, tuple(last if name == LAST else islice(cards, count))) for name, count in layout.laid)
    return Deal(tuple(tuple(sorted(hand)) for hand in hands), laid)


def check_deal(deal: Deal, layout: Layout, pack: Iterable[Card], dealer: Seat) -> None:
    """Raises IllegalMove unless the deal has the right number of cards, all of this pack and no card twice."""
    shape = Layout(tuple(len(h) for h in deal.hands), tuple((name, len(held)) for name, held in deal.extras))
    if shape != layout:
        raise IllegalMove(message("illegal-deal-shape"))
    dealt = [card for hand in deal.hands for card in hand]
    dealt += [card for name, held in deal.extras if name != LAST for card in held]
    proper = len(set(dealt)) == len(dealt) and set(dealt) <= set(pack)
    if not proper or not set(deal.extra(LAST)) <= set(deal.hands[dealer]):
        raise IllegalMove(message("illegal-deal-cards"))
