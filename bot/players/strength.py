"""How many tricks a hand is likely to take, without playing anything out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.players.order import Order, split

#: How much likelier than chance an unseen card is to stand in the way: those who hold high cards play them.
TRUMP_THREAT, SUIT_THREAT = 0.9, 1.45
#: The chance that a trump which is not the highest still takes a trick, by a ruff or after the higher ones are gone.
LOW_TRUMP = 0.36


def card_chances(order: Order, deck: Sequence[int], cards: int, others: int) -> list[float]:
    """The chance of each card, by its `int.bit_length`, to take a trick if its holder wants it to.

    `deck` are the cards that may be against it, `cards` how many each of the `others` holds.
    """
    unseen, size = sum(deck), max(1, len(deck))
    dealt = min(1.0, cards * others / size)
    can_ruff = 1 - (1 - (unseen & order.trumps).bit_count() / size) ** cards
    chances = [0.0] * 61
    for suit in order.suits:
        void = (1 - (unseen & suit).bit_count() / size) ** cards
        holds_up = (1 - void * can_ruff) ** others
        for card in split(suit):
            higher = (unseen & suit & -(card + card)).bit_count()
            if suit == order.trumps:
                best = (1 - TRUMP_THREAT * dealt) ** higher
                chance = best + (1 - best) * LOW_TRUMP
            else:
                chance = max(0.0, 1 - SUIT_THREAT * dealt) ** higher * holds_up
            chances[card.bit_length()] = chance
    return chances


def tricks(hand: int, chances: Sequence[float]) -> float:
    """The tricks that a hand is likely to take."""
    total = 0.0
    while hand:
        card = hand & -hand
        total += chances[card.bit_length()]
        hand ^= card
    return total


def sure_trumps(hand: int, others: int, trumps: int) -> int:
    """The trumps of a hand that nothing in the `others` can beat: each of them is a trick, wanted or not."""
    return hand & trumps & -(1 << (others & trumps).bit_length())
