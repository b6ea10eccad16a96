"""Dealing: what a deal consists of, how it comes out of a shuffled pack, and whether one that is written down is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card, in_order
from bot.games.game import IllegalMove, Seat
from bot.games.messages import message
from bot.games.moves import Deal

#: Cards that lie open by these names although they are in a hand.
SHOWN = ("last", "cut")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a deal consists of: cards for each seat, and how many cards lie under each name on the table.

    ``shown`` names a card that everybody is shown although it is in a hand: ``last``, the last one that the dealer gets, or
    ``cut``, where the pack was cut before the deal.
    """

    hands: tuple[int, ...]
    laid: tuple[tuple[str, int], ...] = ()
    shown: str | None = None


def deal_out(layout: Layout, order: Sequence[Seat], pack: Sequence[Card]) -> Deal:
    """Deals one card at a time to the seats in `order`, the dealer's last, then what is laid on the table, from the top."""
    hands: list[list[Card]] = [[] for _ in layout.hands]
    cards = iter(pack)
    for number in range(max(layout.hands)):
        for seat in order:
            if number < layout.hands[seat]:
                hands[seat].append(next(cards))
    extras = [(name, tuple(next(cards) for _ in range(count))) for name, count in layout.laid]
    if layout.shown:
        extras.append((layout.shown, (hands[order[-1]][-1] if layout.shown == "last" else cut(pack),)))
    return Deal(tuple(map(in_order, hands)), tuple(extras))


def cut(pack: Sequence[Card]) -> Card:
    """Where a pack is cut: the order of the whole pack says it, so that the card shown does not tell whose it will be."""
    return pack[sum(place * card.index for place, card in enumerate(pack)) % len(pack)]


def check_deal(layout: Layout, deal: Deal, dealer: Seat, pack: Sequence[Card]) -> None:
    """Raises IllegalMove unless the deal has the right number of cards, all of this pack and no card twice."""
    extras = deal.extras
    if layout.shown:
        *extras_laid, (name, shown) = extras or ((None, ()),)
        holders = deal.hands[dealer : dealer + 1] if layout.shown == "last" else deal.hands
        if name != layout.shown or len(shown) != 1 or not any(shown[0] in hand for hand in holders):
            raise IllegalMove(message("illegal-deal-shape"))
        extras = tuple(extras_laid)
    hands, laid = tuple(map(len, deal.hands)), tuple((name, len(held)) for name, held in extras)
    if (hands, laid) != (layout.hands, layout.laid):
        raise IllegalMove(message("illegal-deal-shape"))
    dealt = [card for hand in deal.hands for card in hand] + [card for _, held in extras for card in held]
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(pack):
        raise IllegalMove(message("illegal-deal-cards"))
