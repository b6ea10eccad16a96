from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import schema
from bot.tables import changes, errors
from bot.tables.clock import GRACE
from bot.tables.model import AskKind, Status, Table
from bot.tables.service import News
from tests.tables.house import ANN, BOB, CY, DAN, DAWN, House, open_house


async def everything(house: House, table: Table) -> list[object]:
    """The table, and what every seat and a spectator may know."""
    return [await house.tables.perspective(table.id, seat) for seat in (None, *range(len(table.sitters)))]


async def test_a_table_is_the_same_after_a_restart_at_any_moment(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, computers=1)
    while table.status is Status.RUNNING:
        async with open_house(engine) as house:
            table = await house.play(table, moves=5)
            before = await everything(house, table)
        async with open_house(engine) as house:
            assert await everything(house, table) == before
    assert table.status is Status.FINISHED


async def test_everything_about_a_table_is_kept(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.send_away(await house.begin(ANN, BOB, CY, computers=1), CY)
        table = await house.change(table, changes.leave, BOB)
        await house.join(table, DAN)
        await house.change(table, changes.leave, DAN)
        table = await house.change(table, changes.come_back, CY)
        table = await house.change(table, changes.ask, ANN, AskKind.REPLACE, table.seat_of(CY.id))
        lobby = await house.open(ANN, BOB, channel=201)
        paused = await house.begin(BOB, CY, DAN, channel=202)
        paused = await house.tables.change(paused.id, changes.pause)
    async with open_house(engine, house.time) as house:
        for saved in (await house.rest(table), lobby, paused):
            assert await house.tables.look(saved.id) in (saved, table)


async def test_an_old_button_works_after_a_restart_and_only_once(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        shown = await house.play(await house.begin(ANN, BOB, CY), moves=4)
        due = await house.due(shown)
    async with open_house(engine, house.time) as house:
        move = (await house.legal(shown, due))[0]
        done = await house.press(shown, due, move)
        assert sum(done.decisions) == 5
        with pytest.raises(errors.StalePrompt):
            await house.press(shown, due, move)


async def test_computers_that_were_due_when_the_program_died_move_after_the_restart(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, computers=3)
        # Dead: the press is saved, the computers have not moved, and the time was noted a while ago.
        await house.clock.stop()
        house.time += 20
        await house.press(table, ANN)
    async with open_house(engine, house.time + 10) as house:
        table = await house.rest(table)
        assert await house.due(table) == ANN
        assert house.heard == [(table, News.CHANGED)]


async def test_who_left_the_server_meanwhile_is_absent_and_the_game_goes_on(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.play(await house.begin(ANN, BOB, CY), moves=4)
        due = await house.due(table)
    async with open_house(engine, house.time) as house:
        await house.change(table, changes.leave, due)
        table = await house.rest(table)
        assert (table.status, table.seat_of(due.id), sum(table.decisions)) == (Status.RUNNING, None, 5)
        assert (await house.play(table)).status is Status.FINISHED


async def test_the_time_that_was_lost_is_given_back(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, CY)
        lobby = await house.open(DAN, channel=201)
        house.time += 200
    async with open_house(engine, house.time + 5000) as house:
        now = await house.tables.look(table.id)
        assert now.deadline == house.time + 400
        assert (await house.rest(lobby, after=399)).status is Status.LOBBY
        assert sum((await house.rest(table)).decisions) == 0
        assert sum((await house.rest(table, after=1)).decisions) == 1
        await house.rest(lobby, after=1600 - 400 - 1)
        assert (await house.rest(lobby)).status is Status.LOBBY
        assert (await house.rest(lobby, after=1)).status is Status.CLOSED


async def test_the_time_is_noted_while_the_program_runs(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, CY)
        house.time += 100
        await house.clock.beat()
        # Killed here: what happens at the end of the block comes too late to be noted.
        died = house.time
        await house.clock.stop()
        house.time = died
    async with open_house(engine, died + 1000) as house:
        assert (await house.tables.look(table.id)).deadline == DAWN + 600 + 1000


async def test_deadlines_that_passed_meanwhile_are_extended(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        tables = [await house.begin(ANN, BOB, CY, channel=200 + i) for i in range(30)]
        house.time += 590
    async with open_house(engine, house.time) as house:
        house.heard.clear()
        for table in tables:
            now = await house.rest(table)
            assert (now.decisions, now.deadline) == (table.decisions, house.time + GRACE)
        for table in tables:
            await house.rest(table, after=GRACE if table is tables[0] else 0)
            assert sum((await house.tables.look(table.id)).decisions) == 1


async def test_a_program_that_dies_while_starting_gives_the_time_back_once(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, CY)
    for _ in range(3):
        house = House(engine, DAWN + 1000)
        await house.clock.restore()
    assert (await house.tables.look(table.id)).deadline == DAWN + 1000 + 600


async def test_after_a_long_outage_the_new_deadline_is_drawn(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, CY)
    async with open_house(engine, DAWN + 10) as house:
        assert (await house.tables.look(table.id)).version == table.version
    async with open_house(engine, DAWN + 1000) as house:
        assert (await house.tables.look(table.id)).version == table.version + 1
        await house.press(table, await house.due(table))


async def test_a_pause_is_not_lengthened_by_an_outage(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        table = await house.begin(ANN, BOB, CY)
        paused = await house.tables.change(table.id, changes.pause)
    async with open_house(engine, DAWN + 3600) as house:
        assert await house.tables.look(table.id) == paused
    async with open_house(engine, DAWN + 25 * 3600) as house:
        table = await house.rest(table)
        assert (table.status, table.deadline) == (Status.RUNNING, house.time + 600)


async def test_an_outage_while_the_program_runs_gives_time_back_too(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.tables.give_back(700)
    table = await house.rest(table, after=700)
    assert (sum(table.decisions), table.deadline) == (0, DAWN + 600 + 700)


async def test_thirty_tables_go_on(engine: AsyncEngine) -> None:
    async with open_house(engine) as house:
        tables = [await house.begin(ANN, BOB, CY, channel=200 + i) for i in range(30)]
        shown = [await house.play(table, moves=i % 7) for i, table in enumerate(tables)]
        due = [await house.due(table) for table in shown]
    async with open_house(engine, house.time) as house:
        gone, *others = zip(shown, due, strict=True)
        await house.tables.change(gone[0].id, changes.lose_channel)
        done = await asyncio.gather(*(house.press(table, member) for table, member in others))
        assert [sum(after.decisions) for after in done] == [sum(table.decisions) + 1 for table, _ in others]
        assert (await house.rest(gone[0])).status is Status.PAUSED


async def test_a_table_changed_behind_the_programs_back_is_read_again(house: House, engine: AsyncEngine) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    async with engine.begin() as connection:
        await connection.execute(update(schema.tables).values(version=99))
    with pytest.raises(errors.NotSaved):
        await house.press(table, due)
    assert (await house.press(table, due)).version == 100
