"""Games in which every seat bids tricks and must take exactly as many: Nomination Whist and its relatives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from bot.games.cards import Card, Suit
from bot.games.game import Perspective, Phase
from bot.games.moves import Bid, Move, NameTrump
from bot.players.blunders import sound_cards
from bot.players.cardplay import Aims, best_card, plain_card, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.order import split
from bot.players.playout import Turn, play_out
from bot.players.position import PACK, Position, plays, position
from bot.players.strategy import Decision
from bot.players.strength import card_chances, sure_trumps, tricks

#: How many bids are played out: the likeliest by the strength of the hand.
LIKELIEST = 4
#: Added to the tricks that others are likely to take before they are cut down to a bid: players bid low.
CAUTION = 0.25


@dataclass(frozen=True, slots=True)
class ExactGame:
    """What sets one game of exact bids apart.

    ``points`` are the table's own for a bid, the tricks taken and the cards in the hand; ``pack`` is what is dealt from;
    ``must_trump`` says whether a void seat has to trump.
    """

    points: Callable[[Any, int, int, int], float]
    pack: Callable[[Perspective], Sequence[Card]] = lambda perspective: PACK
    must_trump: Callable[[Any], bool] = lambda options: False

    def position(self, perspective: Perspective) -> Position:
        """The perspective in bits."""
        return position(perspective, cards=self.pack(perspective), must_trump=self.must_trump(perspective.options))


def strategy(game: ExactGame) -> Mapping[Phase, Decision]:
    """How to play such a game."""
    return {
        Phase.TRUMP: partial(choose_trump, game),
        Phase.BIDDING: partial(choose_bid, game),
        Phase.PLAYING: partial(choose_card, game),
    }


def choose_bid(game: ExactGame, perspective: Perspective, level: Level, rng: Random) -> Move:
    """The bid that scores most; for an easy player who sees its hand the one nearest to the hand's strength."""
    here = game.position(perspective)
    moves = {move.tricks: move for move in perspective.legal if isinstance(move, Bid)}
    bids = likely_bids(here, moves)
    if level is Level.EASY and here.hand:
        return moves[bids[0]]
    return moves[max(zip(weigh_bids(game, here, bids, level, rng), bids, strict=True))[1]]


def choose_trump(game: ExactGame, perspective: Perspective, level: Level, rng: Random) -> Move:
    """The trump under which the hand takes most tricks; but for an easy player, the one of the best two that scores most.

    As this is decided once a hand, every level looks at as many worlds as the hard one.
    """
    bids = range(perspective.cards_dealt + 1)

    def taken(here: Position) -> float:
        return tricks(here.hand, chances_now(here))

    def scored(here: Position) -> float:
        return max(weigh_bids(game, here, likely_bids(here, bids), Level.HARD, rng))

    def mean(value: Callable[[Position], float], move: Move) -> float:
        suits = (move.suit,) if isinstance(move, NameTrump) else tuple(Suit)
        return sum(value(game.position(replace(perspective, trump=suit))) for suit in suits) / len(suits)

    best = sorted(perspective.legal, key=partial(mean, taken), reverse=True)
    return best[0] if level is Level.EASY else max(best[:2], key=partial(mean, scored))


def choose_card(game: ExactGame, perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that scores most, never a blunder."""
    here = game.position(perspective)
    moves = plays(perspective.legal, here.table.order)
    aims = exact_aims(game, here)
    cards = sound_cards(here, sum(moves), aims.need[here.turn.seat])
    if level is Level.EASY:
        return moves[plain_card(here, cards, aims)]
    worlds = likely_worlds(game, here, worlds_for(here, level, cards.bit_count()), rng)
    return moves[best_card(here.slipping(rng), cards, aims, worlds)]


def chances_now(here: Position) -> list[float]:
    """The chance of each card to take a trick, before any card is played."""
    return card_chances(here.table.order, here.known.deck, here.perspective.cards_dealt, here.table.size - 1)


def likely_bids(here: Position, bids: Iterable[int]) -> list[int]:
    """The likeliest of the `bids`, first the likeliest, and none below the sure tricks unless there is no other."""
    sure = sure_trumps(here.hand, here.others, here.table.order.trumps).bit_count()
    enough = [bid for bid in bids if bid >= sure] or list(bids)
    if not here.hand:
        return enough
    strength = tricks(here.hand, chances_now(here))
    return sorted(enough, key=lambda bid: abs(bid - strength))[:LIKELIEST]


def weigh_bids(game: ExactGame, here: Position, bids: Sequence[int], level: Level, rng: Random) -> list[float]:
    """The points of each bid in the mean over many worlds, in which those who are still to bid go by their strength."""
    perspective, seat, table, chances = here.perspective, here.turn.seat, here.slipping(rng).table, chances_now(here)
    made, leader = [row.bid for row in perspective.rows], (perspective.dealer + 1) % len(perspective.rows)
    worlds = worlds_for(here, level, len(bids))
    total = [0.0] * len(bids)
    for _ in range(worlds):
        world = deal_world(here.known, rng)
        need = [int(tricks(hand, chances) + CAUTION) if bid is None else bid for hand, bid in zip(world, made, strict=True)]
        for place, bid in enumerate(bids):
            left = need[:]
            left[seat] = bid
            play_out(table, Turn(leader), world[:], left)
            total[place] += game.points(perspective.options, bid, bid - left[seat], perspective.cards_dealt)
    return [points / worlds for points in total]


def exact_aims(game: ExactGame, here: Position) -> Aims:
    """Every seat needs what it bid, less what it took; an outcome is worth the player's own points."""
    perspective, seat = here.perspective, here.turn.seat
    bids = [row.bid or 0 for row in perspective.rows]
    bid = bids[seat]
    cards = perspective.cards_dealt
    points = [game.points(perspective.options, bid, taken, cards) for taken in range(cards + 1)]
    need = tuple(bid - row.tricks for bid, row in zip(bids, perspective.rows, strict=True))
    return Aims(need, lambda left: points[bid - left[seat]])


def likely_worlds(game: ExactGame, here: Position, count: int, rng: Random) -> Iterator[list[int]]:
    """Worlds in which the hands fit the bids: the better of two for each."""
    perspective, order = here.perspective, here.table.order
    laid = order.mask(card for _, cards in perspective.laid for card in cards)
    deck = list(split(order.mask(game.pack(perspective)) & ~laid))
    chances = card_chances(order, deck, perspective.cards_dealt, here.table.size - 1)
    unplayed = [float(row.bid or 0) for row in perspective.rows]
    played = [pair for trick in perspective.tricks for pair in zip(trick.seats, trick.cards, strict=True)]
    for seat, card in (*played, *perspective.trick):
        unplayed[seat] -= chances[order.bits[card.index].bit_length()]

    def misfit(world: list[int]) -> float:
        return sum((tricks(hand, chances) - expected) ** 2 for hand, expected in zip(world, unplayed, strict=True))

    for _ in range(count):
        yield min(deal_world(here.known, rng), deal_world(here.known, rng), key=misfit)
