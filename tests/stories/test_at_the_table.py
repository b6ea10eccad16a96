"""What each game shows while it is played: sides, contracts, hands that lie open, who sits out, and who may do what."""

from __future__ import annotations

import re

import pytest

from bot.games.cards import Card
from bot.games.record import Replay
from tests.stories.audit import cards_in
from tests.stories.evening import Evening, Guest
from tests.stories.reading import cards, labels, moves, selects, text
from tests.stories.whole import discard, press, prompted, sit_down, wins

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

#: Seconds until the computer acts for a seat.
TURN = 601


async def seated(evening: Evening, members: int) -> list[Guest]:
    """The guests in the order of their seats."""
    table = await evening.table()
    return sorted(evening.guests[:members], key=lambda guest: table.seat_of(guest.id) or 0)


async def replayed(evening: Evening) -> Replay:
    """The game so far."""
    live = await evening.bot.tables.snapshot(1)
    assert live.replay is not None
    return live.replay


async def hands(evening: Evening) -> list[set[Card]]:
    """What each hand holds."""
    return [set(hand) for hand in (await replayed(evening)).state.hands]


def row(evening: Evening, name: str) -> str:
    """A seat's line at the table, after its numbers."""
    lines = text(evening.board).replace("\u00a0", " ").splitlines()
    return next(line for line in lines if re.search(rf"\d +(▸ )?{name}\b", line))


async def first_moves(evening: Evening, count: int) -> None:
    """First legal moves."""
    for _ in range(count):
        await press(evening, lambda _, legal: legal[0])


async def test_partners_and_the_rubber_of_whist(evening: Evening) -> None:
    await sit_down(evening, "whist", evening.guests[:4])
    for seat, guest in enumerate(await seated(evening, 4)):
        # Partners sit opposite each other.
        assert "ⒶⒷ"[seat % 2] in row(evening, guest.member.name)
    assert "Game 1 to 5: Ⓐ 0 – 0 Ⓑ · games 0 – 0" in text(evening.board)
    dealer = next(guest for guest in evening.guests[:4] if "dealer" in row(evening, guest.member.name))
    (turned,) = [line for line in text(evening.board).splitlines() if line.startswith("Turned up: ")]
    shown = cards_in(turned)
    assert len(shown) == 1
    assert shown <= (await hands(evening))[(await evening.table()).seat_of(dealer.id) or 0]


async def test_a_dummy_lies_open_before_the_first_lead(evening: Evening) -> None:
    await sit_down(evening, "dummy", evening.guests[:3], games="1", rubbers="1")
    players, held = await seated(evening, 3), await hands(evening)
    partner = next(guest for guest in players if "has the dummy" in row(evening, guest.member.name))
    dummy = f"{partner.member.name}'s dummy"
    assert f"{dummy} shows" in text(evening.board)
    assert held[3] <= cards(evening.board)
    # The dummy deals first, so that the player on its left leads; nobody else is asked.
    leader = await evening.due()
    assert leader.id != partner.id
    assert [prompted(guest) for guest in players] == [guest is leader for guest in players]
    await press(evening, lambda _, legal: legal[0])
    for _ in range(3):
        due, live = await evening.due(), await replayed(evening)
        if live.state.turn == 3:
            assert due.id == partner.id
            assert f"Play a card of {dummy}" in text(partner.panel)
            offered = {move.removeprefix("play ") for move in moves(partner.panel)}
            assert offered <= {card.code for card in held[3]}
        await press(evening, lambda _, legal: legal[0])


