"""What stands in a message: its text, its buttons, its cards."""

from __future__ import annotations

from typing import Any

import discord
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.demo import plain_text
from bot.games.cards import Card
from tests.stories.audit import cards_in, strings

#: Discord's numbers for the parts of a message.
ROW, BUTTON, SELECT = 1, 2, 3

Message = discord.Message | ResponseMessage


def tree(message: Message) -> list[dict[str, Any]]:
    """The components of a message as they stood when it was looked at."""
    return [part if isinstance(part, dict) else dict(part.to_dict()) for part in message.components]


def parts(message: Message) -> list[dict[str, Any]]:
    """Every component of a message, however deep."""
    return list(walk_components(tree(message)))


def place(message: Message) -> int:
    """The channel that a message is in."""
    return message.channel_id if isinstance(message, ResponseMessage) else message.channel.id


def text(message: Message | None) -> str:
    """What stands in a message, without Markdown."""
    assert message is not None, "there is no message"
    return plain_text(message.message if isinstance(message, ResponseMessage) else message)


def buttons(message: Message) -> dict[str, dict[str, Any]]:
    """The buttons of a message that can be pressed, by custom_id."""
    return {part["custom_id"]: part for part in parts(message) if part["type"] == BUTTON and not part.get("disabled")}


def labels(message: Message) -> list[str]:
    """What is written on the buttons that can be pressed."""
    return [str(part["label"]) for part in buttons(message).values()]


def moves(message: Message) -> list[str]:
    """The moves that a hand offers, as in a record: ``bid 2``, ``play QH``."""
    return [custom_id.split(":", 4)[4] for custom_id in buttons(message) if ":act:" in custom_id]


def cards(message: Message) -> set[Card]:
    """Every card that a message shows, in text and on buttons."""
    return cards_in("\n".join(strings(parts(message))))


def selects(message: Message) -> list[str]:
    """The custom_ids of the selects of a message, from the top."""
    return [str(part["custom_id"]) for part in parts(message) if part["type"] == SELECT]
