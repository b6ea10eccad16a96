"""The benchmarks' runner. What it measures is no test: it depends on the machine."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from benchmarks import __main__ as runner
from benchmarks import family
from bot.players.levels import Level


def test_rows_stand_in_columns() -> None:
    assert runner.aligned([("one press", "9.1 ms", "at most 15 ms"), ("hard", "66 %", "66 %")]).splitlines() == [
        "what       measured  target",
        "one press  9.1 ms    at most 15 ms",
        "hard       66 %      66 %",
    ]


def test_the_named_benchmarks_are_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(runner, "names", lambda: ["helper", "table"])
    monkeypatch.setitem(sys.modules, "benchmarks.helper", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "benchmarks.table", SimpleNamespace(rows=lambda: [("a press", "1 ms", "2 ms")]))
    runner.main([])
    assert capsys.readouterr().out == "what     measured  target\na press  1 ms      2 ms\n"
    with pytest.raises(SystemExit) as stopped:
        runner.main(["chairs"])
    assert stopped.value.code == 2
    assert "no benchmark chairs; there is helper, table" in capsys.readouterr().err


def test_a_missed_target_is_the_exit_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(runner, "names", lambda: ["table"])
    measured = [("a press", "3 ms MISSED", "2 ms"), ("a draw", "1 ms", "2 ms")]
    monkeypatch.setitem(sys.modules, "benchmarks.table", SimpleNamespace(rows=lambda: measured))
    with pytest.raises(SystemExit) as stopped:
        runner.main([])
    assert stopped.value.code == 1
    assert "3 ms MISSED" in capsys.readouterr().out


@pytest.mark.parametrize("name", family.MATCHES)
def test_no_level_is_better_than_itself(name: str) -> None:
    """The cards and the players' chances are the same whoever is tested, so that what one place wins the others lose."""
    times = family.Times()
    assert family.lead(name, 4, Level.EASY, Level.EASY, times) == pytest.approx(0)
    assert set(times.taken) == {(Level.EASY, True), (Level.EASY, False)}


def test_a_level_that_is_not_better_misses_the_target() -> None:
    what, measured, target = family.strength("german", 3, Level.EASY, Level.EASY, family.Times())
    assert (what, target) == ("german, easy over easy", "2 standard errors")
    assert measured.endswith(runner.MISSED)
