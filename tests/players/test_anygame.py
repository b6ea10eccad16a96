"""A game that has no strategy of its own is played all the same: for the tricks of one's side."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import cards
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Perspective, Phase
from bot.games.moves import PLAYS, Call, Knock
from bot.players import choose
from bot.players.levels import Level
from tests.games.harness import Setting, settings_of
from tests.games.harness import shuffled as shuffled_pack
from tests.players.scenes import GAME, allowed, bidding, dealt, playing, said, shuffled, view

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

LEVELS = pytest.mark.parametrize("level", Level)


def stranger(seen: Perspective, sides: tuple[int | None, ...] = (None,) * 4) -> Perspective:
    """The same in a game that the computer players have never heard of."""
    rows = tuple(replace(row, bid=None, side=side) for row, side in zip(seen.rows, sides, strict=False))
    return replace(seen, game="unheard-of", rows=rows)


@LEVELS
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_hand_of_an_unknown_game_is_played_out(level: Level, players: int) -> None:
    state = bidding(shuffled(max(3, players), 3, 1, hook="off"), *[0] * max(3, players))
    while not state.sheet:
        seen = view(state)
        rows = tuple(replace(row, bid=None) for row in seen.rows)
        state = GAME.apply(state, state.turn, choose(replace(seen, game="unheard-of", rows=rows), level, 1))
    assert sum(state.sheet[0].tricks) == 3


@LEVELS
def test_a_partners_trick_is_left_to_them_and_an_opponents_taken(level: Level) -> None:
    hands = ["KS,2S,5C", "QS,3D,4D", "AS,4S,7D", "6S,8D,9D"]
    state = playing(bidding(dealt(hands, "9H", hook="off"), 0, 0, 0, 0), "QS", "AS", "6S")
    assert said(choose(stranger(view(state), (0, 1, 0, 1)), level, 1)) == "play 2S"
    hands = ["AS,2S,5C", "QS,3D,4D", "KS,4S,7D", "6S,8D,9D"]
    state = playing(bidding(dealt(hands, "9H", hook="off"), 0, 0, 0, 0), "QS", "KS", "6S")
    assert said(choose(stranger(view(state), (0, 1, 1, 1)), level, 1)) == "play AS"


@LEVELS
def test_a_dummys_cards_are_played_from_the_dummys_hand(level: Level) -> None:
    state = bidding(dealt(["AS,KS", "2D,3D", "4S,5S", "6S,7S"], "9H", hook="off"), 0, 0, 0, 0)
    seen = stranger(view(state), (0, 1, 0, 1))
    dummy = cards("AS,2H")
    legal = tuple(PLAYS[c] for c in dummy)
    exposed = replace(seen, seat=2, hand=cards("4S,5S"), exposed=((0, dummy),), legal=legal)
    assert choose(exposed, level, 1) in legal


@LEVELS
def test_what_need_not_be_said_is_passed(level: Level) -> None:
    seen = view(shuffled(4, 3, 1))
    calls = (Call("pass"), Call("solo"), Call("misere"))
    assert choose(replace(seen, game="unheard-of", legal=calls), level, 1) == Call("pass")
    forced = (Call("solo"), Call("misere"))
    assert choose(replace(seen, game="unheard-of", legal=forced), level, 1) in forced
    waiting = replace(seen, game="unheard-of", phase=Phase.PLAYING, legal=(Knock(), Call("pass")))
    assert choose(waiting, level, 1) == Call("pass")


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=2, deadline=None)
def test_every_game_of_the_house_is_played_legally_under_any_rules(name: str, data: st.DataObject) -> None:
    setting: Setting = data.draw(settings_of(name))
    game, rng = setting.game, Random(setting.seed)
    state = game.start(setting.options, setting.players, setting.dealer)
    for _ in range(60):
        for seat in game.actors(state)[:1]:
            if seat == HOUSE:
                state = game.apply(state, seat, game.deal(state, shuffled_pack(game, state, rng)))
                continue
            seen = game.perspective(state, seat)
            move = choose(seen, rng.choice([Level.EASY, Level.NORMAL]), rng.randrange(99))
            assert allowed(seen, move)
            state = game.apply(state, seat, move)
