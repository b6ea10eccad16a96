from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from bot.games.game import Perspective
from bot.games.moves import BIDS, Move
from bot.games.nomination import NominationOptions
from bot.players.levels import Level
from bot.tables import changes, errors
from bot.tables.clock import RETRY
from bot.tables.model import AskKind, Member, Pace, Status, Table
from bot.tables.service import News, Opening
from tests.tables.house import ANN, BOB, CY, HAL, House, first

HOUR = 3600.0


def sitter(table: Table, member: Member) -> tuple[bool, int]:
    """Whether a member is away, and how many deadlines they have missed."""
    seat = table.seat_of(member.id)
    assert seat is not None
    return table.sitters[seat].away, table.sitters[seat].missed


def reminders(house: House) -> int:
    return sum(news is News.REMIND for _, news in house.heard)


class Thinking:
    """A computer that thinks until it is told to move."""

    def __init__(self) -> None:
        self.asked, self.moves = threading.Event(), threading.Event()

    def __call__(self, perspective: Perspective, level: Level, seed: int) -> Move:
        self.asked.set()
        assert self.moves.wait(10)
        return first(perspective, level, seed)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self.asked.wait, 10)


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    computer = Thinking()
    yield computer
    computer.moves.set()


# Reminders.


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.LIVE, 60), (Pace.RELAXED, 600), (Pace.SLOW, 24 * 3600)])
async def test_one_reminder_at_three_quarters_of_the_time(house: House, pace: Pace, seconds: int) -> None:
    table = await house.begin(ANN, BOB, CY, pace=pace)
    deadline = house.time + seconds
    assert table.deadline == deadline
    await house.rest(table, after=0.75 * seconds - 1)
    assert reminders(house) == 0
    table = await house.rest(table, after=1)
    assert house.heard[-1] == (table, News.REMIND)
    assert (table.deadline, table.reminded) == (deadline, True)
    await house.rest(table, after=0.25 * seconds - 1)
    assert reminders(house) == 1


