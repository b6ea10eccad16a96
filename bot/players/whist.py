"""Whist and Dummy Whist: tricks for one's side, by the classic conventions.

The first leads tell the partner what is in a hand, so they are not left to the reckoning: trumps from five, else the fourth
highest of the longest suit, and a partner's suit is returned. All other cards are weighed by playing them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.game import Perspective, Phase, Seat
from bot.games.moves import Claim, Move
from bot.games.revokes import revokes
from bot.games.rubber import BOOK
from bot.games.whist import ACCEPT, RubberOptions
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import Aims, best_card, plain_card, worlds_for
from bot.players.known import deal_world, shown_voids
from bot.players.levels import Level
from bot.players.order import split
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy

#: Trumps from which a hand leads them, and the length from which a suit is led by its fourth highest card.
MANY_TRUMPS, LONG = 5, 4


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that convention asks for, or else the one that scores most for the side. It never revokes."""
    here = position(perspective)
    moves = plays(perspective.legal, here.table.order)
    cards = sum(moves)
    cards = cards & here.turn.led or cards
    convention = conventional_lead(here, cards)
    if convention:
        return moves[convention]
    aims = point_aims(here)
    if level is Level.EASY:
        return moves[plain_card(here, cards, aims)]
    worlds = (deal_world(here.known, rng) for _ in range(worlds_for(here, level, cards.bit_count())))
    return moves[best_card(here, cards, aims, worlds)]


def point_aims(here: Position) -> Aims:
    """Every seat wants every trick; an outcome is worth the side's points for odd tricks less those of the others."""
    rows, mine = here.perspective.rows, here.perspective.rows[here.turn.seat].side
    side = [seat for seat, row in enumerate(rows) if row.side == mine]
    taken = sum(rows[seat].tricks for seat in side) + EVERY_TRICK * len(side)

    def worth(left: Sequence[int]) -> float:
        tricks = taken - sum(left[seat] for seat in side)
        return tricks - BOOK if tricks > BOOK else tricks - BOOK - 1

    return Aims((EVERY_TRICK,) * len(rows), worth)


# Conventions.


def conventional_lead(here: Position, cards: int) -> int:
    """The card that convention leads, as a bit; 0 where it has nothing to say, or where a dummy makes it pointless."""
    perspective, seat = here.perspective, here.turn.seat
    if here.turn.led or len(perspective.rows) > perspective.players:
        return 0
    if any(trick.seats[0] == seat for trick in perspective.tricks):
        return 0
    return returned_lead(here, cards) or opening_lead(here, cards)


def returned_lead(here: Position, cards: int) -> int:
    """The partner's suit, unless an opponent has shown a void in it: the higher of two cards, the lowest of more."""
    perspective, order, seat = here.perspective, here.table.order, here.turn.seat
    side = [other for other, row in enumerate(perspective.rows) if row.side == perspective.rows[seat].side]
    led = next((trick.cards[0] for trick in perspective.tricks if trick.seats[0] in side), None)
    if led is None:
        return 0
    suit = order.suit(order.bits[led.index])
    mine, voids = cards & suit, shown_voids(perspective, order)
    if not mine or any(void & suit for other, void in enumerate(voids) if other not in side):
        return 0
    return mine & -mine if mine.bit_count() > 2 else 1 << mine.bit_length() - 1


def opening_lead(here: Position, cards: int) -> int:
    """From five trumps a trump, else from the longest suit of four or more: the top of touching honours, or the fourth card."""
    order = here.table.order
    if (cards & order.trumps).bit_count() >= MANY_TRUMPS:
        return from_suit(here, cards & order.trumps)
    plain = [cards & suit for suit in order.suits if suit != order.trumps]
    longest = max(plain, key=lambda suit: (suit.bit_count(), suit))
    return from_suit(here, longest) if longest.bit_count() >= LONG else 0


def from_suit(here: Position, suit: int) -> int:
    """The lead from a long suit: the king of ace and king, the higher of other touching honours, else the fourth highest."""
    cards = list(split(suit))[::-1]
    ranks = [here.table.order.cards[card].rank for card in cards]
    if ranks[0] - ranks[1] == 1 and ranks[1] >= 11:
        return cards[1] if ranks[0] == 14 else cards[0]
    return cards[LONG - 1]


# Claims.


def claim_or_accept(perspective: Perspective, level: Level, rng: Random) -> Move:
    """Claims every revoke that the cards on the table prove, at any level: otherwise easy players could be cheated."""
    right = [move for move in perspective.legal if isinstance(move, Claim) and revokes(perspective.tricks, move.against)]
    return best_claim(perspective, right) if right else ACCEPT


def best_claim(perspective: Perspective, claims: Sequence[Claim]) -> Claim:
    """Where there is a choice: three points when they win the game at once, otherwise three tricks."""
    options, seat = perspective.options, perspective.seat
    assert isinstance(options, RubberOptions)
    wanted = "revoke-add" if short_of_game(perspective, seat or 0) <= 3 else "revoke-tricks"
    return next((claim for claim in claims if claim.name == wanted), claims[0])


def short_of_game(perspective: Perspective, seat: Seat) -> int:
    """How many points the side of a seat lacks to the game, as the table's line about the rubber says."""
    line = perspective.contract
    assert line is not None
    target, score = line["target"], line["second" if perspective.rows[seat].side else "first"]
    assert isinstance(target, int)
    assert isinstance(score, int)
    return target - score


STRATEGY: Strategy = {Phase.PLAYING: choose_card, Phase.CLAIMING: claim_or_accept}
