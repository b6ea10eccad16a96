"""Bid Whist against a second model of it, over random deals, house rules, calls and cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.bid_calls import BidOptions
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE
from bot.games.options import build, rules
from tests.games.driving import deal, follow_model
from tests.games.naive_bid import NaiveBid

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

game = GAMES["bid"]


def follow_hand(state: Any, model: NaiveBid, rng: random.Random, bold: float) -> Any:
    """Plays the hand on both sides, and compares what came of it."""

    def discarded_together(state: Any, text: str) -> str:
        if not text.startswith("discard") or rng.random() >= 0.5:
            return text
        together = rng.sample([c.code for c in state.hands[model.turn]], len(model.kitty) - len(model.away))
        return f"discard {','.join(together)}"

    state = follow_model("bid", state, model, rng, bold, discarded_together)
    row = state.sheet[-1]
    assert row.points == tuple(model.points)
    assert row.tricks == tuple(model.won)
    assert sum(row.tricks) + bool(model.kitty) == 13
    assert (row.trump.letter if row.trump is not None else "") == model.trump
    return state


def test_random_games_agree_with_the_second_model(deals: int) -> None:
    rng, bids = random.Random(54), set()
    while deals > 0:
        chosen = {r.name: rng.choice(r.choices) for r in rules(BidOptions)}
        state: Any = game.start(build(BidOptions, chosen), 4, rng.randrange(4))
        bold = rng.choice((0.1, 0.5))
        while game.actors(state) == (HOUSE,):
            state = deal("bid", state, rng)
            hands = [[c.code for c in hand] for hand in state.hands]
            kitty = [c.code for c in state.laid[0][1]] if state.laid else []
            model = NaiveBid(hands, kitty, state.dealer, chosen)
            state = follow_hand(state, model, rng, bold)
            deals -= 1
            bids.add(model.best)
        totals, target = state.totals, int(chosen["target"])
        assert totals[:2] == totals[2:]
        assert max(totals) >= target or min(totals) <= -target
        result = game.result(state)
        assert result is not None
        assert (result.places[0] == 1) == (totals[0] >= totals[1])
    assert len(bids) == 21
