"""What a seat knows of the cards, and worlds that agree with it.

Only a `Perspective` comes in, so nothing that the seat cannot see can go into a world.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.cards import Card
from bot.games.dealing import SHOWN
from bot.games.game import Perspective, Seat
from bot.players.order import Order, split

#: How often to deal again when the voids shown leave a seat without cards, before the voids are disregarded.
ATTEMPTS = 20


@dataclass(frozen=True, slots=True)
class Share:
    """What a seat misses: ``count`` unseen cards, none of ``barred``, and those of ``only`` that no earlier share took."""

    seat: Seat
    count: int
    barred: int
    only: int


@dataclass(frozen=True, slots=True)
class Known:
    """The cards as one seat knows them, as bits of an `Order`.

    ``hands`` holds, by seat, the cards known to be held; ``deck`` the unseen cards one by one, each of them in a hand that
    misses cards or out of play. ``shares`` are the seats that miss cards, in the order to deal to them.
    """

    hands: tuple[int, ...]
    deck: tuple[int, ...]
    shares: tuple[Share, ...]


def known(perspective: Perspective, order: Order, pack: Iterable[Card], must_trump: bool = False) -> Known:
    """What the perspective's seat knows, playing with `pack`. `must_trump` says that a void seat has to trump."""
    held: dict[Seat | None, tuple[Card, ...]] = {**dict(perspective.known), perspective.seat: perspective.hand}
    held |= dict(perspective.exposed)
    hands = [order.mask(held.get(seat, ())) for seat in range(len(perspective.rows))]
    seen = [card for trick in perspective.tricks for card in trick.cards]
    seen += [card for _, card in perspective.trick]
    seen += [card for name, laid in perspective.laid if name not in SHOWN for card in laid]
    unseen = order.mask(pack) & ~(order.mask(set(seen)) | sum(hands))
    missing, left = [], unseen.bit_count()
    for row, hand in zip(perspective.rows, hands, strict=True):
        missing.append(min(left, max(0, row.cards - hand.bit_count())))
        left -= missing[-1]
    voids = shown_voids(perspective, order, must_trump)
    # Who is known to hold a card of a suit has shown no void in it, but revoked.
    barred = [void & ~order.suits_in(hand) for void, hand in zip(voids, hands, strict=True)]
    return Known(tuple(hands), tuple(split(unseen)), _shares(missing, barred, unseen))


def shown_voids(perspective: Perspective, order: Order, must_trump: bool = False) -> tuple[int, ...]:
    """The cards that each seat has shown not to hold by what it played in this hand.

    A void ends with a card of the suit: at a table where revokes are not stopped it was none.
    """
    barred = [0] * len(perspective.rows)
    finished = [tuple(zip(trick.seats, trick.cards, strict=True)) for trick in perspective.tricks]
    for trick in (*finished, perspective.trick):
        for seat, card in trick:
            led, bit = order.suit(order.bits[trick[0][1].index]), order.bits[card.index]
            barred[seat] &= ~order.suit(bit)
            if not bit & led:
                barred[seat] |= led
                if must_trump and not bit & order.trumps:
                    barred[seat] |= order.trumps
    return tuple(barred)


def _shares(missing: Sequence[int], barred: Sequence[int], unseen: int) -> tuple[Share, ...]:
    """The seats that miss cards, those with the least choice first."""
    seats = [seat for seat, count in enumerate(missing) if count]
    seats.sort(key=lambda seat: (unseen & ~barred[seat]).bit_count() - missing[seat])
    stock = unseen.bit_count() > sum(missing)
    shares = []
    for place, seat in enumerate(seats):
        elsewhere = unseen if stock else 0
        for other in seats[place + 1 :]:
            elsewhere |= unseen & ~barred[other]
        shares.append(Share(seat, missing[seat], barred[seat], unseen & ~elsewhere))
    return tuple(shares)


def deal_world(known: Known, rng: Random) -> list[int]:
    """A hand for every seat that agrees with what is known, each unseen card wherever it can be."""
    for _ in range(ATTEMPTS):
        hands = _try_deal(known, known.shares, rng)
        if hands is not None:
            return hands
    free = tuple(Share(share.seat, share.count, 0, 0) for share in known.shares)
    return _try_deal(known, free, rng) or list(known.hands)


def _try_deal(known: Known, shares: tuple[Share, ...], rng: Random) -> list[int] | None:
    """Deals to each share in turn; None when its voids leave too few cards for a seat."""
    random = rng.random
    hands, deck = list(known.hands), list(known.deck)
    for share in shares:
        got, barred = 0, share.barred
        if share.only:
            got = share.only & sum(deck)
            barred |= got
        pool = [card for card in deck if not card & barred] if barred else deck
        size, count = len(pool), share.count - got.bit_count()
        if not 0 <= count <= size:
            return None
        for _ in range(count):
            place = int(random() * size)
            size -= 1
            got |= pool[place]
            pool[place] = pool[size]
        if pool is deck:
            del deck[size:]
        else:
            deck = [card for card in deck if not card & got]
        hands[share.seat] |= got
    return hands
