"""Auction Dummy against a second model of it, over random deals, house rules, calls and cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.auction_dummy import AuctionDummyOptions
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE
from bot.games.options import build, rules
from tests.games.driving import deal, follow_model
from tests.games.naive_auction_dummy import NaiveAuctionDummy

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

game = GAMES["auction_dummy"]


def follow_hand(state: Any, model: NaiveAuctionDummy, rng: random.Random, bold: float) -> Any:
    """Plays the hand on both sides, and compares what came of it."""
    state = follow_model("auction_dummy", state, model, rng, bold)
    tricks, points = model.told()
    assert (state.sheet[-1].tricks, state.sheet[-1].points) == (tuple(tricks), tuple(points))
    return state


def test_random_games_agree_with_the_second_model(deals: int) -> None:
    rng, bids, made = random.Random(61), set(), set()
    while deals > 0:
        chosen = {r.name: rng.choice(r.choices) for r in rules(AuctionDummyOptions)}
        state: Any = game.start(build(AuctionDummyOptions, chosen), 3, rng.randrange(3))
        bold = rng.choice((0.1, 0.5))
        while game.actors(state) == (HOUSE,):
            state = deal("auction_dummy", state, rng)
            model = NaiveAuctionDummy([[card.code for card in hand] for hand in state.hands], state.dealer, chosen)
            state = follow_hand(state, model, rng, bold)
            deals -= 1
            bids.add(model.best)
            made.add(model.points[model.declarer] > 0)
        assert max(map(abs, state.totals)) >= int(chosen["target"])
    assert len(bids) == 21
    assert made == {True, False}
