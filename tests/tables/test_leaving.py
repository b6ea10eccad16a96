from __future__ import annotations

import pytest

from bot.players.levels import NAMES
from bot.tables import changes, errors
from bot.tables.model import AskKind, Status
from bot.tables.service import News
from tests.tables.house import ANN, BOB, CY, DAN, House


async def test_leaving_on_ones_own_turn_goes_on_at_once(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    began = house.time
    table = await house.change(table, changes.leave, due)
    assert table.seat_of(due.id) is None
    table = await house.rest(table)
    assert sum(table.decisions) == 1
    assert await house.due(table) != due
    assert table.deadline == began + 600
    assert house.heard[-1] == (table, News.CHANGED)


async def test_leaving_when_computers_come_next_goes_on_to_the_next_member(house: House) -> None:
    table = await house.begin(ANN, BOB, computers=4)
    due = await house.due(table)
    other = BOB if due == ANN else ANN
    house.heard.clear()
    await house.change(table, changes.leave, due)
    table = await house.rest(table)
    assert (table.status, await house.due(table)) == (Status.RUNNING, other)
    assert house.heard == [(table, News.CHANGED)]


async def test_leaving_when_another_is_awaited_leaves_their_time_alone(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    house.time += 100
    other = next(member for member in (ANN, BOB, CY) if member != due)
    left = await house.change(table, changes.leave, other)
    assert (left.deadline, left.decisions) == (table.deadline, table.decisions)


async def test_a_seat_given_up_keeps_its_name_and_is_free_to_be_taken(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = table.seat_of(BOB.id)
    assert seat is not None
    _, before = await house.tables.perspective(table.id, seat)
    table = await house.change(table, changes.leave, BOB)
    assert (table.sitters[seat].name, table.sitters[seat].left, table.sitters[seat].user_id) == ("Bob", True, None)
    table = await house.join(table, DAN)
    assert (table.sitters[seat].name, table.sitters[seat].left, table.seat_of(DAN.id)) == ("Dan", False, seat)
    _, after = await house.tables.perspective(table.id, seat)
    assert before is not None
    assert after is not None
    assert set(after.hand) <= set(before.hand)
    with pytest.raises(errors.TableFull):
        await house.join(table, BOB)
    assert (await house.play(table)).ranked


async def test_who_left_may_take_their_seat_again(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = table.seat_of(BOB.id)
    await house.change(table, changes.leave, BOB)
    table = await house.join(table, BOB)
    assert table.seat_of(BOB.id) == seat
    assert (await house.play(table)).ranked


async def test_the_host_passes_on_in_play(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    table = await house.change(table, changes.leave, ANN)
    assert table.host_id == BOB.id
    table = await house.change(table, changes.leave, CY)
    assert table.host_id == BOB.id


async def test_when_everybody_has_left_the_game_ends_without_a_result(house: House) -> None:
    table = await house.begin(ANN, BOB, computers=2)
    await house.change(table, changes.leave, ANN)
    table = await house.change(table, changes.leave, BOB)
    assert (table.status, table.ranked, table.deadline) == (Status.CLOSED, None, None)
    assert house.heard[-1] == (table, News.CHANGED)
    assert await house.rest(table, after=10_000) == table
    assert table.id not in house.tables.due
    assert table.id not in house.tables._live
    with pytest.raises(errors.TableGone):
        await house.tables.record(table.id)


async def test_when_the_last_one_there_leaves_and_another_is_away_the_game_waits(house: House) -> None:
    table = await house.begin(ANN, BOB, computers=1)
    table = await house.send_away(table, BOB)
    table = await house.change(table, changes.leave, ANN)
    assert (table.status, table.host_id) == (Status.PAUSED, BOB.id)
    table = await house.change(table, changes.come_back, BOB)
    assert table.status is Status.RUNNING


async def test_who_is_away_may_leave_a_game_that_waits(house: House) -> None:
    table = await house.begin(ANN, computers=2)
    table = await house.send_away(table, ANN)
    assert table.status is Status.PAUSED
    assert (await house.change(table, changes.leave, ANN)).status is Status.CLOSED


async def test_leaving_twice_is_refused(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.leave, ANN)
    with pytest.raises(errors.NotSeated):
        await house.change(table, changes.leave, ANN)


@pytest.mark.parametrize("kind", list(AskKind))
async def test_leaving_works_whatever_is_asked_at_the_table(house: House, kind: AskKind) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = table.seat_of(BOB.id) if kind is AskKind.REPLACE else None
    await house.change(table, changes.ask, ANN, kind, seat)
    table = await house.change(table, changes.leave, ANN)
    assert table.asks == ()
    assert (await house.rest(table)).status is Status.RUNNING


# Forgetting.


async def test_a_forgotten_members_name_leaves_open_tables(house: House) -> None:
    playing = await house.begin(ANN, BOB, CY)
    given_up = await house.begin(BOB, ANN, CY, channel=201)
    lobby = await house.open(CY, ANN, channel=202)
    alone = await house.open(ANN, channel=203)
    await house.change(given_up, changes.leave, ANN)
    await house.tables.forget(ANN.id)
    for table in (playing, given_up, lobby, alone):
        now = await house.tables.look(table.id)
        assert "Ann" not in [sitter.name for sitter in now.sitters if now.status.open]
        assert now.host_id != ANN.id
    now = await house.rest(playing)
    seat = playing.seat_of(ANN.id)
    assert seat is not None
    assert (now.sitters[seat].name in NAMES, now.sitters[seat].left) == (True, True)
    assert (await house.tables.look(alone.id)).status is Status.CLOSED
    assert (await house.play(given_up)).status is Status.FINISHED


async def test_forgetting_a_stranger_changes_nothing(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.tables.forget(DAN.id)
    assert await house.tables.look(table.id) == table
