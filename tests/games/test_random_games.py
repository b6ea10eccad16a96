"""What must hold in every game, under any house rules, with any number of players."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase, places
from bot.games.options import rules
from bot.games.record import read, write
from tests.games.harness import (
    MOST_MOVES,
    TYPED,
    Setting,
    cards_at_play,
    cards_in,
    check_cards,
    check_hand,
    check_moves,
    check_perspective,
    record_of,
    settings_of,
    states,
)

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

every_game = pytest.mark.parametrize("name", GAMES)
some = settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


#: How many moments of each phase of a game are looked at closely: over all examples each kind is met often.
LOOKS = 6


def worth_a_look(setting: Setting, rng: Random) -> list[Any]:
    """Moments of a game, some of each phase, by chance."""
    moments: dict[Phase, list[Any]] = {}
    for state in states(setting.play()):
        moments.setdefault(setting.game.phase(state), []).append(state)
    return [state for found in moments.values() for state in rng.sample(found, min(LOOKS, len(found)))]


@every_game
@some
@given(data=st.data())
def test_an_actor_can_move_and_apply_takes_exactly_the_legal_moves(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    rng = Random(setting.seed)
    for state in worth_a_look(setting, rng):
        check_moves(setting.game, state)


@every_game
@some
@given(data=st.data())
def test_cards_are_conserved_and_tricks_add_up(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    dealt = set()
    for moment in setting.play():
        check_cards(setting.game, moment.after)
        if moment.seat == HOUSE:
            dealt = cards_in(moment.move)
        assert cards_at_play(moment.after) == dealt
        if len(moment.after.sheet) > len(moment.before.sheet):
            check_hand(name, moment)


@every_game
@some
@given(data=st.data())
def test_a_perspective_hides_what_it_must(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    rng = Random(setting.seed)
    for state in worth_a_look(setting, rng):
        for viewer in (None, rng.randrange(setting.players)):
            check_perspective(setting.game, state, viewer, rng)


@every_game
@some
@given(data=st.data())
def test_a_record_round_trips_and_replays_to_the_same_state(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    moments = tuple(islice(setting.play(), data.draw(st.integers(1, 300) | st.just(MOST_MOVES))))
    record = record_of(setting, moments)
    again, replay = read(write(record), GAMES)
    assert again == record
    assert replay.state == moments[-1].after
    assert replay.acted == [sum(moment.seat == seat for moment in moments) for seat in range(setting.players)]


@every_game
@some
@given(data=st.data())
def test_a_finished_game_has_a_result_that_follows_from_its_sheet(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    *_, last = setting.play()
    result, sheet = setting.game.result(last.after), setting.game.sheet(last.after)
    if result is None:
        assert setting.game.actors(last.after), "the game is neither over nor waiting"
        return
    assert setting.game.actors(last.after) == ()
    assert result.totals == sheet[-1].totals
    assert result.tricks == tuple(sum(row.tricks[seat] for row in sheet) for seat in range(setting.players))
    assert max(result.made) <= result.hands <= len(sheet)
    assert sorted(result.places)[0] == 1
    assert set(result.places) <= set(range(1, setting.players + 1))


@every_game
def test_every_value_of_a_rule_is_one_word_in_normal_form(name: str) -> None:
    """A value stands in the head of a record as ``rule=value``."""
    for rule in rules(GAMES[name].options):
        assert rule.default in rule.choices
        assert len(set(rule.choices)) == len(rule.choices)
        for value in rule.choices + TYPED.get((name, rule.name), ()):
            assert value.split() == [rule.read(value)] == [rule.read(rule.read(value))]
        assert "=" not in rule.name


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((21, 20, 22), (2, 3, 1)),
        ((40, 40, 12, 40), (1, 1, 4, 1)),
        ((30, 30, 12), (1, 1, 3)),
        ((101, 100, 100, 99), (1, 2, 2, 4)),
        ((-3, 0, -3, -10), (2, 1, 2, 4)),
        ((0, 0, 0), (1, 1, 1)),
    ],
)
def test_equal_totals_share_a_place_and_use_up_those_after_it(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(totals) == expected
