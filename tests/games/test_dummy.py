"""Dummy Whist: who plays which hand, what is seen, how three players settle, and the form for two."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cards import card
from bot.games.dummy import Dummy
from bot.games.game import HOUSE, NotYourTurn, Phase
from bot.games.messages import message
from bot.games.rubber import Rubber
from bot.games.state import evolve
from tests.games.scenes import act, legal, play_on, scene, shuffle_and_deal

DUMMY = Dummy()
#: Each hand a suit; the last one is the dummy's.
SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


@pytest.mark.parametrize(("drawn", "leader", "order"), [(1, 3, (1, 2, 4, 3)), (2, 1, (2, 3, 4, 1)), (3, 2, (3, 1, 4, 2))])
def test_the_dummy_sits_opposite_its_partner_deals_first_and_its_left_leads(
    drawn: int, leader: int, order: tuple[int, ...]
) -> None:
    """DW3: never the dummy's partner."""
    state = scene("dummy", 3, dealer=drawn)
    assert state.dealer == 3
    assert (drawn, *(hand + 1 for hand in DUMMY.clockwise(state, drawn - 1)[:3])) == order
    state = act("dummy", state, f"- deal {SUITS} last:5C")
    assert DUMMY.actors(state) == (leader - 1,)


def test_its_partner_plays_the_dummys_cards_on_the_dummys_turn() -> None:
    state = act("dummy", scene("dummy", 3, dealer=1), f"- deal {SUITS} last:5C", "3 play AD")
    assert (DUMMY.actors(state), DUMMY.perspective(state, None).turn) == ((0,), 0)
    state = act("dummy", state, "1 play AS", "2 play AH")
    seen = DUMMY.perspective(state, 0)
    assert (seen.actors, seen.turn, seen.players) == ((0,), 3, 3)
    assert set(legal("dummy", state, 1)) == {f"play {rank}C" for rank in "23456789TJQKA"}
    with pytest.raises(NotYourTurn):
        act("dummy", state, "4 play 2C")
    with pytest.raises(NotYourTurn):
        act("dummy", state, "2 play 2C")
    state = act("dummy", state, "1 play 2C")
    assert state.taken == (0, 0, 0, 1)
    assert (DUMMY.actors(state), state.turn) == ((0,), 3), "the dummy has ruffed and leads"


def test_the_dummy_lies_open_from_the_deal_and_nothing_else_does() -> None:
    state = act("dummy", scene("dummy", 3, dealer=1), f"- deal {SUITS} last:5C")
    for viewer in (None, 0, 1, 2):
        seen = DUMMY.perspective(state, viewer)
        assert seen.exposed == ((3, state.hands[3]),)
        assert seen.hand == (() if viewer is None else state.hands[viewer])


def test_the_dummys_side_and_its_tricks_are_its_partners() -> None:
    state = act("dummy", scene("dummy", 3, dealer=2), f"- deal {SUITS} last:5C")
    rows = DUMMY.perspective(state, None).rows
    assert [row.side for row in rows] == [1, 0, 1, 0]
    assert [row.status for row in rows] == [(), (message("status-dummy"),), (), ()]
    state = play_on("dummy", state)
    assert state.sheet[-1].tricks == (0, 13, 0)
    assert state.sheet[-1].points == (-11, 22, -11), "seven odd tricks and four honours from each opponent"


def test_three_rubbers_settle_to_nothing_in_all() -> None:
    """DW2: margins of the dummy's side +4, -2 and +5."""
    state, totals = scene("dummy", 3, dealer=1), [0, 0, 0]
    for rubber, margin in enumerate((4, -2, 5)):
        earned = (margin, 0) if margin > 0 else (0, -margin)
        paid = DUMMY.payments(evolve(state, rubbers=rubber), earned)
        assert sum(paid) == 0
        totals = [total + points for total, points in zip(totals, paid, strict=True)]
    assert totals == [5, -13, 8]


def test_the_dummy_goes_round_the_table_and_deals_first_in_each_rubber() -> None:
    rng, state, partners = Random(8), scene("dummy", 3, dealer=3, games="1"), list[int]()
    while state.phase is not Phase.OVER:
        if state.dealer == 3 and state.rubbers == len(partners):
            partners.append(DUMMY.acts_for(state, 3) + 1)
        state = play_on("dummy", shuffle_and_deal("dummy", state, rng), lambda _s, _seat, moves: rng.choice(moves))
    assert partners == [3, 1, 2]
    result = DUMMY.result(state)
    assert result is not None
    assert sum(result.totals) == 0
    assert result.sides == ()


def test_a_new_rubber_is_dealt_by_the_dummy_whoever_dealt_before() -> None:
    state = evolve(scene("dummy", 3, dealer=1, games="1"), rubber=Rubber(1, (4, 0), (0, 0)), dealer=1)
    state = play_on("dummy", act("dummy", state, f"- deal {SUITS} last:5H"))
    assert (state.rubbers, state.dealer, DUMMY.actors(state)) == (1, 3, (HOUSE,))


def test_a_dummy_cannot_revoke_and_only_players_claim() -> None:
    mixed = "AKQJT9876543.2.. .AKQJT9876543..2 ..AKQJT98765432. 2...AKQJT9876543"
    state = act("dummy", scene("dummy", 3, dealer=2, revokes="tricks"), f"- deal {mixed} last:3C", "1 play AS")
    assert len(legal("dummy", state, 2)) == 13
    state = act("dummy", state, "2 play 3H", "3 play 2D")
    assert legal("dummy", state, 2) == ["play 2S"], "the dummy must follow"
    state = play_on("dummy", act("dummy", state, "2 play 2S"))
    assert DUMMY.actors(state) == (0, 1, 2)
    assert legal("dummy", state, 1) == ["call accept", "claim revoke 2"]
    assert legal("dummy", state, 2) == ["call accept", "claim revoke 1", "claim revoke 3"]


def test_two_players_have_a_dummy_each() -> None:
    state = scene("dummy", 2, dealer=2)
    assert state.dealer == 3, "the drawn player's dummy deals"
    state = act("dummy", state, f"- deal {SUITS} last:5C")
    assert [DUMMY.acts_for(state, hand) for hand in range(4)] == [0, 1, 0, 1]
    seen = DUMMY.perspective(state, None)
    assert seen.exposed == ((2, state.hands[2]), (3, state.hands[3]))
    assert [row.side for row in seen.rows] == [0, 1, 0, 1]
    state = act("dummy", state, "1 play AS", "2 play AH", "1 play AD")
    assert (DUMMY.actors(state), state.turn) == ((1,), 3)
    assert card("5C") in state.hands[3]
    state = play_on("dummy", act("dummy", state, "2 play 2C"))
    assert state.sheet[-1].tricks == (0, 13)
    assert state.sheet[-1].points == (0, 11)


def test_two_players_deal_first_in_turn() -> None:
    state = evolve(scene("dummy", 2, dealer=1, games="1"), rubber=Rubber(1, (4, 0), (0, 0)))
    assert state.dealer == 2
    state = play_on("dummy", act("dummy", state, f"- deal {SUITS} last:5D"))
    assert (state.rubbers, state.dealer) == (1, 3)
