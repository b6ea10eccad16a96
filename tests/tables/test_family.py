"""What the whist family asks of a table: seats drawn by lot, dummies, several at once after the play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.cards import CARDS, cards
from bot.games.catalogue import GAMES
from bot.games.claims import sure_line
from bot.games.game import Perspective, Phase
from bot.games.moves import Call, Claim
from bot.games.options import build
from bot.games.whist import ACCEPT
from bot.tables import changes
from bot.tables.model import Member, Sitter, Status, Table
from bot.tables.service import Opening
from tests.games.scenes import act, scene
from tests.tables.house import ANN, BOB, CHANNEL, CY, DAN, GUILD, House

FOUR = (ANN, BOB, CY, DAN)


async def lobby(house: House, name: str, members: tuple[Member, ...], channel: int = CHANNEL, **given: str) -> Table:
    sitters = tuple(Sitter(member.name, member.id) for member in members)
    opening = Opening(GUILD, channel, members[0], name, build(GAMES[name].options, given), sitters=sitters)
    return await house.tables.open(opening)


async def begin(house: House, name: str, members: tuple[Member, ...], channel: int = CHANNEL, **given: str) -> Table:
    table = await lobby(house, name, members, channel, **given)
    await house.change(table, changes.start, members[0])
    return await house.rest(table)


def seated(table: Table) -> list[int | None]:
    return [sitter.user_id for sitter in table.sitters]


async def test_partners_are_drawn_by_lot(house: House) -> None:
    partners = set()
    for channel in range(30):
        table = await begin(house, "whist", FOUR, channel)
        assert sorted(filter(None, seated(table))) == [ANN.id, BOB.id, CY.id, DAN.id]
        at = seated(table).index(ANN.id)
        partners.add(seated(table)[(at + 2) % 4])
    assert partners == {BOB.id, CY.id, DAN.id}


async def test_partners_who_chose_their_seats_keep_them(house: House) -> None:
    for channel in range(10):
        table = await begin(house, "whist", FOUR, channel, partners="chosen")
        assert seated(table) == [ANN.id, BOB.id, CY.id, DAN.id]


async def test_a_rematch_keeps_the_partners(house: House) -> None:
    table = await begin(house, "whist", FOUR, games="1", target="5")
    table = await house.play(table)
    assert table.status is Status.FINISHED
    again = await house.tables.rematch(table.id, ANN)
    host = next(member for member in FOUR if member.id == again.host_id)
    await house.change(again, changes.start, host)
    assert seated(await house.rest(again)) == seated(table)


async def test_after_the_play_of_a_strict_table_all_may_act_and_nobody_deals_before_they_have(house: House) -> None:
    table = await begin(house, "whist", FOUR, revokes="tricks", partners="chosen")
    while (phase := (await seen(house, table, ANN)).phase) is Phase.PLAYING:
        table = await house.press(table, await house.due(table))
    assert phase is Phase.CLAIMING
    for member in (CY, ANN, DAN):
        table = await house.press(table, member, ACCEPT)
        assert table.hand == 1
    table = await house.press(table, BOB, Claim("revoke", 0))
    assert table.hand == 1
    table = await house.press(table, BOB, Call("accept"))
    assert (table.hand, (await seen(house, table, ANN)).phase) == (2, Phase.PLAYING)


async def test_dummy_whist_is_played_to_its_end_by_three(house: House) -> None:
    table = await begin(house, "dummy", (ANN, BOB, CY), games="1", rubbers="1")
    table = await house.play(table)
    assert table.status is Status.FINISHED
    result = (await seen(house, table, ANN)).result
    assert result is not None
    assert sum(result.totals) == 0


async def seen(house: House, table: Table, member: Member) -> Perspective:
    _, perspective = await house.tables.perspective(table.id, table.seat_of(member.id))
    assert perspective is not None
    return perspective


# Claiming the rest.

SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def sure(state: object, name: str, seat: int) -> bool:
    game = GAMES[name]
    return bool(sure_line(game.perspective(state, seat), game.pack(state)))


def test_the_dealers_shown_card_is_still_to_be_reckoned_with() -> None:
    state = act(
        "whist", scene("whist", 4, dealer=1), f"- deal {SUITS} last:2S", "2 play AH", "3 play AD", "4 play AC", "1 play AS"
    )
    state = act("whist", state, "1 play 2S", "2 play KH", "3 play KD", "4 play KC")
    assert sure(state, "whist", 0)
    perspective = replace(GAMES["whist"].perspective(state, 0), hand=cards("KH"), tricks=(), laid=(("last", cards("AH")),))
    assert sure_line(perspective, [card for card in CARDS.values() if card.suit is not None]) == ()


@pytest.mark.parametrize(
    ("name", "players", "given", "deal"),
    [
        ("whist", 4, {"trump": "none", "revokes": "tricks"}, f"- deal {SUITS}"),
        ("dummy", 3, {"trump": "none"}, f"- deal {SUITS}"),
        ("dummy", 2, {"trump": "none"}, f"- deal {SUITS}"),
    ],
)
def test_no_claim_where_suit_need_not_be_followed_or_a_dummy_plays(
    name: str, players: int, given: dict[str, str], deal: str
) -> None:
    state = act(name, scene(name, players, dealer=2, **given), deal)
    (seat,) = GAMES[name].actors(state)
    assert GAMES[name].perspective(state, seat).trick == ()
    assert not sure(state, name, seat)


def test_no_claim_while_there_is_a_stock() -> None:
    stock = "AD,2C,KD,3C,QD,4C,JD,5C,TD,6C,9D,7C,8D,8C,7D,9C,6D,TC,5D,JC,4D,QC,3D,KC,2D,AC"
    deal = f"- deal AKQJT98765432... .AKQJT98765432.. stock:{stock}"
    state = act("german", scene("german", 2, dealer=2, no_trump="ace"), deal)
    assert state.trump is None
    assert not sure(state, "german", 0)
    assert GAMES["german"].perspective(state, 0).claimable is False
