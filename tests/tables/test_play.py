from __future__ import annotations

import asyncio
import gc
from collections import Counter

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.cards import CARDS
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, IllegalMove, NotYourTurn, Phase, places
from bot.games.moves import BIDS, PLAYS, Bid, Deal
from bot.games.record import Proof, Shuffle, read, write
from bot.store import people
from bot.store.shapes import MemberSettings
from bot.tables import changes, errors
from bot.tables.model import AskKind, Member, Status
from bot.tables.service import News
from tests.tables.house import ANN, BOB, CY, DAN, EVE, FAY, GUS, HAL, House

EVERYBODY = (ANN, BOB, CY, DAN, EVE, FAY, GUS)


@pytest.mark.parametrize(("members", "computers"), [(3, 0), (4, 0), (1, 3), (2, 5)])
async def test_a_whole_game(house: House, members: int, computers: int) -> None:
    table = await house.begin(*EVERYBODY[:members], computers=computers)
    table = await house.play(table)
    assert (table.status, table.deadline, table.ranked) == (Status.FINISHED, None, members > 1)
    record = await house.tables.record(table.id)
    again, replay = read(write(record), GAMES)
    assert again == record
    assert replay.result is not None
    assert replay.result.places == places(replay.result.totals)
    assert [row.cards for row in replay.scores] == [7, 6, 5, 4, 3, 2, 1]
    assert table.dealer is not None
    assert [row.dealer for row in replay.scores] == [(table.dealer + i) % len(table.sitters) for i in range(7)]
    assert sum(replay.result.tricks) == 28
    facts = Counter(type(step.fact) for step in record.steps if step.seat == HOUSE)
    assert facts == {Shuffle: 7, Deal: 7, Proof: 7}
    moves = sum(7 - i + 1 for i in range(7)) * (members + computers)
    assert len(record.steps) == 21 + moves
    assert sum(table.decisions) == moves


async def test_a_finished_game_is_over_for_everybody(house: House) -> None:
    table = await house.play(await house.begin(ANN, BOB, CY))
    for request in (
        house.press(table, ANN, BIDS[0]),
        house.change(table, changes.leave, ANN),
        house.change(table, changes.ask, ANN, AskKind.END),
        house.tables.change(table.id, changes.close),
        house.tables.change(table.id, lambda draft: changes.decide(draft, AskKind.END)),
        house.tables.change(table.id, lambda draft: changes.move_to(draft, 201)),
        house.join(table, DAN),
    ):
        with pytest.raises(errors.TableGone):
            await request
    assert await house.tables.look(table.id) == table
    assert await house.tables.in_channel(table.channel_id) is None
    assert await house.tables.of_member(ANN.id) == ()
    assert table.id not in house.tables._live
    assert table.id not in house.tables.due


async def test_the_deal_goes_round_by_seat_whoever_is_there(house: House) -> None:
    table = await house.send_away(await house.begin(ANN, BOB, CY, computers=1), BOB)
    await house.change(table, changes.leave, CY)
    table = await house.play(table)
    _, perspective = await house.tables.perspective(table.id)
    assert perspective is not None
    assert table.dealer is not None
    assert [row.dealer for row in perspective.sheet] == [(table.dealer + i) % 4 for i in range(7)]


async def test_the_record_stays_closed_while_the_game_is_played(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.TableGone):
        await house.tables.record(table.id)


