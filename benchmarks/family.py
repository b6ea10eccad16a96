"""How well and how fast computers play the games of the family without exact bids, by the standard rules.

Every deal is played several times with the same cards, the tested level sitting in another place each time, and what it scores
is compared with what the others score. ``python -m benchmarks.family GAME --deals N`` plays one game alone; ``--tested`` and
``--others`` name the levels. Deals and the players' chances come from fixed seeds, so that elsewhere only the times differ.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.__main__ import MISSED, Row, report
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase, Seat
from bot.players import choose
from bot.players.levels import Level

#: From so many standard errors on a level is better, and so many milliseconds a decision may take at the 95th percentile.
ERRORS, LIMIT = 2, 150
#: How many deals are played by equal players of each level to take their times.
TIMED = 4

Seats = tuple[Seat, ...]
Values = Callable[[Any], Sequence[float]]


@dataclass(frozen=True)
class Match:
    """How a game is measured. ``places`` is who sits at the tested level in each playing of a deal, by the dealer's seat.

    ``values`` says from the last state what each seat has won, in ``unit``; ``of`` makes one number of those on the same side.
    A game is played for one hand, or to its end where it is ``whole``. ``cards`` is its largest hand.
    """

    players: int
    places: Callable[[Seat], Sequence[Seats]]
    values: Values
    of: Callable[[Iterable[float]], float]
    unit: str
    deals: int
    cards: int = 13
    whole: bool = False


def pairs(dealer: Seat) -> Sequence[Seats]:
    """The partners, each pair in turn."""
    return (0, 2), (1, 3)


def each(players: int) -> Callable[[Seat], Sequence[Seats]]:
    """Every seat in turn."""
    return lambda dealer: tuple((seat,) for seat in range(players))


def with_dummy(dealer: Seat) -> Sequence[Seats]:
    """Who has the dummy, and then the two others."""
    return (dealer,), tuple(seat for seat in range(3) if seat != dealer)


def tricks(state: Any) -> Sequence[float]:
    """The tricks of the hand."""
    return tuple(state.sheet[-1].tricks)


def points(state: Any) -> Sequence[float]:
    """The points of the hand, none where it was thrown in."""
    return tuple(state.sheet[-1].points) if state.sheet else (0.0,) * state.players


def games(state: Any) -> Sequence[float]:
    """The whole game, to its winner."""
    return tuple(float(total == max(state.totals)) for total in state.totals)


MATCHES: Mapping[str, Match] = {
    "whist": Match(4, pairs, tricks, sum, "tricks", deals=120),
    "dummy": Match(3, with_dummy, tricks, sum, "tricks", deals=60),
    "german": Match(2, each(2), tricks, sum, "tricks", deals=400),
    "knockout": Match(4, each(4), games, fmean, "games", deals=200, cards=7, whole=True),
    "solo": Match(4, each(4), points, fmean, "points", deals=120),
    "bid": Match(4, pairs, points, fmean, "points", deals=120, cards=12),
    "auction_dummy": Match(3, each(3), points, fmean, "points", deals=100),
}


class Times:
    """The CPU time of decisions where there was a choice, in milliseconds, by level and whether the hand was still full."""

    def __init__(self) -> None:
        self.taken: dict[tuple[Level, bool], list[float]] = {}

    def add(self, level: Level, full: bool, seconds: float) -> None:
        self.taken.setdefault((level, full), []).append(1000 * seconds)

    def rows(self, name: str, cards: int) -> Iterator[Row]:
        """The middle and the 95th percentile for each level, with the largest hand and with all."""
        for level in Level:
            full, small = (self.taken.get((level, kind), []) for kind in (True, False))
            said = f"{cards} cards: {slow(full)}; all: {slow(full + small)}"
            yield f"{name}, a decision at {level}", missed(said, percentile(full, 0.95) >= LIMIT), f"{LIMIT} ms"


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of the decisions does not take longer than."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def slow(times: Sequence[float]) -> str:
    """The middle and the 95th percentile."""
    return f"half in {percentile(times, 0.5):.1f} ms, 95 % in {percentile(times, 0.95):.1f} ms of {len(times)}"


def missed(said: str, wrong: bool) -> str:
    """What was measured, marked where the target was missed."""
    return f"{said} {MISSED}" if wrong else said


def play(name: str, deal: int, seating: Sequence[Level], times: Times) -> Any:
    """The state after the deal of this number. Its cards are the same whoever sits where."""
    game, match = GAMES[name], MATCHES[name]
    packs, chances = Random(deal), Random(-1 - deal)
    state: Any = game.start(game.options(), match.players, deal % match.players)
    dealt = False
    while state.phase is not Phase.OVER and (match.whole or not dealt or state.phase is not Phase.DEAL):
        (seat,) = game.actors(state)
        if seat == HOUSE:
            dealt = True
            pack = game.pack(state)
            state = game.apply(state, HOUSE, game.deal(state, tuple(packs.sample(pack, len(pack)))))
            continue
        seen, seed = game.perspective(state, seat), chances.randrange(2**32)
        started = time.thread_time()
        move = choose(seen, seating[seat], seed)
        if len(seen.legal) > 1:
            times.add(seating[seat], len(seen.hand) >= match.cards, time.thread_time() - started)
        state = game.apply(state, seat, move)
    return state


def lead(name: str, deal: int, tested: Level, others: Level, times: Times) -> float:
    """By how much the tested level is ahead in a deal, in the mean over its places."""
    match, leads = MATCHES[name], []
    for places in match.places(deal % match.players):
        seating = [tested if seat in places else others for seat in range(match.players)]
        won = match.values(play(name, deal, seating, times))
        rest = [value for seat, value in enumerate(won) if seat not in places]
        leads.append(match.of(won[seat] for seat in places) - match.of(rest))
    return fmean(leads)


def strength(name: str, deals: int, tested: Level, others: Level, times: Times) -> Row:
    """The lead in so many deals."""
    leads = [lead(name, deal, tested, others, times) for deal in range(deals)]
    mean, error = fmean(leads), stdev(leads) / deals**0.5
    said = f"{mean:+.3f} {MATCHES[name].unit} a deal, standard error {error:.3f}, {deals} deals"
    return f"{name}, {tested} over {others}", missed(said, mean <= ERRORS * error), f"{ERRORS} standard errors"


def measure(name: str, deals: int, tested: Level = Level.NORMAL, others: Level = Level.EASY) -> Iterator[Row]:
    """The lead of one level over another, and the times of all."""
    times, match = Times(), MATCHES[name]
    yield strength(name, deals, tested, others, times)
    for level in Level:
        for deal in range(TIMED):
            play(name, deal, [level] * match.players, times)
    yield from times.rows(name, match.cards)


def rows() -> Iterator[Row]:
    """Every game with its usual number of deals."""
    for name, match in MATCHES.items():
        yield from measure(name, match.deals)


def main() -> None:
    """Prints the rows of one game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.family", description="Measure how well a game is played.")
    parser.add_argument("game", choices=MATCHES)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--tested", type=Level, default=Level.NORMAL)
    parser.add_argument("--others", type=Level, default=Level.EASY)
    given = parser.parse_args()
    report(measure(given.game, given.deals or MATCHES[given.game].deals, given.tested, given.others))


if __name__ == "__main__":
    main()
