"""Who wants to be spoken to how: languages, pings, colours, and whose direct messages are closed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from discord import Client, DMChannel, Forbidden, Interaction, Object
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.locales.localizer import Localizer, resolve
from bot.store import people as rows
from bot.store.shapes import Direct, MemberSettings, ServerSettings
from bot.tables.model import Table
from bot.views.voice import Voice

T = TypeVar("T")

#: How many members' settings are kept in memory.
KEPT = 2000


class People:
    """Settings by member and server, and who can be written to how, kept in memory as they are read."""

    def __init__(self, client: Client, engine: AsyncEngine, localizer: Localizer) -> None:
        self.localizer = localizer
        self._client = client
        self._engine = engine
        self._members: dict[int, MemberSettings] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._direct: dict[int, Direct] = {}

    async def member(self, user_id: int) -> MemberSettings:
        """A member's settings."""
        if user_id not in self._members:
            async with self._engine.begin() as connection:
                found = await rows.member_settings(connection, user_id)
            _keep(self._members, user_id, found)
        return self._members[user_id]

    async def server(self, guild_id: int) -> ServerSettings:
        """A server's settings."""
        if guild_id not in self._servers:
            async with self._engine.begin() as connection:
                found = await rows.server_settings(connection, guild_id)
            _keep(self._servers, guild_id, found)
        return self._servers[guild_id]

    async def save_member(self, settings: MemberSettings) -> None:
        """Writes a member's settings."""
        async with self._engine.begin() as connection:
            await rows.save_member_settings(connection, settings)
        _keep(self._members, settings.user_id, settings)

    async def save_server(self, settings: ServerSettings) -> None:
        """Writes a server's settings."""
        async with self._engine.begin() as connection:
            await rows.save_server_settings(connection, settings)
        _keep(self._servers, settings.guild_id, settings)

    def forget(self, user_id: int) -> None:
        """Drops a member from memory."""
        self._members.pop(user_id, None)
        self._direct.pop(user_id, None)

    async def meet(self, interaction: Interaction[Any]) -> MemberSettings:
        """The settings of whoever pressed, with the language of their Discord brought up to date."""
        settings, seen = await self.member(interaction.user.id), interaction.locale.value
        if settings.seen_locale != seen:
            settings = replace(settings, seen_locale=seen)
            await self.save_member(settings)
        return settings

    # Voices.

    async def answering(self, interaction: Interaction[Any], table: Table | None = None) -> Voice:
        """How to answer a member in private."""
        return self._private(await self.meet(interaction), table)

    def plain(self, interaction: Interaction[Any]) -> Voice:
        """How to answer a member when the database cannot say what they prefer."""
        return Voice(self.localizer, resolve(interaction.locale.value))

    async def private(self, user_id: int, table: Table | None = None) -> Voice:
        """How to write to a member in private."""
        return self._private(await self.member(user_id), table)

    async def public(self, table: Table) -> Voice:
        """How to speak in a table's channel."""
        settings, guild = await self.server(table.guild_id), self._client.get_guild(table.guild_id)
        spoken = settings.locale or resolve(guild.preferred_locale.value if guild else "")
        return _at(table, Voice(self.localizer, spoken))

    def _private(self, settings: MemberSettings, table: Table | None) -> Voice:
        language = settings.locale or resolve(settings.seen_locale or "")
        return _at(table, Voice(self.localizer, language, four_colour=settings.four_colour))

    # Direct messages.

    async def direct(self, user_id: int) -> Direct:
        """What is known about a member's direct messages."""
        if user_id not in self._direct:
            async with self._engine.begin() as connection:
                found = await rows.direct(connection, user_id)
            _keep(self._direct, user_id, found)
        return self._direct[user_id]

    async def open_direct(self, user_id: int) -> int | None:
        """The id of the channel for direct messages to a member, None when they are closed. Opened once, then remembered."""
        known = await self.direct(user_id)
        if known.closed or known.channel_id is not None:
            return None if known.closed else known.channel_id
        try:
            channel: DMChannel = await self._client.create_dm(Object(user_id))
        except Forbidden:
            await self.close_direct(user_id)
            return None
        await self._save_direct(user_id, Direct(channel.id, closed=False))
        return channel.id

    async def close_direct(self, user_id: int) -> None:
        """Notes that a member's direct messages are closed, so that nobody tries again in vain."""
        known = await self.direct(user_id)
        await self._save_direct(user_id, replace(known, closed=True))

    async def retry_direct(self, user_id: int) -> None:
        """Notes that it is worth trying again: the member has just joined, or written from a direct message."""
        known = await self.direct(user_id)
        if known.closed:
            await self._save_direct(user_id, replace(known, closed=False))

    async def _save_direct(self, user_id: int, direct: Direct) -> None:
        async with self._engine.begin() as connection:
            await rows.save_direct(connection, user_id, direct)
        _keep(self._direct, user_id, direct)


def _at(table: Table | None, voice: Voice) -> Voice:
    """A voice that speaks of a table, if of any."""
    if table is None:
        return voice
    return replace(voice.about(table.game), names=tuple(sitter.name for sitter in table.sitters))


def _keep(kept: dict[int, T], key: int, value: T) -> None:
    """Keeps the newest, and no more than `KEPT`."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > KEPT:
        del kept[next(iter(kept))]
