"""The demo that plays by itself."""

from __future__ import annotations

import re

import pytest

from bot import demo


def play(capsys: pytest.CaptureFixture[str], players: int, computers: int, seed: int) -> tuple[int, list[str]]:
    """The exit status, and what is printed."""
    status = demo.main(auto=True, players=players, computers=computers, seed=seed, port=0, browser=False)
    return status, capsys.readouterr().out.splitlines()


def test_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    status, story = play(capsys, 1, 2, seed=5)
    assert status == 0
    assert story[0] == "> Ann types /play Nomination Whist."
    assert {"> Ann adds a computer.", "> Ann presses Start."} <= set(story)
    result = re.fullmatch(r"result places (\d(?:,\d){2}) totals (\d+(?:,\d+){2})", story[-1])
    assert result is not None
    places, totals = ([int(number) for number in part.split(",")] for part in result.groups())
    assert places == [1 + sum(other > total for other in totals) for total in totals]
    assert sum("Hand 13 of 13" in line for line in story) == 1
    # The same seed tells the same story.
    assert play(capsys, 1, 2, seed=5) == (0, story)


@pytest.mark.parametrize(("players", "computers"), [(0, 4), (1, 0), (4, 4), (8, 0), (7, 1)])
def test_wrong_counts(capsys: pytest.CaptureFixture[str], players: int, computers: int) -> None:
    assert demo.main(auto=True, players=players, computers=computers, seed=None, port=0, browser=False) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "--players and --computers must be 2 to 7 together, with a player.\n"


def test_a_game_that_does_not_go_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "MOST_PRESSES", 3)
    assert demo.main(auto=True, players=3, computers=0, seed=1, port=0, browser=False) == 1
    assert capsys.readouterr().err == "The game did not end.\n"
