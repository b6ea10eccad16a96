"""A hand of Solo Whist, of Bid Whist and of Auction Dummy, from the first call to the score, with what lies open on the way."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cards import cards as cards_of
from tests.stories.evening import Evening, Guest
from tests.stories.reading import cards, moves, selects, text

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover


async def begin(evening: Evening, game: str, guests: list[Guest], **rules: str) -> None:
    """A table of this game, its house rules chosen from the editor's own commands."""
    ann, *others = guests
    await ann.slash("play", game=game, **rules)
    for guest in others:
        await guest.press("Join")
    await ann.press("Start")


async def play_hand(evening: Evening, rng: Random) -> None:
    """Cards as chance has it until the hand is over."""
    hand = (await evening.table()).hand
    while (table := await evening.table()).status.open and table.hand == hand:
        guest = await evening.due()
        await guest.move(rng.choice(moves(guest.panel)))


async def test_an_open_misere(evening: Evening) -> None:
    await begin(evening, "solo", evening.guests[:4])
    caller = await evening.due()
    await caller.move("call spread")
    assert f"{caller.member.name} calls Open misère: no trick" in text(evening.board)
    for _ in range(3):
        await (await evening.due()).move("call pass")
    held = cards(caller.panel)
    assert f"{caller.member.name} plays Open misère: no trick" in text(evening.board)
    for _ in range(4):
        assert "shows" not in text(evening.board)
        await (await evening.due()).move()
    if (await evening.table()).hand == 1:
        assert f"{caller.member.name} shows " in text(evening.board)
        assert cards(evening.board) & held
        await play_hand(evening, Random(1))
    assert (await evening.table()).hand == 2


async def test_when_all_pass_the_next_dealer_deals(evening: Evening) -> None:
    await begin(evening, "solo", evening.guests[:4])
    first = await evening.due()
    for _ in range(4):
        await (await evening.due()).move("call pass")
    assert "Nobody played the last deal" in text(evening.board)
    assert "Hand 1 of 8" in text(evening.board)
    assert (await evening.due()).id != first.id


async def test_a_kitty_is_taken_and_six_cards_are_discarded_at_once(evening: Evening) -> None:
    await begin(evening, "bid", evening.guests[:4])
    declarer = await evening.due()
    await declarer.move("call 4up")
    for _ in range(3):
        await (await evening.due()).move("call pass")
    await declarer.move("trump S")
    assert "Kitty: " in text(evening.board), "in sport everybody sees it"
    (chooser,) = [custom_id for custom_id in selects(declarer.panel) if ":act:" in custom_id]
    away = sorted(card.code for card in cards_of("2S,2H") if card in cards(declarer.panel))
    held = [card.code for card in sorted(cards(declarer.panel)) if card.code not in away]
    values = [*away, *held][:6]
    await declarer.user.select(declarer.panel, values, custom_id=chooser)
    assert "Your discards: " in text(declarer.panel)
    assert "discards" not in text(evening.board)
    assert "1 of 10 books" in text(evening.board)
    await play_hand(evening, Random(2))
    table = await evening.table()
    assert table.hand == 2 or not table.status.open


async def test_a_dummy_is_won_in_an_auction_and_only_then_turned_up(evening: Evening) -> None:
    await begin(evening, "auction_dummy", evening.guests[:3])
    assert "Dummy" in text(evening.board), "it has a line of its own, and nobody has it"
    declarer = await evening.due()
    await declarer.move("call 2up")
    for _ in range(2):
        assert "shows" not in text(evening.board)
        await (await evening.due()).move("call pass")
    name = declarer.member.name
    assert f"{name}'s dummy shows" in text(evening.board)
    dummy = cards(evening.board)
    assert len(dummy) == 13
    assert dummy < cards(declarer.panel), "both hands are in sight when trumps are named"
    await declarer.move("trump S")
    assert f"{name} and the dummy play 2 uptown" in text(evening.board)
    leader = await evening.due()
    assert leader.id != declarer.id
    await leader.move()
    assert (await evening.due()).id == declarer.id
    assert f"Play a card of {name}'s dummy" in text(declarer.panel)
    assert set(moves(declarer.panel)) <= {f"play {card.code}" for card in dummy}
    await play_hand(evening, Random(3))
    assert (await evening.table()).hand == 2
    assert "8 books" in text(evening.posted[-2])
