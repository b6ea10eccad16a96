"""Whole games, from /play to the last line of the history."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from sqlalchemy import select

from bot.store import schema
from tests.games.scorer import told
from tests.stories.evening import Evening
from tests.stories.reading import labels, text

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

#: The cards dealt to a seat in the whole of 7-1, and the hands.
CARDS, HANDS = 28, 7


async def file(evening: Evening) -> list[str]:
    """The lines of the record that the end offers."""
    (attached,) = (await evening.guests[0].answer("Record file")).attachments
    assert attached.filename == "oddtrick-1.txt"
    return (await attached.read()).decode().splitlines()


def standings(message: str) -> list[tuple[int, int, int, str]]:
    """Place, total, bids made and name of each line of the end."""
    found = re.findall(r"^ *(\d)\s+(\d+)\s+(\d)/7.*?(🤖 )?(\w+)$", message.replace("\u00a0", " "), re.MULTILINE)
    return [(int(place), int(total), int(made), name) for place, total, made, _, name in found]


async def check_the_end(evening: Evening, names: list[str]) -> list[tuple[int, int, int, str]]:
    """The end as everybody sees it is what a second model makes of the record, and what lies in the database."""
    lines = await file(evening)
    *hands, result = told(lines)
    places, totals = ([int(n) for n in numbers.split(",")] for numbers in result.split()[2::2])
    made = [0] * len(names)
    for hand in hands:
        bids, tricks = (each.split(",") for each in hand.split()[3:6:2])
        made = [m + (b == t) for m, b, t in zip(made, bids, tricks, strict=True)]
    expected = sorted(zip(places, totals, made, names, strict=True), key=lambda line: line[0])
    assert len(hands) == HANDS
    assert standings(text(evening.posted[-1])) == expected
    of = schema.results.c
    stored = await evening.rows(select(of.place, of.total, of.made, of.name).order_by(of.place, of.seat))
    assert [tuple(row) for row in stored] == expected
    return expected


async def test_four_members_by_direct_message(evening: Evening) -> None:
    ann, bob, cat, dan, eve = evening.guests[:5]
    await evening.begin(ann, bob, cat, dan)
    errands = await evening.play(Random(1))

    assert len(errands) == 4 * (CARDS + HANDS)
    ranked = await check_the_end(evening, ["Ann", "Bob", "Cat", "Dan"])
    end = text(evening.posted[-1])
    assert f"{ranked[0][3]} wins" in end or "share the win" in end
    assert "This game counts for the leaderboard." in end
    assert labels(evening.board) == ["Rematch", "Score sheet", "Record file"]
    for guest in (ann, bob, cat, dan):
        assert "This game is over" in text(guest.panel)
        assert labels(guest.panel) == []

    # Every finished hand stays in the channel as a line of the story, with the proof of its shuffle.
    told = [text(message) for message in evening.posted[:-1]]
    assert [re.findall(r"Hand (\d) of 7", line) for line in told] == [[str(number)] for number in range(1, 8)]
    assert all("Proof of the shuffle" in line for line in told)

    sheet = text(await eve.answer("Score sheet"))
    assert re.search(r"Σ +" + " +".join(str(total) for _, total, _, _ in sorted(ranked, key=lambda r: r[3])), sheet)
    await check_the_boards(evening, ranked)


async def check_the_boards(evening: Evening, ranked: list[tuple[int, int, int, str]]) -> None:
    """What is told afterwards: the leaderboard, the history with its record, and each member's own record."""
    ann, eve = evening.guests[0], evening.guests[4]
    board = (await eve.slash("leaderboard")).response
    assert board is not None
    assert board.ephemeral
    for _, total, _, name in ranked:
        # Nobody has played the games that a place takes.
        assert re.search(rf"–\s+{total}\s+1 +{name}$", text(board).replace("\u00a0", " "), re.MULTILINE)

    history = (await eve.slash("history")).response
    assert history is not None
    shown = text(history)
    assert "Nomination Whist, 7 hands" in shown
    assert " · ".join(f"{name} {total}" for _, total, _, name in ranked[:3]) in shown
    past = (await eve.member.select(history, ["1"])).response
    assert past is not None
    (again,) = (await eve.answer("Record file", past)).attachments
    assert (await again.read()).decode().splitlines() == await file(evening)

    _, total, made, _ = next(line for line in ranked if line[3] == "Ann")
    own = text((await ann.user.slash("stats")).response)
    assert "Ann" in own
    assert f"{made} of 7" in own
    assert str(total) in own
    others = text((await ann.slash("stats", member=eve.member)).response)
    assert "Eve" in others
    assert str(total) not in others


