from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Row, event, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.game import places
from bot.players.levels import NAMES, Level
from bot.store import schema
from bot.tables import changes, errors
from bot.tables.model import Member, Pace, Status, Table
from tests.tables.house import ANN, BOB, CY, DAN, HAL, House


async def results(engine: AsyncEngine) -> list[Row[Any]]:
    async with engine.begin() as connection:
        query = select(schema.results).order_by(schema.results.c.table_id, schema.results.c.seat)
        return list((await connection.execute(query)).all())


async def before_the_last_card(house: House, *members: Member, computers: int = 0) -> Table:
    """A game in which one card, a member's, is left to play."""
    table = await house.begin(*members, computers=computers)
    while True:
        table = await house.rest(table)
        _, perspective = await house.tables.perspective(table.id)
        assert perspective is not None
        if perspective.hand_number == 7 and sum(row.cards for row in perspective.rows) == 1:
            return table
        await house.press(table, await house.due(table))


async def test_one_result_for_each_seat(house: House, engine: AsyncEngine) -> None:
    table = await house.play(await house.begin(ANN, BOB, computers=1))
    rows = await results(engine)
    _, perspective = await house.tables.perspective(table.id)
    assert perspective is not None
    assert [(row.table_id, row.seat, row.user_id, row.name) for row in rows] == [
        (table.id, seat, sitter.user_id, sitter.name) for seat, sitter in enumerate(table.sitters)
    ]
    assert tuple(row.total for row in rows) == perspective.sheet[-1].totals
    assert tuple(row.place for row in rows) == places(perspective.sheet[-1].totals)
    for seat, row in enumerate(rows):
        hands = perspective.sheet
        assert row.tricks == sum(hand.tricks[seat] for hand in hands)
        assert (row.bids, row.made) == (7, sum(hand.bids[seat] == hand.tricks[seat] for hand in hands))
        assert (row.best, row.hands) == (max(hand.points[seat] for hand in hands), 7)
        assert (row.game, row.guild_id, row.finished_at, row.ranked) == ("nomination", table.guild_id, house.time, True)


async def test_there_is_no_result_before_the_end(house: House, engine: AsyncEngine) -> None:
    await before_the_last_card(house, ANN, BOB, CY)
    assert await results(engine) == []


async def test_the_last_card_and_the_result_are_one_transaction(house: House, engine: AsyncEngine) -> None:
    table = await before_the_last_card(house, ANN, BOB, CY)
    commits: list[object] = []
    event.listen(engine.sync_engine, "commit", commits.append)
    done = await house.press(table, await house.due(table))
    assert (done.status, len(commits)) == (Status.FINISHED, 1)
    assert len(await results(engine)) == 3


async def test_the_last_card_pressed_twice_ends_once(house: House, engine: AsyncEngine) -> None:
    table = await before_the_last_card(house, ANN, BOB, CY)
    due = await house.due(table)
    done = await asyncio.gather(house.press(table, due), house.press(table, due), return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) == ["Table", "TableGone"]
    assert len(await results(engine)) == 3


async def test_the_last_card_and_the_deadline_at_once_end_once(house: House, engine: AsyncEngine) -> None:
    table = await before_the_last_card(house, ANN, BOB, CY)
    due = await house.due(table)
    house.time += 600
    await asyncio.gather(house.press(table, due), house.clock.rest(), return_exceptions=True)
    assert (await house.tables.look(table.id)).status is Status.FINISHED
    assert len(await results(engine)) == 3


async def test_a_last_card_that_the_computer_plays_for_the_last_one_there_still_ends_the_game(
    house: House, engine: AsyncEngine
) -> None:
    table = await before_the_last_card(house, ANN, BOB, CY)
    due = await house.due(table)
    for member in {ANN, BOB, CY} - {due}:
        await house.change(table, changes.leave, member)
    table = await house.rest(table, after=600)
    assert (table.status, table.ranked) == (Status.FINISHED, False)
    assert [row.ranked for row in await results(engine)] == [False] * 3


