"""Whole games and the dossier's vectors as records. Beside each ``.txt`` stands, in ``.out``, what replaying it must tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.catalogue import GAMES
from bot.games.record import read, summary

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=[str(file.relative_to(HERE)) for file in RECORDS])
def test_a_record_tells_what_was_worked_out_by_hand(file: Path) -> None:
    _, replay = read(file.read_text(), GAMES)
    assert list(summary(replay)) == file.with_suffix(".out").read_text().splitlines()


def test_there_are_records_of_every_game_and_none_without_its_outcome() -> None:
    assert {file.parent.name for file in RECORDS} >= {"whist", "dummy", "knockout", "german"}
    assert {file.with_suffix(".out") for file in RECORDS} == set(HERE.glob("*/*.out"))
