"""Playing any game of the family passably: take tricks for one's own side, say nothing that need not be said."""

from __future__ import annotations

from random import Random

from bot.games.game import Perspective, Phase
from bot.games.moves import Call, Move
from bot.players.cardplay import Aims, best_card, plain_card, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy

#: A need that no seat ever fulfils: it wants every trick.
EVERY_TRICK = 99


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that takes most tricks for the seat's side."""
    here = position(perspective)
    moves = plays(perspective.legal, here.table.order)
    if not moves:
        return choose_quietly(perspective, level, rng)
    aims, cards = side_aims(here), sum(moves)
    if level is Level.EASY:
        return moves[plain_card(here, cards, aims)]
    worlds = (deal_world(here.known, rng) for _ in range(worlds_for(here, level, cards.bit_count())))
    return moves[best_card(here, cards, aims, worlds)]


def side_aims(here: Position) -> Aims:
    """Every seat wants every trick; an outcome is worth the tricks of the player's side."""
    seats, seat = len(here.perspective.rows), here.turn.seat
    side = [other for other in range(seats) if other == seat or here.table.allies[seat] >> other & 1]
    return Aims((EVERY_TRICK,) * seats, lambda left: -sum(left[other] for other in side))


def choose_quietly(perspective: Perspective, level: Level, rng: Random) -> Move:
    """A pass where one is allowed, else any move."""
    quiet = Call("pass")
    return quiet if quiet in perspective.legal else rng.choice(perspective.legal)


STRATEGY: Strategy = {phase: choose_card if phase is Phase.PLAYING else choose_quietly for phase in Phase}
