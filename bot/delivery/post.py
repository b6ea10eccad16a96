"""Sending, editing and deleting the bot's messages, without a message cache."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from discord import AllowedMentions, Client, Forbidden, HTTPException, NotFound, Object, PartialMessage
from discord.ui import LayoutView

from bot.store.tables import Shown
from bot.tables.model import Table

#: Discord's codes for a message that is gone, and for an old one that was edited too often.
UNKNOWN_MESSAGE, TOO_MANY_EDITS = 10008, 30046


class Post:
    """Discord's messages by id."""

    def __init__(self, client: Client, now: Callable[[], float]) -> None:
        self._client = client
        self._now = now

    async def send(
        self, table: Table, user_id: int, channel_id: int, view: LayoutView, mark: str, call: int | None = None
    ) -> Shown:
        """Sends a message; ``call`` is the one member whom it may notify by mention. Raises HTTPException."""
        mentions = AllowedMentions(everyone=False, roles=False, users=[Object(call)] if call else False)
        channel = self._client.get_partial_messageable(channel_id)
        message = await channel.send(view=view, allowed_mentions=mentions)
        return Shown(table.id, user_id, channel_id, message.id, mark, self._now())

    async def edit(self, shown: Shown, view: LayoutView) -> bool:
        """Edits a message. False when it has been deleted or is too old to edit. Raises HTTPException for anything else."""
        try:
            await self._message(shown).edit(view=view, allowed_mentions=AllowedMentions.none())
        except NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        except HTTPException as error:
            if error.code != TOO_MANY_EDITS:
                raise
            return False
        return True

    async def delete(self, shown: Shown) -> None:
        """Deletes a message, if it is still there."""
        with suppress(NotFound, Forbidden):
            await self._message(shown).delete()

    def _message(self, shown: Shown) -> PartialMessage:
        return self._client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
