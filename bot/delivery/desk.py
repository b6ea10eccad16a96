"""The desk: every press comes here, is answered, and what goes wrong becomes a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from discord import Interaction
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.delivery import failures
from bot.delivery.call import Call
from bot.delivery.courier import Courier
from bot.delivery.people import People
from bot.delivery.presses import boards, editor, lobby, private, server, table
from bot.tables.errors import StalePrompt
from bot.tables.service import Tables
from bot.views.actions import Action
from bot.views.codec import Press

Handler = Callable[[Call], Awaitable[None]]

HANDLERS: Mapping[Action, Handler] = {
    **lobby.HANDLERS,
    **editor.HANDLERS,
    **table.HANDLERS,
    **private.HANDLERS,
    **server.HANDLERS,
    **boards.HANDLERS,
}


class Desk:
    """Answers presses. Holds the parts that its handlers and the cogs work with."""

    def __init__(self, tables: Tables, people: People, courier: Courier, engine: AsyncEngine) -> None:
        self.tables = tables
        self.people = people
        self.courier = courier
        self.engine = engine

    async def press(self, interaction: Interaction[Any], press: Press, values: Sequence[str]) -> None:
        """Answers a press. Never raises."""
        try:
            call = Call(self, interaction, press, values)
            async with self.courier.answering(press.table, interaction.user.id):
                await call.check_place()
                await _handler(press)(call)
            for afterwards in call.afterwards:
                await afterwards()
        except Exception as failure:  # noqa: BLE001 - whatever it is, the member gets a sentence and the log the rest
            await failures.refuse(interaction, self.people, failure)


def _handler(press: Press) -> Handler:
    try:
        return HANDLERS[Action(press.action)]
    except (ValueError, KeyError):
        # A button of another version of the program, or a forged one.
        raise StalePrompt from None
