"""Knock-Out Whist: stay in, see others out, and name the next trumps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from bot.games.game import Perspective, Phase, SeatRow
from bot.games.knockout import KnockOutOptions
from bot.games.moves import Knock, Move, NameTrump
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import Aims, best_card, plain_card, weigh_cards, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.playout import Turn, play_out
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy
from bot.players.strength import card_chances, tricks

#: Chances to win the game, as measured among equal players: staying in counts 1, naming the next trumps so much more, and a
#: dog's life so much.
NAMING, DOG = 1.3, 0.2


def choose_trump(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The suit under which the hand takes most tricks, or for a good player does best over many deals."""
    here = {move: situation(replace(perspective, trump=move.suit)) for move in perspective.legal if isinstance(move, NameTrump)}
    if level is Level.EASY:
        return max(here, key=lambda move: count_tricks(here[move]))
    return max(here, key=lambda move: outlook(here[move], worlds_for(here[move], level, len(here)), rng))


def count_tricks(here: Position) -> float:
    """The tricks that the hand is likely to take."""
    order, cards = here.table.order, here.perspective.cards_dealt
    return tricks(here.hand, card_chances(order, here.known.deck, cards, here.table.size - 1))


def outlook(here: Position, worlds: int, rng: Random) -> float:
    """What the hand is worth before the first lead, added over so many worlds."""
    perspective, aims = here.perspective, survival_aims(here)
    assert isinstance(perspective.options, KnockOutOptions)
    holding = [seat for seat in perspective.order if perspective.rows[seat].cards]
    leader = here.turn.seat if perspective.options.lead == "namer" else holding[0]
    total = 0.0
    for _ in range(worlds):
        need = list(aims.need)
        play_out(here.table, Turn(leader), deal_world(here.known, rng), need)
        total += aims.worth(need)
    return total


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that does most for staying in."""
    here = situation(perspective)
    moves, aims = plays(perspective.legal, here.table.order), survival_aims(here)
    worlds = (deal_world(here.known, rng) for _ in range(worlds_for(here, level, len(moves))))
    if Knock() in perspective.legal:
        ((card, play),) = moves.items()
        return play if ripe(here, card, worlds, worlds_for(here, level, 1)) else Knock()
    if level is Level.EASY:
        return moves[plain_card(here, sum(moves), aims)]
    return moves[best_card(here, sum(moves), aims, worlds)]


def ripe(here: Position, card: int, worlds: Iterable[list[int]], count: int) -> bool:
    """Whether a dog's card is likely enough to take this trick: the more tricks are to come, the surer it must be."""
    if here.turn.led and not card & here.turn.beat:
        return False
    seat, start = here.turn.seat, EVERY_TRICK
    aims = Aims((start,) * len(here.perspective.rows), lambda left: float(left[seat] < start))
    chance = weigh_cards(here, [card], aims, worlds)[0] / count
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
