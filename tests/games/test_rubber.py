"""What a hand of Whist is worth, game by game and rubber by rubber: the dossier's vectors W1 to W17 and DW1."""

from __future__ import annotations

import pytest

from bot.games.cards import Suit, cards
from bot.games.rubber import Outcome, Pair, Penalty, Rubber, Terms, game_value, honour_points, score_hand, settle

SHORT = Terms(5, "at_last_point", 0)
LONG = Terms(9, "at_last_point", 0)
EVEN = (0, 0)


@pytest.mark.parametrize(
    ("held", "points"),
    [("AH,KH,QH,JH", 4), ("AH,QH,JH,TH", 2), ("AH,KH,9H,AS,KS", 0), ("AS,KS,QS,JS", 0), ("JH,TH,9H,8H", 0)],
)
def test_four_honours_are_worth_four_three_two_and_fewer_nothing(held: str, points: int) -> None:
    assert honour_points(cards(held), Suit.HEARTS) == points


@pytest.mark.parametrize(
    ("terms", "before", "tricks", "honours", "after", "winner"),
    [
        pytest.param(SHORT, EVEN, (9, 4), (2, 0), (5, 0), 0, id="W1 DW1 three tricks and three honours are a game"),
        pytest.param(SHORT, (4, 0), (6, 7), (4, 0), (4, 1), None, id="W2 at four no honours count"),
        pytest.param(SHORT, (3, 1), (7, 6), (2, 0), (6, 1), 0, id="W3 at three they may win"),
        pytest.param(Terms(5, "never_win", 0), (3, 1), (7, 6), (2, 0), (4, 1), None, id="W3 unless honours never win"),
        pytest.param(SHORT, (4, 3), (7, 6), (0, 2), (5, 3), 0, id="W4 tricks come before honours"),
        pytest.param(SHORT, EVEN, (8, 5), EVEN, (2, 0), None, id="W5 honours divided"),
        pytest.param(SHORT, EVEN, (8, 5), (0, 2), (2, 2), None, id="W6 the side without tricks may score honours"),
        pytest.param(LONG, EVEN, (13, 0), (4, 0), (11, 0), 0, id="W7 all the tricks and honours of Long Whist"),
        pytest.param(Terms(9, "at_last_point", 3), EVEN, (13, 0), EVEN, (10, 0), 0, id="W8 an agreed bonus for the slam"),
        pytest.param(Terms(7, "at_last_point", 0), EVEN, (7, 6), EVEN, (1, 0), None, id="W11 American"),
        pytest.param(SHORT, (3, 0), (8, 5), (0, 2), (5, 2), 0, id="W17 losers' honours make a treble a double"),
        pytest.param(Terms(5, "none", 0), (4, 0), (6, 7), (2, 0), (6, 1), 0, id="no limit: honours win from four"),
        pytest.param(LONG, (8, 0), (6, 7), (4, 0), (8, 1), None, id="the bar of Long Whist is at eight"),
        pytest.param(LONG, (7, 0), (6, 7), (2, 0), (9, 1), 0, id="and not at seven"),
        pytest.param(Terms(10, "at_last_point", 0), (9, 0), (6, 7), (4, 0), (9, 1), None, id="at nine of ten"),
        pytest.param(SHORT, (4, 1), (7, 6), (0, 2), (5, 3), 0, id="losers' honours are recorded short of the game"),
        pytest.param(
            Terms(5, "none", 0), (4, 4), (7, 6), (0, 4), (5, 4), 0, id="two sides out: tricks win without a limit too"
        ),
        pytest.param(Terms(5, "never_win", 0), EVEN, (11, 2), (2, 0), (7, 0), 0, id="honours after a game won by tricks"),
        pytest.param(Terms(5, "at_last_point", 2), EVEN, (12, 1), EVEN, (6, 0), 0, id="twelve tricks are no slam"),
    ],
)
def test_a_hand_scores(terms: Terms, before: Pair, tricks: Pair, honours: Pair, after: Pair, winner: int | None) -> None:
    outcome = score_hand(terms, before, tricks, honours)
    assert (outcome.after, outcome.winner) == (after, winner)
    mirrored = score_hand(terms, before[::-1], tricks[::-1], honours[::-1])
    assert (mirrored.after, mirrored.winner) == (after[::-1], None if winner is None else 1 - winner)


