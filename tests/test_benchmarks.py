"""The benchmarks' runner. What it measures is no test: it depends on the machine."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from benchmarks import __main__ as runner


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
