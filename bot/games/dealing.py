"""Dealing: what a deal consists of, how it comes out of a shuffled pack, and whether one that is written down is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from bot.games.cards import Card, in_order
from bot.games.game import IllegalMove, Seat
from bot.games.messages import message
from bot.games.moves import Deal

#: Cards that lie open by these names although they are in a hand.
SHOWN = ("last", "cut")
#: Cards that lie open by these names and may yet be in a hand: those shown, and a kitty that the declarer has taken.
MAY_BE_HELD = (*SHOWN, "kitty")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a deal consists of: cards for each seat, and how many cards lie under each name on the table.

    ``shown`` names a card that everybody is shown although it is in a hand: ``last``, the last one that is dealt to a seat
    (the dealer, unless the dealer sits out), or ``cut``, where the pack was cut before the deal. ``packets`` says how many
    cards a seat gets at a time, round by round; one by one when it is empty.
    """

    hands: tuple[int, ...]
    laid: tuple[tuple[str, int], ...] = ()
    shown: str | None = None
    packets: tuple[int, ...] = ()


def deal_out(layout: Layout, order: Sequence[Seat], pack: Sequence[Card]) -> Deal:
    """Deals to the seats in `order`, the dealer's last, then what is laid on the table, from the top."""
    hands: list[list[Card]] = [[] for _ in layout.hands]
    cards = iter(pack)
    for packet in layout.packets or (1,) * max(layout.hands):
        for seat in order:
            hands[seat].extend(islice(cards, min(packet, layout.hands[seat] - len(hands[seat]))))
    extras = [(name, tuple(islice(cards, count))) for name, count in layout.laid]
    if layout.shown:
        extras.append((layout.shown, (hands[_last(layout, order)][-1] if layout.shown == "last" else cut(pack),)))
    return Deal(tuple(map(in_order, hands)), tuple(extras))


def _last(layout: Layout, order: Sequence[Seat]) -> Seat:
    return [seat for seat in order if layout.hands[seat]][-1]


def cut(pack: Sequence[Card]) -> Card:
    """Where a pack is cut: the order of the whole pack says it, so that the card shown does not tell whose it will be."""
    return pack[sum(place * card.index for place, card in enumerate(pack)) % len(pack)]


def check_deal(layout: Layout, deal: Deal, order: Sequence[Seat], pack: Sequence[Card]) -> None:
    """Raises IllegalMove unless the deal has the right number of cards, all of this pack and no card twice."""
    extras = deal.extras
    if layout.shown:
        *extras_laid, (name, shown) = extras or ((None, ()),)
        holders = [deal.hands[_last(layout, order)]] if layout.shown == "last" else deal.hands
        if name != layout.shown or len(shown) != 1 or not any(shown[0] in hand for hand in holders):
            raise IllegalMove(message("illegal-deal-shape"))
        extras = tuple(extras_laid)
    hands, laid = tuple(map(len, deal.hands)), tuple((name, len(held)) for name, held in extras)
    if (hands, laid) != (layout.hands, layout.laid):
        raise IllegalMove(message("illegal-deal-shape"))
    dealt = [card for hand in deal.hands for card in hand] + [card for _, held in extras for card in held]
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(pack):
        raise IllegalMove(message("illegal-deal-cards"))
