"""Whole games, games broken off, and wrong ones, replayed as ``python -m bot replay FILE`` does."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from bot.games.catalogue import GAMES
from bot.games.messages import Message
from bot.games.options import Rule, rules, values
from bot.games.record import Record, read, write
from bot.locales.localizer import DEFAULT, Localizer
from bot.replay import replay
from tests.games.scorer import told

# Many whole games: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.txt"))
GOOD = [path for path in RECORDS if not path.name.startswith("wrong-")]
WRONG = [path for path in RECORDS if path.name.startswith("wrong-")]

golden = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
good = pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)


@pytest.fixture(scope="module")
def localizer() -> Localizer:
    return Localizer(strict=True)


def run(path: Path, localizer: Localizer) -> tuple[int, str, str]:
    """Exit status, standard output and standard error."""

    def say(message: Message) -> str:
        return localizer.say(DEFAULT, message)

    out, err = StringIO(), StringIO()
    return replay(path, out, err, say), out.getvalue(), err.getvalue()


def facts(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@cache
def whole_games() -> tuple[Record, ...]:
    """Every record of a game played to its end."""
    replays = (read(path.read_text("utf-8"), GAMES) for path in GOOD)
    return tuple(record for record, game in replays if game.result is not None)


@golden
def test_what_is_printed_and_how_it_exits(path: Path, localizer: Localizer) -> None:
    """The expected output stands beside the record: what goes to standard output, then what goes to standard error."""
    status, out, err = run(path, localizer)
    assert out + err == path.with_suffix(".out").read_text("utf-8")
    assert (status, err.count("\n")) == ((1, 1) if path in WRONG else (0, 0))


@good
def test_the_expected_output_is_what_a_naive_scorer_finds(path: Path) -> None:
    assert path.with_suffix(".out").read_text("utf-8").splitlines() == told(facts(path))


@good
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    record, _ = read(path.read_text("utf-8"), GAMES)
    again = write(record).splitlines()
    assert again[2:] == facts(path)[2:]
    assert set(facts(path)[1].split()) <= set(again[1].split())


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
@pytest.mark.parametrize("path", RECORDS[::9], ids=lambda path: path.stem)
def test_how_lines_end_makes_no_difference(path: Path, newline: str, localizer: Localizer, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes().replace(b"\n", newline.encode()))
    assert run(copy, localizer) == run(path, localizer)


def test_there_are_whole_games_of_every_number_of_players() -> None:
    for name, game in GAMES.items():
        assert {record.players for record in whole_games() if record.game.name == name} == {*game.seats}


CHOICES = [(name, rule, choice) for name, game in GAMES.items() for rule in rules(game.options) for choice in rule.choices]


@pytest.mark.parametrize(("name", "rule", "choice"), CHOICES, ids=lambda value: getattr(value, "name", value))
def test_there_are_three_whole_games_of_every_choice_of_every_house_rule(name: str, rule: Rule, choice: str) -> None:
    games = [record for record in whole_games() if record.game.name == name]
    assert sum(values(record.options)[rule.name] == choice for record in games) >= 3


def test_a_mark_at_the_start_is_no_part_of_the_text(localizer: Localizer, tmp_path: Path) -> None:
    copy = tmp_path / "game.txt"
    copy.write_bytes(b"\xef\xbb\xbf" + GOOD[0].read_bytes())
    assert run(copy, localizer) == run(GOOD[0], localizer)


def test_a_file_that_cannot_be_read_is_one_sentence(localizer: Localizer, tmp_path: Path) -> None:
    missing, folder, picture = tmp_path / "none.txt", tmp_path, tmp_path / "card.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    for path, sentence in (
        (missing, f"{missing} does not exist.\n"),
        (folder, f"{folder} cannot be read.\n"),
        (picture, f"{picture} is not UTF-8 text.\n"),
    ):
        assert run(path, localizer) == (2, "", sentence)
