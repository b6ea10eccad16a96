"""Messages that disappear, channels that close, and a Discord that fails."""

from __future__ import annotations

from random import Random

import discord
import pytest
from simcord.builders import ChannelHandle, RoleHandle
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from bot.store import schema, tables
from bot.tables.model import Status
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, cards, labels, moves, text

NO_GAME = "There is no game in this channel."


async def begun(evening: Evening) -> tuple[Guest, Guest, Guest]:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    return ann, bob, cat


def messages(evening: Evening, channel: ChannelHandle | None = None) -> str:
    """The path of the messages in a channel, for an injected failure."""
    return f"/channels/{(channel or evening.channel).id}/messages*"


async def test_the_tables_message_is_deleted(evening: Evening) -> None:
    _, _, cat = await begun(evening)
    old = evening.board
    evening.env.backend.delete_message(evening.channel.id, old.id)
    await (await evening.due()).move()
    assert evening.board.id != old.id
    assert f"To bid: {(await evening.due()).member.name}" in text(evening.board)
    # From then on the new one is edited.
    new = evening.board
    await (await evening.due()).move()
    assert evening.board.id == new.id

    evening.env.backend.delete_message(evening.channel.id, new.id)
    shown = (await cat.slash("table")).response
    assert shown is not None
    assert shown.id == evening.board.id
    await (await evening.due()).move()
    assert evening.board.id == shown.id


async def test_table_brings_it_to_the_bottom(evening: Evening) -> None:
    ann, _, _ = await begun(evening)
    await evening.guests[5].member.send(evening.channel, "Who is winning?")
    old = evening.board
    await evening.guests[5].slash("table")
    assert evening.posted[-1].id == evening.board.id
    assert old.id not in [message.id for message in evening.posted]
    assert "You do not sit" in await evening.guests[5].refusal("My hand")
    assert cards(await ann.hand())


@pytest.mark.parametrize("mover", ["host", "moderator"])
async def test_the_channel_is_deleted(evening: Evening, mover: str) -> None:
    ann, bob, cat = await begun(evening)
    moderator = evening.add("Mod", roles=[role(evening)])
    elsewhere = evening.guild.create_text_channel("elsewhere")
    before = [guest.panel.id for guest in (ann, bob, cat)]
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    assert (await evening.table()).status is Status.PAUSED
    # Each player is told by a message that notifies.
    assert all("its channel is gone" in text(guest.panel) for guest in (ann, bob, cat))
    assert not {guest.panel.id for guest in (ann, bob, cat)} & set(before)
    assert [len(guest.direct) for guest in (ann, bob, cat)] == [1, 1, 1]

    for other in (bob, evening.guests[5]):
        told = (await other.member.slash(elsewhere, "table")).response
        assert told is not None
        assert told.ephemeral
        assert NO_GAME in text(told)
    who = ann if mover == "host" else moderator
    shown = (await who.member.slash(elsewhere, "table")).response
    assert shown is not None
    evening.channel = elsewhere
    assert (await evening.table()).status is Status.RUNNING
    due = await evening.due()
    assert f"To bid: {due.member.name}" in text(evening.board)
    await due.move()
    assert len(evening.posted) == 1
    assert f"To bid: {(await evening.due()).member.name}" in text(evening.board)


def role(evening: Evening) -> RoleHandle:
    return evening.guild.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))


