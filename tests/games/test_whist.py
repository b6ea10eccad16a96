"""Whist at the table: the shown card, partners, the strict table, and how an evening ends. Scores are in test_rubber."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import CARDS, Suit, card
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, IllegalMove, NotYourTurn, Phase
from bot.games.messages import message
from bot.games.moves import Move, Play
from tests.games.scenes import act, legal, play_on, scene, shuffle_and_deal

WHIST = GAMES["whist"]
SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
#: As SUITS, but the second hand has the two of spades and the first the two of hearts.
SWAPPED = "AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432"
REVOKE = ("1 play AS", "2 play 3H", "3 play 2D", "4 play 2C")


def test_the_dealers_last_card_makes_trumps_and_is_seen_by_all_until_it_is_played() -> None:
    state = act("whist", scene("whist", 4, dealer=4), f"- deal {SUITS} last:5C")
    assert state.trump is Suit.CLUBS
    assert card("5C") in state.hands[3]
    for viewer in (None, 0, 1, 2, 3):
        seen = WHIST.perspective(state, viewer)
        assert seen.cards_laid("last") == (card("5C"),)
        assert seen.known == ((3, (card("5C"),)),)
    state = act("whist", state, "1 play AS", "2 play AH", "3 play AD", "4 play 5C")
    seen = WHIST.perspective(state, 0)
    assert (seen.laid, seen.known, seen.trump) == ((), (), Suit.CLUBS)


@pytest.mark.parametrize("shown", ["last:AS", "last:5C,6C", "", "up:5C"])
def test_a_deal_must_show_one_card_of_the_dealers(shown: str) -> None:
    with pytest.raises(IllegalMove):
        act("whist", scene("whist", 4, dealer=4), f"- deal {SUITS} {shown}")


def test_the_house_deals_the_last_card_to_the_dealer_and_shows_it() -> None:
    state = scene("whist", 4, dealer=2)
    pack = tuple(CARDS.values())[:52]
    deal = WHIST.deal(state, pack)
    assert deal.extra("last") == pack[-1:]
    assert pack[-1] in deal.hands[1]
    assert pack[0] in deal.hands[2], "the first card goes to the dealer's left"


def test_without_trumps_nothing_is_shown_and_there_are_no_honours() -> None:
    state = act("whist", scene("whist", 4, dealer=4, trump="none"), f"- deal {SUITS}")
    assert (state.trump, WHIST.perspective(state, 0).trump_known) == (None, True)
    state = play_on("whist", state)
    assert state.taken == (13, 0, 0, 0)
    assert state.sheet[-1].points == (7, 0, 7, 0), "seven odd tricks, and no honours with all the spades"


def test_partners_sit_opposite_share_the_score_and_the_place() -> None:
    state = act("whist", scene("whist", 4, dealer=4, games="1"), f"- deal {SUITS} last:5C")
    assert WHIST.actors(state) == (0,)
    assert [row.side for row in WHIST.perspective(state, None).rows] == [0, 1, 0, 1]
    state = play_on("whist", state)
    result = WHIST.result(state)
    assert result is not None
    assert result.totals == (0, 11, 0, 11), "seven odd tricks and four honours"
    assert result.places == (3, 1, 3, 1)
    assert result.sides == (0, 1, 0, 1)


def test_an_evening_is_as_many_rubbers_of_two_or_three_games_as_agreed() -> None:
    rng, state, games = Random(3), scene("whist", 4, dealer=1, rubbers="3", settlement="laws"), list[int]()
    while state.phase is not Phase.OVER:
        before = state
        state = play_on("whist", shuffle_and_deal("whist", state, rng), random_choice(rng))
        if state.phase is not Phase.OVER:
            assert state.dealer == (before.dealer + 1) % 4
        if state.rubbers > before.rubbers:
            games.append(before.rubber.game)
            assert (state.rubber.score, state.rubber.games) == ((0, 0), (0, 0))
    assert len(games) == 3
    assert set(games) <= {2, 3}
    first, second, *others = state.totals
    assert others == [first, second]


def random_choice(rng: Random) -> Any:
    def choose(_state: Any, _seat: int, moves: tuple[Move, ...]) -> Move:
        return rng.choice(moves)

    return choose


def test_the_line_about_the_rubber_says_where_it_stands() -> None:
    state = act("whist", scene("whist", 4, dealer=4), f"- deal {SUITS} last:5C")
    state = play_on("whist", state)
    line = WHIST.perspective(state, None).contract
    assert line is not None
    said = {name: line[name] for name in ("rubber", "rubbers", "game", "first", "second", "won_first", "won_second")}
    assert said == {"rubber": 1, "rubbers": 1, "game": 2, "first": 0, "second": 0, "won_first": 0, "won_second": 1}
    written = state.sheet[-1].contract
    assert written == message("hand-rubber", odd=7, odd_side=2, honours=4, honours_side=2, first=0, second=11, winner=2), (
        "how the points of the hand came about"
    )


# The strict table.


def revoked(**rules: str) -> Any:
    """The second seat revoked in the first trick; its side, with all the trumps, took every trick."""
    state = act("whist", scene("whist", 4, dealer=4, honours="off", **rules), f"- deal {SWAPPED} last:5C", *REVOKE)
    return play_on("whist", state, clubs_win)


def clubs_win(_state: Any, seat: int, moves: tuple[Move, ...]) -> Move:
    """The second seat throws its last spade when no spade is led; everybody else plays the lowest card."""
    wanted = [move for move in moves if isinstance(move, Play) and move.card.code == "2S"]
    return wanted[0] if wanted and seat == 1 else moves[0]


def test_a_revoke_is_stopped_unless_the_table_is_strict() -> None:
    state = act("whist", scene("whist", 4, dealer=4), f"- deal {SWAPPED} last:5C", "1 play AS")
    with pytest.raises(IllegalMove) as caught:
        act("whist", state, "2 play 3H")
    assert caught.value.message == message("illegal-must-follow", suit=Suit.SPADES)
    assert legal("whist", state, 2) == ["play 2S"]
    state = act("whist", scene("whist", 4, dealer=4, revokes="tricks"), f"- deal {SWAPPED} last:5C", "1 play AS")
    assert len(legal("whist", state, 2)) == 13


def test_after_the_play_of_a_strict_table_everybody_may_claim_until_all_have_accepted() -> None:
    state = revoked(revokes="tricks")
    assert (state.phase, WHIST.actors(state)) == (Phase.CLAIMING, (0, 1, 2, 3))
    assert legal("whist", state, 1) == ["call accept", "claim revoke 2", "claim revoke 4"]
    assert legal("whist", state, 2) == ["call accept", "claim revoke 1", "claim revoke 3"]
    state = act("whist", state, "3 call accept", "1 call accept", "2 call accept")
    assert WHIST.actors(state) == (3,)
    with pytest.raises(NotYourTurn):
        act("whist", state, "1 claim revoke 2")
    with pytest.raises(NotYourTurn):
        act("whist", state, "- call accept")
    state = act("whist", state, "4 call accept")
    assert (state.phase, WHIST.actors(state)) == (Phase.DEAL, (HOUSE,))
    assert state.sheet[-1].points == (0, 7, 0, 7), "a revoke that nobody claims is not paid for"


ACCEPTED = tuple(f"{seat} call accept" for seat in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("rule", "claim", "points"),
    [
        ("tricks", "revoke", (0, 4)),
        ("points", "revoke", (3, 4)),
        ("laws", "revoke-tricks", (0, 4)),
        ("laws", "revoke-deduct", (0, 4)),
        ("laws", "revoke-add", (3, 4)),
    ],
)
def test_a_claim_that_is_right_is_paid_and_the_offenders_cannot_win_the_game(
    rule: str, claim: str, points: tuple[int, int]
) -> None:
    state = act("whist", revoked(revokes=rule), f"3 claim {claim} 2", *ACCEPTED)
    assert state.sheet[-1].points == points * 2
    assert state.rubber.score == points


def test_by_the_laws_the_claimants_choose() -> None:
    state = revoked(revokes="laws")
    names = ("revoke-tricks", "revoke-deduct", "revoke-add")
    assert legal("whist", state, 3) == ["call accept", *(f"claim {name} {seat}" for seat in (2, 4) for name in names)]


def test_a_wrong_claim_changes_nothing_and_is_told_to_all() -> None:
    state = act("whist", revoked(revokes="tricks"), "2 claim revoke 3")
    assert WHIST.perspective(state, None).rows[2].status == (message("status-no-revoke"),)
    state = act("whist", state, *ACCEPTED)
    assert state.sheet[-1].points == (0, 7, 0, 7)


def test_a_side_claims_a_revoke_once() -> None:
    state = act("whist", revoked(revokes="tricks"), "1 claim revoke 2")
    assert WHIST.perspective(state, None).rows[1].status == (message("status-revoked", revokes=1),)
    assert legal("whist", state, 3) == ["call accept", "claim revoke 4"]
    for wrong in ("3 claim revoke 2", "3 claim revoke 1", "3 claim revoke 3", "3 claim revoke-add 4"):
        with pytest.raises(IllegalMove) as caught:
            act("whist", state, wrong)
        assert caught.value.message == message("illegal-claim")


def test_claims_are_forgotten_with_the_next_deal() -> None:
    state = act("whist", revoked(revokes="tricks"), "1 claim revoke 2", *ACCEPTED, f"- deal {SUITS} last:AS")
    assert (state.claims, state.together) == ((), ())
    assert all(row.status == () for row in WHIST.perspective(state, None).rows)


def revoked_twice() -> Any:
    """The second seat has two spades, and plays them only when the first leads its third spade; five odd tricks."""
    hands = "AKQJT987654.32.. 32.AKQJT987654.. ..AKQJT98765432. ...AKQJT98765432"
    state = act("whist", scene("whist", 4, dealer=4, target="10", trump="none", revokes="laws"), f"- deal {hands}")
    state = act("whist", state, "1 play AS", "2 play 4H", "3 play 2D", "4 play 2C")
    state = act("whist", state, "1 play KS", "2 play 5H", "3 play 3D", "4 play 3C")
    state = play_on("whist", state, lambda _state, _seat, moves: moves[-1])
    assert state.taken == (11, 2, 0, 0), "eleven spades, and then two hearts of the second hand"
    return state


@pytest.mark.parametrize(
    ("claims", "points"),
    [
        ((), 5),
        (("1 claim revoke-add 2",), 8),
        (("1 claim revoke-add 2", "3 claim revoke-add 2"), 11),
        # All thirteen tricks: the second side has but two to give.
        (("1 claim revoke-add 2", "1 claim revoke-tricks 2"), 10),
    ],
)
def test_every_revoke_of_a_seat_may_be_claimed_with_a_penalty_of_its_own(claims: tuple[str, ...], points: int) -> None:
    """Law 75: a penalty for as many revokes as occur, and a different one may be chosen for each."""
    state = act("whist", revoked_twice(), *claims, *ACCEPTED)
    assert state.sheet[-1].points == (points, 0, points, 0)


def test_no_more_revokes_are_claimed_than_were_made() -> None:
    state = revoked_twice()
    for _ in range(2):
        assert "claim revoke-add 2" in legal("whist", state, 3)
        state = act("whist", state, "3 claim revoke-add 2")
        assert WHIST.perspective(state, None).rows[1].status == (message("status-revoked", revokes=2),)
    assert legal("whist", state, 3) == ["call accept", *(f"claim revoke-{what} 4" for what in ("tricks", "deduct", "add"))]
    with pytest.raises(IllegalMove):
        act("whist", state, "1 claim revoke-add 2")


def test_partners_are_drawn_unless_they_choose_their_seats() -> None:
    assert scene("whist", 4, dealer=1).options.draws_seats
    assert not scene("whist", 4, dealer=1, partners="chosen").options.draws_seats
    assert not scene("nomination", 4, dealer=1).options.draws_seats
