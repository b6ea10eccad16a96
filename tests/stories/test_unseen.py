"""Hands in which not everything is seen: hidden bids, blind and forehead hands, the dealer's trumps."""

from __future__ import annotations

import json
import re
from itertools import permutations
from random import Random

import pytest

from bot.delivery import presets
from bot.games.cards import Card
from bot.games.catalogue import GAMES
from bot.games.game import Phase
from bot.games.nomination import NominationOptions, NominationState
from bot.games.options import build
from tests.stories.audit import cards_in, known_cards, strings
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, cards, labels, moves, text

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

UNSEEN = "Your card is face down until all have bid."


async def begin(evening: Evening, *guests: Guest, **rules: str) -> None:
    """A game of these house rules begins."""
    options = build(NominationOptions, rules)
    await presets.save(evening.bot.engine, evening.guild.id, "Tonight", "nomination", options)
    host, *others = guests
    await host.slash("play", game="Tonight")
    for guest in others:
        await guest.press("Join")
    await host.press("Start")


async def state(evening: Evening) -> NominationState:
    """The game as only the tables see it."""
    replay = (await evening.bot.tables.snapshot(1)).replay
    assert replay is not None
    assert isinstance(replay.state, NominationState)
    return replay.state


async def seated(evening: Evening, seat: int) -> Guest:
    """Who sits at a seat."""
    sitter = (await evening.table()).sitters[seat]
    return next(guest for guest in evening.guests if guest.id == sitter.user_id)


def bids(shown: str) -> dict[str, str]:
    """What a table or a hand shows as the bid of each player: a number, ``?`` for one that is made and hidden, or ``–``."""
    rows = re.findall(r"^ *(\d+|\?|–) +\d+ +-?\d+ (?:▸ )?(?:🤖 )?(\w+)", shown.replace("\u00a0", " "), re.MULTILINE)
    return {name: bid for bid, name in rows}


def bid_button(guest: Guest, bid: int) -> str:
    return next(custom_id for custom_id in buttons(guest.panel) if custom_id.endswith(f":bid {bid}"))


async def play_hand(evening: Evening) -> None:
    """The cards of a hand, whatever they are."""
    number = (await evening.table()).hand
    while (await evening.table()).hand == number and (await evening.table()).status.open:
        await (await evening.due()).move()


# Hidden bids.