async def test_the_next_turn_has_a_reminder_of_its_own(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    table = await house.rest(table, after=500)
    table = await house.press(table, await house.due(table))
    assert (table.deadline, table.reminded) == (house.time + 600, False)
    await house.rest(table, after=450)
    assert reminders(house) == 2


async def test_a_members_nudge_is_the_turns_reminder(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    other = next(member for member in (ANN, BOB, CY) if member != due)
    with pytest.raises(errors.NothingToRemind):
        await house.change(table, changes.remind, due)
    with pytest.raises(errors.NotSeated):
        await house.change(table, changes.remind, HAL)
    table = await house.change(table, changes.remind, other)
    assert table.reminded
    with pytest.raises(errors.NothingToRemind):
        await house.change(table, changes.remind, other)
    await house.rest(table, after=599)
    assert reminders(house) == 0


# Deadlines.


async def test_the_computer_moves_at_the_deadline_and_not_before(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    table = await house.rest(table, after=599)
    assert (await house.due(table), sum(table.decisions)) == (due, 0)
    table = await house.rest(table, after=1)
    assert sum(table.decisions) == 1
    assert await house.due(table) != due
    assert table.deadline == house.time + 600
    assert sitter(table, due) == (False, 1)


async def test_after_two_missed_in_a_row_the_seat_is_the_computers(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    late = await house.due(table)
    table = await house.send_away(table, late)
    assert sitter(table, late) == (True, 2)
    # From now on nobody waits for them.
    began = house.time
    table = await house.play(table, moves=20)
    assert sum(table.decisions) >= 30
    assert house.time == began
    assert table.status is Status.RUNNING


async def test_a_move_made_in_time_clears_what_was_missed(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    late = await house.due(table)
    for _ in range(3):
        table = await house.rest(await house.until(table, late), after=600)
        assert sitter(table, late) == (False, 1)
        table = await house.press(await house.until(table, late), late)
        assert sitter(table, late) == (False, 0)


async def test_im_back_gives_the_seat_and_the_whole_time_back(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    late = await house.due(table)
    table = await house.send_away(table, late)
    table = await house.change(table, changes.come_back, late)
    assert sitter(table, late) == (False, 0)
    house.time += 100
    table = await house.press(table, await house.due(table))
    table = await house.until(table, late)
    assert table.deadline == house.time + 600


async def test_a_move_by_an_absent_member_brings_them_back(house: House, thinking: Thinking) -> None:
    table = await house.begin(ANN, BOB, CY)
    late = await house.due(table)
    table = await house.send_away(table, late)
    house.choose = thinking
    while late.id != await _next(house, table):
        table = await house.press(table, await house.due(table))
    await thinking.begun()
    table = await house.press(table, late)
    thinking.moves.set()
    table = await house.rest(table)
    assert sitter(table, late) == (False, 0)


async def _next(house: House, table: Table) -> int | None:
    """Who is to move next, away or not."""
    _, perspective = await house.tables.perspective(table.id)
    assert perspective is not None
    return table.sitters[perspective.actors[0]].user_id


async def test_other_changes_do_not_move_the_deadline(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    deadline = table.deadline
    house.time += 300
    table = await house.change(table, changes.ask, ANN, AskKind.PAUSE)
    table = await house.change(table, changes.come_back, await house.due(table))
    table = await house.change(table, changes.refuse, BOB, AskKind.PAUSE)
    assert table.deadline == deadline


# Races.


async def test_a_press_while_the_computer_thinks_at_the_deadline_wins(house: House, thinking: Thinking) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    house.choose = thinking
    ringing = asyncio.create_task(house.rest(table, after=600))
    await thinking.begun()
    pressed = await house.press(table, due, BIDS[3])
    thinking.moves.set()
    table = await ringing
    assert table == pressed
    _, perspective = await house.tables.perspective(table.id, table.seat_of(due.id))
    assert perspective is not None
    assert [row.bid for row in perspective.rows if row.has_bid] == [3]
    assert sitter(table, due) == (False, 0)
    assert table.deadline == house.time + 600


async def test_a_press_after_the_deadline_fired_is_stale(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    await house.rest(table, after=600)
    with pytest.raises(errors.StalePrompt):
        await house.press(table, due, BIDS[3])


async def test_a_press_and_the_deadline_at_the_same_moment_make_one_move(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    for _ in range(20):
        due = await house.due(table)
        seat = table.seat_of(due.id)
        assert seat is not None
        before = table.decisions[seat]
        house.time += 600
        await asyncio.gather(house.press(table, due), house.clock.rest(), return_exceptions=True)
        table = await house.tables.look(table.id)
        assert table.decisions[seat] == before + 1
        table = await house.change(table, changes.come_back, due)


async def test_who_comes_back_while_the_computer_thinks_for_them_has_their_time(house: House, thinking: Thinking) -> None:
    table = await house.begin(ANN, BOB, CY)
    late = await house.due(table)
    house.choose = thinking
    await house.change(table, changes.leave, late)
    ringing = asyncio.create_task(house.rest(table))
    await thinking.begun()
    table = await house.join(table, late)
    thinking.moves.set()
    assert await ringing == table
    assert (await house.due(table), sum(table.decisions), sitter(table, late)) == (late, 0, (False, 0))
    assert table.deadline == house.time + 600


async def test_a_pause_while_the_computer_thinks_holds(house: House, thinking: Thinking) -> None:
    table = await house.begin(ANN, BOB, CY)
    house.choose = thinking
    ringing = asyncio.create_task(house.rest(table, after=600))
    await thinking.begun()
    paused = await house.tables.change(table.id, changes.pause)
    thinking.moves.set()
    assert await ringing == paused


# Nobody there.


async def _desert(house: House, table: Table) -> Table:
    while table.status is Status.RUNNING:
        table = await house.rest(table, after=600)
    return table


async def test_when_everybody_is_away_the_game_waits(house: House) -> None:
    table = await _desert(house, await house.begin(ANN, BOB, computers=1))
    assert (table.status, table.deadline, table.paused_until) == (Status.PAUSED, None, house.time + 24 * HOUR)
    assert await house.rest(table, after=23 * HOUR) == table
    table = await house.change(table, changes.come_back, BOB)
    assert (table.status, sitter(table, BOB), sitter(table, ANN)) == (Status.RUNNING, (False, 0), (True, 2))
    table = await house.rest(table)
    assert (await house.due(table), table.deadline) == (BOB, house.time + 600)


async def test_when_everybody_is_away_nothing_is_asked_any_more(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    await house.change(table, changes.ask, due, AskKind.END)
    table = await _desert(house, table)
    table = await house.change(table, changes.come_back, due)
    assert (table.status, table.asks) == (Status.RUNNING, ())


async def test_a_game_to_which_nobody_comes_back_ends_without_a_result(house: House) -> None:
    table = await _desert(house, await house.begin(ANN, BOB, computers=1))
    table = await house.rest(table, after=24 * HOUR)
    assert (table.status, table.ranked) == (Status.CLOSED, None)
    assert house.heard[-1] == (table, News.CHANGED)


async def test_a_pause_stops_the_clock_for_a_day_at_most(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    table = await house.tables.change(table.id, changes.pause)
    assert (table.status, table.deadline) == (Status.PAUSED, None)
    for request in (house.press(table, due, BIDS[1]), house.change(table, changes.claim, due)):
        with pytest.raises(errors.TablePaused):
            await request
    assert await house.rest(table, after=24 * HOUR - 1) == table
    table = await house.rest(table, after=1)
    assert (table.status, await house.due(table), table.deadline) == (Status.RUNNING, due, house.time + 600)


# Several awaited at once.


@pytest.fixture
async def blind(house: House) -> Table:
    """A game in which three members are to bid at the same time."""
    table = await house.tables.open(Opening(1, 2, ANN, "nomination", NominationOptions("7-1", bidding="hidden")))
    for member in (BOB, CY):
        await house.join(table, member)
    return await house.change(table, changes.start, ANN)


async def test_hidden_bids_wait_for_all_at_once(house: House, blind: Table) -> None:
    deadline = blind.deadline
    house.time += 200
    table = await house.press(blind, CY, BIDS[1])
    assert table.deadline == deadline
    table = await house.press(blind, ANN, BIDS[2])
    assert table.deadline == deadline
    with pytest.raises(errors.StalePrompt):
        await house.press(blind, ANN, BIDS[1])
    table = await house.press(blind, BOB, BIDS[0])
    assert table.deadline == house.time + 600


async def test_at_the_deadline_the_computer_bids_for_everybody_still_awaited(house: House, blind: Table) -> None:
    await house.press(blind, BOB, BIDS[1])
    table = await house.rest(blind, after=600)
    assert table.decisions == (1, 1, 1)
    assert [sitter(table, member) for member in (ANN, BOB, CY)] == [(False, 1), (False, 0), (False, 1)]
    assert table.deadline == house.time + 600


async def test_two_hidden_bids_at_the_same_moment_both_count(house: House, blind: Table) -> None:
    await asyncio.gather(house.press(blind, ANN, BIDS[3]), house.press(blind, CY, BIDS[1]), house.press(blind, BOB, BIDS[0]))
    table, perspective = await house.tables.perspective(blind.id)
    assert perspective is not None
    assert [row.bid for row in perspective.rows] == [3, 0, 1]
    assert table.decisions == (1, 1, 1)


# Nothing is lost.


async def test_a_table_is_looked_at_again_when_a_computer_fails(house: House, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> Move:
        raise ZeroDivisionError

    def cheat(*_: object) -> Move:
        return BIDS[52]

    table = await house.begin(ANN, BOB, CY)
    for broken in (fail, cheat):
        house.choose = broken
        table = await house.rest(table, after=600)
        assert sum(table.decisions) == 0
    house.choose = first
    table = await house.rest(table, after=RETRY)
    assert sum(table.decisions) == 1
    assert "ZeroDivisionError" in caplog.text


async def test_stopping_finishes_the_move_that_is_being_made(house: House, thinking: Thinking) -> None:
    table = await house.begin(ANN, BOB, CY)
    house.choose = thinking
    ringing = asyncio.create_task(house.rest(table, after=600))
    await thinking.begun()
    stopping = asyncio.create_task(house.clock.stop())
    thinking.moves.set()
    await stopping
    await ringing
    assert sum((await house.tables.look(table.id)).decisions) == 1
    assert not house.clock.running
