"""Auction Dummy against a second model of it, over random deals, house rules, calls and cards."""

from __future__ import annotations

import random
from typing import Any

from bot.games.auction_dummy import AuctionDummyOptions
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import notation, parse_move
from bot.games.options import build, rules
from tests.games.driving import deal
from tests.games.naive_auction_dummy import NaiveAuctionDummy

game = GAMES["auction_dummy"]
DEALS = 200


def follow_hand(state: Any, model: NaiveAuctionDummy, rng: random.Random, bold: float) -> Any:
    """Plays the hand on both sides with the same random moves, comparing what may be done at every step."""
    while state.phase not in (Phase.DEAL, Phase.OVER):
        (seat,) = game.actors(state)
        moves = game.legal_moves(state, seat)
        assert seat == model.turn
        assert {notation(move) for move in moves} == model.legal()
        text = notation(rng.choice(moves))
        if model.stage == "call" and "call pass" in model.legal() and rng.random() > bold:
            text = "call pass"
        state = game.apply(state, seat, parse_move(text))
        model.do(text)
    tricks, points = model.told()
    assert (state.sheet[-1].tricks, state.sheet[-1].points) == (tuple(tricks), tuple(points))
    return state


def test_random_games_agree_with_the_second_model() -> None:
    rng, deals, bids, made = random.Random(61), 0, set(), set()
    while deals < DEALS:
        chosen = {r.name: rng.choice(r.choices) for r in rules(AuctionDummyOptions)}
        state: Any = game.start(build(AuctionDummyOptions, chosen), 3, rng.randrange(3))
        bold = rng.choice((0.1, 0.5))
        while game.actors(state) == (HOUSE,):
            state = deal("auction_dummy", state, rng)
            model = NaiveAuctionDummy([[card.code for card in hand] for hand in state.hands], state.dealer, chosen)
            state = follow_hand(state, model, rng, bold)
            deals += 1
            bids.add(model.best)
            made.add(model.points[model.declarer] > 0)
        assert max(map(abs, state.totals)) >= int(chosen["target"])
    assert len(bids) == 21
    assert made == {True, False}