async def test_bids_are_pressed_in_every_order_and_seen_together(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await begin(evening, ann, bob, cat, bidding="hidden", structure="2,2,2,2,2,2")
    made = dict(zip((ann, bob, cat), (2, 1, 0), strict=True))
    for order in permutations((ann, bob, cat)):
        # Everybody is asked at once.
        assert all(moves(guest.panel) == ["bid 0", "bid 1", "bid 2"] for guest in order)
        assert text(evening.board).count("▸") == 3
        assert re.search(r"To bid: \w+, \w+, \w+ ·", text(evening.board))
        for place, guest in enumerate(order[:-1]):
            since, logged = len(evening.ledger.read), len(evening.watched.lines)
            await guest.move(f"bid {made[guest]}")
            pressed = {other.member.name for other in order[: place + 1]}
            shown = {name: "?" if name in pressed else "–" for name in ("Ann", "Bob", "Cat")}
            assert bids(text(evening.board)) == shown
            for other in (ann, bob, cat):
                own = {other.member.name: str(made[other])} if other in order[: place + 1] else {}
                seen = bids(text(other.panel)) | bids(text(await other.hand()))
                assert seen == {name: bid for name, bid in (shown | own).items() if name in seen}
            check_secret(evening, guest, since, logged)
        await order[-1].move(f"bid {made[order[-1]]}")
        assert bids(text(evening.board)) == {"Ann": "2", "Bob": "1", "Cat": "0"}
        assert "3 bid for 2 tricks: over by 1" in text(evening.board)
        await play_hand(evening)
    assert (await evening.table()).ranked


def check_secret(evening: Evening, guest: Guest, since: int, logged: int) -> None:
    """Nobody but whoever bid is sent the bid, and no line of the log tells it."""
    for reader, request in evening.ledger.read[since:]:
        told = "\n".join(strings(request.json)).replace("`", "")
        assert reader == guest.id or bids(told).get(guest.member.name, "?") == "?", request.path
    assert len(evening.ledger.read) > since
    assert not [line for line in evening.watched.lines[logged:] if "bid" in line]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_bids_at_the_same_moment(evening: Evening, order: tuple[int, int]) -> None:
    guests = evening.guests[:3]
    await begin(evening, *guests, bidding="hidden", structure="3-1")
    first, second = (guests[place] for place in order)
    answers = await evening.at_once(
        (first, first.panel, bid_button(first, 3), ()), (second, second.panel, bid_button(second, 2), ())
    )
    assert all(answer.acknowledged and not answer.followups for answer in answers)
    assert (await evening.table()).decisions[:2] == (1, 1)
    assert bids(text(evening.board)) == {"Ann": "?", "Bob": "?", "Cat": "–"}
    # A bid that is made is made: the same button pressed again, and another, change nothing.
    for bid in (3, 1):
        again = await evening.forge(first, first.panel, f"b:act:1:0:bid {bid}")
        assert "decided already" in text(again.followups[0])
    # The last two in the same moment, one of them twice.
    cat = guests[2]
    await evening.at_once(*[(cat, cat.panel, bid_button(cat, 0), ())] * 2)
    shown = {first.member.name: "3", second.member.name: "2", "Cat": "0"}
    assert bids(text(evening.board)) == shown
    assert (await evening.table()).decisions == (1, 1, 1)


async def test_hidden_bids_wait_for_all_and_the_computer_bids_for_the_rest(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await begin(evening, ann, bob, cat, bidding="hidden", structure="3-1")
    deadline = (await evening.table()).deadline
    await cat.move("bid 1")
    # Whoever has bid does not give the others more time.
    assert (await evening.table()).deadline == deadline
    await evening.restart()
    assert bids(text(evening.board)) == {"Ann": "–", "Bob": "–", "Cat": "?"}
    await evening.pass_by(600)
    assert (await state(evening)).phase is Phase.PLAYING
    assert bids(text(evening.board))["Cat"] == "1"


async def test_hidden_bids_of_computers(evening: Evening) -> None:
    ann = evening.guests[0]
    await presets.save(
        evening.bot.engine, evening.guild.id, "Tonight", "nomination", NominationOptions(bidding="hidden", structure="2-1")
    )
    await ann.slash("play", game="Tonight")
    for _ in range(2):
        await ann.press("easy", await ann.answer("Add computer"))
    await ann.press("Start")
    assert set(bids(text(evening.board)).values()) == {"?", "–"}
    await ann.move("bid 1")
    assert all(bid.isdecimal() for bid in bids(text(evening.board)).values())


# The dealer's trumps.


async def test_the_dealer_names_trumps(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await begin(evening, ann, bob, cat, trumps="dealer_chooses", structure="4-1")
    dealer = await seated(evening, (await state(evening)).dealer)
    others = [guest for guest in (ann, bob, cat) if guest is not dealer]
    assert f"To name trumps: {dealer.member.name}" in text(evening.board)
    assert moves(dealer.panel) == ["trump C", "trump D", "trump H", "trump S", "trump NT"]
    assert len(cards(dealer.panel)) == 4
    named = [label.replace("\ufe0e", "") for label in labels(dealer.panel)]
    assert named == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "no trump"]
    for guest in others:
        assert moves(guest.panel) == []
        assert len(cards(guest.panel)) == 4
        refused = await evening.forge(guest, guest.panel, "b:act:1:0:trump H")
        assert "It is not your turn." in text(refused.response)
    await dealer.move("trump D")
    assert "Trump: ♦ diamonds" in text(evening.board)
    # Everybody's hand says so, also while they wait, and shows trumps first.
    for guest in (ann, bob, cat):
        assert "Trump: ♦ diamonds" in text(guest.panel)
    await evening.play(Random(1), most=3 + 12)
    assert "Hand 1 of 4 · 4 cards · Trump: ♦ diamonds" in text(evening.posted[-2])
    dealer = await evening.due()
    await dealer.move("trump NT")
    assert "No trump" in text(evening.board)


async def test_the_dealer_has_a_card_turned_or_plays_without_trump(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await begin(evening, ann, bob, cat, trumps="dealer_may_nt", structure="2,2")
    for move in ("trump NT", "turn"):
        dealer = await evening.due()
        assert labels(dealer.panel) == ["Turn a card", "no trump"]
        ((_, (up,)),) = (await state(evening)).laid
        since = len(evening.ledger)
        assert not named(evening, up, since=0)
        await dealer.move(move)
        if move == "turn":
            assert named(evening, up, since)
            assert (await state(evening)).trump is up.suit
            assert "turned" in text(evening.board)
        else:
            assert "No trump" in text(evening.board)
            await play_hand(evening)
            # A card that was not turned is never seen, but for the proof of the shuffle.
            assert up not in cards_in(re.sub(r"Proof of the shuffle: .*", "", text(evening.posted[-2])))


def named(evening: Evening, card: Card, since: int) -> bool:
    """Whether anything that was sent names a card, after the line that proves a shuffle was taken out."""
    sent = json.dumps([request.json for request in evening.ledger[since:]], ensure_ascii=False)
    return card in cards_in(re.sub(r"\|\|[^|]*\|\|", "", sent))


# Blind and forehead hands.


async def test_a_blind_hand(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await begin(evening, ann, bob, cat, one_card="blind", structure="1-3")
    table = await state(evening)
    ((_, (up,)),) = table.laid
    for _ in range(3):
        for guest in (ann, bob, cat):
            for shown in (guest.panel, await guest.hand()):
                assert cards(shown) == {up}
                assert UNSEEN in text(shown)
        guest = await evening.due()
        await guest.move("bid 0" if "bid 0" in moves(guest.panel) else "bid 1")
    # All have bid: everybody sees their own card at once, and nobody another's.
    for guest in (ann, bob, cat):
        seat = (await evening.table()).seat_of(guest.id) or 0
        assert cards(guest.panel) == {up, *table.hands[seat]}
        assert UNSEEN not in text(guest.panel)
    await play_hand(evening)
    # With two cards nothing is hidden from their owner.
    assert all(UNSEEN not in text(guest.panel) and len(cards(guest.panel)) >= 2 for guest in (ann, bob, cat))


async def test_a_hand_on_the_forehead(evening: Evening) -> None:
    ann, bob, cat, dan = evening.guests[:4]
    await begin(evening, ann, bob, cat, dan, one_card="forehead", structure="1,1")
    table = await state(evening)
    ((_, (up,)),) = table.laid
    hands = {guest: table.hands[(await evening.table()).seat_of(guest.id) or 0][0] for guest in (ann, bob, cat, dan)}
    for _ in range(4):
        check_foreheads(evening, hands)
        assert cards(evening.board) == {up}
        for guest, own in hands.items():
            others = {card for other, card in hands.items() if other is not guest}
            for shown in (guest.panel, await guest.hand()):
                assert cards(shown) == {up} | others
                assert own not in cards_in(" ".join(buttons(shown)))
                assert UNSEEN in text(shown)
                assert all(f"{other.member.name} shows" in text(shown) for other in hands if other is not guest)
        guest = await evening.due()
        await guest.move("bid 0" if "bid 0" in moves(guest.panel) else "bid 1")
    for guest, own in hands.items():
        assert cards(guest.panel) == {up, own}
        assert cards(await guest.hand()) == {up, own}
    assert cards(evening.board) == {up}
    await play_hand(evening)


def check_foreheads(evening: Evening, hands: dict[Guest, Card]) -> None:
    """Payload by payload: nobody has been sent their own card, and the channel none at all."""
    owners = {guest.id: card for guest, card in hands.items()}
    for reader, request in evening.ledger.read:
        shown = {card for told in strings(request.json) for card in cards_in(told)}
        hidden = {owners[reader]} if reader in owners else set(hands.values())
        assert not shown & hidden, request.path


async def test_the_audit_knows_what_may_be_seen(evening: Evening) -> None:
    """The judge of every request in these stories: it must not let pass what it was made to find."""
    await begin(evening, *evening.guests[:3], one_card="forehead", structure="1,1")
    table = await state(evening)
    for seat, (own,) in enumerate(table.hands):
        others = {card for other, (card,) in enumerate(table.hands) if other != seat}
        assert others <= known_cards(GAMES["nomination"], table, seat)
        assert own not in known_cards(GAMES["nomination"], table, seat)
        assert not {own, *others} & known_cards(GAMES["nomination"], table, None)


# Two players, no trump, points below nothing.


async def test_two_members_play_a_whole_game_below_nothing(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await begin(evening, ann, bob, structure="26,2", miss="steep", hook="off")
    assert "Hand 1 of 2 · 26 cards\nNo trump" in text(evening.board)
    due = await evening.due()
    assert len(cards(due.panel)) == 26
    assert labels(due.panel) == [str(bid) for bid in range(27)]
    for guest in (due, ann if due is bob else bob):
        await guest.move("bid 26")
    assert "52 bid for 26 tricks: over by 26" in text(evening.board)
    await play_hand(evening)
    played = await state(evening)
    (row,) = played.sheet
    totals = tuple(-5 * off * (off + 1) // 2 for off in (26 - tricks for tricks in row.tricks))
    assert played.totals == totals
    assert min(totals) < 0
    told = text(evening.posted[-2]).replace("\u00a0", " ")
    for guest, total in zip((ann, bob), totals, strict=True):
        assert re.search(rf" {total} {guest.member.name}$", told, re.MULTILINE)
    assert str(totals[0]) in text(await ann.answer("Score sheet"))
    await evening.play(Random(1))
    assert "This game counts for the leaderboard." in text(evening.posted[-1])
