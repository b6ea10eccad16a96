"""An evening at cards: the real bot on a Discord held in memory, members who press buttons, and what all of them see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from discord.app_commands import AppCommandError
from simcord.actors import MemberActor
from simcord.backend.serializers import message_payload
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage, to_discord_message
from sqlalchemy import Select

from bot.app import Oddtrick
from bot.games.game import HOUSE, GameError
from bot.games.moves import Move, notation
from bot.games.record import Step
from bot.store.engine import open_engine
from bot.tables.draft import awaited, fork
from bot.tables.model import Table
from tests.locales.texts import STRICT
from tests.stories.audit import Ledger, Watched, cards_in, controls, ours, views_kept
from tests.stories.copies import copy_at_once
from tests.stories.payloads import complaints
from tests.stories.reading import BUTTON, ROW, SELECT, Message, buttons, labels, moves, parts, place, selects, text, tree

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus")
#: Discord's number for the press of a button or the use of a select.
COMPONENT = 3
#: How often to look, each 5 milliseconds, whether so many presses as one are answered, before simcord is asked to wait.
ANSWERED = 50

copy_at_once()


@dataclass(frozen=True)
class Guest:
    """A member of the server, and their direct messages."""

    evening: Evening
    member: MemberActor

    @property
    def id(self) -> int:
        """Their id on Discord."""
        return self.member.id

    @property
    def user(self) -> UserHandle:
        """The same away from the server."""
        return self.member.user

    @property
    def direct(self) -> list[discord.Message]:
        """Their direct messages from the bot, the newest last."""
        return self.user.dm_channel.history()

    @property
    def panel(self) -> discord.Message:
        """The newest of them."""
        return self.evening.newest(self.user.dm_channel.id, lambda _: True)

    async def slash(self, name: str, **options: Any) -> InteractionResult:
        """A command in the channel."""
        return await self.member.slash(self.evening.channel, name, **options)

    async def press(self, label: str, on: Message | None = None) -> InteractionResult:
        """A button of the table's message, or of another in the channel that they can see."""
        return await self.member.click(on or self.evening.board, label=label)

    async def answer(self, label: str, on: Message | None = None) -> ResponseMessage:
        """The same, and the message that it brings."""
        found = (await self.press(label, on)).response
        assert found is not None
        return found

    async def refusal(self, label: str, on: Message | None = None) -> str:
        """What they are told when the press is refused: only they see it."""
        answer = await self.answer(label, on)
        assert answer.ephemeral
        return text(answer)

    async def more(self, *path: str) -> InteractionResult:
        """Buttons one after the other from More on: each is found in the message that the one before brought."""
        message = await self.answer("More")
        for label in path[:-1]:
            shown = (await self.press(label, message)).response
            message = shown or message
        return await self.press(path[-1], message)

    async def hand(self) -> ResponseMessage:
        """Their hand through My hand."""
        answer = await self.answer("My hand")
        assert answer.ephemeral
        return answer

    async def move(self, move: str | None = None, on: Message | None = None) -> InteractionResult:
        """A bid or a card, the first on offer unless another is named, from a direct message or a My hand panel."""
        panel = on or self.panel
        wanted = move or moves(panel)[0]
        custom_id = next(custom_id for custom_id in buttons(panel) if custom_id.endswith(f":{wanted}"))
        actor = self.member if place(panel) == self.evening.channel.id else self.user
        return await actor.click(panel, custom_id=custom_id)