async def test_every_shuffle_is_promised_before_its_deal_and_shown_after_its_hand(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    promised = table.digest
    assert promised is not None
    assert await house.tables.last_proof(table.id) is None
    while table.hand == 1:
        table = await house.play(table, moves=1)
    proof = await house.tables.last_proof(table.id)
    assert proof is not None
    assert proof.digest == promised != table.digest


async def test_a_press_changes_one_decision_of_one_seat(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    member = await house.due(table)
    seat = table.seat_of(member.id)
    assert seat is not None
    done = await house.press(table, member, BIDS[1])
    assert done.version == table.version + 1
    assert done.decisions == tuple(int(other == seat) for other in range(3))
    _, perspective = await house.tables.perspective(table.id, seat)
    assert perspective is not None
    assert perspective.rows[seat].bid == 1
    assert house.heard[-1] == (done, News.CHANGED)


async def test_a_table_at_rest_has_no_lock(house: House) -> None:
    tables = [await house.begin(ANN, BOB, CY, channel=200 + i) for i in range(5)]
    await asyncio.gather(*[house.press(table, await house.due(table)) for table in tables])
    gc.collect()
    assert len(house.tables._locks) == 0


async def test_a_stale_press_changes_nothing(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    member = await house.due(table)
    done = await house.press(table, member, BIDS[1])
    for move in (BIDS[1], BIDS[2]):
        with pytest.raises(errors.StalePrompt):
            await house.press(table, member, move)
    assert await house.tables.look(table.id) == done


async def test_a_press_for_a_decision_to_come_changes_nothing(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.StalePrompt):
        await house.press(table, await house.due(table), BIDS[1], decision=1)
    assert await house.tables.look(table.id) == table


async def test_the_same_button_pressed_twice_at_once_moves_once(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    member = await house.due(table)
    done = await asyncio.gather(*(house.press(table, member, BIDS[2]) for _ in range(3)), return_exceptions=True)
    assert Counter(type(result).__name__ for result in done) == {"Table": 1, "StalePrompt": 2}
    assert (await house.tables.look(table.id)).version == table.version + 1


async def _in_turn(house: House, table_members: tuple[Member, ...]) -> tuple[Member, ...]:
    table = await house.tables.in_channel(200)
    assert table is not None
    first = table_members.index(await house.due(table))
    return table_members[first:] + table_members[:first]


async def test_two_who_act_at_the_same_moment_are_both_right_in_one_order(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    one, two, three = await _in_turn(house, (ANN, BOB, CY))
    await asyncio.gather(house.press(table, one, BIDS[1]), house.press(table, two, BIDS[2]))
    table, perspective = await house.tables.perspective(table.id)
    assert perspective is not None
    bids = {sitter.name: row.bid for sitter, row in zip(table.sitters, perspective.rows, strict=True)}
    assert bids == {one.name: 1, two.name: 2, three.name: None}


async def test_who_acts_too_early_at_the_same_moment_is_told_so(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    one, two, _ = await _in_turn(house, (ANN, BOB, CY))
    early, right = await asyncio.gather(
        house.press(table, two, BIDS[2]), house.press(table, one, BIDS[1]), return_exceptions=True
    )
    assert isinstance(early, NotYourTurn)
    assert await house.tables.look(table.id) == right


async def test_who_does_not_sit_here_may_not_move(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.NotSeated):
        await house.press(table, HAL, BIDS[1])
    assert await house.tables.look(table.id) == table


async def test_who_is_not_due_may_not_move(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    _, two, _ = await _in_turn(house, (ANN, BOB, CY))
    with pytest.raises(NotYourTurn):
        await house.press(table, two, BIDS[1])
    assert await house.tables.look(table.id) == table


async def test_a_forged_move_is_refused(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    for move in (Bid(8), Bid(-1), PLAYS[CARDS["AS"]]):
        with pytest.raises(IllegalMove):
            await house.press(table, await house.due(table), move)
    table = await house.play(table, moves=3)
    member = await house.due(table)
    _, perspective = await house.tables.perspective(table.id, table.seat_of(member.id))
    assert perspective is not None
    assert perspective.phase is Phase.PLAYING
    for card in set(CARDS.values()) - set(perspective.hand):
        with pytest.raises(IllegalMove):
            await house.press(table, member, PLAYS[card])
    assert await house.tables.look(table.id) == table


async def test_computers_moves_between_two_members_turns_are_heard_of_once(house: House) -> None:
    table = await house.begin(ANN, computers=4)
    for _ in range(12):
        house.heard.clear()
        before = table
        await house.press(table, ANN)
        assert house.heard == []
        table = await house.rest(table)
        assert table.version >= before.version + 2
        assert house.heard == [(table, News.CHANGED)]


async def test_rules_are_frozen_when_the_first_pack_is_dealt(house: House) -> None:
    table = await house.begin(ANN, BOB, CY)
    with pytest.raises(errors.NotInLobby):
        await house.change(table, changes.set_rules, ANN, GAMES["nomination"].options())
    assert (await house.play(table)).options == table.options


async def test_twenty_tables_write_at_once(house: House, engine: AsyncEngine) -> None:
    tables = [await house.begin(ANN, BOB, computers=1, channel=200 + i) for i in range(20)]

    async def settle_down(user_id: int) -> None:
        async with engine.begin() as connection:
            await people.save_member_settings(connection, MemberSettings(user_id, "it"))

    writing = asyncio.gather(*(settle_down(user_id) for user_id in range(20)))
    played = await asyncio.gather(*(house.play(table, moves=8) for table in tables))
    await writing
    assert all(sum(table.decisions) >= 8 for table in played)
    assert len({table.digest for table in tables}) == 20
