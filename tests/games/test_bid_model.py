"""Bid Whist against a second model of it, over random deals, house rules, calls and cards."""

from __future__ import annotations

import random
from typing import Any

from bot.games.bid_calls import BidOptions
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import notation, parse_move
from bot.games.options import build, rules
from tests.games.driving import deal
from tests.games.naive_bid import NaiveBid

game = GAMES["bid"]


def follow_hand(state: Any, model: NaiveBid, rng: random.Random, bold: float) -> Any:
    """Plays the hand on both sides with the same random moves, comparing what may be done at every step."""
    while state.phase not in (Phase.DEAL, Phase.OVER):
        (seat,) = game.actors(state)
        moves = game.legal_moves(state, seat)
        assert seat == model.turn
        assert {notation(move) for move in moves} == model.legal()
        text = notation(rng.choice(moves))
        if text.startswith("call") and moves[0] == parse_move("call pass") and rng.random() > bold:
            text = "call pass"
        if text.startswith("discard") and rng.random() < 0.5:
            together = rng.sample([c.code for c in state.hands[seat]], len(model.kitty) - len(model.away))
            text = f"discard {','.join(together)}"
        state = game.apply(state, seat, parse_move(text))
        model.do(text)
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
