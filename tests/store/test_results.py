from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.game import places
from bot.store import results, schema
from bot.store.results import Played, standings
from bot.store.shapes import GameStats, PastSeat, Ranking, Standing
from tests.store.databases import add

ANN, BOB, CY, DAN = 1, 2, 3, 4
NAMES = {ANN: "Ann", BOB: "Bob", CY: "Cy", DAN: "Dan", None: "Hoyle"}
Seat = tuple[int | None, int]


class Games:
    """Finished games written one after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.number = 0

    async def add(self, *seats: Seat, **columns: Any) -> int:
        """A game: who sat and with what total, in seat order. By default ranked, at server 100, its number the time."""
        self.number += 1
        totals = tuple(total for _, total in seats)
        rows = [
            {
                "table_id": self.number,
                "seat": seat,
                "guild_id": 100,
                "game": "nomination",
                "user_id": user_id,
                "name": NAMES[user_id],
                "place": place,
                "total": total,
                "finished_at": float(self.number),
                "ranked": True,
                **columns,
            }
            for seat, ((user_id, total), place) in enumerate(zip(seats, places(totals), strict=True))
        ]
        async with self.engine.begin() as connection:
            await add(connection, schema.tables, {"id": self.number, "channel_id": self.number, "status": "finished"})
            await add(connection, schema.results, *rows)
        return self.number

    async def board(self, by: Ranking = Ranking.POINTS, minimum: int = 1, **filters: Any) -> list[Standing]:
        asked = {"game": None, "since": None, **filters}
        return await results.leaderboard(self.engine, 100, by=by, minimum=minimum, **asked)


@pytest.fixture
def games(engine: AsyncEngine) -> Games:
    return Games(engine)


def lines(board: Sequence[Standing]) -> list[tuple[int | None, str]]:
    return [(line.place, line.name) for line in board]


# Leaderboards.


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
    assert lines(await results.leaderboard(games.engine, 100, None, None, Ranking.POINTS)) == lines(board)


async def test_computers_and_forgotten_members_are_left_out(games: Games) -> None:
    await games.add((None, 50), (ANN, 10), (BOB, 5), (None, 70))
    board = await games.board(Ranking.WINS)
    # The computer's first place is nobody's win.
    assert [(line.place, line.name, line.wins) for line in board] == [(1, "Ann", 0), (1, "Bob", 0)]


async def test_only_ranked_games_of_this_server_count(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 1), (BOB, 500), ranked=False)
    await games.add((ANN, 1), (BOB, 500), guild_id=101)
    assert [(line.name, line.games, line.points) for line in await games.board()] == [("Ann", 1, 10), ("Bob", 1, 5)]


async def test_a_board_of_one_game_or_of_a_period(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 1), (BOB, 20), game="german")
    await games.add((ANN, 3), (CY, 2))
    assert [line.points for line in await games.board(game="german")] == [20, 1]
    assert [(line.name, line.points) for line in await games.board(since=2.0)] == [("Bob", 20), ("Ann", 4), ("Cy", 2)]
    assert await games.board(since=3.5) == []


async def test_the_name_is_the_one_used_last(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 5))
    await games.add((ANN, 10), (BOB, 5), name="Renamed", user_id=ANN, ranked=False, guild_id=7)
    await games.add((ANN, 1), name="Ann Marie")
    assert [line.name for line in await games.board() if line.user_id == ANN] == ["Ann Marie"]


async def test_a_shared_first_place_is_a_win_for_all(games: Games) -> None:
    await games.add((ANN, 10), (BOB, 10), (CY, 3))
    await games.add((ANN, 9), (BOB, 10), (CY, 3))
    board = await games.board(Ranking.WINS)
    assert [(line.place, line.name, line.wins, line.games) for line in board] == [
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
    assert [(line.place, line.name, line.made, line.bids) for line in board] == [
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
    ann, bob, cy = sorted(await games.board(Ranking.RATING), key=lambda line: line.name)
    assert ann.rating == pytest.approx(bob.rating)
    assert ann.rating > 0 > cy.rating
    assert cy.place == 3


async def test_a_win_over_a_strong_member_counts_for_more(games: Games) -> None:
    for _ in range(8):
        await games.add((ANN, 9), (BOB, 1))
    await games.add((CY, 9), (ANN, 1))
    await games.add((DAN, 9), (BOB, 1))
    rating = {line.name: line.rating for line in await games.board(Ranking.RATING)}
    assert rating["Cy"] > rating["Dan"]


async def test_computers_change_no_rating(games: Games) -> None:
    await games.add((ANN, 9), (BOB, 5))
    alone = [line.rating for line in await games.board(Ranking.RATING)]
    await games.add((ANN, 9), (BOB, 5), (None, 100), (None, 7), ranked=True)
    twice = await games.board(Ranking.RATING)
    await games.add((CY, 9), (None, 100))
    assert [line.rating for line in await games.board(Ranking.RATING) if line.user_id != CY] == [line.rating for line in twice]
    assert twice[0].rating > alone[0]


async def test_a_rating_is_the_same_whenever_it_is_asked(games: Games) -> None:
    for i in range(10):
        await games.add((ANN, i % 3), (BOB, i % 4), (CY, i % 5))
    assert await games.board(Ranking.RATING) == await games.board(Ranking.RATING)


totals = st.lists(st.tuples(st.integers(1, 5), st.integers(-5, 30)), min_size=2, max_size=5, unique_by=lambda seat: seat[0])


@given(st.lists(totals, min_size=1, max_size=8), st.sampled_from(Ranking), st.integers(1, 4))
def test_places_and_sums_add_up(played: list[list[tuple[int, int]]], by: Ranking, minimum: int) -> None:
    rows = [
        Played(number, user_id, f"{user_id}", place, total, total % 3, 3)
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


# Members.


async def test_a_members_record(engine: AsyncEngine, games: Games) -> None:
    await games.add((ANN, 10), (BOB, 10), (CY, 3), bids=7, made=3, best=12)
    await games.add((ANN, 4), (None, 10), ranked=False, bids=7, made=2, best=15)
    await games.add((ANN, 5), (BOB, 3), game="german", best=5)
    await games.add((ANN, 5), (BOB, 30), guild_id=101, bids=7, made=7, best=11)
    async with engine.begin() as connection:
        here = await results.member_stats(connection, ANN, 100)
        everywhere = await results.member_stats(connection, ANN, None)
        nobody = await results.member_stats(connection, DAN, None)
    assert here == [
        GameStats("german", 1, 1, 1.0, 0, 0, 5, 5),
        GameStats("nomination", 2, 1, 1.5, 5, 14, 14, 15),
    ]
    assert everywhere[1] == GameStats("nomination", 3, 1, 5 / 3, 12, 21, 19, 15)
    assert nobody == []


# History.


async def test_the_history_is_paged_from_the_newest(engine: AsyncEngine, games: Games) -> None:
    for i in range(5):
        await games.add((ANN, i), (None, 9), ranked=i % 2 == 0, hands=13)
    await games.add((ANN, 1), (BOB, 2), guild_id=101)
    async with engine.begin() as connection:
        assert await results.history_count(connection, 100) == 5
        assert await results.history_count(connection, 7) == 0
        page = await results.history(connection, 100, limit=2, offset=1)
        assert [game.table_id for game in page] == [4, 3]
        assert await results.history(connection, 100, limit=2, offset=5) == []
    game = page[0]
    assert (game.game, game.finished_at, game.hands, game.ranked) == ("nomination", 4.0, 13, False)
    assert game.seats == (PastSeat("Ann", ANN, 2, 3), PastSeat("Hoyle", None, 1, 9))