# Does it count?


async def test_a_game_of_two_members_counts(house: House) -> None:
    assert (await house.play(await house.begin(ANN, BOB, computers=2))).ranked is True


async def test_a_game_of_one_member_does_not_count(house: House) -> None:
    assert (await house.play(await house.begin(ANN, computers=2))).ranked is False


async def test_a_game_that_a_member_left_does_not_count(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.leave, CY)
    assert (await house.play(table)).ranked is False


async def test_a_game_at_whose_end_a_member_is_away_does_not_count(house: House) -> None:
    table = await house.send_away(await house.begin(ANN, BOB, CY), CY)
    assert (await house.play(table)).ranked is False


async def test_a_game_to_which_everybody_came_back_counts(house: House) -> None:
    table = await house.send_away(await house.begin(ANN, BOB, CY), CY)
    await house.change(table, changes.come_back, CY)
    assert (await house.play(table)).ranked is True


async def test_a_game_called_off_has_no_result(house: House, engine: AsyncEngine) -> None:
    table = await before_the_last_card(house, ANN, BOB, CY)
    await house.tables.change(table.id, changes.close)
    assert await results(engine) == []


# Rematch.


async def test_a_rematch_has_the_same_seats_and_rules_and_the_deal_moves_on(house: House) -> None:
    table = await house.open(ANN, BOB, computers=1)
    await house.change(table, changes.set_pace, ANN, Pace.SLOW)
    await house.change(table, changes.start, ANN)
    old = await house.play(table)
    new = await house.tables.rematch(old.id, BOB)
    assert (new.status, new.host_id, new.channel_id) == (Status.LOBBY, BOB.id, old.channel_id)
    assert (new.sitters, new.options, new.pace, new.preset) == (old.sitters, old.options, Pace.SLOW, old.preset)
    assert old.dealer is not None
    assert new.dealer == (old.dealer + 1) % 3
    new = await house.change(new, changes.start, BOB)
    _, perspective = await house.tables.perspective(new.id)
    assert perspective is not None
    assert perspective.dealer == new.dealer


async def test_a_rematch_seats_a_computer_under_its_own_name_for_who_left(house: House) -> None:
    table = await house.begin(BOB, ANN, CY, computers=1)
    await house.change(table, changes.leave, ANN)
    old = await house.play(table)
    new = await house.tables.rematch(old.id, CY)
    assert [sitter.user_id for sitter in new.sitters] == [BOB.id, None, CY.id, None]
    computers = [sitter.name for sitter in new.sitters if sitter.user_id is None]
    assert set(computers) <= set(NAMES)
    assert len(set(computers)) == 2
    assert not any(sitter.left or sitter.former for sitter in new.sitters)
    assert new.sitters[1].level is Level.NORMAL


async def test_who_was_away_sits_again_at_a_rematch(house: House) -> None:
    old = await house.play(await house.send_away(await house.begin(ANN, BOB, CY), CY))
    new = await house.tables.rematch(old.id, ANN)
    assert [(sitter.user_id, sitter.away, sitter.missed) for sitter in new.sitters] == [
        (1, False, 0),
        (2, False, 0),
        (3, False, 0),
    ]


async def test_a_rematch_is_refused(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.ChannelTaken):
        await house.tables.rematch(table.id, ANN)
    table = await house.play(table)
    with pytest.raises(errors.NotSeated):
        await house.tables.rematch(table.id, HAL)
    done = await asyncio.gather(
        house.tables.rematch(table.id, ANN), house.tables.rematch(table.id, BOB), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in done) == ["ChannelTaken", "Table"]


async def test_a_rematch_with_another_number_of_players(house: House) -> None:
    old = await house.play(await house.begin(ANN, BOB, CY))
    new = await house.tables.rematch(old.id, ANN)
    await house.join(new, DAN)
    new = await house.change(new, changes.start, ANN)
    assert len(new.decisions) == 4
