"""What many tests need."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import Settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deals", type=int, default=400, help="random deals on which a game is compared with its second model")


@pytest.fixture
def deals(pytestconfig: pytest.Config) -> int:
    """How many random deals of a game to compare, at least: a few hundred every time, thousands when they are asked for."""
    asked: int = pytestconfig.getoption("--deals")
    return asked


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory: none of our variables and no .env file, so that nothing of the machine reaches a test."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def own_logging() -> Iterator[None]:
    """Logging that the test may configure: afterwards it is as it was."""
    loggers = [logging.getLogger(name) for name in (None, "bot", "cogs")]
    levels = [logger.level for logger in loggers]
    handlers = loggers[0].handlers[:]
    loggers[0].handlers = []
    yield
    loggers[0].handlers = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
