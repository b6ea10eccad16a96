"""Auction Dummy: the auction of three, a dummy that nobody sees before it is turned up, who leads and plays, the score."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, IllegalMove, NotYourTurn, Phase
from bot.games.messages import message
from bot.games.options import values
from bot.games.state import evolve
from tests.games.driving import follow, legal, start
from tests.games.scenes import play_on

NAME = "auction_dummy"
GAME = GAMES[NAME]
#: The first seat has the spades, the second the hearts, the third the diamonds, the dummy the clubs.
SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
#: Each hand has the same number of each suit; the first has all four aces and kings, the dummy the queens and jacks.
EVEN = "AK4.AK4.AK4.AK43 T93.T93.T953.T95 875.8765.876.876 QJ62.QJ2.QJ2.QJ2"
EVERY_BID = [f"{number}{way}" for number in range(1, 8) for way in ("up", "down", "nt")]


def auction(*calls: str, deal: str = SUITS, **rules: str) -> Any:
    """The third seat has dealt, and the players have called in turn."""
    state = follow(NAME, start(NAME, rules, players=3, dealer=2), f"- deal {deal}")
    return follow(NAME, state, *(f"{seat} call {call}" for seat, call in enumerate(calls, 1)))


def exposed(state: Any) -> set[tuple[int, ...]]:
    """The hands that anybody sees beyond its own."""
    return {tuple(seat for seat, _ in GAME.perspective(state, viewer).exposed) for viewer in (None, 0, 1, 2)}


def test_the_rules_when_nobody_chooses() -> None:
    """The source: no lowest bid, the dummy before trumps are named, 21 points. Whist: the left leads. The rest is Bid Whist."""
    assert values(GAME.options()) == {
        "lowest_bid": "1",
        "low_beats_high": "on",
        "dealer_takes": "higher",
        "aces": "good",
        "scoring": "books_made",
        "no_trump_doubles": "on",
        "set_pays": "off",
        "boston": "off",
        "target": "21",
        "opens": "auction",
        "lead": "left",
    }


# The auction.


def test_bids_start_at_one_and_the_dealer_speaks_last() -> None:
    state = auction()
    assert (state.phase, state.turn, legal(NAME, state)) == (Phase.CALLING, 0, ["pass", *EVERY_BID])
    state = auction("1nt", "pass")
    assert (state.turn, legal(NAME, state)[:2]) == (2, ["pass", "2up"])
    assert auction("1nt", "pass", "pass").turn == 0


def test_a_bid_must_be_higher() -> None:
    with pytest.raises(IllegalMove):
        auction("2down", "2up")
    assert legal(NAME, auction("2down"))[:2] == ["pass", "2nt"]
    assert legal(NAME, auction("2down", low_beats_high="off"))[:2] == ["pass", "2nt"]
    assert legal(NAME, auction("2up", low_beats_high="off"))[:2] == ["pass", "2nt"], "downtown is worth the same"
    assert legal(NAME, auction("2up"))[:2] == ["pass", "2down"]
    assert legal(NAME, auction("2up", "pass", dealer_takes="equal"))[:2] == ["pass", "2up"]


def test_the_dealer_must_bid_when_the_others_pass() -> None:
    assert legal(NAME, auction("pass", "pass")) == EVERY_BID
    assert legal(NAME, auction("pass", "pass", lowest_bid="3"))[0] == "3up"
    state = auction("pass", "pass", "1up")
    assert (state.phase, GAME.actors(state)) == (Phase.TRUMP, (2,))


# The dummy.


def test_before_the_auction_is_over_nobody_sees_the_dummy_or_has_it() -> None:
    for calls in ((), ("1up",), ("1up", "pass")):
        state = auction(*calls)
        assert exposed(state) == {()}
        row = GAME.perspective(state, 0).rows[3]
        assert (row.cards, row.played_by, row.total, row.side) == (13, None, None, None)


@pytest.mark.parametrize(("opens", "moments"), [("auction", (1, 1, 1)), ("trump", (0, 1, 1)), ("lead", (0, 0, 1))])
def test_the_dummy_is_turned_up_for_all_when_the_house_says(opens: str, moments: tuple[int, ...]) -> None:
    named = auction("pass", "3up", "pass", opens=opens)
    led = follow(NAME, named, "2 trump H")
    for state, turned in zip((named, led, follow(NAME, led, "3 play 2D")), moments, strict=True):
        assert exposed(state) == {(3,) if turned else ()}


def test_the_declarer_has_it_opposite_and_plays_its_cards() -> None:
    """The second seat declares: its left is the third seat, and the dummy sits between the third and the first."""
    state = follow(NAME, auction("pass", "3up", "pass"), "2 trump H", "3 play 2D")
    seen = GAME.perspective(state, 1)
    assert (seen.actors, seen.turn, seen.players, seen.claimable) == ((1,), 3, 3, False)
    assert [row.side for row in seen.rows] == [1, 0, 1, 0]
    assert [row.played_by for row in seen.rows] == [None, None, None, 1]
    assert [row.status for row in seen.rows] == [(), (message("status-declarer"),), (), ()]
    with pytest.raises(NotYourTurn):
        follow(NAME, state, "4 play 2C")
    with pytest.raises(NotYourTurn):
        follow(NAME, state, "1 play 2S")
    state = follow(NAME, state, "2 play 2C", "1 play 2S", "2 play 2H")
    assert (state.taken, state.turn) == ((0, 1, 0, 0), 1)


@pytest.mark.parametrize(("lead", "leader"), [("left", 2), ("declarer", 1)])
def test_who_leads(lead: str, leader: int) -> None:
    state = follow(NAME, auction("pass", "3up", "pass", lead=lead), "2 trump H")
    assert GAME.actors(state) == (leader,)


def test_the_low_cards_win_downtown() -> None:
    state = follow(NAME, auction("1nt", "pass", "pass", deal=EVEN), "1 call down")
    state = follow(NAME, state, "2 play 3S", "1 play 2S", "3 play 5S", "1 play 4S")
    assert state.turn == 3, "the dummy's two beats the three"
    high = follow(NAME, auction("1nt", "pass", "pass", deal=EVEN), "1 call up")
    assert follow(NAME, high, "2 play 3S", "1 play 2S", "3 play 5S", "1 play 4S").turn == 2


# The score. Spades alone take every trick; with another suit as trumps, the hands that have neither take none.


@pytest.mark.parametrize(
    ("calls", "named", "rules", "points"),
    [
        (("2up", "pass", "pass"), "1 trump S", {}, (7, 0, 0)),
        (("2up", "pass", "pass"), "1 trump S", {"scoring": "bid_only"}, (2, 0, 0)),
        (("2up", "pass", "pass"), "1 trump S", {"scoring": "bid_only", "boston": "on"}, (8, 0, 0)),
        (("2up", "pass", "pass"), "1 trump C", {}, (7, 0, 0)),  # the dummy takes them
        (("2up", "pass", "pass"), "1 trump H", {}, (-2, 0, 0)),
        (("2up", "pass", "pass"), "1 trump H", {"set_pays": "on"}, (-2, 7, 7)),
        # Without trumps whoever leads takes every trick: the second seat, on the declarer's left.
        (("4nt", "pass", "pass"), "1 call up", {}, (-8, 0, 0)),
        (("4nt", "pass", "pass"), "1 call up", {"set_pays": "on"}, (-8, 14, 14)),
        (("4nt", "pass", "pass"), "1 call up", {"no_trump_doubles": "off"}, (-4, 0, 0)),
        (("4nt", "pass", "pass"), "1 call down", {"lead": "declarer"}, (14, 0, 0)),
    ],
)
def test_what_a_bid_is_worth(calls: tuple[str, ...], named: str, rules: dict[str, str], points: tuple[int, ...]) -> None:
    state = play_on(NAME, follow(NAME, auction(*calls, **rules), named))
    assert state.sheet[-1].points == points
    assert state.totals == points


def test_the_dummys_tricks_are_the_declarers() -> None:
    state = play_on(NAME, follow(NAME, auction("2up", "pass", "pass"), "1 trump C"))
    assert state.sheet[-1].tricks == (13, 0, 0)
    assert (state.dealer, GAME.actors(state)) == (0, (HOUSE,)), "the deal passes to the left"
    contract = state.sheet[-1].contract
    assert contract is not None
    assert (contract["books"], contract["needed"]) == (13, 8)


@pytest.mark.parametrize(
    ("before", "trump", "over", "places"),
    [
        ((13, 20, 0), "S", False, ()),
        ((14, 20, 0), "S", True, (1, 2, 3)),
        ((-18, 20, 0), "H", False, ()),
        ((-19, 20, 20), "H", True, (3, 1, 1)),
    ],
)
def test_the_game_ends_at_the_target_above_or_below_nothing(
    before: tuple[int, ...], trump: str, over: bool, places: tuple[int, ...]
) -> None:
    """Seven points with spades; a bid of two is set with hearts."""
    state = evolve(auction("2up", "pass", "pass"), totals=before)
    state = play_on(NAME, follow(NAME, state, f"1 trump {trump}"))
    assert (state.phase is Phase.OVER) is over
    result = GAME.result(state)
    assert (() if result is None else result.places) == places
    assert result is None or result.sides == ()
