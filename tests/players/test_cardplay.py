"""What a seat that wants every trick never does, however few worlds it has looked at."""

from __future__ import annotations

import pytest

from bot.games.cards import cards
from bot.games.state import evolve
from bot.games.whist import RubberState
from bot.players.cardplay import sensible
from bot.players.levels import Level
from bot.players.position import position
from tests.games.scenes import act
from tests.players.whist_scenes import WHIST, choice, dealt

LEVELS = pytest.mark.parametrize("level", Level)
HAND = "AS,QS,TS,2S,KH,5H,3D"


def kept(state: RubberState) -> set[str]:
    """The cards that are left to choose from."""
    here = position(WHIST.perspective(state, state.turn))
    order = here.table.order
    legal = order.mask(move.card for move in WHIST.perspective(state, state.turn).legal if hasattr(move, "card"))
    return {card.code for bit, card in order.cards.items() if sensible(here, legal) & bit}


def last_to(*tricks: str, hand: str = HAND, others: tuple[str, str, str]) -> RubberState:
    """Seat 1 holds the hand and plays last to these cards of seats 2, 3 and 4; 3 is its partner, clubs are trumps."""
    held = {1: hand, 2: others[0], 3: others[1], 4: others[2]}
    state: RubberState = act("whist", dealt(held, shown="2C", dealer=1), *tricks)
    return state


def test_the_last_player_wins_as_cheaply_as_it_can() -> None:
    """Over the nine, the ten does what queen and ace would; or the two lets it go."""
    state = last_to("2 play 9S", "3 play 3S", "4 play 4S", others=("9S", "3S", "4S"))
    assert kept(state) == {"TS", "2S"}


def test_who_cannot_win_parts_with_the_lowest() -> None:
    """Third to play on the partner's king with nothing higher: the queen stays."""
    state = dealt({1: "KS", 3: "QS,8S,2S", 2: "9S"}, shown="2C", dealer=4)
    assert kept(act("whist", state, "1 play KS", "2 play 9S")) == {"2S"}


def test_a_discard_is_the_lowest_of_its_suit() -> None:
    state = last_to("2 play AS", "3 play 3S", "4 play 4S", hand="KH,5H,8D,3D", others=("AS", "3S", "4S"))
    state = evolve(state, hands=(cards("KH,5H,8D,3D"), *state.hands[1:]))
    assert kept(state) == {"5H", "3D"}


def test_an_opponents_trick_may_be_ruffed_with_the_lowest_trump_and_a_partners_not_at_all() -> None:
    hand = cards("KH,5H,9C,4C")
    state = last_to("2 play 9S", "3 play 3S", "4 play 4S", others=("9S", "3S", "4S"))
    assert kept(evolve(state, hands=(hand, *state.hands[1:]))) == {"5H", "4C"}
    state = last_to("2 play 9S", "3 play KS", "4 play 4S", others=("9S", "KS", "4S"))
    assert kept(evolve(state, hands=(hand, *state.hands[1:]))) == {"5H"}
    assert kept(evolve(state, hands=(cards("9C,4C"), *state.hands[1:]))) == {"4C"}


@LEVELS
def test_nothing_is_given_away_at_any_level(level: Level) -> None:
    state = last_to("2 play 9S", "3 play 3S", "4 play 4S", others=("9S", "3S", "4S"))
    assert {choice("whist", state, level, seed) for seed in range(8)} <= {"play TS", "play 2S"}
