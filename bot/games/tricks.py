"""Tricks: who must follow, and who wins.

Source: rules dossier, "common machinery": follow suit if able; the highest trump wins, without a trump the highest card
of the led suit; a card that is neither never wins, whatever its rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Suit
from bot.games.messages import Message, message


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: the seats and cards in order of play, and the seat that took it."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    winner: int

    @property
    def winning_card(self) -> Card:
        """The card that took the trick."""
        return self.cards[self.seats.index(self.winner)]


def winning_index(cards: Sequence[Card], trump: Suit | None) -> int:
    """The position of the winning card among `cards` in order of play (at least one), ranks as in `Rank`.

    A joker, which has no suit, wins only when a joker is led.
    """
    best, best_card = 0, cards[0]
    for i in range(1, len(cards)):
        card = cards[i]
        if card.suit is best_card.suit:
            if card.rank > best_card.rank:
                best, best_card = i, card
        elif trump is not None and card.suit is trump:
            best, best_card = i, card
    return best


def followers(hand: Sequence[Card], led: Suit | None) -> tuple[Card, ...]:
    """The cards of `hand` that may be played when `led` was led: that suit, or anything for a void (or a leader)."""
    if led is None:
        return tuple(hand)
    return tuple([card for card in hand if card.suit is led]) or tuple(hand)


def why_won(trick: Trick, trump: Suit | None) -> Message:
    """Why the winning card won: highest trump, a ruff, or highest of the led suit."""
    card, led = trick.winning_card, trick.cards[0]
    if card.suit is not led.suit:
        return message("won-ruff", card=card)
    key = "won-trump" if card.suit is trump else "won-suit"
    return message(key, card=card, suit=card.suit)
