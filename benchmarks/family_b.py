"""How well and how fast the computer players of Solo Whist and Bid Whist play, under the standard rules.

``python -m benchmarks.family_b DEALS`` plays so many deals of each match. The deals and the players' chances come from fixed
seeds, so the strengths are the same on every machine; only the times differ.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.__main__ import Row, aligned
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.players import choose
from bot.players.levels import Level

DEALS = 100
#: Who plays for the tested side when the deal is played once more: each seat by itself, or each pair of partners.
SIDES = {"solo": ((0,), (1,), (2,), (3,)), "bid": ((0, 2), (1, 3))}


def play_deal(name: str, seating: Sequence[Level], deal: int, seconds: dict[Level, list[float]]) -> tuple[int, ...]:
    """The points of the deal of this number, all nothing if it is thrown in. A decision counts only where there is a choice."""
    game, rng = GAMES[name], Random(deal)
    state: Any = game.start(game.options(), 4, deal % 4)
    state = game.apply(state, HOUSE, game.deal(state, tuple(rng.sample(game.pack(state), len(game.pack(state))))))
    while state.phase not in (Phase.DEAL, Phase.OVER):
        (seat,) = game.actors(state)
        seen = game.perspective(state, seat)
        started = time.thread_time()
        move = choose(seen, seating[seat], rng.randrange(2**32))
        if len(seen.legal) > 1:
            seconds[seating[seat]].append(time.thread_time() - started)
        state = game.apply(state, seat, move)
    return state.sheet[0].points if state.sheet else (0, 0, 0, 0)


def lead_over(name: str, tested: Level, others: Level, deals: int, seconds: dict[Level, list[float]]) -> list[float]:
    """How many points the tested players are ahead of the others in each deal, played once from each side of the table."""
    leads = []
    for deal in range(deals):
        ahead = []
        for side in SIDES[name]:
            seating = [tested if seat in side else others for seat in range(4)]
            points = play_deal(name, seating, deal, seconds)
            rest = [seat for seat in range(4) if seat not in side]
            ahead.append(fmean(points[seat] for seat in side) - fmean(points[seat] for seat in rest))
        leads.append(fmean(ahead))
    return leads


def rows(deals: int = DEALS) -> Iterator[Row]:
    """What was measured, what came out, what it must reach."""
    for name in SIDES:
        seconds: dict[Level, list[float]] = {level: [] for level in Level}
        leads = lead_over(name, Level.NORMAL, Level.EASY, deals, seconds)
        said = f"{fmean(leads):+.2f} points a deal, standard error {stdev(leads) / deals**0.5:.2f}, {deals} deals"
        yield f"{name}: normal over easy", said, "three standard errors"
        lead_over(name, Level.HARD, Level.HARD, max(1, deals // 20), seconds)
        for level in (Level.NORMAL, Level.HARD):
            late = sorted(seconds[level])[int(len(seconds[level]) * 0.95)]
            yield f"{name}: a {level} decision", f"95 % in {1000 * late:.1f} ms", "95 % in 150 ms"


def main() -> None:
    """Prints the rows; the argument is how many deals of each match to play."""
    print(aligned(list(rows(int(sys.argv[1]) if sys.argv[1:] else DEALS))))


if __name__ == "__main__":
    main()
