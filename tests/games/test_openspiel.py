"""Nomination Whist against OpenSpiel's ``oh_hell``, which nobody here wrote.

Where its rules differ from ours: the dealer's restriction is always on, a card is always turned, bids are open, there is one
round and no game, and it deals one by one to its player 0 first, whoever deals. Its scores are those of four of our scorings,
by its parameters ``off_bid_penalty`` and ``points_per_trick``; with two points a trick and no penalty it pays the tricks of a
missed bid twice, which none of ours does.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.cards import Card, card
from bot.games.game import HOUSE, Seat
from bot.games.moves import Bid, Deal, Move, Play
from bot.games.nomination import Nomination, NominationOptions, NominationState

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

pyspiel = pytest.importorskip("pyspiel")

GAME = Nomination()
#: The peer counts rank by rank, the suits in this order, and the bids after the cards.
CODES = [rank + suit for rank in "23456789TJQKA" for suit in "CDSH"]
NUMBERS = {code: number for number, code in enumerate(CODES)}
#: Our scoring and our miss, by the peer's penalty and points a trick.
SCORINGS = {
    (False, 1): ("exact", "consolation"),
    (True, 1): ("exact", "penalty"),
    (True, 2): ("doubles", "double"),
    (True, 3): ("triples", "triple"),
}
ROUNDS = 150


def peer_number(move: Move) -> int:
    """The peer's number of a move."""
    return NUMBERS[move.card.code] if isinstance(move, Play) else 52 + move.tricks if isinstance(move, Bid) else -1


def dealt_by(peer: Any, players: int, size: int, rng: Random) -> tuple[Seat, tuple[tuple[Card, ...], ...], Card]:
    """Lets the peer deal at random: the dealer, the hands, and the card turned."""
    chosen = []
    while peer.is_chance_node():
        chosen.append(rng.choice(peer.legal_actions()))
        peer.apply_action(chosen[-1])
    _, dealer, *numbers = chosen
    *dealt, up = (card(CODES[number]) for number in numbers)
    assert len(dealt) == players * size
    return dealer, tuple(tuple(dealt[player::players]) for player in range(players)), up


def rounds(players: int, penalty: bool, worth: int) -> Iterator[tuple[Any, NominationState, Random]]:
    """A round of the peer and the same of ours, just dealt, with every size of hand."""
    scoring, miss = SCORINGS[penalty, worth]
    rng = Random(players * 10 + worth + penalty)
    for number in range(ROUNDS):
        size = 1 + number % ((52 - 1) // players)
        parameters = {"players": players, "num_tricks_fixed": size, "off_bid_penalty": penalty, "points_per_trick": worth}
        peer = pyspiel.load_game("oh_hell", parameters).new_initial_state()
        dealer, hands, up = dealt_by(peer, players, size, rng)
        state = GAME.start(NominationOptions(structure=str(size), scoring=scoring, miss=miss), players, dealer)
        yield peer, GAME.apply(state, HOUSE, Deal(hands, (("up", (up,)),))), rng


@pytest.mark.parametrize(("penalty", "worth"), SCORINGS)
@pytest.mark.parametrize("players", range(3, 8))
def test_random_rounds_are_the_same_move_by_move(players: int, penalty: bool, worth: int) -> None:
    for peer, begun, rng in rounds(players, penalty, worth):
        state = begun
        while not peer.is_terminal():
            (seat,) = GAME.actors(state)
            legal = GAME.legal_moves(state, seat)
            # Whose turn it is says also who took the last trick.
            assert seat == peer.current_player()
            assert sorted(map(peer_number, legal)) == peer.legal_actions()
            move = rng.choice(legal)
            peer.apply_action(peer_number(move))
            state = GAME.apply(state, seat, move)
        (row,) = state.sheet
        said = dict(line.split(":", 1) for line in str(peer).splitlines() if ":" in line)
        assert [*row.bids] == [int(bid) for bid in said["Bids"].split()]
        assert [*row.tricks] == [int(tricks) for tricks in said["Tricks Won"].split()]
        assert [*row.points] == peer.returns()
