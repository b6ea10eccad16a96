"""Driving a game in a test: lines of a record in, states out."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import notation, parse_move
from bot.games.options import build
from bot.games.record import read_step

Rules = Mapping[str, str]


def start(name: str, rules: Rules | None = None, players: int = 4, dealer: int = 3) -> Any:
    """A new game; by default the last of four seats deals, so that the first is the eldest hand."""
    game = GAMES[name]
    return game.start(build(game.options, rules or {}), players, dealer)


def dealt(name: str, rules: Rules | None = None, players: int = 4, dealer: int = 3, seed: int = 1) -> Any:
    """A new game with its first hand dealt from a pack shuffled with `seed`."""
    return deal(name, start(name, rules, players, dealer), random.Random(seed))


def deal(name: str, state: Any, rng: random.Random) -> Any:
    """Deals the hand that is due."""
    game = GAMES[name]
    pack = list(game.pack(state))
    rng.shuffle(pack)
    return game.apply(state, HOUSE, game.deal(state, tuple(pack)))


def follow(name: str, state: Any, *lines: str) -> Any:
    """The state after some lines of a record, such as ``2 call prop``."""
    for line in lines:
        step = read_step(line)
        assert not hasattr(step.fact, "digest")
        state = GAMES[name].apply(state, step.seat, step.fact)
    return state


def legal(name: str, state: Any) -> list[str]:
    """The legal moves of whoever is to act, as a record writes them without their verb."""
    (seat,) = GAMES[name].actors(state)
    return [notation(move).split()[-1] for move in GAMES[name].legal_moves(state, seat)]


def play_out(name: str, state: Any, rng: random.Random) -> Any:
    """Plays legal cards at random until the hand is over."""
    game, number = GAMES[name], state.hand_number
    while game.actors(state) not in ((), (HOUSE,)) and state.hand_number == number:
        (seat,) = game.actors(state)
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
    return state


class Model(Protocol):
    """A second model of a game with an auction, told each move in notation."""

    turn: int

    def legal(self) -> set[str]:
        """What may be done now."""

    def do(self, text: str) -> None:
        """Makes a move."""


def follow_model(
    name: str,
    state: Any,
    model: Model,
    rng: random.Random,
    bold: float,
    replaced: Callable[[Any, str], str] = lambda _, text: text,
) -> Any:
    """Plays a hand on both sides with the same random moves, comparing what may be done at every step.

    Where it may be passed, only the share `bold` of the calls is kept. ``replaced`` may make another move of one.
    """
    game = GAMES[name]
    while state.phase not in (Phase.DEAL, Phase.OVER):
        (seat,) = game.actors(state)
        moves = game.legal_moves(state, seat)
        assert seat == model.turn
        assert {notation(move) for move in moves} == model.legal()
        text = notation(rng.choice(moves))
        if text.startswith("call") and "call pass" in model.legal() and rng.random() > bold:
            text = "call pass"
        text = replaced(state, text)
        state = game.apply(state, seat, parse_move(text))
        model.do(text)
    return state
