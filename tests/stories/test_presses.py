"""Presses that come twice, too late, at the same moment, from the wrong member, or that no button ever made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import func, select

from bot.games.cards import CARDS
from bot.store import schema
from bot.tables.model import Status
from bot.views.actions import Action
from tests.stories.evening import Evening, Guest
from tests.stories.reading import Message, buttons, cards, labels, moves, text

STALE = "decided already"


async def lines(evening: Evening) -> int:
    """How many lines of the record lie in the database."""
    return int((await evening.rows(select(func.count()).select_from(schema.moves)))[0][0])


def button(panel: Message, move: str) -> str:
    """The custom_id of a move's button."""
    return next(custom_id for custom_id in buttons(panel) if custom_id.endswith(f":{move}"))


async def in_play(evening: Evening, players: int = 3) -> Guest:
    """The guest who leads to the first trick."""
    await evening.begin(*evening.guests[:players])
    for _ in range(players):
        await (await evening.due()).move()
    return await evening.due()


async def test_the_same_card_twice_at_once(evening: Evening) -> None:
    leader = await in_play(evening)
    before, panel = await lines(evening), leader.panel
    card = moves(panel)[0]
    press = (leader, panel, button(panel, card), ())
    first, second = await evening.at_once(press, press)
    assert await lines(evening) == before + 1
    assert first.acknowledged
    assert not first.followups
    (told,) = second.followups
    assert told.ephemeral
    assert STALE in text(told)
    assert card not in moves(leader.panel)
    assert (await evening.due()).id != leader.id


async def test_two_cards_at_once(evening: Evening) -> None:
    leader = await in_play(evening)
    before, panel = await lines(evening), leader.panel
    ace, king = moves(panel)[:2]
    await evening.at_once((leader, panel, button(panel, ace), ()), (leader, panel, button(panel, king), ()))
    assert await lines(evening) == before + 1
    assert CARDS[king.removeprefix("play ")] in cards(leader.panel)
    assert CARDS[ace.removeprefix("play ")] in cards(evening.board)


