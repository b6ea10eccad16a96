"""A log is one line for each record, on standard error, without tokens and without what other libraries write down."""

from __future__ import annotations

import logging

import pytest

from bot import logs

BOT_TOKEN = "MTE5ODYyMjQ4MzQ3MTkyNTI0OA" + ".GhYx1a." + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
INTERACTION_TOKEN = "aW50ZXJhY3Rpb246" + "MTE5ODYyMjQ4MzQ3MTkyNTI0ODphYmNkZWY"


pytestmark = pytest.mark.usefixtures("own_logging")


def test_a_record_is_one_line_that_no_terminal_obeys(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO")
    logging.getLogger("bot.tables").info("table %d at version %d, host %r and %s", 42, 17, "Ann", "Bo\nb\x1b[31m\u2028")
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.rstrip().endswith(r"INFO bot.tables: table 42 at version 17, host 'Ann' and Bo\nb\x1b[31m\u2028")


def test_a_traceback_stays_on_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO")
    try:
        raise ValueError("no such seat")
    except ValueError:
        logging.getLogger("cogs").exception("table 42: not drawn")
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert "table 42: not drawn" in shown
    assert "ValueError: no such seat" in shown


@pytest.mark.parametrize("secret", [BOT_TOKEN, INTERACTION_TOKEN, "an-odd-secret"])
def test_tokens_are_hidden(secret: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("INFO", "an-odd-secret")
    logging.getLogger("discord.http").warning("POST /interactions/1/%s/callback failed", secret)
    shown = capsys.readouterr().err
    assert secret not in shown
    assert "/callback failed" in shown


def test_debug_shows_our_own_records_and_nobody_elses(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("DEBUG")
    logging.getLogger("bot.delivery").debug("ours")
    logging.getLogger("discord.http").debug("a request with a hand in it")
    logging.getLogger("aiosqlite").debug("a query with a hand in it")
    shown = capsys.readouterr().err
    assert "ours" in shown
    assert "hand" not in shown


def test_a_high_level_silences_everybody_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("ERROR")
    logging.getLogger("bot").warning("ours")
    logging.getLogger("discord").warning("theirs")
    assert capsys.readouterr().err == ""
