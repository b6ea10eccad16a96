"""The record of a game, checked line by line and told hand by hand: ``python -m bot replay FILE``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from bot.games.catalogue import GAMES
from bot.games.messages import Message, message
from bot.games.record import RecordError, hands, read, summary


def replay(path: Path, out: TextIO, err: TextIO, say: Callable[[Message], str]) -> int:
    """Writes a line for each finished hand and the result to `out`, or the first wrong line to `err` after the hands before it.

    `say` puts a message into words. Returns the exit status: 0 for a correct record, finished or not, 1 for a wrong one, 2 for
    a file that cannot be read.
    """
    try:
        # A mark at the start, as some editors leave, is no part of the text.
        text = path.read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        err.write(f"{say(_unreadable(path, error))}\n")
        return 2
    try:
        _, played = read(text, GAMES)
    except RecordError as wrong:
        if wrong.replay is not None:
            out.writelines(f"{line}\n" for line in hands(wrong.replay))
        err.write(f"line {wrong.line}: {say(wrong.message)}\n")
        return 1
    out.writelines(f"{line}\n" for line in summary(played))
    return 0


def _unreadable(path: Path, error: OSError | UnicodeDecodeError) -> Message:
    match error:
        case FileNotFoundError():
            return message("replay-missing", file=str(path))
        case UnicodeDecodeError():
            return message("replay-not-text", file=str(path))
        case _:
            return message("replay-unreadable", file=str(path))
