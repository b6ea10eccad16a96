"""The two items on the real discord.py: pressed, chosen from, after a restart, and after many drawings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
import simcord
from discord import Interaction, SelectOption
from discord.ext import commands
from discord.ui import LayoutView
from simcord.actors import MemberActor

from bot.views.codec import Press
from bot.views.items import ITEMS, button, select
from bot.views.layout import Colour, aside, page, panel, rows, selects, text

Pressed = tuple[Press, tuple[str, ...]]


class Desk:
    def __init__(self) -> None:
        self.pressed: list[Pressed] = []

    async def press(self, interaction: Interaction[Any], press: Press, values: Sequence[str]) -> None:
        self.pressed.append((press, tuple(values)))
        await interaction.response.edit_message(view=_view(len(self.pressed)))


class Client(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.desk = Desk()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*ITEMS)


def _view(number: int) -> LayoutView:
    options = [SelectOption(label=letter, value=letter) for letter in "abc"]
    chooser = select(Press("act", 42, number, "discard"), options, least=2, most=2)
    box = panel(Colour.BAIZE, text("inside"), aside("aside", button("aside", Press("more", 42))), *selects([chooser]))
    return page(box, *rows([button("play", Press("act", 42, number, "play AS"))]))


def _latest(channel: simcord.ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None
    return message


@asynccontextmanager
async def cards() -> AsyncIterator[tuple[Client, simcord.Env, simcord.ChannelHandle, MemberActor]]:
    """A bot with only our items, a Discord, a channel and a member of it."""
    bot = Client()
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("cards")
        yield bot, env, channel, guild.add_member(env.create_user("ann"))


async def test_presses_reach_the_desk_from_everywhere_in_a_message() -> None:
    async with cards() as (bot, _, channel, ann):
        await bot.get_partial_messageable(channel.id).send(view=_view(0))
        await ann.click(_latest(channel), label="play")
        await ann.click(_latest(channel), label="aside")
        await ann.select(_latest(channel), ["a", "c"])
        assert bot.desk.pressed == [
            (Press("act", 42, 0, "play AS"), ()),
            (Press("more", 42), ()),
            (Press("act", 42, 2, "discard"), ("a", "c")),
        ]


async def test_many_drawings_leave_the_items_registered() -> None:
    async with cards() as (bot, env, channel, ann):
        for number in range(3):
            await bot.get_partial_messageable(channel.id).send(view=_view(number))
        for _ in range(3):
            await ann.click(_latest(channel), label="play")
        await env.advance_time(3600)
        await ann.click(channel.history()[0], label="play")
        assert len(bot.desk.pressed) == 4


async def test_a_private_answer_leaves_nothing_behind_and_still_works() -> None:
    async with cards() as (bot, env, channel, ann):

        @bot.tree.command()
        async def hand(interaction: Interaction[Any]) -> None:
            """Shows a hand."""
            await interaction.response.send_message(view=_view(0), ephemeral=True)

        await bot.tree.sync()
        answer = (await ann.slash(channel, "hand")).response
        assert answer is not None
        # Given a view that it does not see as finished, discord.py waits a quarter of an hour for it.
        assert not [task for task in asyncio.all_tasks() if "timeout" in str(task.get_coro())]
        await env.advance_time(3600)
        await ann.click(answer, label="play")
        assert bot.desk.pressed == [(Press("act", 42, 0, "play AS"), ())]
