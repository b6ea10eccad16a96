"""Trying the bot without Discord: the real bot on a Discord held in memory (simcord, an optional extra).

Either in the local browser, or by itself: simulated members open, join, bid and play a whole game through the same slash
commands and buttons as everybody else.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TextIO

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle

from bot.app import Oddtrick
from bot.games.catalogue import GAMES
from bot.games.record import read, summary, write
from bot.locales.localizer import DEFAULT
from bot.players.levels import Level
from bot.store.engine import open_engine

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus")
#: Presses after which a game that has not ended is given up.
MOST_PRESSES = 5_000


class Stuck(Exception):
    """The game did not go on."""


@dataclass(frozen=True)
class Party:
    """What is played by itself: the game's name in the catalogue, members (None: as many as is usual) and computers."""

    game: str = "nomination"
    players: int | None = None
    computers: int = 0

    @property
    def members(self) -> int:
        """The members at the table: four, or as many as can play, if nobody has said."""
        return min(4, GAMES[self.game].seats[-1]) - self.computers if self.players is None else self.players

    @property
    def problem(self) -> str | None:
        """Why nobody can play so, in one sentence."""
        if self.game not in GAMES:
            return f"--game must be one of {', '.join(GAMES)}."
        seats = GAMES[self.game].seats
        if 1 <= self.members <= len(NAMES) and self.members + self.computers in seats:
            return None
        range_ = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        return f"--players and --computers must be {range_} together, with a player."


def main(*, auto: Party | None, seed: int | None, port: int, browser: bool) -> int:
    """Runs a demo, with `auto` by itself. Returns the exit status: 0 only when that game was finished, or the page closed."""
    if auto:
        if problem := auto.problem:
            print(problem, file=sys.stderr)
            return 2
        return asyncio.run(_play_by_itself(auto, seed, sys.stdout))
    try:
        asyncio.run(_show(port, browser))
    except KeyboardInterrupt:
        print("Good bye.")
    return 0


@asynccontextmanager
async def _world(rng: Random | None = None) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(f"sqlite+aiosqlite:///{Path(folder) / 'demo.db'}")
        bot = Oddtrick(engine, rng=rng)
        try:
            async with simcord.run(bot, settle_timeout=10.0) as env:
                yield bot, env
        finally:
            await engine.dispose()


# In the browser.


async def _show(port: int, browser: bool) -> None:
    async with _world() as (_, env):
        guild = env.create_guild("Friday whist")
        channel = guild.create_text_channel("cards")
        members = [guild.add_member(env.create_user(name)) for name in ("You", *NAMES[:3])]
        async with env.preview(channel, viewers=members, layout="channel", port=port or None) as preview:
            print("A Discord of your own, with the bot in it. In the channel:")
            print("  1. type /play and pick a game, for example Nomination Whist")
            print("  2. press Add computer two or three times, then Start")
            print("  3. press My hand to bid and play")
            print(f"\n{preview.url}\n\nPress Ctrl+C to stop.", flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, preview.url)
            await preview.wait_closed()


# By itself.


@dataclass
class Player:
    """A simulated member: in the channel, and in their direct messages."""

    member: MemberActor
    user: UserHandle


async def _play_by_itself(party: Party, seed: int | None, out: TextIO) -> int:
    rng = Random(seed)
    shuffles = None if seed is None else Random(rng.getrandbits(64))
    try:
        async with _world(shuffles) as (bot, env):
            result = await _evening(bot, env, party, rng, out)
    except Stuck as stuck:
        print(stuck, file=sys.stderr)
        return 1
    print(result, file=out)
    return 0


async def _evening(bot: Oddtrick, env: Any, party: Party, rng: Random, out: TextIO) -> str:
    guild = env.create_guild("Friday whist")
    channel = guild.create_text_channel("cards")
    people = []
    for name in NAMES[: party.members]:
        user = env.create_user(name)
        people.append(Player(guild.add_member(user), user))
    story = Story(channel, out)
    await gather(people, channel, party, story, bot.localizer.text(DEFAULT, f"game-{party.game}"))
    for _ in range(MOST_PRESSES):
        story.tell()
        if (await bot.tables.look(1)).ranked is not None:
            break
        await _press_something(people, rng)
    else:
        raise Stuck("The game did not end.")
    story.tell(everything=True)
    _, played = read(write(await bot.tables.record(1)), GAMES)
    return list(summary(played))[-1]


async def gather(people: list[Player], channel: ChannelHandle, party: Party, story: Story, game: str) -> None:
    """The first opens a table of this game, the others join, computers are added, and the game is started."""
    host = people[0]
    story.say(f"{host.user.name} types /play {game}.")
    await host.member.slash(channel, "play", game=game)
    lobby = channel.history()[-1]
    for player in people[1:]:
        story.say(f"{player.user.name} presses Join.")
        await player.member.click(lobby, label="Join")
    if party.computers:
        levels = (await host.member.click(lobby, label="Add computer")).response
        assert levels is not None
        for _ in range(party.computers):
            story.say(f"{host.user.name} adds a computer.")
            await host.member.click(levels, custom_id=_level(levels, Level.NORMAL))
    story.say(f"{host.user.name} presses Start.")
    await host.member.click(lobby, label="Start")


def _level(message: Any, level: Level) -> str:
    return next(str(b["custom_id"]) for b in buttons(message.message) if str(b["custom_id"]).endswith(f":{level}"))


async def _press_something(people: list[Player], rng: Random) -> None:
    """One member who may bid or play presses one of the buttons of their direct message."""
    for player in people:
        message = player.user.dm_channel.history()[-1]
        offered = [b for b in buttons(message) if not b.get("disabled") and ":act:" in b["custom_id"]]
        if offered:
            await player.user.click(message, custom_id=rng.choice(offered)["custom_id"])
            return
    raise Stuck("Nobody can do anything.")


# What a message says.


class Story:
    """Tells what stands in a channel: each message once, when a newer one has made it final."""

    def __init__(self, channel: ChannelHandle, out: TextIO) -> None:
        self._channel = channel
        self._out = out
        self._told: set[int] = set()

    def say(self, line: str) -> None:
        """One line of the story."""
        print(f"> {line}", file=self._out)

    def tell(self, everything: bool = False) -> None:
        """Tells the messages that are final, or all of them."""
        messages = self._channel.history()
        for message in messages if everything else messages[:-1]:
            if message.id not in self._told:
                self._told.add(message.id)
                print(f"\n{plain_text(message)}\n", file=self._out, flush=True)


def _components(parts: list[Any]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _components(part.get("components", []))


def _walk(message: Any) -> Iterator[dict[str, Any]]:
    return _components([part.to_dict() for part in message.components])


def buttons(message: Any) -> list[dict[str, Any]]:
    """Every button of a message."""
    return [part for part in _walk(message) if part["type"] == discord.ComponentType.button.value]


def plain_text(message: Any) -> str:
    """The text of a message without its Markdown."""
    lines = "\n".join(str(part["content"]) for part in _walk(message) if "content" in part)
    shown = re.sub(r"^(#{1,3}|-#) ", "", lines, flags=re.MULTILINE)
    return re.sub(r"\*\*|`|\|\||[\u2068\u2069\ufe0e]", "", shown)