async def test_the_channel_is_deleted_from_under_a_lobby(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await evening.open(ann, bob)
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    assert (await evening.table()).status is Status.CLOSED
    since = len(evening.ledger)
    await evening.restart()
    # Nobody tries to write there again.
    assert evening.errands(since) == []


async def test_the_bot_may_no_longer_write_in_the_channel(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    elsewhere = evening.guild.create_text_channel("elsewhere")
    evening.env.inject_error("*", messages(evening), status=403, code=50001, times=None)
    await (await evening.due()).move()
    assert (await evening.table()).status is Status.PAUSED
    assert all("closed to me" in text(guest.panel) for guest in (ann, bob, cat))
    # It is remembered: nothing is tried again and again.
    since = len(evening.ledger)
    await evening.pass_by(3600)
    assert evening.errands(since) == []
    await ann.member.slash(elsewhere, "table")
    evening.channel = elsewhere
    evening.opened()
    await evening.play(Random(1), most=4)


async def test_a_table_whose_channel_is_well_stays_there(evening: Evening) -> None:
    ann, _, _ = await begun(evening)
    elsewhere = evening.guild.create_text_channel("elsewhere")
    told = (await ann.member.slash(elsewhere, "table")).response
    assert told is not None
    assert NO_GAME in text(told)
    assert (await evening.table()).channel_id == evening.channel.id


async def test_the_bot_is_removed_from_the_server(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    due = await evening.due()
    panel, chosen = due.panel, next(c for c in buttons(due.panel) if ":act:" in c)
    evening.env.backend.remove_guild(evening.guild.id)
    await evening.env.settle()
    assert (await evening.table()).status is Status.CLOSED
    assert all("This game is over" in text(guest.panel) for guest in (ann, bob, cat))
    answer = await evening.forge(due, panel, chosen)
    assert "This table is closed" in text(answer.response)
    assert not await evening.rows(select(schema.results))


@pytest.mark.parametrize("back", [False, True])
async def test_what_is_kept_of_a_server_that_the_bot_was_removed_from(evening: Evening, back: bool) -> None:
    await begun(evening)
    guild = evening.bot.get_guild(evening.guild.id)
    assert guild is not None
    evening.env.backend.remove_guild(evening.guild.id)
    await evening.env.settle()
    await evening.pass_by(29 * 86_400)
    assert await evening.rows(select(schema.tables.c.id)) == [(1,)]
    if back:
        await evening.event(lambda: evening.bot.on_guild_join(guild))
    await evening.pass_by(3 * 86_400)
    kept = [(1,)] if back else []
    assert await evening.rows(select(schema.tables.c.id)) == kept
    assert bool(await evening.rows(select(schema.moves.c.number))) == back


async def test_drawing_catches_up_with_the_newest_state(evening: Evening) -> None:
    await begun(evening)
    due = await evening.due()
    await due.move()
    evening.env.inject_error("PATCH", messages(evening), status=500, times=2)
    shown = text(evening.board)
    for _ in range(2):
        await (await evening.due()).move()
    assert text(evening.board) == shown
    since = len(evening.ledger)
    await evening.pass_by(21)
    # One edit for both, and nothing else.
    assert evening.errands(since) == ["table edit"]
    assert f"To lead: {(await evening.due()).member.name}" in text(evening.board)


async def test_a_failure_at_the_deal(evening: Evening) -> None:
    await begun(evening)
    await evening.rush(leave=1)
    old = evening.board
    evening.env.inject_error("*", messages(evening), status=503, times=2)
    await (await evening.due()).move()
    await evening.pass_by(21)
    await evening.pass_by(21)
    # The finished hand is a line of the story, without buttons, and the next hand is below it.
    first, second = evening.posted
    assert first.id == old.id
    assert labels(first) == []
    assert "Hand 1 of 7" in text(first)
    assert "Proof" in text(first)
    assert "Hand 2 of 7" in text(second)
    assert moves((await evening.due()).panel)


async def test_a_direct_message_that_fails_comes_later(evening: Evening) -> None:
    await begun(evening)
    due = await evening.due()
    table = await evening.table()
    following = evening.guests[((table.seat_of(due.id) or 0) + 1) % 3]
    evening.env.inject_error("*", f"/channels/{following.user.dm_channel.id}/*", status=500, times=1)
    await due.move()
    assert moves(following.panel) == []
    await evening.pass_by(21)
    assert moves(following.panel)
    assert len(following.direct) == 1


async def test_an_old_message(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    old = evening.board
    for guest, press in ((ann, "Pause"), (bob, "Agree"), (cat, "Agree")):
        await (guest.more(press) if press == "Pause" else guest.press(press))
    await evening.pass_by(3600)
    await ann.more("Resume")
    # Discord soon refuses edits of messages older than an hour: a new one takes over, and the old one goes.
    assert evening.board.id != old.id
    assert old.id not in [message.id for message in evening.posted]
    assert len(evening.posted) == 1


async def test_a_message_that_was_edited_too_often(evening: Evening) -> None:
    await begun(evening)
    old = evening.board
    evening.env.inject_error("PATCH", messages(evening), status=429, code=30046)
    await (await evening.due()).move()
    assert evening.board.id != old.id
    assert old.id not in [message.id for message in evening.posted]


async def test_a_channel_where_the_bot_may_not_write(evening: Evening) -> None:
    ann = evening.guests[0]
    me = evening.env.bot.user
    assert me is not None
    quiet = evening.guild.create_text_channel("quiet", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
    for command, options in (("play", {"game": "Nomination Whist"}), ("table", {})):
        told = (await ann.member.slash(quiet, command, **options)).response
        assert told is not None
        assert told.ephemeral
        assert "I may not write in this channel" in text(told)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062)])
async def test_a_press_that_cannot_be_answered(evening: Evening, status: int, code: int) -> None:
    await begun(evening)
    due = await evening.due()
    panel = due.panel
    evening.env.inject_error("POST", "/interactions/*", status=status, code=code)
    answer = await due.move()
    # The move is safe. Their panel is drawn all the same, by an edit, and offers nothing that is decided.
    assert sum((await evening.table()).decisions) == 1
    assert due.panel.id == panel.id
    assert moves(due.panel) == []
    assert moves((await evening.due()).panel)
    assert answer.acknowledged == (code == 0)


async def test_a_database_that_cannot_write(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(evening)
    due = await evening.due()
    before = await evening.rows(select(schema.moves))

    async def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(tables, "save_table", full)
        told = (await due.move()).response
    assert "Not saved, please try again." in text(told)
    assert told is not None
    assert told.ephemeral
    assert [line for line in evening.watched.errors if "not saved" in line]
    evening.watched.errors.clear()
    assert await evening.rows(select(schema.moves)) == before
    # The same button, again.
    await due.move()
    assert sum((await evening.table()).decisions) == 1
