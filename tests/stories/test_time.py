"""Turns that take too long, pauses, and lobbies that nobody touches."""

from __future__ import annotations

import pytest

from bot.tables.model import Status
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, labels, moves, selects, text

#: Seconds for a move at a relaxed table, and when the reminder comes.
TURN, REMINDER = 600, 450


async def others(evening: Evening, due: Guest) -> list[Guest]:
    """The guests at the table who are not awaited."""
    table = await evening.table()
    return [guest for guest in evening.guests if guest.id != due.id and table.seat_of(guest.id) is not None]


async def test_a_reminder_at_three_quarters(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    due = await evening.due()
    waiting = await others(evening, due)
    before, since = due.panel.id, len(evening.ledger)
    await evening.pass_by(REMINDER - 5)
    assert evening.errands(since) == []

    await evening.pass_by(10)
    # A new message, since only that notifies, in place of the old one; nobody else hears of it.
    assert len(due.direct) == 1
    assert due.panel.id != before
    assert moves(due.panel)
    sent = [r.path.split("/")[2] for r in evening.ledger[since:] if r.method != "GET"]
    assert not {str(guest.user.dm_channel.id) for guest in waiting} & set(sent)
    assert evening.errands(since).count("direct send") == 1

    # One reminder only.
    after = due.panel.id
    await evening.pass_by(100)
    assert due.panel.id == after
    assert (await evening.table()).decisions == (0, 0, 0)


async def test_a_reminder_that_discord_refuses_comes_later(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    due = await evening.due()
    before = due.panel.id
    evening.env.inject_error("POST", f"/channels/{due.user.dm_channel.id}/messages", status=500)
    await evening.pass_by(REMINDER + 5)
    await evening.pass_by(20)
    assert len(due.direct) == 1
    assert due.panel.id != before


async def test_the_computer_acts_at_the_deadline_and_sits_down_after_two(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    late = await evening.due()
    seat = (await evening.table()).seat_of(late.id) or 0
    await evening.pass_by(TURN + 1)
    table = await evening.table()
    assert table.decisions[seat] == 1
    assert (await evening.due()).id != late.id
    assert not table.sitters[seat].away
    assert labels(late.panel) == []

    # Whoever moves in time has missed nothing.
    await evening.until(late)
    await late.move()
    for _ in range(2):
        await evening.until(late)
        await evening.pass_by(TURN + 1)
    assert (await evening.table()).sitters[seat].away
    assert " · away" in text(evening.board)
    assert "The computer is playing for you." in text(late.panel)
    assert labels(late.panel) == ["I'm back"]

    # From now on nobody waits for them.
    decided = (await evening.table()).decisions[seat]
    for _ in range(4):
        await (await evening.due()).move()
    assert (await evening.table()).decisions[seat] > decided
    back = await late.user.click(late.panel, label="I'm back")
    assert back.acknowledged
    assert "I'm back" not in labels(late.panel)
    assert " · away" not in text(evening.board)
    assert not (await evening.table()).sitters[seat].away
    await evening.until(late)
    assert moves(late.panel)


async def test_a_move_of_ones_own_is_a_return_too(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    late = await evening.due()
    seat = (await evening.table()).seat_of(late.id) or 0
    await evening.pass_by(TURN + 1)
    assert (await evening.table()).sitters[seat].missed == 1
    await evening.until(late)
    await late.move()
    assert (await evening.table()).sitters[seat].missed == 0


async def test_live_turns_are_a_minute(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob, cat)
    editor = await ann.answer("House rules")
    await ann.member.select(editor, ["live"], custom_id=next(c for c in selects(editor) if ":pace:" in c))
    await ann.press("Start")
    due = await evening.due()
    before = due.panel.id
    await evening.pass_by(46)
    assert due.panel.id != before
    await evening.pass_by(15)
    assert sum((await evening.table()).decisions) == 1


async def test_a_pause_that_all_agree_to(evening: Evening) -> None:
    ann, bob, cat, eve = (*evening.guests[:3], evening.guests[4])
    await evening.begin(ann, bob, cat)
    await ann.more("Pause")
    assert "Ann asks for a pause · 1 of 3 agree" in text(evening.board)
    assert "You do not sit at this table." in await eve.refusal("Agree")
    await bob.press("Agree")
    assert "2 of 3 agree" in text(evening.board)
    assert (await evening.table()).status is Status.RUNNING
    await cat.press("Agree")
    assert (await evening.table()).status is Status.PAUSED
    assert "Paused" in text(evening.board)
    assert "Agree" not in labels(evening.board)

    # Nobody is hurried, and nobody can play.
    await evening.pass_by(3 * 3600)
    assert (await evening.table()).decisions == (0, 0, 0)
    for guest in (ann, bob, cat):
        assert "Paused" in text(guest.panel)
        assert moves(guest.panel) == []
    await bob.more("Resume")
    assert (await evening.table()).status is Status.RUNNING
    due = await evening.due()
    assert moves(due.panel)
    # The whole time for a move again.
    await evening.pass_by(TURN - 5)
    assert (await evening.table()).decisions == (0, 0, 0)
    await evening.pass_by(10)
    assert sum((await evening.table()).decisions) == 1


async def test_a_pause_that_somebody_refuses(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await ann.more("Pause")
    stale = evening.board
    agree = next(custom_id for custom_id in buttons(stale) if ":agree:" in custom_id)
    await bob.press("Refuse")
    assert "asks for a pause" not in text(evening.board)
    # Cat's phone was slow.
    (late,) = await evening.at_once((cat, stale, agree, ()))
    assert late.response is not None
    assert late.response.ephemeral
    assert "decided already" in text(late.response)
    assert (await evening.table()).status is Status.RUNNING


async def test_a_pause_ends_after_a_day(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await ann.more("Pause")
    await bob.press("Agree")
    await cat.press("Agree")
    await evening.pass_by(24 * 3600 + 1)
    assert (await evening.table()).status is Status.RUNNING
    assert moves((await evening.due()).panel)


async def test_everybody_away(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await evening.pass_by(7 * TURN)
    table = await evening.table()
    assert table.status is Status.PAUSED
    assert all(sitter.away for sitter in table.sitters)
    assert "Paused" in text(evening.board)
    assert labels(cat.panel) == ["I'm back"]
    await cat.user.click(cat.panel, label="I'm back")
    table = await evening.table()
    assert table.status is Status.RUNNING
    assert not table.sitters[2].away
    await evening.until(cat)


async def test_everybody_away_for_a_day(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await evening.pass_by(7 * TURN + 24 * 3600)
    table = await evening.table()
    assert table.status is Status.CLOSED
    assert "ended without a result" in text(evening.posted[-1])
    assert labels(evening.posted[-1]) == []


@pytest.mark.parametrize("touched", [False, True])
async def test_a_lobby_that_nobody_touches(evening: Evening, touched: bool) -> None:
    ann, bob = evening.guests[:2]
    await evening.open(ann)
    await evening.pass_by(20 * 60)
    if touched:
        await bob.press("Join")
        await evening.pass_by(20 * 60)
        assert (await evening.table()).status is Status.LOBBY
    await evening.pass_by(11 * 60)
    assert (await evening.table()).status is Status.CLOSED
    assert "closed before the game began" in text(evening.posted[-1])
    assert "closed before the game began" in text(ann.panel)
    assert labels(evening.posted[-1]) == []
    # The channel is free.
    await ann.slash("play", game="Nomination Whist")
    assert (await evening.table(2)).status is Status.LOBBY
