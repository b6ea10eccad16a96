"""Oddtrick: builds the parts, hands them to each other, starts and stops them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
from contextlib import suppress
from random import Random
from typing import Any

import discord
from discord import AllowedMentions, Intents, Interaction, LoginFailure, MemberCacheFlags
from discord.app_commands import AppCommandError, CommandInvokeError, CommandTree
from discord.ext import commands, tasks
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.delivery import failures
from bot.delivery.courier import Courier
from bot.delivery.desk import Desk
from bot.delivery.people import People
from bot.locales.localizer import Localizer
from bot.locales.translator import Translator, speak
from bot.players import choose
from bot.settings import Settings, SettingsError
from bot.store import notes
from bot.store import people as people_rows
from bot.store import tables as rows
from bot.store.engine import open_engine
from bot.store.migrate import migrate
from bot.tables import changes
from bot.tables.clock import HEARTBEAT, Clock
from bot.tables.errors import TableGone
from bot.tables.model import Status
from bot.tables.service import Tables
from bot.views.items import ITEMS
from cogs import COGS

log = logging.getLogger(__name__)

#: Seconds without a connection after which members are given the lost time back.
OUTAGE = 60.0
#: Seconds for which the data of a server is kept after the bot was removed from it.
KEPT_AFTER_REMOVAL = 30 * 86_400.0


class Tree(CommandTree["Oddtrick"]):
    """The slash commands; what goes wrong in one becomes a sentence."""

    async def on_error(self, interaction: Interaction[Any], error: AppCommandError, /) -> None:
        """Tells the member, in one place with the buttons' failures."""
        cause = error.original if isinstance(error, CommandInvokeError) else error
        await failures.refuse(interaction, self.client.people, cause)


class Oddtrick(commands.Bot):
    """The bot. ``rng`` shuffles and ``localizer`` speaks; others than the defaults are for trying things out."""

    def __init__(
        self,
        engine: AsyncEngine,
        rng: Random | None = None,
        localizer: Localizer | None = None,
        dev_guild: int | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=Intents(guilds=True),
            allowed_mentions=AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.engine = engine
        self.localizer = localizer or Localizer()
        self.tables = Tables(engine, lambda: discord.utils.utcnow().timestamp(), rng)
        self.clock = Clock(self.tables, engine, choose)
        self.people = People(self, engine, self.localizer)
        self.courier = Courier(self, self.tables, self.people, engine)
        self.desk = Desk(self.tables, self.people, self.courier, engine)
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._offline_since: float | None = None

    async def setup_hook(self) -> None:
        """Brings the database up to date, registers buttons and commands. Nothing is drawn before the servers are known."""
        await migrate(self.engine)
        await self.clock.restore()
        self._offline_since = self.tables.now()
        self.tables.listen(self.courier.hear)
        self.add_dynamic_items(*ITEMS)
        for cog in COGS:
            await self.add_cog(cog(self))
        speak(self.tree.walk_commands(), self.localizer)
        await self.tree.set_translator(Translator(self.localizer))
        await self._sync()

    async def _sync(self) -> None:
        """Tells Discord about the commands when they are not what it was told last."""
        if self._dev_guild:
            self.tree.copy_global_to(guild=self._dev_guild)
        translator = self.tree.translator
        assert translator is not None
        payload = [await c.get_translated_payload(self.tree, translator) for c in self.tree.get_commands()]
        told = json.dumps([self.application_id, self._dev_guild and self._dev_guild.id, payload], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        async with self.engine.begin() as connection:
            known = await notes.read(connection, "commands")
        if known == digest:
            return
        await self.tree.sync(guild=self._dev_guild)
        async with self.engine.begin() as connection:
            await notes.write(connection, "commands", digest)

    # Discord's events.

    async def on_ready(self) -> None:
        """The servers are known, at the start or after an outage that could not be resumed."""
        await self.on_resumed()
        await self._look_around()
        await self.courier.catch_up()
        if not self._beat.is_running():
            self._beat.start()
            self._purge.start()
            log.info("ready: %s servers", len(self.guilds))

    async def on_disconnect(self) -> None:
        """Stops the clock while nobody can press anything."""
        self.clock.hold()
        if self._offline_since is None:
            self._offline_since = self.tables.now()

    async def on_resumed(self) -> None:
        """Gives the time of a long outage back, and lets the clock go on."""
        since, self._offline_since = self._offline_since, None
        if since is not None and self.tables.now() - since >= OUTAGE:
            await self.tables.give_back(self.tables.now() - since)
        self.clock.start()

    async def _look_around(self) -> None:
        """Finds out which servers and channels with a table have gone while nobody listened."""
        async with self.engine.begin() as connection:
            places = await rows.open_places(connection)
        here = {guild.id for guild in self.guilds}
        for guild_id in {guild_id for guild_id, _ in places} - here:
            await self._leave(guild_id)
        for guild_id, channel_id in places:
            guild = self.get_guild(guild_id)
            if guild is not None and not guild.unavailable and await self._is_gone(channel_id):
                await self._lose(channel_id)

    async def _is_gone(self, channel_id: int) -> bool:
        """Whether a channel is gone or closed to the bot. One that is not known may be a sleeping thread: it is asked for."""
        if self.get_channel(channel_id) is not None:
            return False
        try:
            await self.fetch_channel(channel_id)
        except discord.HTTPException as error:
            return isinstance(error, discord.NotFound | discord.Forbidden)
        return False

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Ends the tables of a server that the bot was removed from."""
        await self._leave(guild.id)

    async def _leave(self, guild_id: int) -> None:
        for table in await self.tables.of_server(guild_id):
            with suppress(TableGone):
                await self.tables.change(table.id, changes.close)
        async with self.engine.begin() as connection:
            await people_rows.server_left(connection, guild_id, self.tables.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server that has the bot (back) keeps its data."""
        async with self.engine.begin() as connection:
            await people_rows.server_left(connection, guild.id, None)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pauses the table of a channel that is gone."""
        await self._lose(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pauses the table of a thread that is gone."""
        await self._lose(payload.thread_id)

    async def _lose(self, channel_id: int) -> None:
        table = await self.tables.in_channel(channel_id)
        if table is not None and table.status is not Status.PAUSED:
            await self.tables.change(table.id, changes.lose_channel)

    @tasks.loop(seconds=HEARTBEAT)
    async def _beat(self) -> None:
        await self.clock.beat()

    @tasks.loop(hours=24)
    async def _purge(self) -> None:
        async with self.engine.begin() as connection:
            await people_rows.purge_servers(connection, self.tables.now() - KEPT_AFTER_REMOVAL)

    async def close(self) -> None:
        """Finishes what is under way, saves and closes."""
        if self.is_closed():
            return
        self._beat.cancel()
        self._purge.cancel()
        await self.clock.stop()
        await self.courier.close()
        await super().close()
        await self.engine.dispose()


def run(settings: Settings) -> None:
    """Runs the bot until it is told to stop. Raises SettingsError when Discord refuses the token, OSError when it is away."""
    # Cards need no voice: without this every start would warn that its libraries are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asyncio.run(_run(settings))


async def _run(settings: Settings) -> None:
    bot = Oddtrick(open_engine(settings.database_url), dev_guild=settings.dev_guild_id)
    working = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    for stop in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(stop, working.cancel)
    try:
        await working
    except asyncio.CancelledError:
        log.info("stopping")
    except LoginFailure:
        accepted = Settings.model_fields["discord_token"].description
        raise SettingsError(f"DISCORD_TOKEN is wrong: it must be {accepted}.") from None
    finally:
        await bot.close()
