"""House rules that change who acts and who sees what."""

from __future__ import annotations

from random import Random

from bot.games.cards import Card
from tests.stories.evening import Evening, Guest
from tests.stories.reading import cards, moves, text


async def hands(evening: Evening) -> list[set[Card]]:
    """What was dealt to each seat."""
    live = await evening.bot.tables.snapshot(1)
    assert live.replay is not None
    return [set(hand) for hand in live.replay.state.hands]


async def seated(evening: Evening, guests: list[Guest]) -> list[Guest]:
    """Guests in the order of their seats."""
    table = await evening.table()
    return sorted(guests, key=lambda guest: table.seat_of(guest.id) or 0)


async def test_bids_made_by_all_at_once(evening: Evening) -> None:
    guests = evening.guests[:3]
    await evening.begin(*guests, bidding="hidden")
    assert all(moves(guest.panel) for guest in guests)
    assert all(guest.member.name in text(evening.board).splitlines()[-2] for guest in guests)
    ann, bob, cat = guests
    await bob.move("bid 5")
    # That he has bid is seen, and not what; the others go on undisturbed.
    assert "?" in text(evening.board)
    for guest in (ann, cat):
        assert moves(guest.panel)
        assert "5" not in [line.split("\u00a0")[0].strip() for line in text(await guest.hand()).splitlines()]
    # The two others bid in the same moment.
    await evening.at_once((ann, ann.panel, "b:act:1:0:bid 1", ()), (cat, cat.panel, "b:act:1:0:bid 2", ()))
    assert (await evening.table()).decisions == (1, 1, 1)
    assert "8 bid for 7 tricks: over by 1" in text(evening.board)
    assert moves((await evening.due()).panel)


async def test_a_deadline_for_all_at_once(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat, bidding="hidden")
    await bob.move("bid 5")
    before = {guest.id: guest.panel.id for guest in (ann, bob, cat)}
    await evening.pass_by(460)
    assert {guest.id for guest in (ann, bob, cat) if guest.panel.id != before[guest.id]} == {ann.id, cat.id}
    await evening.pass_by(150)
    table = await evening.table()
    assert table.decisions == (1, 1, 1)
    assert [sitter.missed for sitter in table.sitters] == [1, 0, 1]


async def test_a_card_on_the_forehead(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3], structure="1-7-1", one_card="forehead")
    guests = await seated(evening, evening.guests[:3])
    dealt = await hands(evening)
    for _ in range(3):
        due = await evening.due()
        own = dealt[guests.index(due)]
        others = set().union(*(hand for hand in dealt if hand is not own))
        assert others <= cards(due.panel)
        assert not own & cards(due.panel)
        assert not own & cards(await due.hand())
        await due.move()
    # Once all have bid they look.
    leader = await evening.due()
    assert dealt[guests.index(leader)] <= cards(leader.panel)
    await evening.play(Random(1), most=3)
    assert (await evening.table()).hand == 2


async def test_a_card_that_nobody_looks_at(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3], structure="1-7-1", one_card="blind")
    dealt = set().union(*await hands(evening))
    for _ in range(3):
        due = await evening.due()
        assert not dealt & cards(due.panel)
        await due.move()
    await evening.play(Random(1), most=3)
    assert (await evening.table()).hand == 2
