"""The command line: what it accepts, what it hands on, and the exit status."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.__main__ import main
from bot.demo import Party
from bot.settings import Settings

ROOT = Path(__file__).parent.parent


pytestmark = pytest.mark.usefixtures("empty_folder", "own_logging")


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_without_a_command_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    said = capsys.readouterr().err
    assert all(f"    {command} " in said for command in ("run", "migrate", "replay", "demo"))


@pytest.mark.parametrize("arguments", [["shuffle"], ["replay"], ["demo", "--players", "some"], ["demo", "--seed", "x"]])
def test_a_wrong_command_line_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2


def test_a_missing_token_is_one_sentence_and_status_2() -> None:
    ran = python("-m", "bot", "run")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("DISCORD_TOKEN is missing: ")
    assert ran.stderr.count("\n") == 1


def test_help_and_replay_need_neither_discord_nor_a_database() -> None:
    work = "import sys; from bot.__main__ import main; main([]); main(['replay', 'none'])"
    assert python("-c", f"{work}; print({{'discord', 'sqlalchemy'}} & set(sys.modules))").stdout == "set()\n"


def test_run_hands_the_settings_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    given: list[Settings] = []
    monkeypatch.setattr("bot.app.run", given.append)
    assert main(["run"]) == 0
    assert [settings.discord_token.get_secret_value() for settings in given] == ["a-token"]


def test_migrate_makes_the_database_and_may_be_repeated(empty_folder: Path) -> None:
    assert main(["migrate"]) == 0
    assert main(["migrate"]) == 0
    with sqlite3.connect(empty_folder / "oddtrick.db") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    database.close()


def test_a_newer_database_is_refused(empty_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["migrate"])
    database = sqlite3.connect(empty_folder / "oddtrick.db")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    capsys.readouterr()
    assert main(["migrate"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("DATABASE_URL names the database of a newer Oddtrick")


def test_a_file_that_is_no_database_is_refused(empty_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (empty_folder / "oddtrick.db").write_text("not a database, but long enough to look at\n" * 50)
    assert main(["migrate"]) == 2
    assert capsys.readouterr().err == "DATABASE_URL names a database that cannot be used: file is not a database.\n"


def test_replay_says_what_is_wrong_with_a_record(empty_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = empty_folder / "game.txt"
    record.write_text("oddtrick 1\ngame nomination players=4 dealer=4\n- shuffle\n")
    assert main(["replay", str(record)]) == 1
    assert capsys.readouterr().err.startswith("line 3: ")
    assert main(["replay", str(empty_folder / "none.txt")]) == 2


def test_demo_hands_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, object]] = []

    def demo(**options: object) -> int:
        given.append(options)
        return 1

    monkeypatch.setattr("bot.demo.main", demo)
    words = "demo --auto --game whist --players 2 --computers 3 --seed 7 --port 8080 --no-browser"
    assert main(words.split()) == 1
    assert given == [{"auto": Party("whist", 2, 3), "seed": 7, "port": 8080, "browser": False}]


def test_demo_without_its_extra_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command_line, "find_spec", lambda _name: None)
    assert main(["demo"]) == 2
    assert capsys.readouterr().err.startswith("The demo needs simcord")