class Evening:
    """One server with a channel for cards, and its guests."""

    def __init__(self, env: simcord.Env, bot: Oddtrick, database: Path, watched: Watched, locale: str | None) -> None:
        self.env = env
        self.bot = bot
        self.database = database
        self.watched = watched
        self.ledger = Ledger(env.backend, lambda: list(self.bot.tables._live.values()))
        self.ledger.extend(env.backend.http_requests)
        env.backend.http_requests = self.ledger
        self.guild = env.create_guild("Friday whist", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("cards")
        self.guests = [self.add(name) for name in NAMES]

    def add(self, name: str, **member: Any) -> Guest:
        """Somebody new on the server."""
        return Guest(self, self.guild.add_member(self.env.create_user(name), **member))

    # What everybody sees.

    @property
    def board(self) -> discord.Message:
        """The message that shows the table or the lobby: the newest with the buttons of one."""
        return self.newest(self.channel.id, lambda ids: any(":sheet:" in each or ":start:" in each for each in ids))

    def newest(self, channel_id: int, wanted: Callable[[list[str]], bool]) -> discord.Message:
        """The newest message of a channel with the buttons that are wanted. No other is built: a long evening has many."""
        every = self.env.backend.messages.get(channel_id, {}).values()
        for kept in sorted((one for one in every if one.visible_to(None)), key=lambda one: one.id, reverse=True):
            parts = [part for part in walk_components(kept.components) if part["type"] == BUTTON and not part.get("disabled")]
            if wanted([part["custom_id"] for part in parts]):
                return to_discord_message(self.env, kept)
        raise LookupError(channel_id)

    @property
    def posted(self) -> list[discord.Message]:
        """Everything in the channel that everybody sees, the newest last."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def closed(self, guest: Guest, code: int = 50007) -> None:
        """A guest's direct messages close."""
        path = f"/channels/{guest.user.dm_channel.id}/messages*"
        self.env.inject_error("*", path, status=403, code=code, message="Cannot send messages to this user", times=None)

    def opened(self) -> None:
        """Whatever was closed or failing works again."""
        self.env.backend.faults.clear()

    # What the program holds.

    async def table(self, number: int = 1) -> Table:
        """A table by its number."""
        return await self.bot.tables.look(number)

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """What lies in the database."""
        async with self.bot.engine.begin() as connection:
            return list(await connection.execute(query))

    async def due(self, number: int = 1) -> Guest:
        """The guest whose move is awaited."""
        live = await self.bot.tables.snapshot(number)
        seat = awaited(live.table, live.replay)[0]
        return next(guest for guest in self.guests if guest.id == live.table.sitters[seat].user_id)

    async def panel(self, guest: Guest, number: int = 1) -> Message:
        """Where a guest plays: in their direct message, or through My hand when those are closed."""
        return await guest.hand() if guest.id in self.bot.courier._board(number).unreachable else guest.panel

    def errands(self, since: int = 0) -> list[str]:
        """What the program has asked of Discord, from one of its requests on, each in two words: ``table edit``."""
        return [self._errand(request) for request in self.ledger[since:] if request.method != "GET"]

    def _errand(self, request: simcord.HttpLogEntry) -> str:
        _, where, ident, *rest = request.path.split("/")
        if where != "channels":
            return {"interactions": "callback", "webhooks": "followup"}.get(where, request.path)
        thing = "table" if int(ident) == self.channel.id else "direct"
        return f"{thing} {'send' if rest == ['messages'] else {'PATCH': 'edit', 'DELETE': 'delete'}[request.method]}"

    # What goes on.

    async def open(self, *guests: Guest, computers: int = 0, structure: str = "7-1", **rules: str) -> None:
        """A lobby with these guests and so many computers seated, the first of them the host, and these house rules."""
        host, *others = guests
        await host.slash("play", game="Nomination Whist")
        for guest in others:
            await guest.press("Join")
        for _ in range(computers):
            await host.press("easy", await host.answer("Add computer"))
        await self.set_rules(host, {"structure": structure, **rules})

    async def set_rules(self, host: Guest, rules: Mapping[str, str]) -> None:
        """The host sets house rules in the editor, turning its pages."""
        editor = await host.answer("House rules")
        for name, value in rules.items():
            while not (found := [c for c in selects(editor) if c.endswith(f":{name}")]):
                await host.press("→" if "→" in labels(editor) else "←", editor)
            await host.member.select(editor, [value], custom_id=found[0])

    async def begin(self, *guests: Guest, computers: int = 0, structure: str = "7-1", **rules: str) -> None:
        """The same, and the game begins."""
        await self.open(*guests, computers=computers, structure=structure, **rules)
        await guests[0].press("Start")

    async def play(self, rng: Random, most: int = 1000) -> list[list[str]]:
        """Guests bid and play by direct message, as chance has it, so often or until the game is over.

        Returns the errands of each of these presses.
        """
        made: list[list[str]] = []
        while len(made) < most and (await self.table()).status.open:
            guest, since = await self.due(), len(self.ledger)
            panel = guest.panel
            await guest.move(rng.choice(moves(panel)), panel)
            made.append(self.errands(since))
        return made

    async def rush(
        self,
        leave: int = 0,
        choose: Callable[[int, Sequence[Move]], Move] = lambda _, legal: legal[0],
        number: int = 1,
        most: int | None = None,
    ) -> None:
        """The rest of the hand, but for its last moves, or only the next few, pressed by everybody as fast as can be."""
        live = await self.bot.tables.snapshot(number)
        panels = {
            guest.id: await self.panel(guest, number) for guest in self.guests if live.table.seat_of(guest.id) is not None
        }
        replay = fork(live.replay)
        assert replay is not None
        steps: list[tuple[Guest, str]] = []
        while len(steps) != most and (seat := replay.game.actors(replay.state)[0]) != HOUSE:
            guest = next(guest for guest in self.guests if guest.id == live.table.sitters[seat].user_id)
            move = choose(seat, replay.game.legal_moves(replay.state, seat))
            steps.append((guest, f"b:act:{number}:{replay.acted[seat]}:{notation(move)}"))
            replay.take(Step(seat, move))
            if replay.result is not None:
                break
        await self.at_once(*((guest, panels[guest.id], custom_id, ()) for guest, custom_id in steps[: len(steps) - leave]))

    async def until(self, guest: Guest) -> None:
        """The others make their first legal moves until a guest's is awaited."""
        while (other := await self.due()).id != guest.id:
            await other.move()

    async def pass_by(self, seconds: float) -> None:
        """Time passes."""
        await self.env.advance_time(seconds)

    async def restart(self, kill: bool = False, away: float = 0.0, meanwhile: Callable[[], object] = lambda: None) -> None:
        """The program stops, or is killed, and another starts on the same database, some seconds later."""
        old = self.bot
        if not kill:
            with self.env.time_context():
                await old.close()
        self.env.backend.advance_clock(away)
        self.bot = new_bot(self.database)
        self.env.backend.subscribers, deaf = [], self.env.backend.subscribers
        meanwhile()
        self.env.backend.subscribers = deaf
        await self.env.restart_bot(self.bot)
        if kill:
            await old.engine.dispose()

    async def event(self, happen: Callable[[], Awaitable[None]]) -> None:
        """Something that Discord's library tells the program, and what follows from it."""
        with self.env._bot_scope():
            await happen()
        await self.env.settle()

    # What no client would do.

    def emit(self, guest: Guest, message: Message, custom_id: str, values: Sequence[str], locale: str) -> int:
        """A press as Discord hands it on, without waiting for the answer, of a button that is there, that was, or never was.

        Returns the number of the interaction.
        """
        backend, channel_id = (
            self.env.backend,
            message.channel_id if isinstance(message, ResponseMessage) else message.channel.id,
        )
        public = backend.get_channel(channel_id).guild_id
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = list(values)
        record, payload = base_payload(
            backend, type=COMPONENT, channel_id=channel_id, guild_id=public, user_id=guest.id, data=data
        )
        stored = backend.get_message(channel_id, message.id)
        # discord.py looks the button up in the message: a slow phone's is still there, a forged one is put there.
        shown = tree(message)
        if custom_id not in [part.get("custom_id") for part in parts(message)]:
            shown.append({"type": ROW, "components": [_forged(custom_id, values)]})
        payload |= {"message": {**message_payload(backend, stored), "components": shown}, "locale": locale}
        record.source_message_id = message.id
        self.ledger.named = cards_in(custom_id) | cards_in(" ".join(values))
        backend.emit("INTERACTION_CREATE", payload)
        return record.id

    async def forge(
        self, guest: Guest, message: Message, custom_id: str, values: Sequence[str] = (), locale: str = "en-US"
    ) -> InteractionResult:
        """The same, with the answer."""
        return (await self.at_once((guest, message, custom_id, values), locale=locale))[0]

    async def at_once(
        self, *presses: tuple[Guest, Message, str, Sequence[str]], locale: str = "en-US"
    ) -> list[InteractionResult]:
        """Presses that reach the program together."""
        records = [self.env.backend.interactions[self.emit(*press, locale=locale)] for press in presses]
        # simcord looks at everything that is under way each time that one thing is done: it is asked when most is.
        for _ in range(len(presses) * ANSWERED):
            if all(record.responded for record in records):
                break
            await asyncio.sleep(0.005)
        await self.env.settle()
        self.ledger.named = set()
        return [InteractionResult(self.env, record) for record in records]

    # Afterwards.

    def faults(self) -> Iterable[str]:
        """What was wrong with anything that was sent, logged or raised, for whatever story."""
        yield from self.ledger.faults
        for request in self.ledger:
            yield from complaints(request)
            yield from (f"{part['custom_id']} is no item of ours" for part in controls(request.json) if not ours(part))
        yield from self.watched.leaks(interaction.token for interaction in self.env.backend.interactions.values())
        yield from (repr(error) for error in self.env.errors if not _polite(error))
        yield from views_kept(self.bot)


def _forged(custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    if values:
        options = [{"label": value, "value": value} for value in values]
        return {"type": SELECT, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": len(options)}
    return {"type": BUTTON, "custom_id": custom_id, "style": 2, "label": "?"}


def _polite(error: BaseException) -> bool:
    """Whether it is a refusal, which a command raises and the member reads."""
    return isinstance(error, AppCommandError) and isinstance(getattr(error, "original", None), GameError)


def new_bot(database: Path, rng: Random | None = None) -> Oddtrick:
    """The program as after a start, with texts that may not be missing, and a heart that beats slowly, so that days pass."""
    bot = Oddtrick(open_engine(f"sqlite+aiosqlite:///{database}"), rng or Random(1), STRICT)
    bot._beat.change_interval(hours=240)
    return bot


@asynccontextmanager
async def open_evening(database: Path, locale: str | None = None, seed: int = 1) -> AsyncIterator[Evening]:
    """An evening on an empty database. At its end nothing may have gone wrong that no story expects."""
    watched, loggers = Watched(), [logging.getLogger(name) for name in ("bot", "cogs")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(watched)
        logger.setLevel(logging.DEBUG)
    bot = new_bot(database, Random(seed))
    try:
        # Not `simcord.run`, which must be left in the context in which it was entered: pytest's fixtures have two.
        env = simcord.Env(bot, settle_timeout=10.0)
        await env.start()
        evening = Evening(env, bot, database, watched, locale)
        try:
            yield evening
        finally:
            await env.shutdown()
            await evening.bot.engine.dispose()
        faults = list(evening.faults())
        assert not faults, faults[:3]
        assert not watched.errors
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(watched)
            logger.setLevel(level)
