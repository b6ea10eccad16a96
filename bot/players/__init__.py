"""Computer players: given what a seat may know, choose its move."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from bot.games import nomination, romanian
from bot.games.game import Perspective
from bot.games.moves import Move
from bot.players import anygame, auction_dummy, bid, exact, german, knockout, solo, whist
from bot.players.levels import Level
from bot.players.strategy import Strategy

#: How to play each game, by its name. A game that is not here is played as any game.
STRATEGIES: Mapping[str, Strategy] = MappingProxyType(
    {
        "nomination": exact.strategy(exact.ExactGame(points=nomination.points)),
        "whist": whist.STRATEGY,
        "dummy": whist.STRATEGY,
        "auction_dummy": auction_dummy.STRATEGY,
        "knockout": knockout.STRATEGY,
        "german": german.STRATEGY,
        "romanian": exact.strategy(
            exact.ExactGame(
                points=romanian.points,
                pack=lambda perspective: romanian.pack_for(perspective.players),
                must_trump=lambda options: options.void == "must_trump",
            )
        ),
        "solo": solo.STRATEGY,
        "bid": bid.STRATEGY,
    }
)


def choose(perspective: Perspective, level: Level, seed: int) -> Move:
    """One of the perspective's legal moves, or all the discards that are due together, so that they are one decision.

    It is always the same for the same arguments. Safe to call in any thread.

    Raises ValueError when the seat has nothing to do.
    """
    legal = perspective.legal
    if not legal:
        raise ValueError("no move to choose")
    if len(legal) == 1:
        return legal[0]
    decide = STRATEGIES.get(perspective.game, {}).get(perspective.phase) or anygame.STRATEGY[perspective.phase]
    return decide(perspective, level, Random(seed))
