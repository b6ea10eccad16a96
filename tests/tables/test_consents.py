from __future__ import annotations

import asyncio

import pytest

from bot.tables import changes, errors
from bot.tables.model import AskKind, Member, Status, Table
from tests.tables.house import ANN, BOB, CY, DAN, HAL, House

PAUSE, END, REPLACE = AskKind.PAUSE, AskKind.END, AskKind.REPLACE


def agreed(table: Table, kind: AskKind) -> set[int] | None:
    """Who has agreed to a question, None when nobody asks it."""
    return next((set(ask.agreed) for ask in table.asks if ask.kind is kind), None)


def seat_of(table: Table, member: Member) -> int:
    seat = table.seat_of(member.id)
    assert seat is not None
    return seat


@pytest.mark.parametrize(("kind", "then"), [(PAUSE, Status.PAUSED), (END, Status.CLOSED)])
async def test_a_question_is_carried_when_all_have_agreed(house: House, kind: AskKind, then: Status) -> None:
    table = await house.begin(ANN, BOB, CY, computers=1)
    table = await house.change(table, changes.ask, ANN, kind)
    assert (table.status, agreed(table, kind), table.asks[0].by) == (Status.RUNNING, {ANN.id}, ANN.id)
    table = await house.change(table, changes.agree, BOB, kind)
    assert (table.status, agreed(table, kind)) == (Status.RUNNING, {ANN.id, BOB.id})
    table = await house.change(table, changes.agree, CY, kind)
    assert (table.status, table.asks, table.ranked, table.deadline) == (then, (), None, None)