async def test_what_a_card_asks_of_discord(evening: Evening) -> None:
    await evening.begin(*evening.guests[:4])
    # A hand of seven, then a hand of six without its last card.
    errands = await evening.play(Random(2), most=4 * (1 + 7) + 4 * (1 + 6) - 1)
    deal = errands.pop(4 * (1 + 7) - 1)
    for each in errands:
        count = Counter(each)
        assert count["callback"] == 1
        assert count["table edit"] <= 1
        assert count["direct send"] + count["direct edit"] <= 1
        assert count["direct delete"] <= count["direct send"]
        assert set(count) <= {"callback", "table edit", "direct send", "direct edit", "direct delete"}
    # The deal: a new message for the table, the old one becomes a line of the story, and each hand is drawn once.
    count = Counter(deal)
    assert (count["callback"], count["table send"], count["table edit"]) == (1, 1, 1)
    assert count["direct send"] + count["direct edit"] <= 4


async def test_what_a_card_asks_of_discord_when_nobody_hurries(evening: Evening) -> None:
    await evening.begin(*evening.guests[:4])
    # The bids, and the first trick but for its last card: each time it is the next one's turn.
    for _ in range(4 + 3):
        await evening.pass_by(61)
        (errands,) = await evening.play(Random(2), most=1)
        # Whoever is next has been away for a minute: a new message, which notifies, in place of the old one.
        assert Counter(errands) == Counter(["callback", "table edit", "direct send", "direct delete"])


async def test_the_most(evening: Evening) -> None:
    await evening.begin(*evening.guests)
    await evening.play(Random(7), most=7 * (1 + 7))
    told = text(evening.posted[-2])
    assert "Hand 1 of 7" in told
    assert all(guest.member.name in told for guest in evening.guests)
    assert "Hand 2 of 7 · 6 cards" in text(evening.board)


async def test_members_and_computers(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await evening.begin(ann, bob, computers=5)
    errands = await evening.play(Random(5))

    # The computers move by themselves: members press only for their own bids and cards.
    assert len(errands) == 2 * (CARDS + HANDS)
    computers = ["Hoyle", "Cavendish", "Deschapelles", "Pole", "Clay"]
    await check_the_end(evening, ["Ann", "Bob", *computers])
    end = text(evening.posted[-1])
    assert "This game counts for the leaderboard." in end
    assert all(f"🤖 {name}" in end for name in computers)
    board = text((await ann.slash("leaderboard")).response)
    assert "Ann" in board
    assert "Hoyle" not in board
    # However many cards computers play between two members' turns, the table is drawn once for all of them.
    within = [each for each in errands if "table send" not in each]
    assert len(within) == len(errands) - HANDS
    assert all(each.count("table edit") <= 1 for each in within)
    assert all(each.count("direct send") + each.count("direct edit") <= 1 for each in within)


async def test_alone_with_computers_nothing_counts(evening: Evening) -> None:
    (ann,) = evening.guests[:1]
    await evening.begin(ann, computers=3)
    for each in await evening.play(Random(8)):
        assert each.count("table edit") <= 1
    await check_the_end(evening, ["Ann", "Hoyle", "Cavendish", "Deschapelles"])
    assert "does not count for the leaderboard" in text(evening.posted[-1])
    assert "Ann" not in text((await ann.slash("leaderboard")).response)
