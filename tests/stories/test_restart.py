"""The program stops, or is killed, and starts again on the same database."""

from __future__ import annotations

from random import Random
from typing import NoReturn

import pytest

from bot.games.cards import CARDS
from bot.tables.model import Status
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, cards, labels, moves, selects, text

TURN = 600


async def in_a_trick(evening: Evening) -> tuple[Guest, str]:
    """A game in the middle of its first trick: who led, and what."""
    await evening.begin(*evening.guests[:3])
    for _ in range(3):
        await (await evening.due()).move()
    leader = await evening.due()
    card = moves(leader.panel)[0]
    await leader.move(card)
    return leader, card.removeprefix("play ")


async def test_in_the_middle_of_a_trick(evening: Evening) -> None:
    leader, led = await in_a_trick(evening)
    due, old = await evening.due(), evening.board
    panel, since = due.panel, len(evening.ledger)
    await evening.restart()
    # What is right is not drawn again, and the commands are what Discord was told before.
    assert evening.errands(since) == []

    # Old buttons: in the channel, and in the direct message.
    mine = await due.answer("My hand", old)
    assert cards(mine) == cards(panel)
    assert "You do not sit" in await evening.guests[4].refusal("My hand", old)
    card = moves(panel)[0]
    await due.user.click(panel, custom_id=next(c for c in buttons(panel) if c.endswith(card)))
    assert (await evening.due()).id not in (leader.id, due.id)
    assert {CARDS[led], CARDS[card.removeprefix("play ")]} <= cards(evening.board)
    assert evening.board.id == old.id
    # And the one that was pressed before.
    before = (await evening.table()).version
    answer = await evening.forge(due, panel, next(c for c in buttons(panel) if c.endswith(card)))
    assert "decided already" in text(answer.followups[0])
    assert (await evening.table()).version == before


async def test_a_lobby(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob)
    editor = await ann.answer("House rules")
    await evening.restart()
    await cat.press("Join")
    await ann.member.select(editor, ["1-7-1"], custom_id=selects(editor)[1])
    assert "1 up to 7 and down to 1" in text(evening.board)
    await ann.press("Start")
    assert (await evening.table()).status is Status.RUNNING
    assert moves((await evening.due()).panel)


async def test_killed_between_the_commit_and_the_drawing(evening: Evening) -> None:
    leader, _ = await in_a_trick(evening)
    due = await evening.due()
    card = moves(due.panel)[0]
    # Discord is slow: the move is safe, and answered, but nobody else has seen it.
    evening.env.inject_error("*", "/channels/*", status=500, times=None)
    await due.move(card)
    assert CARDS[card.removeprefix("play ")] not in cards(evening.board)
    assert moves(due.panel) == []
    evening.opened()
    await evening.restart(kill=True)
    assert CARDS[card.removeprefix("play ")] in cards(evening.board)
    third = await evening.due()
    assert moves(third.panel)
    assert f"To play: {third.member.name}" in text(evening.board)
    assert leader.id != third.id


def killed(*_: object) -> NoReturn:
    raise RuntimeError("killed")


async def test_killed_while_computers_play(evening: Evening) -> None:
    ann, bob, *_ = evening.guests
    await evening.begin(ann, bob, computers=2)
    since = len(evening.ledger)
    due = await evening.due()
    # The press reaches the program, and it is killed before a computer has moved.
    chosen = next(c for c in buttons(due.panel) if ":act:" in c)
    evening.bot.clock._choose = killed
    await evening.forge(due, due.panel, chosen)
    evening.watched.errors.clear()
    await evening.restart(kill=True)
    assert moves((await evening.due()).panel)
    assert len(evening.ledger) > since


async def test_lost_time_is_given_back(evening: Evening) -> None:
    await in_a_trick(evening)
    due = await evening.due()
    decided = (await evening.table()).decisions
    await evening.pass_by(300)
    await evening.restart(away=2 * 3600)
    # Neither the reminder nor the deadline has passed while nobody could press anything.
    assert (await evening.table()).decisions == decided
    await evening.pass_by(250)
    assert (await evening.table()).decisions == decided
    assert not (await evening.table()).sitters[(await evening.table()).seat_of(due.id) or 0].missed
    await evening.pass_by(TURN)
    assert sum((await evening.table()).decisions) == sum(decided) + 1


@pytest.mark.parametrize("resumed", [True, False])
async def test_an_outage(evening: Evening, resumed: bool) -> None:
    await in_a_trick(evening)
    decided = (await evening.table()).decisions
    await evening.pass_by(300)
    await evening.event(evening.bot.on_disconnect)
    await evening.pass_by(3600)
    await evening.event(evening.bot.on_resumed if resumed else evening.bot.on_ready)
    # The computer has played for nobody who could not press anything, and the time for a move is what it was.
    assert (await evening.table()).decisions == decided
    await evening.pass_by(250)
    assert (await evening.table()).decisions == decided
    await evening.pass_by(60)
    assert sum((await evening.table()).decisions) == sum(decided) + 1
    assert evening.bot._beat.is_running()


async def test_many_tables_and_one_whose_channel_is_gone(evening: Evening) -> None:
    ann, bob, *_ = evening.guests
    channels = [evening.guild.create_text_channel(f"cards-{n}") for n in range(4)]
    for channel in channels:
        await ann.member.slash(channel, "play", game="Nomination Whist")
        for label in ("Add computer", "Add computer"):
            levels = (await ann.member.click(channel.history()[-1], label=label)).response
            assert levels is not None
            await ann.member.click(levels, label="easy")
        await bob.member.click(channel.history()[0], label="Join")
        await ann.member.click(channel.history()[0], label="Start")
    gone, *others = channels
    since = len(evening.ledger)
    await evening.restart(meanwhile=lambda: evening.env.backend.delete_channel(gone.id))
    tables = [await evening.table(number) for number in (1, 2, 3, 4)]
    assert [table.status for table in tables] == [Status.PAUSED, *[Status.RUNNING] * 3]
    posted = {str(channel.id) for channel in others}
    assert not [request.path for request in evening.ledger[since:] if request.path.split("/")[2] in posted]
    # The players of the one are told; they can bring it to another channel.
    for guest in (ann, bob):
        assert any("channel is gone" in text(message) for message in guest.direct)
    due = await evening.due(3)
    panel = next(m for m in due.direct if ":act:3:" in " ".join(buttons(m)))
    await due.user.click(panel, custom_id=next(iter(buttons(panel))))
    assert sum((await evening.table(3)).decisions) > sum(tables[2].decisions)


async def test_removed_from_the_server_meanwhile(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await evening.restart(meanwhile=lambda: evening.env.backend.remove_guild(evening.guild.id))
    assert (await evening.table()).status is Status.CLOSED
    assert labels(ann.panel) == []


async def test_a_member_who_left_meanwhile(evening: Evening) -> None:
    await in_a_trick(evening)
    due = await evening.due()
    seat = (await evening.table()).seat_of(due.id) or 0
    await evening.restart(meanwhile=lambda: evening.guild.remove_member(due.member))
    # The game is kept. Nobody tells the program who leaves; it asks when they do not answer.
    assert (await evening.table()).status is Status.RUNNING
    await evening.pass_by(460)
    table = await evening.table()
    assert table.status is Status.RUNNING
    assert table.sitters[seat].left
    assert "free seat" in text(evening.board)
    assert table.decisions[seat] == 2
    await (await evening.due()).move()
    await evening.play(Random(1), most=6)
