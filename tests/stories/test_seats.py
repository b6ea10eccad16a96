"""Leaving, coming, replacing, ending, and playing again."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest
from sqlalchemy import select

from bot.games.moves import Move, Play
from bot.store import schema
from bot.tables.model import Status
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, cards, labels, moves, text

NOT_SEATED = "You do not sit at this table."


async def begun(evening: Evening) -> tuple[Guest, Guest, Guest]:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    return ann, bob, cat


async def seat(evening: Evening, guest: Guest) -> int:
    found = (await evening.table()).seat_of(guest.id)
    assert found is not None
    return found


@pytest.mark.parametrize("due_is", ["a bid", "a card"])
async def test_leaving_on_ones_own_turn(evening: Evening, due_is: str) -> None:
    await begun(evening)
    if due_is == "a card":
        for _ in range(3):
            await (await evening.due()).move()
    leaver = await evening.due()
    at, panel = await seat(evening, leaver), leaver.panel
    decided = (await evening.table()).decisions[at]
    await leaver.more("Leave", "Leave")

    table = await evening.table()
    assert table.decisions[at] == decided + 1
    assert (table.sitters[at].left, table.sitters[at].user_id) == (True, None)
    assert f"🤖 {leaver.member.name}" in text(evening.board)
    assert "free seat" in text(evening.board)
    assert "Take the free seat" in labels(evening.board)
    assert table.host_id in [guest.id for guest in evening.guests[:3] if guest.id != leaver.id]
    # The game goes on at once, and the seat is not theirs any more.
    assert moves((await evening.due()).panel)
    answer = await evening.forge(leaver, panel, next(c for c in buttons(panel) if ":act:" in c))
    assert NOT_SEATED in text(answer.response)
    assert NOT_SEATED in await leaver.refusal("My hand")
    assert "You have left the table." in text(leaver.panel)
    assert moves(leaver.panel) == []


async def test_somebody_takes_the_free_seat(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    eve = evening.guests[4]
    at = await seat(evening, cat)
    await cat.more("Leave", "Leave")
    await eve.press("Take the free seat")
    table = await evening.table()
    assert (table.sitters[at].name, table.sitters[at].user_id, table.sitters[at].left) == ("Eve", eve.id, False)
    assert "free seat" not in text(evening.board)
    assert len(cards(eve.panel)) >= 7
    await evening.until(eve)
    assert moves(eve.panel)
    for guest in (ann, bob, cat):
        assert f"🤖 {guest.member.name}" not in text(evening.board)
    assert "Every seat is taken." in text((await evening.forge(cat, evening.board, "b:join:1:0:")).response)


async def test_everybody_leaves(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    await ann.more("Leave", "Leave")
    assert (await evening.table()).host_id == bob.id
    await bob.press("Leave", (await bob.slash("leave")).response)
    await cat.user.click((await cat.user.slash("leave")).response, label="Leave")
    table = await evening.table()
    assert table.status is Status.CLOSED
    assert "This game ended without a result." in text(evening.posted[-1])
    assert labels(evening.posted[-1]) == []
    assert await evening.rows(select(schema.results)) == []
    assert "no game" in text((await ann.slash("table")).response)


async def test_the_host_leaves_the_lobby(evening: Evening) -> None:
    ann, bob, cat, dan = evening.guests[:4]
    await evening.open(ann, bob, cat, dan)
    assert "Only the host may do this." in await bob.refusal("Start")
    await ann.press("Leave")
    assert (await evening.table()).host_id == bob.id
    assert "Bob opened this table" in text(evening.board)
    assert "Ann" not in text(evening.board)
    assert "You have left the table." in text(ann.panel)
    await bob.press("Start")
    assert (await evening.table()).status is Status.RUNNING


async def test_the_last_one_leaves_the_lobby(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await evening.open(ann, bob)
    await ann.press("Leave")
    await bob.slash("leave")
    assert (await evening.table()).status is Status.CLOSED
    assert "closed before the game began" in text(evening.posted[-1])
    await ann.slash("play", game="Nomination Whist")
    assert (await evening.table(2)).status is Status.LOBBY


async def test_replacing_somebody_who_is_away(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    for _ in range(2):
        await evening.until(cat)
        await evening.pass_by(601)
    at = await seat(evening, cat)
    assert (await evening.table()).sitters[at].away
    # The others keep playing meanwhile: whoever is awaited is not away.
    asker, other = (ann, bob) if (await evening.due()).id == ann.id else (bob, ann)
    await asker.more("Replace a player", "\u2068Cat\u2069")
    assert f"{asker.member.name} asks to give Cat's seat to the computer · 1 of 2 agree" in text(evening.board)
    await other.press("Agree")
    table = await evening.table()
    assert table.sitters[at].left
    assert "Take the free seat" in labels(evening.board)


async def test_ending_by_consent(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    await ann.more("End the game", "End the game")
    await bob.press("Agree")
    assert (await evening.table()).status is Status.RUNNING
    await cat.press("Agree")
    assert (await evening.table()).status is Status.CLOSED
    assert "ended without a result" in text(evening.posted[-1])
    assert all("This game is over" in text(guest.panel) for guest in (ann, bob, cat))


async def test_a_moderator_decides(evening: Evening) -> None:
    await begun(evening)
    mods = evening.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    mod, stranger = evening.add("Mod", roles=[mods]), evening.guests[5]
    assert NOT_SEATED in await stranger.refusal("More")
    # Nobody is asked; nobody but a member or a moderator can go on.
    await mod.more("Pause")
    assert (await evening.table()).status is Status.PAUSED
    assert NOT_SEATED in text((await evening.forge(stranger, evening.board, "b:resume:1:0:")).response)
    await mod.more("Resume")
    assert (await evening.table()).status is Status.RUNNING
    shown = await mod.answer("More")
    assert "Leave" not in labels(shown)
    confirm = (await mod.press("End the game", shown)).response
    await mod.press("End the game", confirm)
    assert (await evening.table()).status is Status.CLOSED


async def test_a_moderator_of_another_server_ends_nothing(evening: Evening) -> None:
    await begun(evening)
    other = evening.env.create_guild("Elsewhere")
    mods = other.create_role("Moderators", permissions=discord.Permissions(manage_guild=True))
    mod = Guest(evening, other.add_member(evening.env.create_user("Mod"), roles=[mods]))
    channel = other.create_text_channel("cards")
    await mod.member.slash(channel, "play", game="Nomination Whist")
    lobby = channel.history()[-1]
    for action in ("end:1:0:yes", "join:1:0:", "sheet:1:0:", "mine:1:0:"):
        answer = await evening.forge(mod, lobby, f"b:{action}")
        assert NOT_SEATED in text(answer.response)
    assert (await evening.table()).status is Status.RUNNING


async def test_nudging(evening: Evening) -> None:
    guests = await begun(evening)
    due = await evening.due()
    nudger = next(guest for guest in guests if guest.id != due.id)
    before = due.panel.id
    await nudger.more("Nudge")
    assert due.panel.id != before
    assert moves(due.panel)
    assert len(due.direct) == 1
    again = await nudger.more("Nudge")
    assert "reminded already" in text(again.response)
    own = await due.more("Nudge")
    assert "Nobody else is awaited" in text(own.response)


def low(_: int, legal: Sequence[Move]) -> Move:
    """The lowest card, so that the high ones come last."""
    return min(legal, key=lambda move: move.card.rank if isinstance(move, Play) else 0)


async def test_claiming_the_rest(evening: Evening) -> None:
    await begun(evening)
    told: set[str] = set()
    while len(told) < 2:
        # Before the last trick: the leader claims it, with a card that certainly takes it or not.
        await evening.rush(leave=3, choose=low)
        leader = await evening.due()
        at = await seat(evening, leader)
        answer = text((await leader.more("Claim the rest", "Claim the rest")).response)
        told.add(answer)
        if answer == "Saved.":
            last = [line for (line,) in await evening.rows(select(schema.moves.c.line)) if " play " in line][-3]
            assert last.startswith(f"{at + 1} play ")
        else:
            await evening.rush()
    assert told == {"Saved.", "Your cards do not certainly take every remaining trick."}


async def test_a_rematch(evening: Evening) -> None:
    ann, bob, cat, dan = evening.guests[:4]
    await evening.begin(ann, bob, cat)
    for _ in range(7):
        await evening.rush()
    first = await evening.table()
    assert NOT_SEATED in await dan.refusal("Rematch")
    end = evening.board
    await bob.press("Rematch")
    lobby = await evening.table(2)
    assert [(s.name, s.user_id, s.level) for s in lobby.sitters] == [(s.name, s.user_id, s.level) for s in first.sitters]
    assert (lobby.options, lobby.pace, lobby.host_id) == (first.options, first.pace, bob.id)
    assert "There is a table in this channel already." in await cat.refusal("Rematch", end)
    await bob.press("Start")
    again = await evening.table(2)
    assert again.status is Status.RUNNING
    assert first.dealer is not None
    assert again.dealer == (first.dealer + 1) % 3
    # The end of the first game stays where it is.
    assert end.id in [message.id for message in evening.posted]


async def test_two_tables_at_once(evening: Evening) -> None:
    ann, bob, cat = await begun(evening)
    second = evening.guild.create_text_channel("more-cards")
    await ann.member.slash(second, "play", game="Nomination Whist")
    for guest in (bob, cat):
        await guest.member.click(second.history()[-1], label="Join")
    await ann.member.click(second.history()[-1], label="Start")
    assert len(ann.direct) == 2
    for message, channel in zip(ann.direct, (evening.channel, second), strict=True):
        assert channel.mention in text(message)
    # In a channel its own table is meant; elsewhere the member is asked to say which.
    assert evening.channel.mention in text((await ann.slash("hand")).response)
    assert second.mention in text((await ann.member.slash(second, "hand")).response)
    assert "You sit at several tables" in text((await ann.user.slash("hand")).response)
    await ann.member.slash(second, "leave")
    assert (await evening.table(1)).seat_of(ann.id) == 0
