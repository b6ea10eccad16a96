"""Knock-Out Whist: stay in, see others out, and name the next trumps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.games.game import Perspective, Phase, SeatRow
from bot.games.knockout import KnockOutOptions
from bot.games.moves import Knock, Move, NameTrump
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import Aims, best_card, plain_card, weigh_cards
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy
from bot.players.strength import card_chances, tricks

#: How many deals a level looks at.
WORLDS = {Level.EASY: 4, Level.NORMAL: 24, Level.HARD: 100}
#: Chances to win the game, as measured among equal players: staying in counts 1, naming the next trumps so much more, and a
#: dog's life so much.
NAMING, DOG = 1.3, 0.2


def choose_trump(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The suit under which the hand is likely to take most tricks."""

    def worth(move: Move) -> float:
        assert isinstance(move, NameTrump)
        return count_tricks(situation(replace(perspective, trump=move.suit)))

    return max(perspective.legal, key=worth)


def count_tricks(here: Position) -> float:
    """The tricks that the hand is likely to take."""
    order, cards = here.table.order, here.perspective.cards_dealt
    return tricks(here.hand, card_chances(order, here.known.deck, cards, here.table.size - 1))


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that does most for the game; an easy player thinks no further than of the one trick that keeps it in."""
    here = situation(perspective)
    moves = plays(perspective.legal, here.table.order)
    worlds = [deal_world(here.known, rng) for _ in range(WORLDS[level])]
    if Knock() in perspective.legal:
        ((card, play),) = moves.items()
        return play if ripe(here, card, worlds) else Knock()
    if level is Level.EASY:
        return moves[plain_card(here, sum(moves), one_trick(here))]
    return moves[best_card(here, sum(moves), survival_aims(here), worlds)]


def one_trick(here: Position) -> Aims:
    """Everybody wants one trick, and no more."""
    return Aims(tuple(1 - row.tricks for row in here.perspective.rows), lambda left: -left[here.turn.seat])


def ripe(here: Position, card: int, worlds: Sequence[list[int]]) -> bool:
    """Whether a dog's card is likely enough to take this trick: the more tricks are to come, the surer it must be."""
    if here.turn.led and not card & here.turn.beat:
        return False
    seat = here.turn.seat
    aims = Aims((EVERY_TRICK,) * len(here.perspective.rows), lambda left: float(left[seat] < EVERY_TRICK))
    chance = weigh_cards(here, [card], aims, worlds)[0] / len(worlds)
    to_come = here.perspective.cards_dealt - len(here.perspective.tricks) - 1
    return chance >= 1 - 1 / (to_come + 1)


def situation(perspective: Perspective) -> Position:
    """The position without the other dogs, who keep their card out of most tricks."""
    rows = tuple(
        replace(row, cards=0) if seat != perspective.seat and is_dog(row) else row for seat, row in enumerate(perspective.rows)
    )
    return position(replace(perspective, rows=rows))


def is_dog(row: SeatRow) -> bool:
    """Whether a seat plays for a dog's life."""
    return any(status.key == "status-dog" for status in row.status)


def survival_aims(here: Position) -> Aims:
    """Every seat wants tricks; an outcome is worth the chance to win the game: one's part of those who are still in."""
    perspective, seat = here.perspective, here.turn.seat
    taken = [EVERY_TRICK + row.tricks for row in perspective.rows]
    lives = remaining_lives(perspective)

    def worth(left: Sequence[int]) -> float:
        won = [had - still for had, still in zip(taken, left, strict=True)]
        weight = [1.0 if count else life for count, life in zip(won, lives, strict=True)]
        most = max(won)
        for other, count in enumerate(won):
            weight[other] += NAMING / won.count(most) if count == most else 0.0
        return weight[seat] / sum(weight)

    return Aims((EVERY_TRICK,) * len(perspective.rows), worth)


def remaining_lives(perspective: Perspective) -> list[float]:
    """The chance of each seat to stay in without a trick in this hand: none, or a dog's."""
    assert isinstance(perspective.options, KnockOutOptions)
    spared = perspective.options.dog == "on" and not dog_given(perspective) and perspective.cards_dealt > 1
    return [DOG if spared and row.cards else 0.0 for row in perspective.rows]


def dog_given(perspective: Perspective) -> bool:
    """Whether somebody who was in has taken no trick in an earlier hand."""
    before = (1,) * perspective.players
    for row in perspective.sheet:
        if any(alive and not tricks for alive, tricks in zip(before, row.tricks, strict=True)):
            return True
        before = row.points
    return False


STRATEGY: Strategy = {Phase.TRUMP: choose_trump, Phase.PLAYING: choose_card}