async def test_agreeing_twice_counts_once(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    for _ in range(2):
        table = await house.change(table, changes.agree, BOB, END)
    assert (table.status, agreed(table, END)) == (Status.RUNNING, {ANN.id, BOB.id})


async def test_asking_what_is_asked_already_is_agreeing(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, PAUSE)
    await house.change(table, changes.agree, BOB, PAUSE)
    table = await house.change(table, changes.ask, CY, PAUSE)
    assert table.status is Status.PAUSED


async def test_one_who_plays_alone_with_computers_decides_alone(house: House) -> None:
    table = await house.begin(ANN, computers=3)
    assert (await house.change(table, changes.ask, ANN, PAUSE)).status is Status.PAUSED
    assert (await house.change(table, changes.resume, ANN)).status is Status.RUNNING
    assert (await house.change(table, changes.ask, ANN, END)).status is Status.CLOSED


async def test_one_no_ends_the_question(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    table = await house.change(table, changes.refuse, CY, END)
    assert (table.status, table.asks) == (Status.RUNNING, ())


async def test_a_question_that_is_settled_cannot_be_answered(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, PAUSE)
    table = await house.change(table, changes.refuse, BOB, PAUSE)
    for answer in (changes.agree, changes.refuse):
        with pytest.raises(errors.StalePrompt):
            await house.change(table, answer, CY, PAUSE)
    assert await house.tables.look(table.id) == table


async def test_two_answers_at_the_same_moment_are_both_heard(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    await asyncio.gather(*(house.change(table, changes.agree, member, END) for member in (BOB, CY)))
    assert (await house.tables.look(table.id)).status is Status.CLOSED


async def test_a_stranger_has_no_say(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    for mutate in (changes.ask, changes.agree, changes.refuse):
        with pytest.raises(errors.NotSeated):
            await house.change(table, mutate, HAL, END)


# Members come and go.


async def test_who_leaves_takes_their_consent_along(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    await house.change(table, changes.agree, CY, END)
    await house.change(table, changes.leave, CY)
    table = await house.join(table, CY)
    assert (table.status, agreed(table, END)) == (Status.RUNNING, {ANN.id})
    await house.change(table, changes.agree, BOB, END)
    assert (await house.change(table, changes.agree, CY, END)).status is Status.CLOSED


async def test_a_newcomer_must_agree_too(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.leave, CY)
    await house.change(table, changes.ask, ANN, END)
    await house.join(table, DAN)
    table = await house.change(table, changes.agree, BOB, END)
    assert (table.status, agreed(table, END)) == (Status.RUNNING, {ANN.id, BOB.id})
    assert (await house.change(table, changes.agree, DAN, END)).status is Status.CLOSED


async def test_when_the_last_who_had_not_agreed_leaves_it_is_agreed(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, END)
    await house.change(table, changes.agree, BOB, END)
    assert (await house.change(table, changes.leave, CY)).status is Status.CLOSED


async def test_when_the_last_who_had_not_agreed_is_away_it_is_agreed(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    table = await house.rest(await house.until(table, CY), after=600)
    table = await house.until(table, CY)
    await house.change(table, changes.ask, ANN, PAUSE)
    await house.change(table, changes.agree, BOB, PAUSE)
    before = await house.tables.look(table.id)
    table = await house.rest(table, after=600)
    assert table.status is Status.PAUSED
    # The pause came before the computer's move.
    assert table.decisions == before.decisions


async def test_who_is_away_need_not_agree_and_who_is_back_must(house: House) -> None:
    table = await house.send_away(await house.begin(ANN, BOB, CY), CY)
    await house.change(table, changes.ask, ANN, END)
    await house.change(table, changes.come_back, CY)
    table = await house.change(table, changes.agree, BOB, END)
    assert table.status is Status.RUNNING
    assert (await house.change(table, changes.agree, CY, END)).status is Status.CLOSED


async def test_several_questions_agreed_at_once_do_not_trip_over_each_other(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    for kind in (END, PAUSE):
        await house.change(table, changes.ask, ANN, kind)
        await house.change(table, changes.agree, BOB, kind)
    table = await house.change(table, changes.leave, CY)
    assert (table.status, table.asks) == (Status.CLOSED, ())


# Replacing.


async def test_a_seat_is_freed_when_the_others_agree(house: House) -> None:
    table = await house.send_away(await house.begin(ANN, BOB, CY), ANN)
    seat = seat_of(table, ANN)
    table = await house.change(table, changes.ask, BOB, REPLACE, seat)
    assert table.seat_of(ANN.id) == seat
    table = await house.change(table, changes.agree, CY, REPLACE, seat)
    assert (table.seat_of(ANN.id), table.sitters[seat].left, table.asks, table.host_id) == (None, True, (), BOB.id)
    assert (await house.join(table, DAN)).seat_of(DAN.id) == seat


async def test_who_is_there_is_not_replaced_against_their_will(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = seat_of(table, CY)
    await house.change(table, changes.ask, ANN, REPLACE, seat)
    table = await house.change(table, changes.agree, BOB, REPLACE, seat)
    assert table.seat_of(CY.id) is not None
    table = await house.change(table, changes.refuse, CY, REPLACE, seat)
    assert (table.seat_of(CY.id) is not None, table.asks) == (True, ())


async def test_a_question_about_a_seat_ends_with_who_sat_there(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = seat_of(table, CY)
    await house.change(table, changes.ask, ANN, REPLACE, seat)
    await house.change(table, changes.leave, CY)
    table = await house.join(table, DAN)
    assert table.asks == ()
    with pytest.raises(errors.StalePrompt):
        await house.change(table, changes.agree, BOB, REPLACE, seat)


async def test_another_seat_is_another_question(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, REPLACE, seat_of(table, CY))
    table = await house.change(table, changes.ask, CY, REPLACE, seat_of(table, BOB))
    assert (agreed(table, REPLACE), len(table.asks)) == ({CY.id}, 1)
    # A button that was drawn for the first question says nothing to the second.
    for answer in (changes.agree, changes.refuse):
        with pytest.raises(errors.StalePrompt):
            await house.change(table, answer, ANN, REPLACE, seat_of(table, CY))


@pytest.mark.parametrize("seat", [None, -1, 3, 99])
async def test_there_is_no_such_seat(house: House, seat: int | None) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.NotSeated):
        await house.change(table, changes.ask, ANN, REPLACE, seat)
    with pytest.raises(errors.NotSeated):
        await house.tables.change(table.id, lambda draft: changes.decide(draft, REPLACE, seat))


# Moderators.


async def test_a_moderator_decides_without_asking(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    seat = seat_of(table, CY)
    table = await house.tables.change(table.id, lambda draft: changes.decide(draft, PAUSE))
    assert table.status is Status.PAUSED
    with pytest.raises(errors.TablePaused):
        await house.tables.change(table.id, lambda draft: changes.decide(draft, PAUSE))
    table = await house.tables.change(table.id, lambda draft: changes.decide(draft, REPLACE, seat))
    assert (table.seat_of(CY.id), table.status) == (None, Status.PAUSED)
    table = await house.tables.change(table.id, changes.resume)
    assert table.status is Status.RUNNING
    table = await house.tables.change(table.id, lambda draft: changes.decide(draft, END))
    assert (table.status, table.ranked) == (Status.CLOSED, None)


# Pausing.


async def test_anybody_at_the_table_ends_a_pause(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    due = await house.due(table)
    with pytest.raises(errors.NotRunning):
        await house.change(table, changes.resume, BOB)
    await house.tables.change(table.id, changes.pause)
    house.time += 5000
    with pytest.raises(errors.NotSeated):
        await house.change(table, changes.resume, HAL)
    table = await house.change(table, changes.resume, BOB)
    assert (table.status, await house.due(table), table.paused_until) == (Status.RUNNING, due, None)
    assert table.deadline == house.time + 600


async def test_a_pause_ends_a_question_about_one(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.change(table, changes.ask, ANN, PAUSE)
    await house.tables.change(table.id, changes.pause)
    table = await house.change(table, changes.resume, ANN)
    assert (table.status, table.asks) == (Status.RUNNING, ())


# Channels.


async def test_a_game_whose_channel_is_gone_waits_to_be_brought_to_another(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    table = await house.tables.change(table.id, changes.lose_channel)
    assert table.status is Status.PAUSED
    table = await house.tables.change(table.id, lambda draft: changes.move_to(draft, 201))
    assert (table.status, table.channel_id, table.deadline) == (Status.RUNNING, 201, house.time + 600)
    assert (await house.tables.in_channel(200), await house.tables.in_channel(201)) == (None, table)


async def test_a_lobby_whose_channel_is_gone_closes(house: House) -> None:
    table = await house.open(ANN)
    assert (await house.tables.change(table.id, changes.lose_channel)).status is Status.CLOSED


async def test_a_table_is_not_brought_to_a_channel_that_has_one(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    await house.open(DAN, channel=201)
    with pytest.raises(errors.ChannelTaken):
        await house.tables.change(table.id, lambda draft: changes.move_to(draft, 201))
    assert await house.tables.look(table.id) == table
    assert await house.tables.in_channel(200) == table
