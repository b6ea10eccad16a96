"""How well and how fast the computer players of the whist family play: normal against easy, the same deals with seats changed.

``python -m benchmarks.family DEALS`` plays so many deals of each game, or games of Knock-Out Whist. The deals and the players'
chances come from fixed seeds, so the strengths are the same on every machine; only the times differ.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import fmean, quantiles, stdev
from typing import Any

from benchmarks.__main__ import aligned
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.options import build
from bot.players import choose
from bot.players.levels import Level

DEALS = 200
HARD_DEALS = 8
#: Seconds that a decision may take at the 95th percentile.
LIMIT = 0.150

Seconds = dict[Level, list[float]]


def play_hand(name: str, state: Any, seating: Sequence[Level], rng: Random, seconds: Seconds) -> Any:
    """Deals the hand that is due and plays it. A decision counts only where there is a choice."""
    game = GAMES[name]
    deck = list(game.pack(state))
    rng.shuffle(deck)
    state = game.apply(state, HOUSE, game.deal(state, tuple(deck)))
    while state.phase not in (Phase.DEAL, Phase.OVER):
        seat = game.actors(state)[0]
        seen = game.perspective(state, seat)
        started = time.thread_time()
        move = choose(seen, seating[seat], rng.randrange(2**32))
        if len(seen.legal) > 1:
            seconds.setdefault(seating[seat], []).append(time.thread_time() - started)
        state = game.apply(state, seat, move)
    return state


def twice(name: str, players: int, given: Mapping[str, str], deal: int, seconds: Seconds) -> float:
    """A deal with normal players on every other seat, and again with the seats changed: their tricks over the others."""
    game, over = GAMES[name], 0.0
    for first in (Level.NORMAL, Level.EASY):
        second = Level.EASY if first is Level.NORMAL else Level.NORMAL
        seating = [(first, second)[seat % 2] for seat in range(players)]
        state = game.start(build(game.options, given), players, deal % players)
        row = play_hand(name, state, seating, Random(deal), seconds).sheet[-1]
        over += sum(tricks if seating[seat] is Level.NORMAL else -tricks for seat, tricks in enumerate(row.tricks)) / 2
    return over


def against_dummy(deal: int, seconds: Seconds) -> float:
    """A deal of Dummy Whist played by both sides at both levels: the tricks that normal players take more than easy ones."""
    game, over = GAMES["dummy"], 0.0
    for normal in (True, False):
        alone, others = (Level.NORMAL, Level.EASY) if normal else (Level.EASY, Level.NORMAL)
        state = game.start(build(game.options, {}), 3, deal % 3)
        row = play_hand(
            "dummy", state, [alone if seat == deal % 3 else others for seat in range(3)], Random(deal), seconds
        ).sheet[-1]
        over += (row.tricks[deal % 3] if normal else 13 - row.tricks[deal % 3]) - 6.5
    return over


def knock_out(number: int, seconds: Seconds) -> float:
    """A whole game of Knock-Out Whist, one normal player against three easy ones: what it wins over its quarter."""
    game, rng = GAMES["knockout"], Random(number)
    seating = [Level.NORMAL if seat == number % 4 else Level.EASY for seat in range(4)]
    state = game.start(game.options(), 4, rng.randrange(4))
    while state.phase is not Phase.OVER:
        state = play_hand("knockout", state, seating, rng, seconds)
    won: bool = state.totals[number % 4] == max(state.totals)
    return won - 0.25


NAMES = {"Whist": "whist", "Dummy Whist": "dummy", "Knock-Out Whist": "knockout", "German Whist": "german"}
MATCHES: Mapping[str, tuple[int, str, Callable[[int, Seconds], float]]] = {
    "Whist": (1, "tricks a deal", lambda deal, seconds: twice("whist", 4, {}, deal, seconds)),
    "Dummy Whist": (1, "tricks a deal", against_dummy),
    "Knock-Out Whist": (4, "games won over a quarter", knock_out),
    "German Whist": (1, "tricks a deal", lambda deal, seconds: twice("german", 2, {"length": "1"}, deal, seconds)),
}


def rows(deals: int = DEALS) -> Iterator[tuple[str, str, str]]:
    """For each game: by how much normal players are better than easy ones, and the times of their decisions."""
    for name, (times, unit, play) in MATCHES.items():
        seconds: Seconds = {}
        count = deals * times
        gains = [play(number, seconds) for number in range(count)]
        error = stdev(gains) / count**0.5
        measured = f"{fmean(gains):+.2f} {unit}, {fmean(gains) / error:.1f} standard errors in {count}"
        yield f"{name}, normal against easy", measured, "over 3 standard errors"
        yield f"{name}, a decision at normal", slow(seconds[Level.NORMAL]), f"{1000 * LIMIT:.0f} ms"
        yield f"{name}, a decision at hard", slow(hard_seconds(name)), f"{1000 * LIMIT:.0f} ms"


def hard_seconds(name: str) -> list[float]:
    """The times of hard players' decisions in a few first hands."""
    seconds: Seconds = {}
    game = GAMES[NAMES[name]]
    for number in range(HARD_DEALS):
        players = game.seats[-1]
        state = game.start(game.options(), players, number % players)
        play_hand(game.name, state, [Level.HARD] * players, Random(number), seconds)
    return seconds[Level.HARD]


def slow(seconds: Sequence[float]) -> str:
    """The time that one decision in twenty takes longer than."""
    return f"{1000 * quantiles(seconds, n=20)[-1]:.1f} ms at the 95th percentile"


if __name__ == "__main__":
    print(aligned(list(rows(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS))))