@pytest.mark.parametrize(
    ("before", "tricks", "honours", "penalties", "after", "winner"),
    [
        pytest.param((2, 0), (0, 13), (0, 4), (Penalty(1, added=3),), (5, 0), 0, id="W9 the penalty comes before all"),
        pytest.param(EVEN, (8, 5), EVEN, (Penalty(0, tricks=3),), (0, 2), None, id="W10 three tricks change hands"),
        pytest.param(EVEN, (2, 11), EVEN, (Penalty(0, tricks=3),), (0, 4 + 3), 1, id="no more tricks than there are"),
        pytest.param((3, 1), (6, 7), EVEN, (Penalty(0, deducted=3),), (0, 2), None, id="three points deducted"),
        pytest.param((1, 1), (6, 7), EVEN, (Penalty(0, deducted=3),), (0, 2), None, id="no more points than there are"),
        pytest.param((2, 1), (6, 7), EVEN, (Penalty(0, deducted=3, added=3),), (0, 5), 1, id="three points moved"),
        pytest.param(
            (3, 0), (10, 3), EVEN, (Penalty(0, deducted=3),), (4, 0), None, id="a side that revoked cannot win by tricks"
        ),
        pytest.param((3, 0), (7, 6), (2, 0), (Penalty(0, tricks=0),), (4, 0), None, id="nor by honours"),
        pytest.param((1, 1), (10, 3), (0, 2), (Penalty(0, tricks=3), Penalty(1, deducted=3)), (4, 3), None, id="both revoked"),
        pytest.param(
            EVEN, (9, 4), EVEN, (Penalty(0, tricks=3), Penalty(0, tricks=3)), (0, 4), None, id="two revokes of a side"
        ),
    ],
)
def test_revokes_are_paid_for_first(
    before: Pair, tricks: Pair, honours: Pair, penalties: tuple[Penalty, ...], after: Pair, winner: int | None
) -> None:
    outcome = score_hand(SHORT, before, tricks, honours, penalties)
    assert (outcome.after, outcome.winner) == (after, winner)


def test_a_slam_bonus_is_for_tricks_that_were_played() -> None:
    bonus = Terms(10, "none", 3)
    assert score_hand(bonus, EVEN, (10, 3), EVEN, (Penalty(1, tricks=3),)).after == (7, 0)
    assert score_hand(bonus, EVEN, (13, 0), EVEN, (Penalty(0, tricks=3),)).after == (4, 0)


@pytest.mark.parametrize(
    ("losers", "target", "value"),
    [(0, 5, 3), (1, 5, 2), (2, 5, 2), (3, 5, 1), (4, 5, 1), (4, 9, 2), (5, 9, 1), (4, 10, 2), (5, 10, 1)],
)
def test_a_game_is_treble_double_or_single(losers: int, target: int, value: int) -> None:
    assert game_value(losers, target) == value


def margin(settlement: str, needed: int, *games: Pair) -> int:
    """The first side's margin of an evening in which these games, each won in one hand, make a rubber."""
    rubber, totals = Rubber(needed), [0, 0]
    for game in games:
        outcome = Outcome((0, 0), game, (0, 0), (0, 0), game.index(max(game)))
        rubber = rubber.take(outcome)
        totals = [total + earned for total, earned in zip(totals, settle(settlement, 5, rubber, outcome), strict=True)]
    assert rubber.over
    return totals[0] - totals[1]


@pytest.mark.parametrize(
    ("settlement", "games", "expected"),
    [
        pytest.param("laws", ((5, 4), (1, 5), (5, 0)), 4, id="W12"),
        pytest.param("laws", ((5, 3), (5, 2)), 5, id="W13"),
        pytest.param("laws", ((5, 0), (5, 0)), 8, id="W14 a bumper"),
        pytest.param("points", ((5, 3), (6, 2)), 8, id="W15"),
        pytest.param("points", ((5, 3), (4, 5), (7, 0)), 8, id="W16 no bonus for a rubber of three games"),
        pytest.param("laws", ((5, 3), (4, 5), (7, 0)), 5, id="W16 a single, a treble and the rubber less a single"),
        # 5 - 3 and 5 - 0, however many were won, less 5 - 4.
        pytest.param("short", ((5, 3), (4, 5), (7, 0)), 6, id="the losers' shortness, and no bonus"),
        pytest.param("short", ((5, 3), (5, 0)), 7, id="no bonus for straight games either"),
        pytest.param("laws", ((0, 5), (1, 5)), -7, id="the other side wins"),
    ],
)
def test_a_rubber_is_settled(settlement: str, games: tuple[Pair, ...], expected: int) -> None:
    assert margin(settlement, 2, *games) == expected


@pytest.mark.parametrize(("settlement", "expected"), [("points", 3), ("laws", 2), ("short", 3)])
def test_a_single_game_earns_no_rubber_bonus(settlement: str, expected: int) -> None:
    assert margin(settlement, 1, (5, 2)) == expected


def test_a_new_game_starts_from_nothing_and_the_third_is_not_played_at_two_to_none() -> None:
    rubber = Rubber(2).take(Outcome((0, 3), (6, 3), (0, 0), (0, 0), 0))
    assert (rubber.score, rubber.games, rubber.game, rubber.over) == ((0, 0), (1, 0), 2, False)
    rubber = rubber.take(Outcome((0, 0), (2, 0), (0, 0), (0, 0), None))
    assert (rubber.score, rubber.game, rubber.over) == ((2, 0), 2, False)
    assert rubber.take(Outcome((2, 0), (5, 0), (0, 0), (0, 0), 0)).over
