"""The four mistakes that cost a computer player its opponents' trust. None is made at any level, whatever the seed."""

from __future__ import annotations

import pytest

from bot.games.nomination import NominationState
from bot.players import choose
from bot.players.levels import Level
from tests.players.scenes import bidding, dealt, playing, said, view

SEEDS = range(6)
LEVELS = pytest.mark.parametrize("level", Level)


def choices(state: NominationState, level: Level) -> set[str]:
    """Every move that some seed chooses."""
    return {said(choose(view(state), level, seed)) for seed in SEEDS}


@LEVELS
@pytest.mark.parametrize(
    ("hand", "up", "sure"),
    [
        ("AH,KH,QH,2C,3C", "4H", 3),
        ("KH,QH,2C,3C,4C", "AH", 2),
        ("AH,QH,JH,TH,9H", "KH", 5),
        ("AH,TH,2C,3C,4C", "KH", 1),
        ("KH,QH,JH,TH,9H", "2H", 0),
    ],
    ids=["top three", "the ace is turned", "the king is turned", "one", "the ace may be out"],
)
def test_no_bid_is_below_the_sure_tricks(level: Level, hand: str, up: str, sure: int) -> None:
    state = dealt(["2S,3S,4S,5S,6S", hand, "2D,3D,4D,5D,6D", "7S,8S,7D,8D,7C"], up)
    assert all(int(move.split()[1]) >= sure for move in choices(state, level))


@LEVELS
def test_the_hook_may_force_a_bid_off_the_sure_tricks(level: Level) -> None:
    state = bidding(dealt(["AH", "2S", "3S", "4S"], "4H", dealer=0), 0, 0, 0)
    assert choices(state, level) == {"bid 0"}


@LEVELS
def test_who_needs_every_trick_leads_the_top_trump(level: Level) -> None:
    hands = ["2S,3S,KD", "AH,AS,AC", "2D,3H,4D", "5S,5D,2H"]
    state = bidding(dealt(hands, "9H"), 3, 0, 1, 0)
    assert choices(state, level) == {"play AH"}
    state = playing(state, "AH", "3H", "2H", "2S")
    assert choices(state, level) <= {"play AS", "play AC"}


@LEVELS
def test_who_needs_every_trick_beats_what_they_can(level: Level) -> None:
    hands = ["2S,3S,KD", "QS,4D,4C", "AS,6S,AH", "5S,5D,2H"]
    state = playing(bidding(dealt(hands, "9H"), 0, 3, 1, 0), "QS")
    assert choices(state, level) == {"play AS"}


@LEVELS
def test_a_trick_that_is_not_wanted_is_not_ruffed(level: Level) -> None:
    hands = ["2S,3S,KD", "QS,4D,4C", "AH,2H,9C", "5S,5D,3H"]
    state = playing(bidding(dealt(hands, "9H"), 2, 0, 1, 1), "QS")
    assert state.bids[state.turn] == 0
    assert choices(state, level) == {"play 9C"}


@LEVELS
def test_a_trump_goes_under_a_higher_one_for_nothing(level: Level) -> None:
    """Under a ruff that it cannot beat a trump is safe to part with; over it, it is not."""
    hands = ["2S,3S,KD", "QS,4D,4C", "TH,8C,6C", "JH,7H,9C"]
    state = playing(bidding(dealt(hands, "9H"), 1, 1, 0, 0), "QS", "TH")
    assert "play JH" not in choices(state, level)


@LEVELS
def test_the_last_player_does_not_take_what_is_not_wanted(level: Level) -> None:
    hands = ["AS,2S,KD", "QS,4D,4C", "3S,2H,9C", "5S,5D,3H"]
    state = playing(bidding(dealt(hands, "9H"), 1, 1, 0, 0), "QS", "3S", "5S")
    assert state.bids[state.turn] == 0
    assert choices(state, level) == {"play 2S"}


@LEVELS
def test_the_sure_winner_is_kept_for_the_last_trick(level: Level) -> None:
    """With two cards left and one trick needed, a void seat throws the loser away and takes the last trick."""
    hands = ["2S,3S", "QS,4D", "AH,9C", "5S,5D"]
    state = playing(bidding(dealt(hands, "9H"), 0, 1, 0, 0), "QS")
    assert choices(state, level) == {"play 9C"}


@LEVELS
def test_the_sure_winner_is_not_led_before_the_last_trick(level: Level) -> None:
    hands = ["2S,3S", "AH,4C", "KC,9C", "5S,5C"]
    state = bidding(dealt(hands, "9H"), 1, 0, 0, 0)
    assert choices(state, level) == {"play 4C"}


@LEVELS
def test_the_sure_winner_is_kept_while_a_loser_can_follow(level: Level) -> None:
    hands = ["2S,3S,4S", "KH,4D,4C", "AH,3H,9C", "5S,5D,2H"]
    state = playing(bidding(dealt(hands, "9H"), 1, 1, 0, 0), "KH")
    assert state.bids[state.turn] == 1
    assert choices(state, level) == {"play 3H"}
