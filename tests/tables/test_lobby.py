from __future__ import annotations

import asyncio

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import GameError
from bot.games.messages import span
from bot.games.options import build
from bot.players.levels import NAMES, Level
from bot.tables import changes, errors
from bot.tables.model import AskKind, Member, Pace, Status, Table
from bot.tables.service import News, Opening
from tests.tables.house import ANN, BOB, CY, DAN, EVE, FAY, GUS, HAL, OPTIONS, House

TEN = build(GAMES["nomination"].options, {"structure": "10-1-10"})


def names(table: Table) -> list[str]:
    return [sitter.name for sitter in table.sitters]


async def test_the_host_sits_at_the_table_that_they_open(house: House) -> None:
    table = await house.tables.open(Opening(100, 200, ANN, "nomination", OPTIONS))
    assert (table.status, table.version, table.host_id) == (Status.LOBBY, 1, ANN.id)
    assert [(sitter.name, sitter.user_id) for sitter in table.sitters] == [("Ann", 1)]
    assert house.heard == [(table, News.CHANGED)]
    assert await house.tables.in_channel(table.channel_id) == table


async def test_one_open_table_for_each_channel(house: House) -> None:
    table = await house.open(ANN)
    with pytest.raises(errors.ChannelTaken):
        await house.open(BOB)
    elsewhere = await house.open(BOB, channel=201)
    assert {t.id for t in await house.tables.of_server(table.guild_id)} == {table.id, elsewhere.id}


async def test_two_who_open_a_table_at_once_get_one(house: House) -> None:
    done = await asyncio.gather(house.open(ANN), house.open(BOB), return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) == ["ChannelTaken", "Table"]


async def test_a_channel_is_free_again_when_its_table_is_closed(house: House) -> None:
    table = await house.open(ANN)
    await house.change(table, changes.leave, ANN)
    assert await house.tables.in_channel(table.channel_id) is None
    assert (await house.open(BOB)).id != table.id


async def test_joining_twice_is_refused(house: House) -> None:
    table = await house.join(await house.open(ANN), BOB)
    assert names(table) == ["Ann", "Bob"]
    for member in (ANN, BOB):
        with pytest.raises(errors.AlreadySeated):
            await house.join(table, member)
    assert await house.tables.look(table.id) == table


async def test_a_press_of_join_twice_at_once_seats_once(house: House) -> None:
    table = await house.open(ANN)
    done = await asyncio.gather(house.join(table, BOB), house.join(table, BOB), return_exceptions=True)
    assert sum(isinstance(result, errors.AlreadySeated) for result in done) == 1
    assert names(await house.tables.look(table.id)) == ["Ann", "Bob"]


async def test_a_full_table_takes_nobody_more(house: House) -> None:
    table = await house.open(ANN, BOB, CY, DAN, EVE, FAY, GUS)
    with pytest.raises(errors.TableFull):
        await house.join(table, HAL)
    with pytest.raises(errors.TableFull):
        await house.change(table, changes.add_computer, ANN, Level.HARD)


async def test_a_member_takes_a_computers_seat_when_the_table_is_full(house: House) -> None:
    table = await house.open(ANN, BOB, computers=5)
    table = await house.join(table, CY)
    assert len(table.sitters) == 7
    assert [sitter.name for sitter in table.sitters if sitter.user_id] == ["Ann", "Bob", "Cy"]
    assert sum(sitter.level is not None for sitter in table.sitters) == 4


async def test_a_member_takes_a_free_seat_before_a_computers(house: House) -> None:
    table = await house.join(await house.open(ANN, computers=2), BOB)
    assert [sitter.user_id for sitter in table.sitters] == [1, None, None, 2]


async def test_computers_bear_different_names_also_beside_a_member_of_that_name(house: House) -> None:
    table = await house.open(Member(9, NAMES[0]), computers=6)
    assert sorted(names(table)) == sorted(NAMES)
    assert all(sitter.level is Level.EASY for sitter in table.sitters[1:])


async def test_the_last_computer_is_taken_away_first(house: House) -> None:
    table = await house.open(ANN, computers=2)
    kept = names(table)[:2]
    table = await house.change(table, changes.remove_computer, ANN)
    assert names(table) == kept
    table = await house.change(table, changes.remove_computer, ANN)
    table = await house.change(table, changes.remove_computer, ANN)
    assert names(table) == ["Ann"]


async def test_the_host_passes_on_to_the_next_member(house: House) -> None:
    table = await house.open(ANN, BOB, computers=1)
    table = await house.change(table, changes.leave, ANN)
    assert (table.host_id, names(table)[0], table.status) == (BOB.id, "Bob", Status.LOBBY)
    assert (await house.change(table, changes.leave, BOB)).status is Status.CLOSED