async def test_two_dummies(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await sit_down(evening, "dummy", [ann, bob], games="1", rubbers="1")
    held = await hands(evening)
    assert held[2] | held[3] <= cards(evening.board)
    assert "Ann's dummy shows" in text(evening.board)
    assert "Bob's dummy shows" in text(evening.board)
    players = await seated(evening, 2)
    for _ in range(4):
        live = await replayed(evening)
        hand = live.state.turn
        due = await evening.due()
        # Each plays their own hand and that of the dummy opposite.
        assert due is players[hand % 2]
        assert {move.removeprefix("play ") for move in moves(due.panel)} <= {card.code for card in held[hand]}
        await press(evening, lambda _, legal: legal[0])


async def test_the_top_of_the_stock(evening: Evening) -> None:
    await sit_down(evening, "german", evening.guests[:2], length="1")
    live = await replayed(evening)
    ((_, stock),) = live.state.laid
    for trick in range(3):
        assert ["26", "24", "22"][trick] + " cards in the stock" in text(evening.board)
        assert stock[2 * trick] in cards(evening.board)
        assert not set(stock[2 * trick + 1 :]) & cards(evening.board)
        await first_moves(evening, 2)
        winner = (await replayed(evening)).state.tricks[-1].winner
        guests = await seated(evening, 2)
        # The winner has the card that lay open, the loser the next one, which nobody else has seen.
        assert stock[2 * trick] in cards(guests[winner].panel)
        assert stock[2 * trick + 1] in cards(await guests[1 - winner].hand())
        assert stock[2 * trick + 1] not in cards(guests[winner].panel)
    await evening.rush(most=20)
    assert "The stock is gone: these tricks count" in text(evening.board)
    assert "Stock:" not in text(evening.board)


async def test_who_is_out_and_who_is_a_dog(evening: Evening) -> None:
    await sit_down(evening, "knockout", evening.guests[:6], cards="5")
    players, winner = await seated(evening, 6), wins((0,))
    # Five tricks for six players: at least one has none, and lives on as a dog, with one card.
    await evening.rush(choose=winner)
    dogs = [guest for guest in players if "dog's life" in row(evening, guest.member.name)]
    assert dogs
    live = await replayed(evening)
    assert [len(live.state.hands[players.index(dog)]) for dog in dogs] == [1] * len(dogs)
    while (dog := await evening.due()) not in dogs:
        assert "Knock" not in labels(dog.panel)
        await press(evening, winner)
    assert "Knock" in labels(dog.panel)
    held = moves(dog.panel)[0]
    await dog.move("knock")
    assert {f"play {card.code}" for card in (await hands(evening))[players.index(dog)]} == {held}, "it keeps its card"
    # Whoever takes no trick now is out: no cards, no prompt, and the table says so.
    await evening.rush(choose=winner)
    gone = [guest for guest in players if row(evening, guest.member.name).endswith("· out")]
    assert gone
    assert not any(prompted(guest) for guest in gone)
    held_by = await hands(evening)
    assert not any(held_by[players.index(guest)] for guest in gone)


async def test_one_of_five_sits_out(evening: Evening) -> None:
    await sit_down(evening, "solo", evening.guests[:5], rounds="1")
    players = await seated(evening, 5)
    table = await evening.table()
    out = next(guest for guest in players if "sits out" in row(evening, guest.member.name))
    # Of five the dealer sits out: they are asked for nothing, hold nothing, and their own message says why.
    assert "dealer" in row(evening, out.member.name)
    assert not prompted(out)
    assert "sits out" in text(out.panel)
    assert not cards(out.panel)
    assert not (await hands(evening))[table.seat_of(out.id) or 0]
    await first_moves(evening, 1)
    for _ in range(3):
        assert (await evening.due()).id != out.id
        await press(evening, lambda _, legal: legal[0])
    # All passed: the next dealer deals, and sits out.
    assert "sits out" not in row(evening, out.member.name)
    assert "Nobody played the last deal" in text(evening.board)


async def test_a_general_misere(evening: Evening) -> None:
    await sit_down(evening, "solo", evening.guests[:4], rounds="1", all_pass="last_trick")
    for _ in range(4):
        await (await evening.due()).move("call pass")
    assert "General misère: whoever takes the last trick pays" in text(evening.board)
    assert "No trump" in text(evening.board)
    await evening.rush()
    (score,) = (await replayed(evening)).scores
    # The taker of the last trick pays the stake of a solo to each of the others.
    assert sorted(score.points) == [-3, 1, 1, 1]
    assert score.tricks[score.points.index(-3)] > 0


async def test_a_misere_ends_with_the_first_trick_of_its_caller(evening: Evening) -> None:
    await sit_down(evening, "solo", evening.guests[:4], rounds="1")
    caller = await evening.due()
    seat = (await evening.table()).seat_of(caller.id) or 0
    await caller.move("call misere")
    for _ in range(3):
        await (await evening.due()).move("call pass")
    assert f"{caller.member.name} plays Misère: no trick" in text(evening.board)
    assert "declarer" in row(evening, caller.member.name)
    await evening.rush(choose=wins((seat,)))
    (score,) = (await replayed(evening)).scores
    assert (score.tricks[seat], score.points[seat]) == (1, -6)
    assert sum(score.tricks) < 13
    assert (await evening.table()).hand == 2


async def auction(evening: Evening, call: str, **rules: str) -> Guest:
    """A hand of Bid Whist that the first to speak wins with this call."""
    await sit_down(evening, "bid", evening.guests[:4], **rules)
    declarer = await evening.due()
    await declarer.move(f"call {call}")
    for _ in range(3):
        await (await evening.due()).move("call pass")
    return declarer


async def test_a_kitty_without_trumps_is_the_declarers_alone(evening: Evening) -> None:
    declarer = await auction(evening, "4nt")
    await declarer.move("call down")
    assert "plays 4 no trump, low cards win: 0 of 10 books" in text(evening.board)
    assert "Kitty: " not in text(evening.board), "sport is for trumps"
    assert "Kitty: " in text(declarer.panel)
    for guest in evening.guests[:4]:
        if guest is not declarer:
            assert "Kitty: " not in text(guest.panel) + text(await guest.hand())


async def test_discards_one_by_one(evening: Evening) -> None:
    declarer = await auction(evening, "3up")
    await declarer.move("trump H")
    seat = (await evening.table()).seat_of(declarer.id) or 0
    held = sorted((await hands(evening))[seat])
    assert len(held) == 12 + 6
    assert "Kitty: " in text(evening.board), "in sport everybody sees it"
    # No client does so, but each card that leaves the hand is a move of its own.
    for count, card in enumerate(held[:5]):
        await evening.forge(declarer, declarer.panel, f"b:act:1:{2 + count}:discard {card.code}")
        assert len((await hands(evening))[seat]) == 17 - count
    await evening.restart(kill=True)
    assert set(held[:5]) <= cards(await declarer.hand())
    assert "Your discards: " in text(await declarer.hand())
    assert len(selects(await declarer.hand())) == 1
    await discard(declarer, declarer.panel, [held[5].code])
    # The six are the declarer's first book, and the declarer leads.
    assert "1 of 9 books" in text(evening.board)
    assert await evening.due() is declarer


async def test_when_all_pass_the_dealer_must_bid(evening: Evening) -> None:
    await sit_down(evening, "bid", evening.guests[:4])
    for _ in range(3):
        await (await evening.due()).move("call pass")
    dealer = await evening.due()
    assert "dealer" in row(evening, dealer.member.name)
    assert "call pass" not in moves(dealer.panel)
    await evening.pass_by(TURN)
    # The computer bids for a dealer who sleeps; it may not pass either.
    assert (await evening.table()).decisions == (1, 1, 1, 1)
    assert re.search(rf"{dealer.member.name} (bids|plays)", text(evening.board))


async def test_deadlines_and_a_kill_in_an_auction(evening: Evening) -> None:
    await sit_down(evening, "solo", evening.guests[:4], rounds="1")
    first = await evening.due()
    await first.move("call solo")
    await evening.restart(kill=True)
    assert f"{first.member.name} calls Solo: 5 tricks" in text(evening.board)
    second = await evening.due()
    assert second is not first
    await second.move("call abundance", on=second.panel)
    assert f"{second.member.name} calls Abundance: 9 tricks" in text(evening.board)
    late = await evening.due()
    await evening.pass_by(TURN)
    table = await evening.table()
    assert [sitter.missed for sitter in table.sitters if sitter.user_id == late.id] == [1]
    assert sum(table.decisions) == 3


async def test_deadlines_while_discarding(evening: Evening) -> None:
    declarer = await auction(evening, "3down")
    await declarer.move("trump C")
    seat = (await evening.table()).seat_of(declarer.id) or 0
    # At the deadline the computer lays all the cards away; it is one decision, so one miss.
    await evening.pass_by(TURN)
    table = await evening.table()
    assert (table.sitters[seat].missed, table.sitters[seat].away) == (1, False)
    assert "1 of 9 books" in text(evening.board)
    assert "discards" not in text(evening.board)
    assert "Your discards: " in text(declarer.panel)
    # The lead is the second decision missed in a row: the seat is the computer's.
    await evening.pass_by(TURN)
    assert (await evening.table()).sitters[seat].away
    live = await replayed(evening)
    assert len(live.state.hands[seat]) == 11
    assert live.state.trick_seats == (seat,)
