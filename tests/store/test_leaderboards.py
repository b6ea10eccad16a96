from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.game import places
from bot.store import leaderboards
from bot.store.leaderboards import Played, standings
from bot.store.shapes import Entrants, Ranking, Standing
from tests.store.played import ANN, BOB, CY, DAN, EVE, FAY, GUS, HAL, Games


def lines(board: Sequence[Standing]) -> list[tuple[int | None, str]]:
    return [(line.place, " & ".join(line.names)) for line in board]


async def test_equal_points_share_a_place(games: Games) -> None:
    await games.add((CY, 100), (ANN, 101), (DAN, 99), (BOB, 100))
    assert lines(await games.board()) == [(1, "Ann"), (2, "Bob"), (2, "Cy"), (4, "Dan")]


async def test_members_with_fewer_games_than_the_minimum_are_listed_apart(games: Games) -> None:
    for _ in range(3):
        await games.add((ANN, 10), (BOB, 5))
    await games.add((CY, 1000), (DAN, 7))
    board = await games.board(minimum=3)
    assert lines(board) == [(1, "Ann"), (2, "Bob"), (None, "Cy"), (None, "Dan")]
    assert [line.games for line in board] == [3, 3, 1, 1]
    assert lines(await leaderboards.leaderboard(games.engine, 100, None, None, Ranking.POINTS)) == lines(board)


async def test_computers_and_forgotten_members_are_left_out(games: Games) -> None:
    await games.add((None, 50), (ANN, 10), (BOB, 5), (None, 70))
    board = await games.board(Ranking.WINS)
    # The computer's first place is nobody's win.
    assert [(line.place, line.names[0], line.wins) for line in board] == [(1, "Ann", 0), (1, "Bob", 0)]


async def test_only_ranked_games_of_this_server_count(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 1), (BOB, 500), ranked=False)
    await games.add((ANN, 1), (BOB, 500), guild_id=101)
    assert [(line.names[0], line.games, line.points) for line in await games.board()] == [("Ann", 1, 10), ("Bob", 1, 5)]


async def test_a_board_of_one_game_or_of_a_period(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 1), (BOB, 20), game="german")
    await games.add((ANN, 3), (CY, 2))
    assert [line.points for line in await games.board(game="german")] == [20, 1]
    assert [(line.names[0], line.points) for line in await games.board(since=2.0)] == [("Bob", 20), ("Ann", 4), ("Cy", 2)]
    assert await games.board(since=3.5) == []


async def test_the_name_is_the_one_used_last(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 10), (BOB, 5), name="Renamed", user_id=ANN, ranked=False, guild_id=7)
    await games.add((ANN, 1), name="Ann Marie")
    assert [line.names[0] for line in await games.board() if line.members[0] == ANN] == ["Ann Marie"]


async def test_a_shared_first_place_is_a_win_for_all(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 10), (CY, 3))
    await games.add((ANN, 9), (BOB, 10), (CY, 3))
    board = await games.board(Ranking.WINS)
    assert [(line.place, line.names[0], line.wins, line.games) for line in board] == [
        (1, "Bob", 2, 2),
        (2, "Ann", 1, 2),
        (3, "Cy", 0, 2),
    ]


async def test_bids_are_ranked_by_the_share_made(games: Games) -> None:
    await games.add((ANN, 1), (BOB, 2), bids=4, made=3)
    await games.add((BOB, 2), bids=6, made=3)
    await games.add((CY, 2), bids=5, made=3)
    await games.add((DAN, 2), bids=10, made=6)
    board = await games.board(Ranking.BIDS)
    assert [(line.place, line.names[0], line.made, line.bids) for line in board] == [
        (1, "Ann", 3, 4),
        (2, "Bob", 6, 10),
        (2, "Cy", 3, 5),
        (2, "Dan", 6, 10),
    ]


async def test_a_game_without_bids_divides_by_nothing(games: Games) -> None:
    await games.add((ANN, 1), (BOB, 2))
    assert [line.place for line in await games.board(Ranking.BIDS)] == [1, 1]


async def test_who_wins_is_rated_higher_and_who_ties_the_same(games: Games) -> None:
    for _ in range(5):
        await games.add((CY, 1), (ANN, 9), (BOB, 9))
    ann, bob, cy = sorted(await games.board(Ranking.RATING), key=lambda line: line.names[0])
    assert ann.rating == pytest.approx(bob.rating)
    assert ann.rating > 0 > cy.rating
    assert cy.place == 3


async def test_a_win_over_a_strong_member_counts_for_more(games: Games) -> None:
    for _ in range(8):
        await games.add((ANN, 9), (BOB, 1))
    await games.add((CY, 9), (ANN, 1))
    await games.add((DAN, 9), (BOB, 1))
    rating = {line.names[0]: line.rating for line in await games.board(Ranking.RATING)}
    assert rating["Cy"] > rating["Dan"]


async def test_computers_change_no_rating(games: Games) -> None:
    await games.add((ANN, 9), (BOB, 5))
    alone = [line.rating for line in await games.board(Ranking.RATING)]
    await games.add((ANN, 9), (BOB, 5), (None, 100), (None, 7), ranked=True)
    twice = await games.board(Ranking.RATING)
    await games.add((CY, 9), (None, 100))
    after = await games.board(Ranking.RATING)
    assert [line.rating for line in after if line.members != (CY,)] == [line.rating for line in twice]
    assert twice[0].rating > alone[0]


