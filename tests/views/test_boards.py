"""The boards: leaderboards, a member's record, the history."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.store.shapes import (
    Entrants,
    GameStats,
    PastGame,
    PastSeat,
    Period,
    Ranking,
    Standing,
)
from bot.views import boards
from tests.views.stage import NOW, PLAIN, chosen, custom_ids, payload, read, voice, walk


@pytest.mark.parametrize("game", [None, "nomination"])
@pytest.mark.parametrize("period", Period)
def test_a_board_survives_its_press(game: str | None, period: Period) -> None:
    board = boards.Board(game, period, Ranking.RATING, page=4)
    assert boards.pressed(board.arg("page"), ()) == board
    assert boards.pressed(board.arg("game"), ["all"]) == replace(board, game=None, page=0)
    assert boards.pressed(board.arg("period"), ["week"]) == replace(board, period=Period.WEEK, page=0)
    assert boards.pressed(board.arg("ranking"), ["wins"]) == replace(board, ranking=Ranking.WINS, page=0)
    assert boards.pressed(board.arg("entrants"), ["partners"]) == replace(board, entrants=Entrants.PARTNERS, page=0)


@pytest.mark.parametrize(
    ("arg", "values"),
    [
        ("", []),
        ("page:all:all:points:members", []),
        ("page:chess:all:points:members:0", []),
        ("page:all:never:points:members:0", []),
        ("page:all:all:luck:members:0", []),
        ("page:all:all:points:rivals:0", []),
        ("page:all:all:points:members:x", []),
        ("game:all:all:points:members:0", ["chess"]),
        ("page:all:all:points:members:0", ["1"]),
        ("owner:all:all:points:members:0", ["me"]),
    ],
)
def test_forged_boards_are_refused(arg: str, values: list[str]) -> None:
    with pytest.raises(ValueError, match=r".*"):
        boards.pressed(arg, values)


PARTNERS = (("Ann", 2, 4), ("Béla", 1, 9), ("Carla", 2, 4), ("Dan", 1, 9))


def standing(place: int | None, name: str, points: int) -> Standing:
    return Standing(place, (1,), (name,), 10, 3, points, 6, 9, 12.34)


def test_case_33_places_are_shared_and_newcomers_are_apart() -> None:
    placed = [standing(1, "Ann", 101), standing(2, "Béla", 100), standing(2, "Carla", 100), standing(4, "Dan", 99)]
    view = boards.leaderboard(boards.Board(), [*placed, standing(None, "Zoë", 500)], 1, voice("en", ()))
    lines = [" ".join(line.replace("`", " ").split()) for line in read(view).split("\n") if line.startswith("`")]
    assert lines == [
        "# pts games",
        "1 101 10 🥇 **Ann**",
        "2 100 10 🥈 **Béla**",
        "2 100 10 🥈 **Carla**",
        "4 99 10 **Dan**",
        "# pts games",
        "– 500 10 **Zoë**",
    ]
    assert "Too few games to be placed:" in read(view)
    assert chosen(view) == ["all", "members", "all", "points"]


def test_partners_stand_on_one_line_and_are_seen_to_be_missing() -> None:
    board = boards.Board("whist", entrants=Entrants.PARTNERS)
    pair = Standing(1, (1, 2), ("Ann", "Carla*"), 4, 3, 12, 0, 0, 0.0)
    assert "**Ann & Carla\\***" in read(boards.leaderboard(board, [pair], 1, voice("en", ())))
    assert "No two members have finished a game as partners here yet." in read(
        boards.leaderboard(board, [], 1, voice("en", ()))
    )


def test_the_history_names_partners_together() -> None:
    seats = [PastSeat(name, n, place, total, n % 2) for n, (name, place, total) in enumerate(PARTNERS)]
    past = PastGame(1, "whist", NOW, 8, True, tuple(seats))
    assert "Béla & Dan 9 · Ann & Carla 4" in read(boards.history([past], 0, 1, voice("en", ())))
    opened = read(boards.past(past, voice("en", ())))
    # A side takes one place, as at the end of its game, not the places of two members.
    assert re.findall(r"`(\d).*\*\*(.*)\*\*", opened) == [("1", "Béla & Dan"), ("2", "Ann & Carla")]


@pytest.mark.parametrize(("ranking", "value"), [("wins", " 3 "), ("bids", "67%"), ("rating", "12.3"), ("points", "101")])
def test_a_leaderboard_shows_what_it_is_sorted_by(ranking: str, value: str) -> None:
    board = boards.Board(ranking=Ranking(ranking))
    assert value in read(boards.leaderboard(board, [standing(1, "Ann", 101)], 1, voice("en", ())))


def test_turning_a_page_keeps_the_board() -> None:
    board = boards.Board("nomination", Period.YEAR, Ranking.WINS, page=1)
    view = boards.leaderboard(board, [standing(1, "Ann", 101)], 3, voice("en", ()))
    assert custom_ids(view)[2] == "b:board:0:0:page:nomination:year:wins:members:2"


def test_a_member_s_record() -> None:
    text = read(boards.stats("Ann", [GameStats("nomination", 12, 1, 2.25, 80, 140, 1200, 150)], voice("en", ())))
    assert "Ann at the table" in text
    assert "12 games, 1 win · average place 2.2" in text
    assert "Bids made: 80 of 140 (57%)" in text
    assert "Points: 1,200, best game 150" in text
    assert "No finished games" in read(boards.stats("Ann", [], voice("en", ())))


def test_history_opens_a_game() -> None:
    seats = tuple(PastSeat(name, 1, place, 100 - place) for name, place in zip(PLAIN[:4], (2, 1, 4, 3), strict=True))
    game = PastGame(77, "nomination", NOW, 13, False, seats)
    view = boards.history([game], 0, 1, voice("en", ()))
    assert "**Nomination Whist, 13 hands** · <t:1800000000:d> · not counted\n-# Béla 99 · Ann 98 · Dan 97" in read(view)
    (chooser,) = [part for part in walk(payload(view)) if part["type"] == 3]
    assert [option["value"] for option in chooser["options"]] == ["77"]
    opened = boards.past(game, voice("en", ()))
    assert custom_ids(opened) == ["b:sheet:77:0:", "b:record:77:0:"]
    assert "No game has been finished here yet." in read(boards.history([], 0, 1, voice("en", ())))
