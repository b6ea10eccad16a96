"""Members whose direct messages are closed: everything through My hand, and everybody else as ever."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.store.shapes import Direct
from tests.stories.evening import Evening, Guest
from tests.stories.reading import cards, labels, moves, text

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

#: Blocked, and closed to members of this server.
CODES = [50007, 50278]
MINE = "your hand is under My hand"


def calls(evening: Evening, guest: Guest) -> list[str]:
    """The messages in the channel that call a guest."""
    return [text(message) for message in evening.posted if f"<@{guest.id}>" in text(message)]


def attempts(evening: Evening, guest: Guest) -> int:
    """How often the program has tried to write to a guest."""
    return sum(request.path.startswith(f"/channels/{guest.user.dm_channel.id}/") for request in evening.ledger)


async def play_on(evening: Evening, rng: Random, presses: int, closed: Guest) -> None:
    """So many moves, those of the guest whose messages are closed through My hand."""
    for _ in range(presses):
        guest = await evening.due()
        panel = await guest.hand() if guest.id == closed.id else guest.panel
        await guest.move(rng.choice(moves(panel)), on=panel)


@pytest.mark.parametrize("code", CODES)
async def test_closed_from_the_start(evening: Evening, code: int) -> None:
    ann, bob, cat = evening.guests[:3]
    evening.closed(bob, code)
    await ann.slash("play", game="Nomination Whist")
    (told,) = (await bob.press("Join")).followups
    assert told.ephemeral
    assert "your hand is under My hand" in text(told)
    await cat.press("Join")
    assert re.search(r"Bob · hand under My hand", text(evening.board))
    assert "Cat · hand" not in text(evening.board)
    await ann.press("Start")

    assert f"Bob: {MINE}" in text(evening.board)
    assert await evening.bot.people.direct(bob.id) == Direct(bob.user.dm_channel.id, closed=True)
    for guest in (ann, cat):
        assert len(cards(guest.panel)) == 8
    assert bob.direct == []

    # A whole hand: the game waits no longer for him than for the others, and nobody tries his door again.
    await play_on(evening, Random(1), presses=3 * (1 + 7), closed=bob)
    assert (await evening.table()).hand == 2
    assert attempts(evening, bob) == 1
    assert f"Bob: {MINE}" in text(evening.board)


async def test_one_of_seven(evening: Evening) -> None:
    *others, gus = evening.guests
    evening.closed(gus)
    await evening.begin(*evening.guests)
    assert all(len(cards(guest.panel)) == 8 for guest in others)
    assert f"Gus: {MINE}" in text(evening.board)
    assert text(evening.board).count(MINE) == 1
    await play_on(evening, Random(1), presses=7 * 2, closed=gus)
    assert (await evening.table()).decisions == (2,) * 7


async def test_closed_in_the_middle(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await evening.play(Random(1), most=3)
    assert "your hand is under" not in text(evening.board)

    evening.closed(cat)
    await evening.pass_by(90)
    await evening.until(cat)
    # She is told in the channel, once and by a mention, that it is her turn; no card is named.
    (call,) = calls(evening, cat)
    assert "it is your turn" in call
    assert not cards(evening.posted[-1])
    assert f"Cat: {MINE}" in text(evening.board)
    assert labels(evening.posted[-1]) == ["My hand"]

    before = attempts(evening, cat)
    hand = await cat.answer("My hand", evening.posted[-1])
    assert hand.ephemeral
    await cat.move(on=hand)
    # The next panel comes at once in answer to the press: she is not called again while she is playing.
    await play_on(evening, Random(1), presses=6, closed=cat)
    assert len(calls(evening, cat)) <= 1
    assert attempts(evening, cat) == before
    assert all("Bob" not in line and "Ann" not in line for line in text(evening.board).splitlines() if MINE in line)


async def test_a_call_is_made_for_each_turn_of_somebody_silent_and_never_stays(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    evening.closed(bob)
    await evening.begin(ann, bob, cat)
    for _ in range(2):
        await evening.until(bob)
        panel = await bob.hand()
        await bob.move(on=panel)
        await evening.pass_by(90)
    await evening.until(bob)
    assert len(calls(evening, bob)) == 1
    await bob.move(on=await bob.hand())
    assert calls(evening, bob) == []


async def test_messages_that_open_again(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    evening.closed(bob)
    await evening.begin(ann, bob, cat)
    await evening.until(bob)
    evening.opened()
    shown = (await bob.user.slash("hand")).response
    assert shown is not None
    await bob.move(on=shown)
    await evening.until(bob)
    assert len(cards(bob.panel)) >= 7
    assert "your hand is under" not in text(evening.board)


async def test_a_host_who_cannot_be_written_to(evening: Evening) -> None:
    ann = evening.guests[0]
    evening.closed(ann)
    (told,) = (await ann.slash("play", game="blob")).followups
    assert told.ephemeral
    assert MINE in text(told)
    assert "Ann · hand under My hand" in text(evening.board)


async def test_closed_because_they_have_left_the_server(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    await evening.until(ann)
    seat = (await evening.table()).seat_of(bob.id) or 0
    evening.guild.remove_member(bob.member)
    evening.closed(bob, 50278)
    await ann.move()
    # The seat goes to the computer at once, and the table says so.
    assert (await evening.table()).sitters[seat].left
    assert "free seat" in text(evening.board)
    assert MINE not in text(evening.board)
    await evening.until(cat)
