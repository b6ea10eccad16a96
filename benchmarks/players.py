"""How well and how fast the computer players play: four of them, five cards, the standard rules.

``python -m benchmarks.players HANDS`` plays so many hands of each match. The deals and the players' chances come from fixed
seeds, so the strengths are the same on every machine; only the times differ. Where OpenSpiel is installed the playouts are
compared with its random rounds of the same size.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.__main__ import aligned
from bot.games.cards import pack
from bot.games.game import HOUSE, HandScore
from bot.games.nomination import Nomination, NominationOptions
from bot.games.state import evolve
from bot.games.structures import hand_sizes
from bot.players import choose
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.playout import play_out
from bot.players.position import position

GAME = Nomination()
SEATS = 4
CARDS = 5
HANDS = 1_000
STANDARD = NominationOptions()


@dataclass
class Tally:
    """What the players of one level did: points and bids made, one entry a hand, and seconds of CPU a decision."""

    points: list[int] = field(default_factory=list)
    made: list[bool] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    @property
    def success(self) -> str:
        return f"{100 * fmean(self.made):.1f} % of bids made, {fmean(self.points):.2f} points a hand"


def play_hand(
    seating: Sequence[Level], deal: int, tallies: dict[Level, Tally], options: NominationOptions = STANDARD
) -> HandScore:
    """Plays the deal of this number. A decision counts only where there is a choice."""
    rng = Random(deal)
    state = evolve(GAME.start(options, SEATS, deal % SEATS), hand_number=hand_sizes(options.structure).index(CARDS))
    state = GAME.apply(state, HOUSE, GAME.deal(state, tuple(rng.sample(pack(), 52))))
    while not state.sheet:
        seat = GAME.actors(state)[0]
        seen = GAME.perspective(state, seat)
        started = time.thread_time()
        move = choose(seen, seating[seat], rng.randrange(2**32))
        if len(seen.legal) > 1:
            tallies[seating[seat]].seconds.append(time.thread_time() - started)
        state = GAME.apply(state, seat, move)
    return state.sheet[0]


def match(tested: Level, others: Level, hands: int, options: NominationOptions = STANDARD) -> dict[Level, Tally]:
    """One player against three: every deal is played once with the tested player in each seat."""
    tallies = {level: Tally() for level in Level}
    for number in range(hands):
        deal, place = divmod(number, SEATS)
        seating = [tested if seat == place else others for seat in range(SEATS)]
        row = play_hand(seating, deal, tallies, options)
        for seat, level in enumerate(seating):
            tallies[level].points.append(row.points[seat])
            tallies[level].made.append(row.bids[seat] == row.tricks[seat])
    return tallies


def lead_over(tested: Tally, others: Tally) -> str:
    """How many points a hand the tested player is ahead of the others, and the standard error."""
    each = [own - fmean(others.points[3 * i : 3 * i + 3]) for i, own in enumerate(tested.points)]
    return f"{fmean(each):+.2f} points a hand, standard error {stdev(each) / len(each) ** 0.5:.2f}"


def strength(hands: int) -> Iterator[tuple[str, str, str]]:
    """The matches."""
    hard = match(Level.HARD, Level.EASY, hands)
    yield "hard against three easy", hard[Level.HARD].success, "66 % of bids made"
    yield "hard over easy", lead_over(hard[Level.HARD], hard[Level.EASY]), "two standard errors"
    alone = self_play(Level.HARD, hands)
    yield "hard against itself", alone.success, "59 % of bids made"
    normal = match(Level.NORMAL, Level.EASY, hands)
    yield "normal against three easy", normal[Level.NORMAL].success, ""
    yield "normal over easy", lead_over(normal[Level.NORMAL], normal[Level.EASY]), "two standard errors"
    yield "easy against itself", self_play(Level.EASY, hands).success, "50 % of bids made"
    seconds = sorted(hard[Level.HARD].seconds + alone.seconds)
    late = seconds[int(len(seconds) * 0.95)]
    yield "a hard decision", f"{1000 * fmean(seconds):.1f} ms, 95 % in {1000 * late:.1f} ms", "10 ms, 95 % in 25 ms"


def self_play(level: Level, hands: int) -> Tally:
    """Four equal players on so many different deals."""
    tallies = {level: Tally()}
    for deal in range(hands):
        row = play_hand([level] * SEATS, deal, tallies)
        tallies[level].points += row.points
        tallies[level].made += [bid == taken for bid, taken in zip(row.bids, row.tricks, strict=True)]
    return tallies[level]


def playouts(seconds: float = 1.0) -> float:
    """Playouts a second, each of a world of its own: 4 players and 7 cards, seen by the first to bid."""
    rng, dealt = Random(7), GAME.start(NominationOptions(structure="7-1"), SEATS, 0)
    dealt = GAME.apply(dealt, HOUSE, GAME.deal(dealt, tuple(rng.sample(pack(), 52))))
    here = position(GAME.perspective(dealt, dealt.turn)).slipping(rng)
    done, started = 0, time.thread_time()
    while time.thread_time() - started < seconds:
        for _ in range(100):
            play_out(here.table, here.turn, deal_world(here.known, rng), [2, 1, 3, 1])
        done += 100
    return done / (time.thread_time() - started)


def openspiel_rounds(seconds: float = 1.0) -> float:
    """OpenSpiel's random rounds of Oh Hell a second, driven from Python, 4 players and 7 cards."""
    game: Any = importlib.import_module("pyspiel").load_game("oh_hell(players=4,num_tricks_fixed=7)")
    rng, done, started = Random(7), 0, time.thread_time()
    while time.thread_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        done += 1
    return done / (time.thread_time() - started)


def speed() -> tuple[str, str, str]:
    """The playouts, beside OpenSpiel's rounds where there are any."""
    ours = playouts()
    measured = f"{ours:,.0f}"
    if importlib.util.find_spec("pyspiel"):
        theirs = openspiel_rounds()
        measured += f", OpenSpiel {theirs:,.0f}: {ours / theirs:.1f} times as many"
    return "playouts a second, 4 players and 7 cards", measured, "twice OpenSpiel's random rounds"


def rows(hands: int = HANDS) -> Iterator[tuple[str, str, str]]:
    """What was measured, what came out, what it must reach."""
    yield from strength(hands)
    yield speed()


def main() -> None:
    """Prints the rows; the argument is how many hands of each match to play."""
    print(aligned(list(rows(int(sys.argv[1]) if sys.argv[1:] else HANDS))))


if __name__ == "__main__":
    main()
