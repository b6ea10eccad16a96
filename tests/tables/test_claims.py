"""Claiming the rest: a claim that is granted takes every trick, however the cards lie and however the others play."""

from __future__ import annotations

from collections.abc import AsyncIterator, MutableSequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.cards import CARDS, Card, Suit, cards
from bot.games.catalogue import GAMES
from bot.games.claims import sure_line
from bot.games.game import Perspective, Phase
from bot.games.moves import Bid, Play
from bot.games.nomination import NominationOptions
from bot.games.record import read, write
from bot.games.tricks import Trick
from bot.tables import changes, errors
from bot.tables.model import Member, Table
from tests.tables.house import ANN, BOB, CY, HAL, House, open_house

SMALL = tuple(card for card in CARDS.values() if card.suit is not None and card.rank >= 11)


def seen(hand: tuple[Card, ...], trump: Suit | None, played: tuple[Card, ...] = ()) -> Perspective:
    """What a seat on lead sees that holds `hand`, after the cards `played`."""
    game = GAMES["nomination"]
    state = game.start(NominationOptions(), 3, 0)
    blank = game.perspective(state, 0)
    tricks = (Trick((0, 1, 2), played, 0),) if played else ()
    return replace(blank, phase=Phase.PLAYING, actors=(0,), hand=tuple(sorted(hand)), trump=trump, tricks=tricks)


def always_wins(line: tuple[Card, ...], others: tuple[frozenset[Card], ...], trump: Suit | None) -> bool:
    """Whether the leader of `line` takes every trick whatever the others, with these cards, play. Written without the rules."""
    if not line:
        return True
    lead, *rest = line
    for one in _may_play(others[0], lead):
        for two in _may_play(others[1], lead):
            if any(_beats(card, lead, trump) for card in (one, two)):
                return False
            if not always_wins(tuple(rest), (others[0] - {one}, others[1] - {two}), trump):
                return False
    return True


def _may_play(hand: frozenset[Card], lead: Card) -> list[Card]:
    return [card for card in hand if card.suit is lead.suit] or list(hand)


def _beats(card: Card, lead: Card, trump: Suit | None) -> bool:
    return card.rank > lead.rank if card.suit is lead.suit else card.suit is trump


def hands(size: int) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(st.sampled_from(SMALL), min_size=size, max_size=size, unique=True).map(tuple)


@settings(max_examples=120, deadline=None)
@given(st.data(), st.integers(1, 3), st.sampled_from([None, *Suit]), st.sets(st.sampled_from(SMALL), max_size=6))
def test_a_granted_claim_takes_every_trick_however_the_cards_lie(
    data: st.DataObject, size: int, trump: Suit | None, out: set[Card]
) -> None:
    # High cards are drawn more often than chance would, so that many claims are granted.
    favoured = st.sampled_from([card for card in SMALL if card.rank >= 13])
    hand = data.draw(st.one_of(hands(size), st.lists(favoured, min_size=size, max_size=size, unique=True).map(tuple)))
    played = tuple(out - set(hand))
    line = sure_line(seen(hand, trump, played), SMALL)
    if not line:
        return
    assert sorted(line) == sorted(hand)
    unseen = set(SMALL) - set(hand) - set(played)
    rng = Random(len(unseen))
    for one in combinations(sorted(unseen), size):
        left = sorted(unseen - set(one))
        # Every hand of the one; of the other all where they are few, else some.
        possible = list(combinations(left, size))
        for two in possible if len(possible) <= 20 else rng.sample(possible, 4):
            assert always_wins(line, (frozenset(one), frozenset(two)), trump)


@pytest.mark.parametrize(
    ("hand", "trump", "sure"),
    [
        ("AS,KS,QS", Suit.SPADES, True),
        ("AS,KS,AH", Suit.SPADES, True),  # two trumps are out, two leads draw them
        ("AS,AH,AD", Suit.SPADES, False),  # three trumps are out, one lead does not draw them
        ("AS,AH,KH", None, True),
        ("AS,KH", None, False),
        ("JS,AH", Suit.SPADES, False),
        ("QS,JS", Suit.SPADES, False),
        ("AH", Suit.SPADES, False),  # may be ruffed
        ("AS", Suit.SPADES, True),
    ],
)
def test_what_is_sure(hand: str, trump: Suit | None, sure: bool) -> None:
    line = sure_line(seen(cards(hand), trump), SMALL)
    assert bool(line) is sure
    if sure and trump is not None:
        assert [card.suit is trump for card in line] == sorted((card.suit is trump for card in line), reverse=True)