async def test_old_buttons(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    due = await evening.due()
    direct, mine = due.panel, await due.hand()
    await due.move()
    before = await lines(evening)
    # In the direct message, as a slow phone still shows it, and in the panel that only they see.
    for old in (direct, mine):
        answer = await evening.forge(due, old, button(old, "bid 0"))
        assert answer.response is not None
        assert STALE in text(answer.followups[0])
    assert await lines(evening) == before
    # The panel shows how things stand now.
    assert moves(await due.hand()) == []

    # A button of the first hand in the second.
    await evening.rush()
    assert (await evening.table()).hand == 2
    before = await lines(evening)
    answer = await evening.forge(due, direct, button(direct, "bid 0"))
    assert STALE in text(answer.followups[0])
    assert await lines(evening) == before


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_members_at_the_same_moment(evening: Evening, order: tuple[int, int]) -> None:
    await evening.begin(*evening.guests[:3])
    table = await evening.table()
    first = await evening.due()
    second = evening.guests[((table.seat_of(first.id) or 0) + 1) % 3]
    presses = [(first, first.panel, "b:act:1:0:bid 1", ()), (second, second.panel, "b:act:1:0:bid 1", ())]
    answers = await evening.at_once(*(presses[i] for i in order))
    decisions = (await evening.table()).decisions
    assert decisions[table.seat_of(first.id) or 0] == 1
    if order == (0, 1):
        assert sum(decisions) == 2
    else:
        # Too early: refused with the reason, and the first one's bid stands.
        assert sum(decisions) == 1
        assert "It is not your turn." in text(answers[0].response)


async def test_everybody_joins_at_the_same_moment(evening: Evening) -> None:
    ann, *others = evening.guests
    await evening.open(ann, structure="7-1-7")
    join = next(custom_id for custom_id in buttons(evening.board) if ":join:" in custom_id)
    presses = [(guest, evening.board, join, ()) for guest in (*others, *others)]
    await evening.at_once(*presses)
    table = await evening.table()
    assert sorted(sitter.user_id or 0 for sitter in table.sitters) == sorted(guest.id for guest in evening.guests)
    assert all(guest.member.name in text(evening.board) for guest in evening.guests)


async def test_a_press_in_the_moment_of_the_deadline(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    due = await evening.due()
    seat = (await evening.table()).seat_of(due.id) or 0
    before = await lines(evening)
    # Time is up, and neither the clock nor the press has been heard of yet.
    evening.env.backend.advance_clock(601)
    (answer,) = await evening.at_once((due, due.panel, "b:act:1:0:bid 1", ()))
    assert answer.acknowledged
    table = await evening.table()
    assert table.decisions[seat] == 1
    assert await lines(evening) == before + 1
    # One of them won: either the bid was theirs and they have missed nothing, or the press was late and was told so.
    assert bool(answer.followups) == bool(table.sitters[seat].missed)


async def test_the_last_card_twice(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    for _ in range(6):
        await evening.rush()
    await evening.rush(leave=1)
    last = await evening.due()
    (card,) = moves(last.panel)
    press = (last, last.panel, button(last.panel, card), ())
    answers = await evening.at_once(press, press)
    assert (await evening.table()).status is Status.FINISHED
    assert [len(answer.followups) for answer in answers] == [0, 0]
    assert "This table is closed" in text(answers[1].response)
    assert await evening.rows(select(func.count()).select_from(schema.results)) == [(3,)]
    # And once more, later, from an old message.
    await evening.forge(last, last.panel, f"b:act:1:{7 + 28 - 1}:{card}")
    assert await evening.rows(select(func.count()).select_from(schema.results)) == [(3,)]
    assert labels(evening.board) == ["Rematch", "Score sheet", "Record file"]


async def test_buttons_of_others(evening: Evening) -> None:
    leader = await in_play(evening)
    stranger = evening.guests[4]
    other = next(guest for guest in evening.guests[:3] if guest.id != leader.id)
    before, card = await lines(evening), moves(leader.panel)[0]
    decision = (await evening.table()).decisions[(await evening.table()).seat_of(leader.id) or 0]
    custom_id = f"b:act:1:{decision}:{card}"
    for guest, reason in ((stranger, "You do not sit at this table."), (other, "It is not your turn.")):
        answer = await evening.forge(guest, evening.board, custom_id)
        assert answer.response is not None
        assert answer.response.ephemeral
        assert reason in text(answer.response)
    assert await lines(evening) == before
    assert "You do not sit at this table." in await stranger.refusal("My hand")


async def test_private_panels_never_stand_on_messages_that_others_see(evening: Evening) -> None:
    leader = await in_play(evening)
    shown = text(evening.board)
    # A stale move, which brings the hand, and what otherwise replaces a private message.
    for action in ("act:1:0:bid 0", "back:1:0:", "end:1:0:", "claim:1:0:", "replace:1:0:", "leave:1:0:", "rules:1:0:0"):
        answer = await evening.forge(leader, evening.board, f"b:{action}")
        assert answer.response is not None
        assert answer.response.ephemeral
        assert text(evening.board) == shown


async def test_a_card_that_is_not_held(evening: Evening) -> None:
    leader = await in_play(evening)
    held = cards(leader.panel)
    before, decision = await lines(evening), 1
    for code in ("AS", "2C", "KH", "9D", "BJ"):
        if CARDS[code] in held:
            continue
        answer = await evening.forge(leader, leader.panel, f"b:act:1:{decision}:play {code}")
        assert answer.response is not None
        assert answer.response.ephemeral
        assert "You do not hold" in text(answer.response)
    assert await lines(evening) == before
    assert (await evening.due()).id == leader.id


#: What a forged press may carry in place of what a button says, and a select in place of its choices.
JUNK = (
    "",
    "yes",
    "0",
    "-1",
    "99999",
    "x",
    "play QH",
    "play XX",
    "bid 99",
    "deal 2.3.4.5",
    "a:x",
    "0:no",
    "0:hook",
    "a:b:c:d:e",
)
VALUES = (("x",), ("1", "2"), ("99999999999999999999",), ("on",), ("xx",))
#: The actions of a select.
CHOICES = {Action.RULE, Action.PACE, Action.PAST, Action.BOARD, Action.SERVER, Action.MEMBER}
#: What a member may well do who sits at the table, whatever the argument.
ALLOWED = {"join", "leave", "computer", "back", "forget", "pause", "end", "replace", "nudge", "claim", "agree", "refuse"}
#: What concerns a lobby alone.
IN_LOBBY = {"leave", "computer", "rules", "rule", "pace", "start"}


def forgeries(rng: Random, actions: Iterable[Action]) -> list[tuple[str, tuple[str, ...]]]:
    """Presses of every action with some kinds of junk, and some that are of no action."""
    found: list[tuple[str, tuple[str, ...]]] = [("b:no:1:0:", ()), ("b:act:999:0:bid 1", ()), ("s:act:1:0:discard", ("QH",))]
    for action in actions:
        found += [(f"b:{action}:1:0:{junk}", ()) for junk in rng.sample(JUNK, 2)]
        if action in CHOICES:
            args = [rng.choice(JUNK), *rng.sample(["language", "pings", "0:structure", "game:all:all:points:0", "0"], 2)]
            found += [(f"s:{action}:1:0:{arg}", rng.choice(VALUES)) for arg in args]
    return found


@pytest.mark.parametrize("place", ["lobby", "table", "direct"])
async def test_forged_presses(evening: Evening, place: str) -> None:
    ann, bob, cat, _, eve = evening.guests[:5]
    await (evening.open if place == "lobby" else evening.begin)(ann, bob, cat)
    forger, on = (cat, cat.panel) if place == "direct" else (eve, evening.board)
    wanted: set[str] = {"lobby": IN_LOBBY, "table": {*Action} - {"join"}, "direct": {*Action} - ALLOWED}[place]
    presses = forgeries(Random(place), [action for action in Action if action in wanted])
    before, shown = await evening.table(), text(evening.board)
    for start in range(0, len(presses), 20):
        answers = await evening.at_once(*((forger, on, custom_id, values) for custom_id, values in presses[start : start + 20]))
        assert all(answer.acknowledged for answer in answers)
    assert text(evening.board) == shown
    # Nothing was changed, nothing was shown, and nothing went wrong: every evening looks at its log.
    assert replace(await evening.table(), version=0, touched_at=0.0) == replace(before, version=0, touched_at=0.0)
    assert (await evening.bot.people.member(forger.id)).locale is None
    assert (await evening.bot.people.server(evening.guild.id)).locale is None
