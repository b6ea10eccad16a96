"""Claiming the rest: when a hand is so good that playing it out cannot change anything."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.cards import Card, Suit
from bot.games.dealing import MAY_BE_HELD
from bot.games.game import Perspective, Phase


def sure_line(perspective: Perspective, pack: Iterable[Card]) -> tuple[Card, ...]:
    """The order in which a seat on lead takes every remaining trick whatever the others hold, or () when that is not certain.

    Only what the seat sees is used, so that neither answer tells it anything: every card that it cannot see may be anywhere.
    Trumps are drawn from the top, one lead for each that is out; the rest must be the highest of their suits.
    """
    leads = perspective.phase is Phase.PLAYING and perspective.actors == (perspective.seat,) and not perspective.trick
    if not leads or not perspective.claimable:
        return ()
    heights = perspective.heights
    unseen = set(pack) - set(perspective.hand) - _seen(perspective)
    if any(card.suit is None for card in (*perspective.hand, *unseen)):
        # What a joker beats is a matter of the game.
        return ()
    line = sorted(perspective.hand, key=lambda card: (card.suit is not perspective.trump, -heights[card.index]))
    masters = all(heights[card.index] > heights[other.index] for card in line for other in unseen if other.suit is card.suit)
    return tuple(line) if masters and _draws_trumps(perspective, unseen) else ()


def _draws_trumps(perspective: Perspective, unseen: set[Card]) -> bool:
    held, out = _of(perspective.hand, perspective.trump), _of(unseen, perspective.trump)
    # With nothing but trumps in hand none need be drawn: each of them wins.
    return perspective.trump is None or held >= out or held == len(perspective.hand)


def _of(cards: Iterable[Card], suit: Suit | None) -> int:
    return sum(card.suit is suit for card in cards)


def _seen(perspective: Perspective) -> set[Card]:
    played = {card for trick in perspective.tricks for card in trick.cards}
    return played | {card for name, cards in perspective.laid if name not in MAY_BE_HELD for card in cards}
