from __future__ import annotations

from collections.abc import Sequence

from bot.games.game import Phase
from bot.games.nomination import NominationState
from bot.games.state import evolve
from tests.games.positions import GAME, begun, dealt_out, scored


def finished(ties: str, hands: Sequence[tuple[tuple[int, ...], tuple[int, ...]]], miss: str = "nothing") -> NominationState:
    """A game over hands of two cards, given by bids and tricks."""
    state = begun(3, structure=",".join(["2"] * len(hands)), ties=ties, miss=miss)
    for bids, tricks in hands:
        state = scored(state, bids, tricks)
    return state


#: 12 to 12 to 0 points.
TIED = [((2, 1, 1), (2, 0, 0)), ((1, 2, 1), (0, 2, 0))]


def places(state: NominationState) -> tuple[int, ...]:
    result = GAME.result(state)
    assert result is not None
    return result.places


def test_equal_totals_share_a_place() -> None:
    assert places(finished("shared", TIED)) == (1, 1, 3)


def test_the_sum_of_the_bids_made_can_break_a_tie() -> None:
    # With a point a trick for those who miss: 12 for a bid of two, and 11 and 1 for a bid of one and a trick.
    hands = [((2, 1, 1), (2, 0, 0)), ((1, 1, 2), (0, 1, 1)), ((1, 2, 0), (0, 1, 1))]
    assert finished("bids", hands, miss="consolation").totals == (12, 12, 2)
    assert places(finished("shared", hands, miss="consolation")) == (1, 1, 3)
    assert places(finished("tricks", hands, miss="consolation")) == (1, 1, 3)
    assert places(finished("bids", hands, miss="consolation")) == (1, 2, 3)


def test_most_tricks_can_break_a_tie() -> None:
    # Both made one bid of two; the first took a trick more.
    hands = [((2, 1, 1), (2, 0, 0)), ((2, 2, 1), (0, 2, 0)), ((2, 1, 2), (1, 0, 1))]
    assert finished("tricks", hands).totals == (12, 12, 0)
    assert places(finished("shared", hands)) == (1, 1, 3)
    assert places(finished("tricks", hands)) == (1, 2, 3)
    assert places(finished("bids", hands)) == (1, 1, 3)


def test_extra_hands_of_the_largest_size_are_played_until_one_leads() -> None:
    state = begun(3, structure="2,3,1", ties="playoff")
    assert GAME.hands_total(state) == 3
    for size in (2, 3, 1):
        state = scored(state, (0, 0, 1), (0, 0, size))
    assert (state.totals, state.phase, state.dealer) == ((30, 30, 11), Phase.DEAL, 2)
    state = dealt_out(state)
    assert ([len(hand) for hand in state.hands], GAME.hands_total(state)) == ([3, 3, 3], 4)
    state = GAME.score(evolve(state, bids=(1, 1, 1), taken=(1, 1, 1), hands=((),) * 3))
    assert (state.totals, state.phase) == ((41, 41, 22), Phase.DEAL)
    state = scored(state, (0, 1, 0), (0, 3, 0))
    assert (state.totals, state.phase) == ((51, 41, 32), Phase.OVER)
    result = GAME.result(state)
    assert result is not None
    assert (result.places, result.hands) == ((1, 2, 3), 5)


def test_a_clear_winner_needs_no_extra_hand_whoever_else_is_tied() -> None:
    state = begun(3, structure="1", ties="playoff")
    state = scored(state, (1, 1, 1), (1, 0, 0))
    assert (state.totals, state.phase) == ((11, 0, 0), Phase.OVER)


def test_the_ends_of_the_field_cases() -> None:
    """Leaders tied at the end, a total below nothing, and a seat that bid nothing in every hand."""
    state = begun(4, structure="2,2", miss="penalty")
    state = scored(state, (1, 1, 0, 2), (1, 1, 0, 0))
    state = scored(state, (1, 1, 0, 2), (1, 1, 0, 0))
    assert state.totals == (22, 22, 20, -4)
    assert places(state) == (1, 1, 3, 4)