def test_cards_played_are_out_of_the_way() -> None:
    assert sure_line(seen(cards("KH"), Suit.SPADES), SMALL) == ()
    played = cards("AS,KS,QS,JS,AH")
    assert sure_line(seen(cards("KH"), Suit.SPADES, played), SMALL) == cards("KH")


def test_the_turned_card_is_seen() -> None:
    hand = replace(seen(cards("KS"), Suit.SPADES), laid=(("up", cards("AS")),))
    assert sure_line(hand, SMALL) == cards("KS")


def test_a_joker_makes_nothing_sure() -> None:
    assert sure_line(seen((CARDS["BJ"],), None), (*SMALL, CARDS["BJ"], CARDS["LJ"])) == ()
    assert sure_line(seen(cards("AS"), Suit.SPADES), (*SMALL, CARDS["LJ"])) == ()


@pytest.mark.parametrize(
    "change",
    [{"phase": Phase.BIDDING}, {"actors": (1,)}, {"trick": ((1, CARDS["2S"]),)}, {"actors": (0, 1)}],
)
def test_only_the_leader_claims(change: dict[str, Any]) -> None:
    assert sure_line(seen(cards("AS"), Suit.SPADES), SMALL) == cards("AS")
    assert sure_line(replace(seen(cards("AS"), Suit.SPADES), **change), SMALL) == ()


# At the table.


class Stacked(Random):
    """A shuffle that deals the eldest of three the seven highest spades, with spades for trumps."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        ordered = sorted(x, key=lambda card: (card.suit is not Suit.SPADES, -card.rank))
        spades, others = ordered[:13], ordered[13:]
        x[:] = [others.pop() if i % 3 or not spades else spades.pop(0) for i in range(52)]


@pytest.fixture
async def stacked(engine: AsyncEngine) -> AsyncIterator[House]:
    async with open_house(engine, rng=Stacked(1)) as house:
        yield house


async def bid(house: House) -> tuple[Table, Member]:
    """A game in which all have bid, and the eldest, who leads."""
    table = await house.begin(ANN, BOB, CY)
    eldest = await house.due(table)
    for tricks in (7, 0, 1):
        table = await house.press(table, await house.due(table), Bid(tricks))
    return table, eldest


async def test_a_granted_claim_plays_the_hand_out(stacked: House) -> None:
    table, eldest = await bid(stacked)
    seat = table.seat_of(eldest.id)
    table = await stacked.change(table, changes.claim, eldest)
    assert (table.hand, table.decisions) == (2, (8, 8, 8))
    _, perspective = await stacked.tables.perspective(table.id)
    assert perspective is not None
    (row,) = perspective.sheet
    assert [tricks for s, tricks in enumerate(row.tricks) if s == seat] == [7]
    table = await stacked.play(table)
    record, replay = read(write(await stacked.tables.record(table.id)), GAMES)
    assert sum(isinstance(step.fact, Play) for step in record.steps) == 28 * 3
    assert replay.result is not None


async def test_a_claim_in_the_middle_of_a_hand(stacked: House) -> None:
    table, eldest = await bid(stacked)
    for _ in range(6):
        table = await stacked.press(table, await stacked.due(table))
    table = await stacked.change(table, changes.claim, eldest)
    assert (table.hand, table.decisions) == (2, (8, 8, 8))


async def test_a_claim_is_refused_to_all_but_the_sure_leader(stacked: House) -> None:
    table = await stacked.begin(ANN, BOB, CY)
    with pytest.raises(errors.NotSure):
        await stacked.change(table, changes.claim, await stacked.due(table))
    for tricks in (7, 0, 1):
        table = await stacked.press(table, await stacked.due(table), Bid(tricks))
    eldest = await stacked.due(table)
    for member in {ANN, BOB, CY} - {eldest}:
        with pytest.raises(errors.NotSure):
            await stacked.change(table, changes.claim, member)
    with pytest.raises(errors.NotSeated):
        await stacked.change(table, changes.claim, HAL)
    table = await stacked.press(table, eldest)
    with pytest.raises(errors.NotSure):
        await stacked.change(table, changes.claim, eldest)
    assert await stacked.tables.look(table.id) == table


async def test_a_hand_that_only_happens_to_win_is_not_sure(house: House) -> None:
    """The answer must not tell how the cards lie: only what certainly wins is granted."""
    table = await house.play(await house.begin(ANN, BOB, CY), moves=3)
    while table.hand == 1:
        due = await house.due(table)
        live = await house.tables.snapshot(table.id)
        assert live.replay is not None
        perspective = live.replay.game.perspective(live.replay.state, table.seat_of(due.id))
        if not sure_line(perspective, live.replay.game.pack(live.replay.state)):
            with pytest.raises(errors.NotSure):
                await house.change(table, changes.claim, due)
        table = await house.press(table, due)
