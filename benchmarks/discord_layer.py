"""The whole bot on a Discord in memory: what a press costs, what a card costs Discord, how soon a restart is ready."""

from __future__ import annotations

import asyncio
import re
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import simcord
from discord import Interaction

from bot.app import Oddtrick
from bot.delivery.board import TABLE, hand_mark, table_mark
from bot.demo import Party, Player, Story, buttons, gather
from bot.games.nomination import NominationOptions
from bot.store import notes
from bot.store import tables as store
from bot.store.engine import open_engine
from bot.store.migrate import migrate
from bot.store.tables import Shown
from bot.tables import changes
from bot.tables.model import Member, Table
from bot.tables.service import Opening, Tables
from bot.views.codec import Press

#: Tables that lie in memory while presses are timed; tables in play when the bot is started again.
OPEN, RUNNING = 100, 500
#: When the simulated Discord begins.
EPOCH = 1_767_225_600.0


def rows() -> Iterator[tuple[str, str, str]]:
    """What is measured, the result and the target."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        yield from asyncio.run(_evening(url))


async def _fill(url: str, guild_id: int, channels: Sequence[int]) -> list[int]:
    """A database with tables in play that are drawn as they should be."""
    engine = open_engine(url)
    await migrate(engine)
    tables = Tables(engine, lambda: EPOCH, Random(1))
    opened = [await _open(tables, number, guild_id, channel_id) for number, channel_id in enumerate(channels)]
    async with engine.begin() as connection:
        for table in opened:
            shown = await _drawn(tables, table)
            await store.remember_messages(connection, table.id, {each.user_id: each for each in shown})
        await notes.write(connection, "seen", str(EPOCH))
    await engine.dispose()
    return [table.id for table in opened]


async def _open(tables: Tables, number: int, guild_id: int, channel_id: int) -> Table:
    host = Member(10_000 + 10 * number, f"Host {number}")
    table = await tables.open(Opening(guild_id, channel_id, host, "nomination", NominationOptions()))
    for other in range(1, 4):
        guest = Member(host.id + other, f"Guest {other}")
        await tables.change(table.id, lambda draft, guest=guest: changes.join(draft, guest))  # type: ignore[misc]
    return await tables.change(table.id, lambda draft: changes.start(draft, host.id))


async def _drawn(tables: Tables, table: Table) -> list[Shown]:
    number = 10_000_000 + 10 * table.id
    shown = [Shown(table.id, TABLE, table.channel_id, number, table_mark(table), EPOCH)]
    for seat, sitter in enumerate(table.sitters):
        _, perspective = await tables.perspective(table.id, seat)
        user_id = sitter.user_id or 0
        mark = hand_mark(table, seat, perspective)
        shown.append(Shown(table.id, user_id, 5_000_000 + user_id, number + 1 + seat, mark, EPOCH))
    return shown


class Timed:
    """A desk that notes the processor time that each press takes, every thread included."""

    def __init__(self, bot: Oddtrick) -> None:
        self._desk = bot.desk
        self.milliseconds: list[float] = []

    async def press(self, interaction: Interaction[Any], press: Press, values: Sequence[str]) -> None:
        start = time.process_time()
        await self._desk.press(interaction, press, values)
        self.milliseconds.append((time.process_time() - start) * 1000)


async def _evening(url: str) -> list[tuple[str, str, str]]:
    bot = Oddtrick(open_engine(url), rng=Random(2))
    world = simcord.run(bot)
    # Their server and channels are there: else the tables would be closed, or wait for another channel.
    guild = world._env.create_guild()
    ids = await _fill(url, guild.id, [guild.create_text_channel(f"cards-{number}").id for number in range(RUNNING)])
    start = time.perf_counter()
    async with world as env:
        ready = time.perf_counter() - start
        calls = Counter(f"{request.method} {request.path}".split("/")[0] for request in env.http_requests)
        restart = (
            f"restart with {RUNNING} running tables",
            f"ready in {ready:.1f} s, {sum(calls.values())} REST calls",
            "5 s, 2",
        )
        for table_id in ids[:OPEN]:
            await bot.tables.look(table_id)
        return [restart, *await _play(bot, env)]


async def _play(bot: Oddtrick, env: Any) -> list[tuple[str, str, str]]:
    """A game of three members and a computer by direct message, every press timed and every card's REST calls counted."""
    guild = env.create_guild()
    channel = guild.create_text_channel("cards")
    users = [env.create_user(name) for name in ("Ann", "Bob", "Cat")]
    members = [guild.add_member(user) for user in users]
    people = [Player(member, user) for member, user in zip(members, users, strict=True)]
    await gather(people, channel, Party(computers=1), Story(channel, StringIO()), "Nomination Whist")
    table = await bot.tables.in_channel(channel.id)
    assert table is not None
    timed = Timed(bot)
    bot.desk = timed  # type: ignore[assignment]
    cards: list[Counter[str]] = []
    rng = Random(3)
    while (now := await bot.tables.look(table.id)).ranked is None:
        for user in users:
            before = len(env.http_requests)
            pressed = await _press(user, rng)
            after = await bot.tables.look(table.id)
            if pressed.startswith("play") and after.hand == now.hand and after.ranked is None:
                cards.append(_kinds(env.http_requests[before:], channel.id))
    return _report(timed.milliseconds, cards)


async def _press(user: Any, rng: Random) -> str:
    """A press of one of the buttons for a move in the last direct message; the move, or nothing when there is none."""
    message = user.dm_channel.history()[-1]
    offered = [b["custom_id"] for b in buttons(message) if not b.get("disabled") and ":act:" in b["custom_id"]]
    if not offered:
        return ""
    chosen = rng.choice(offered)
    await user.click(message, custom_id=chosen)
    return str(chosen).split(":", 4)[4]


def _kinds(requests: Iterable[Any], table_channel: int) -> Counter[str]:
    return Counter(_kind(request.method, request.path, table_channel) for request in requests)


def _kind(method: str, path: str, table_channel: int) -> str:
    if path.endswith("/callback"):
        return "callback"
    verb = {"PATCH": "edit", "POST": "send", "DELETE": "delete"}.get(method, method)
    return f"table {verb}" if re.match(rf"/channels/{table_channel}/", path) else f"DM {verb}"


def _report(milliseconds: Sequence[float], cards: Sequence[Counter[str]]) -> list[tuple[str, str, str]]:
    total: Counter[str] = sum(cards, Counter())
    mean = ", ".join(f"{kind} {count / len(cards):.2f}" for kind, count in sorted(total.items()))
    worst = ", ".join(f"{kind} {max(card[kind] for card in cards)}" for kind in sorted(total))
    return [
        (f"CPU of a press, {OPEN} tables open", f"{statistics.median(milliseconds):.1f} ms in the median", "15 ms"),
        (f"REST calls for a card, mean of {len(cards)}", mean, "callback 1, table edit 1, DM 1"),
        ("REST calls for a card, most of each", worst, "callback 1, table edit 1, DM 1"),
    ]
