"""What a custom_id says.

Anybody can read and forge one: it names no card that those who see it may not see, and is checked when it is pressed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.games.moves import read_number

#: Discord's limit for a custom_id.
LONGEST = 100
FIELDS = r"(?P<action>[a-z]+):(?P<table>[0-9]{1,18}):(?P<decision>[0-9]{1,9}):(?P<arg>.*)"


@dataclass(frozen=True, slots=True)
class Press:
    """What pressing a button or choosing from a select asks for.

    ``table`` is 0 where no table is meant. ``decision`` is the seat's count of decisions when the item was drawn
    (`Table.decisions`), 0 where it does not matter; ``arg`` belongs to the action, see `Action`.
    """

    action: str
    table: int = 0
    decision: int = 0
    arg: str = ""


def encode(prefix: str, press: Press) -> str:
    """The custom_id. Raises ValueError when it is longer than Discord allows."""
    custom_id = f"{prefix}:{press.action}:{press.table}:{press.decision}:{press.arg}"
    if len(custom_id) > LONGEST:
        raise ValueError(custom_id)
    return custom_id


def template(prefix: str) -> re.Pattern[str]:
    """What the custom_ids with this prefix look like."""
    return re.compile(f"{prefix}:{FIELDS}")


def decode(match: re.Match[str]) -> Press:
    """The press of a custom_id that matched its `template`."""
    return Press(match["action"], int(match["table"]), int(match["decision"]), match["arg"])


def number(text: str) -> int:
    """The number of a page, a seat or a table in an argument or a choice. Raises ValueError for anything else."""
    if len(text) > 15:
        raise ValueError(text)
    return read_number(text)
