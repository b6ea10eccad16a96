"""The demo that plays by itself."""

from __future__ import annotations

import re

import pytest

from bot import demo
from bot.demo import Party
from bot.games.catalogue import GAMES

WRONG = [(0, 4), (1, 0), (4, 4), (8, 0), (7, 1)]


def play(capsys: pytest.CaptureFixture[str], party: Party, seed: int) -> tuple[int, list[str]]:
    """The exit status, and what is printed."""
    status = demo.main(auto=party, seed=seed, port=0, browser=False)
    return status, capsys.readouterr().out.splitlines()


def test_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    party = Party("knockout", computers=2)
    status, story = play(capsys, party, seed=5)
    assert (status, story[0]) == (0, "> Ann types /play Knock-Out Whist.")
    # Two members make four with the computers.
    assert {"> Bob presses Join.", "> Ann adds a computer.", "> Ann presses Start."} <= set(story)
    assert "> Cat presses Join." not in story
    result = re.fullmatch(r"result places (\d(?:,\d){3}) totals (\d(?:,\d){3})", story[-1])
    assert result is not None
    places, totals = ([int(number) for number in part.split(",")] for part in result.groups())
    assert places == [1 + sum(other > total for other in totals) for total in totals]
    # The same seed tells the same story.
    assert play(capsys, party, seed=5) == (0, story)


@pytest.mark.parametrize(
    ("party", "problem"),
    [
        *(
            (Party("nomination", *counts), "--players and --computers must be 2 to 7 together, with a player.")
            for counts in WRONG
        ),
        (Party("whist", 3), "--players and --computers must be 4 together, with a player."),
        (Party("german", computers=2), "--players and --computers must be 2 together, with a player."),
        (Party("snap"), f"--game must be one of {', '.join(GAMES)}."),
    ],
)
def test_what_cannot_be_played(capsys: pytest.CaptureFixture[str], party: Party, problem: str) -> None:
    assert demo.main(auto=party, seed=None, port=0, browser=False) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", problem + "\n")


def test_a_game_that_does_not_go_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "MOST_PRESSES", 3)
    assert demo.main(auto=Party(players=3), seed=1, port=0, browser=False) == 1
    assert capsys.readouterr().err == "The game did not end.\n"
