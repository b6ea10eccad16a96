"""Scenes for tests: a game with some house rules, a deal as a record writes it, and the moves of a record."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import Move, notation, parse_move
from bot.games.options import build

Choose = Callable[[Any, int, tuple[Move, ...]], Move]


def scene(name: str, players: int, dealer: int, **rules: str) -> Any:
    """A game about to begin; ``dealer`` counts from 1, as in a record."""
    game = GAMES[name]
    return game.start(build(game.options, rules), players, dealer - 1)


def act(name: str, state: Any, *lines: str) -> Any:
    """The state after some lines of a record."""
    for line in lines:
        who, text = line.split(" ", 1)
        state = GAMES[name].apply(state, HOUSE if who == "-" else int(who) - 1, parse_move(text))
    return state


def legal(name: str, state: Any, seat: int) -> list[str]:
    """What a seat may do, as a record writes it; seats count from 1."""
    return [notation(move) for move in GAMES[name].legal_moves(state, seat - 1)]


def shuffle_and_deal(name: str, state: Any, rng: Random) -> Any:
    """Deals the hand that is due."""
    pack = list(GAMES[name].pack(state))
    rng.shuffle(pack)
    return GAMES[name].apply(state, HOUSE, GAMES[name].deal(state, tuple(pack)))


def first(_state: Any, _seat: int, moves: tuple[Move, ...]) -> Move:
    """Chooses the first legal move: the lowest card of the lowest suit."""
    return moves[0]


def play_on(name: str, state: Any, choose: Choose = first) -> Any:
    """Goes on until a deal is due, the play may be claimed against, or the game is over."""
    game = GAMES[name]
    while state.phase not in (Phase.DEAL, Phase.CLAIMING, Phase.OVER):
        (seat,) = game.actors(state)
        state = game.apply(state, seat, choose(state, seat, game.legal_moves(state, seat)))
    return state
