"""German Whist: win the good cards of the stock, lose the bad ones, then play a hand that is known to the last card."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.game import Perspective, Phase
from bot.games.german import HALF, GermanOptions, count, points
from bot.games.moves import Move
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import distinct
from bot.players.levels import Level
from bot.players.order import Order, split
from bot.players.playout import Turn, beaters, play_out
from bot.players.position import PACK, Position, plays, position
from bot.players.strategy import Strategy
from bot.players.twohands import TwoHands

#: How many deals a level looks at while there is a stock, and with how many cards in hand it makes no mistake after it.
WORLDS = {Level.EASY: 0, Level.NORMAL: 12, Level.HARD: 40}
PERFECT = {Level.EASY: 0, Level.NORMAL: 5, Level.HARD: 7}
#: From which rank, counted from 0, a card is worth winning that is no trump: the jack.
GOOD = 9
#: What one trick more is worth beside the points of the deal.
TRICK = 0.05


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as it may be: both hands, the stock from the top, and both players' tricks with the stock and after it."""

    hands: list[int]
    stock: list[int]
    first: list[int]
    rest: list[int]


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that does best over many deals; once both hands are small, the best card there is."""
    here = position(perspective)
    moves = plays(perspective.legal, here.table.order)
    cards, face = sum(moves), face_up(here)
    plain = follow(cards, here.turn.beat, here.table.order, face) if here.turn.led else lead(cards, here.table.order, face)
    if level is Level.EASY:
        return moves[plain]
    choices = [plain, *(card for card in distinct(here, cards) if card != plain)]
    deals = [deal_of(here, rng) for _ in range(WORLDS[level] if face else 1)]
    perfect = not face and here.hand.bit_count() <= PERFECT[level]
    value = best_value if perfect else played_value
    total = [sum(value(here, deal, card) for deal in deals) for card in choices]
    return moves[choices[total.index(max(total))]]


def face_up(here: Position) -> int:
    """The top card of the stock, as a bit; 0 when the stock is gone."""
    return here.table.order.mask(here.perspective.cards_laid("stock"))


def wanted(order: Order, face: int) -> bool:
    """Whether a trick is worth winning for the card that lies face up, or for itself when there is none."""
    return not face or bool(face & order.trumps) or (face.bit_length() - 1) // 4 >= GOOD


def lead(cards: int, order: Order, face: int) -> int:
    """The highest card to win the trick, the lowest to lose it, rather not a trump."""
    plain = cards & ~order.trumps or cards
    return 1 << plain.bit_length() - 1 if wanted(order, face) else plain & -plain


def follow(cards: int, beat: int, order: Order, face: int) -> int:
    """The cheapest card that wins or that loses, whichever is wanted; the cheapest of all where that cannot be."""
    wish = cards & beat if wanted(order, face) else cards & ~beat
    choice = wish or cards
    plain = choice & ~order.trumps or choice
    return plain & -plain


# Deals as they may be.


def deal_of(here: Position, rng: Random) -> Deal:
    """A deal that agrees with what the seat has seen. Suits that were not followed say nothing: cards were drawn since."""
    perspective, order, me = here.perspective, here.table.order, here.turn.seat
    hands = [0, 0]
    for seat, cards in perspective.known:
        hands[seat] = order.mask(cards)
    hands[me] = here.hand
    played = {card for trick in perspective.tricks for card in trick.cards} | {card for _, card in perspective.trick}
    face = face_up(here)
    unseen = list(split(order.mask(PACK) & ~(order.mask(played) | hands[0] | hands[1] | face)))
    rng.shuffle(unseen)
    missing = perspective.rows[1 - me].cards - hands[1 - me].bit_count()
    hands[1 - me] |= sum(unseen[:missing])
    winners = [trick.winner for trick in perspective.tricks]
    first, rest = winners[:HALF], winners[HALF:]
    stock = [face, *unseen[missing:]] if face else []
    return Deal(hands, stock, [first.count(0), first.count(1)], [rest.count(0), rest.count(1)])


def worth(here: Position, first: list[int], rest: list[int]) -> float:
    """What the deal is worth to the player when it ends with these tricks."""
    options, me = here.perspective.options, here.turn.seat
    assert isinstance(options, GermanOptions)
    counts = count(options.counting, (first[0], first[1]), (rest[0], rest[1]))
    scored = points(options.scoring, counts)
    return scored[me] - scored[1 - me] + TRICK * (counts[me] - counts[1 - me])


def played_value(here: Position, deal: Deal, card: int) -> float:
    """What `card` is worth when both go on by the plain rules."""
    order, me = here.table.order, here.turn.seat
    hands, first, rest, stock = deal.hands[:], deal.first[:], deal.rest[:], iter(deal.stock)
    hands[me] ^= card
    face = next(stock, 0)
    leader, led = me, card
    if here.turn.led:
        leader, led = 1 - me, order.bits[here.perspective.trick[0][1].index]
        winner = me if card & here.turn.beat else leader
    else:
        winner = _answer(hands, order, leader, led, face)
    while face:
        first[winner] += 1
        hands[winner] |= face
        hands[1 - winner] |= next(stock)
        face, leader = next(stock, 0), winner
        if not face:
            break
        led = lead(hands[leader], order, face)
        hands[leader] ^= led
        winner = _answer(hands, order, leader, led, face)
    else:
        rest[winner] += 1
    need = [EVERY_TRICK, EVERY_TRICK]
    play_out(here.table, Turn(winner), hands, need)
    return worth(here, first, [EVERY_TRICK + taken - left for taken, left in zip(rest, need, strict=True)])


def _answer(hands: list[int], order: Order, leader: int, led: int, face: int) -> int:
    """The other player follows to a lead by the plain rules; returns who takes the trick."""
    suit = order.suit(led)
    beat = beaters(led, suit, order.trumps)
    card = follow(hands[1 - leader] & suit or hands[1 - leader], beat, order, face)
    hands[1 - leader] ^= card
    return 1 - leader if card & beat else leader


def best_value(here: Position, deal: Deal, card: int) -> float:
    """What `card` is worth after the stock when both play their best."""
    me, both = here.turn.seat, TwoHands(here.table.order)
    mine, theirs = deal.hands[me], deal.hands[1 - me]
    if here.turn.led:
        led = here.table.order.bits[here.perspective.trick[0][1].index]
        won = mine.bit_count() - both.after_reply(theirs | led, mine, led, card)
    else:
        won = both.after_lead(mine, theirs, card)
    rest = deal.rest[:]
    rest[me] += won
    rest[1 - me] += mine.bit_count() - won
    return worth(here, deal.first, rest)


STRATEGY: Strategy = {Phase.PLAYING: choose_card}
