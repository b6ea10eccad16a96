"""How fast the rules are: whole rounds of Nomination Whist with random moves, beside OpenSpiel's in C++."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from bot.games.game import HOUSE
from bot.games.nomination import Nomination, NominationOptions

PLAYERS, CARDS = 4, 7
#: Rounds in one measurement of each, and how many measurements of both take turns; the middle one counts.
OURS, THEIRS, TURNS = 200, 500, 15
TARGET = 0.25

Row = tuple[str, str, str]


def engine_rounds(rounds: int, rng: Random) -> None:
    """Plays first rounds by the engine, asking for the legal moves at each step."""
    game = Nomination()
    start = game.start(NominationOptions(structure=f"{CARDS}-1-{CARDS}"), PLAYERS, PLAYERS - 1)
    for _ in range(rounds):
        pack = list(game.pack(start))
        rng.shuffle(pack)
        state = game.apply(start, HOUSE, game.deal(start, tuple(pack)))
        while (actors := game.actors(state)) != (HOUSE,):
            (seat,) = actors
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))


def peer_rounds(peer: Any) -> Callable[[int, Random], None]:
    """Plays the same rounds by OpenSpiel."""

    def play(rounds: int, rng: Random) -> None:
        for _ in range(rounds):
            state = peer.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return play


def rate(play: Callable[[int, Random], None], rounds: int) -> float:
    """Rounds a second of this process's time."""
    begun = process_time()
    play(rounds, Random(rounds))
    return rounds / (process_time() - begun)


def rows() -> list[Row]:
    """The engine's rounds a second, and its share of OpenSpiel's in the same run where that is installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        speeds = sorted(rate(engine_rounds, OURS) for _ in range(TURNS))
        return [("rules: rounds a second, 4 players, 7 cards", f"{speeds[TURNS // 2]:.0f}", "needs open_spiel to compare")]
    theirs = peer_rounds(pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": CARDS}))
    pairs = [(rate(engine_rounds, OURS), rate(theirs, THEIRS)) for _ in range(TURNS)]
    ours, peers = sorted(pairs, key=lambda pair: pair[0] / pair[1])[TURNS // 2]
    return [
        ("rules: rounds a second, 4 players, 7 cards", f"{ours:.0f}", ""),
        ("rules: the same by OpenSpiel's oh_hell", f"{peers:.0f}", ""),
        ("rules: share of OpenSpiel's", f"{ours / peers:.2f}", f"at least {TARGET}"),
    ]