async def test_a_rating_is_the_same_whenever_it_is_asked(games: Games) -> None:
    for i in range(10):
        await games.add((ANN, i % 3), (BOB, i % 4), (CY, i % 5))
    assert await games.board(Ranking.RATING) == await games.board(Ranking.RATING)


totals = st.lists(st.tuples(st.integers(1, 5), st.integers(-5, 30)), min_size=2, max_size=5, unique_by=lambda seat: seat[0])


@given(st.lists(totals, min_size=1, max_size=8), st.sampled_from(Ranking), st.integers(1, 4))
def test_places_and_sums_add_up(played: list[list[tuple[int, int]]], by: Ranking, minimum: int) -> None:
    rows = [
        Played(number, (user_id,), (f"{user_id}",), None, place, total, total % 3, 3)
        for number, seats in enumerate(played)
        for (user_id, total), place in zip(seats, places(tuple(total for _, total in seats)), strict=True)
    ]
    board = standings(rows, by, minimum)
    assert sum(line.games for line in board) == len(rows)
    assert sum(line.points for line in board) == sum(row.total for row in rows)
    assert sum(line.wins for line in board) == sum(row.place == 1 for row in rows)
    assert all(0 <= line.wins <= line.games and 0 <= line.made <= line.bids for line in board)
    ranked = [line for line in board if line.games >= minimum]
    assert board[: len(ranked)] == ranked
    assert all(line.place is None for line in board[len(ranked) :])
    values = [_value(line, by) for line in ranked]
    assert [line.place for line in ranked] == [1 + sum(other > value for other in values) for value in values]


def _value(line: Standing, by: Ranking) -> float:
    if by is Ranking.BIDS:
        return float(Fraction(line.made, line.bids))
    return {Ranking.POINTS: line.points, Ranking.WINS: line.wins}.get(by, line.rating)


# Partners.

OPPOSITE = (0, 1, 0, 1)


async def test_partners_stand_together_with_the_total_of_their_side(games: Games) -> None:
    await games.add((ANN, 5), (BOB, 2), (CY, 5), (DAN, 2), sides=OPPOSITE, game="whist")
    await games.add((CY, 1), (DAN, 6), (ANN, 1), (BOB, 6), sides=OPPOSITE, game="bid")
    await games.add((ANN, 4), (CY, 9), (BOB, 4), (DAN, 9), sides=OPPOSITE, game="whist")
    # The first two games pair Ann with Cy, wherever they sit; the totals of a side count once.
    board = await games.board(of=Entrants.PARTNERS)
    assert [(line.names, line.games, line.wins, line.points) for line in board] == [
        (("Cy", "Dan"), 1, 1, 9),
        (("Bob", "Dan"), 2, 1, 8),
        (("Ann", "Cy"), 2, 1, 6),
        (("Ann", "Bob"), 1, 0, 4),
    ]
    assert [line.place for line in board] == [1, 2, 3, 4]
    assert lines(await games.board(of=Entrants.PARTNERS, game="bid")) == [(1, "Bob & Dan"), (2, "Ann & Cy")]


async def test_a_partnership_takes_two_members_and_a_game_of_partners(games: Games) -> None:
    await games.add((ANN, 5), (BOB, 2), (CY, 3), (DAN, 1))
    await games.add((ANN, 5), (BOB, 2), (None, 5), (DAN, 2), sides=OPPOSITE, game="whist")
    assert lines(await games.board(of=Entrants.PARTNERS)) == [(1, "Bob & Dan")]


async def test_partners_win_and_lose_their_ratings_together(games: Games) -> None:
    await games.add((ANN, 5), (BOB, 2), (CY, 5), (DAN, 2), sides=OPPOSITE)
    rating = {line.names[0]: line.rating for line in await games.board(Ranking.RATING)}
    assert rating["Ann"] == pytest.approx(rating["Cy"])
    assert rating["Bob"] == pytest.approx(rating["Dan"])
    assert rating["Ann"] > 0 > rating["Bob"]
    pairs = await games.board(Ranking.RATING, of=Entrants.PARTNERS)
    assert lines(pairs) == [(1, "Ann & Cy"), (2, "Bob & Dan")]
    assert pairs[0].rating > 0 > pairs[1].rating


async def test_a_win_beside_a_strong_partner_counts_for_less(games: Games) -> None:
    for _ in range(6):
        await games.add((ANN, 9), (BOB, 1))
    await games.add((ANN, 5), (EVE, 2), (CY, 5), (FAY, 2), sides=OPPOSITE)
    await games.add((BOB, 5), (GUS, 2), (DAN, 5), (HAL, 2), sides=OPPOSITE)
    rating = {line.names[0]: line.rating for line in await games.board(Ranking.RATING)}
    assert 0 < rating["Cy"] < rating["Dan"]


async def test_nobody_is_rated_for_the_lack_of_a_partner(games: Games) -> None:
    await games.add((ANN, 5), (BOB, 5), (None, 5), (DAN, 5), sides=OPPOSITE)
    rating = {line.names[0]: line.rating for line in await games.board(Ranking.RATING)}
    # A draw of equals. A side of one against two would be the weaker, and gain by it.
    assert rating["Ann"] == pytest.approx(rating["Bob"]) == pytest.approx(rating["Dan"])
