"""Positions of Nomination Whist to start a test from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.cards import cards, read_hand
from bot.games.game import HOUSE, Seat
from bot.games.moves import Bid, Deal, Play
from bot.games.nomination import Nomination, NominationOptions, NominationState
from bot.games.options import build
from bot.games.state import evolve
from tests.games.harness import shuffled

GAME = Nomination()
STANDARD = NominationOptions()


def dealt(players: int, size: int, hook: str = "on", dealer: Seat = -1) -> NominationState:
    """A first hand of this size, just dealt; the last seat deals unless another is named."""
    state = GAME.start(NominationOptions(structure=f"{size}-1", hook=hook), players, dealer % players)
    return GAME.apply(state, HOUSE, GAME.deal(state, shuffled(GAME, state, Random(1))))


def after_bids(state: NominationState, *bids: int) -> NominationState:
    for bid in bids:
        state = GAME.apply(state, state.turn, Bid(bid))
    return state


def table(*hands: str, up: str, bids: tuple[int, ...]) -> NominationState:
    """Hands dealt by the last seat and bid on from the first."""
    held = tuple(read_hand(hand) for hand in hands)
    state = GAME.start(NominationOptions(structure=f"{len(held[0])}-1", hook="off"), len(held), len(held) - 1)
    return after_bids(GAME.apply(state, HOUSE, Deal(held, (("up", cards(up)),))), *bids)


def played(state: NominationState, *codes: str) -> NominationState:
    for code in codes:
        state = GAME.apply(state, state.turn, Play(*cards(code)))
    return state


def begun(players: int = 4, **rules: str) -> NominationState:
    """A game whose last seat deals first."""
    return GAME.start(build(NominationOptions, rules), players, players - 1)


def dealt_out(state: NominationState, seed: int = 1) -> NominationState:
    return GAME.apply(state, HOUSE, GAME.deal(state, shuffled(GAME, state, Random(seed))))


def scored(state: NominationState, bids: Sequence[int], tricks: Sequence[int]) -> NominationState:
    """The state after a hand with these bids and tricks, however they came about."""
    return GAME.score(evolve(dealt_out(state), bids=tuple(bids), taken=tuple(tricks), hands=((),) * state.players))