async def test_who_leaves_and_is_not_host_changes_no_host(house: House) -> None:
    table = await house.open(ANN, BOB)
    assert (await house.change(table, changes.leave, BOB)).host_id == ANN.id


async def test_only_the_host_sets_rules_and_starts(house: House) -> None:
    table = await house.open(ANN, BOB, CY)
    for mutate, args in ((changes.set_rules, (OPTIONS,)), (changes.set_pace, (Pace.LIVE,)), (changes.start, ())):
        with pytest.raises(errors.NotHost):
            await house.change(table, mutate, BOB, *args)
        with pytest.raises(errors.NotSeated):
            await house.change(table, mutate, HAL, *args)
    table = await house.change(table, changes.set_rules, ANN, TEN, "long")
    table = await house.change(table, changes.set_pace, ANN, Pace.SLOW)
    assert (table.options, table.preset, table.pace) == (TEN, "long", Pace.SLOW)


async def test_start_is_refused_with_too_few_players(house: House) -> None:
    table = await house.open(ANN)
    with pytest.raises(GameError) as refused:
        await house.change(table, changes.start, ANN)
    assert refused.value.message.key == "problem-players"
    assert (refused.value.message["players"], refused.value.message["seats"]) == (1, span(range(2, 8)))
    assert await house.tables.look(table.id) == table


async def test_start_is_refused_when_the_pack_is_too_small(house: House) -> None:
    table = await house.open(ANN, BOB, computers=4)
    await house.change(table, changes.set_rules, ANN, TEN)
    with pytest.raises(GameError) as refused:
        await house.change(table, changes.start, ANN)
    assert refused.value.message.key == "problem-hand-too-large"
    await house.change(table, changes.remove_computer, ANN)
    assert (await house.change(table, changes.start, ANN)).status is Status.RUNNING


async def test_what_belongs_to_the_lobby_is_refused_once_the_game_has_begun(house: House) -> None:
    table = await house.begin(ANN, BOB, computers=1)
    for mutate, args in (
        (changes.set_rules, (TEN,)),
        (changes.set_pace, (Pace.LIVE,)),
        (changes.start, ()),
        (changes.add_computer, (Level.EASY,)),
        (changes.remove_computer, ()),
    ):
        with pytest.raises(errors.NotInLobby):
            await house.change(table, mutate, ANN, *args)
    with pytest.raises(errors.TableFull):
        await house.join(table, CY)


async def test_what_belongs_to_the_game_is_refused_in_the_lobby(house: House) -> None:
    table = await house.open(ANN, BOB, CY)
    for mutate, args in (
        (changes.claim, ()),
        (changes.ask, (AskKind.PAUSE,)),
        (changes.ask, (AskKind.REPLACE, 1)),
        (changes.resume, ()),
    ):
        with pytest.raises(errors.NotRunning):
            await house.change(table, mutate, ANN, *args)
    with pytest.raises(errors.NotRunning):
        await house.tables.change(table.id, lambda draft: changes.decide(draft, AskKind.REPLACE, 1))
    with pytest.raises(errors.NothingToRemind):
        await house.change(table, changes.remind, ANN)
    assert await house.tables.perspective(table.id) == (table, None)


async def test_a_lobby_that_nobody_touches_for_half_an_hour_closes(house: House) -> None:
    table = await house.open(ANN, BOB)
    assert (await house.rest(table, after=29 * 60)).status is Status.LOBBY
    await house.join(table, CY)
    assert (await house.rest(table, after=29 * 60)).status is Status.LOBBY
    table = await house.rest(table, after=60)
    assert table.status is Status.CLOSED
    assert house.heard[-1] == (table, News.CHANGED)
    assert table.id not in house.tables.due
    with pytest.raises(errors.TableGone):
        await house.join(table, DAN)


async def test_a_moderator_closes_a_lobby(house: House) -> None:
    table = await house.open(ANN)
    table = await house.tables.change(table.id, lambda draft: changes.decide(draft, AskKind.END))
    assert table.status is Status.CLOSED


async def test_a_member_may_sit_at_several_tables(house: House) -> None:
    first, second = await house.open(ANN, BOB), await house.open(BOB, ANN, channel=201)
    assert [table.id for table in await house.tables.of_member(ANN.id)] == [second.id, first.id]
    await house.change(second, changes.leave, ANN)
    assert [table.id for table in await house.tables.of_member(ANN.id)] == [first.id]
    assert await house.tables.of_member(HAL.id) == ()


async def test_there_is_no_such_table(house: House) -> None:
    with pytest.raises(errors.TableGone):
        await house.tables.look(4711)
    with pytest.raises(errors.TableGone):
        await house.tables.change(4711, changes.close)
    assert await house.tables.in_channel(4711) is None
