"""Names that would do mischief if they could, and members who speak different languages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.locales.texts import STRICT
from tests.stories.evening import Evening, Guest, open_evening
from tests.stories.reading import Message, buttons, labels, moves, parts, selects, text

#: As members wrote them: 32 characters where there is room.
MISCHIEF = (
    "*_~|`" * 6 + "**",
    "@everyone @here <@&1> <#2> <@3>",
    "# > - [a](https://b.c) ||`x`||",
    "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 " * 3,
    "👩‍👩‍👧‍👦🏴‍☠️🃏" * 3,
    "\u200bA\u200bn\u200bn\u202e\u2066\u200f" + "x" * 20,
    "Zoë Müller-Ó Súilleabháin d'Àccia",
)


#: A name between its two isolates, with nothing in it that means something to Markdown or to Discord.
NAME = re.compile("\u2068((?:\\\\.|[^\\\\*_~|`<>\\[\\]:@#\u2068\u2069])*)\u2069")


def raw(message: Message) -> str:
    """A message's text as it is sent."""
    return "\n".join(str(part["content"]) for part in parts(message) if "content" in part)


def named(message: Message) -> set[str]:
    """The names in a message as members see them: every isolate in it must hold one that is harmless."""
    found = NAME.findall(raw(message))
    assert len(found) == raw(message).count("\u2068") == raw(message).count("\u2069")
    return {re.sub(r"\\(.)", r"\1", name) for name in found}


def seen(name: str) -> str:
    """A name without what cannot be seen or would turn the rest of the line around, and without needless space."""
    return " ".join(name[:32].translate(dict.fromkeys(map(ord, "\u200b\u202e\u2066\u200f"))).split())


async def test_seven_names(evening: Evening) -> None:
    guests = [evening.add(f"user{number}", nick=name[:32].strip()) for number, name in enumerate(MISCHIEF)]
    evening.guests = guests
    await evening.begin(*guests)
    everybody = {seen(name) for name in MISCHIEF}
    assert named(evening.board) == everybody
    assert all(named(guest.panel) == everybody for guest in guests if moves(guest.panel))
    await evening.rush()
    finished, playing = evening.posted
    assert named(finished) == named(playing) == everybody
    ann = guests[0]
    await ann.more("Pause")
    assert seen(MISCHIEF[0]) in named(evening.board)
    assert named(await ann.answer("Score sheet")) == everybody
    # On buttons, too: there Markdown means nothing, and the names stand as they are.
    choice = (await ann.press("Replace a player", await ann.answer("More"))).response
    assert choice is not None
    assert [label.strip("\u2068\u2069") for label in labels(choice)] == [seen(name) for name in MISCHIEF[1:]]


@pytest.fixture
async def italian(database: Path) -> AsyncIterator[Evening]:
    """An evening on a server whose Discord speaks Italian."""
    async with open_evening(database, locale="it") as opened:
        yield opened


def says(language: str, key: str) -> str:
    return STRICT.text(language, key)


async def speaks(guest: Guest, language: str) -> None:
    """A member chooses their language."""
    page = (await guest.user.slash("settings me")).response
    assert page is not None
    await guest.user.select(page, [language], custom_id=selects(page)[0])


async def test_the_channel_in_one_language_and_each_member_in_theirs(italian: Evening) -> None:
    ann, bob, cat = italian.guests[:3]
    await speaks(cat, "ro")
    await ann.slash("play", game="nom")
    join = next(custom_id for custom_id, part in buttons(italian.board).items() if part["label"] == says("it", "button-join"))
    for guest in (bob, cat):
        await guest.member.click(italian.board, custom_id=join)
    assert text(cat.panel) != text(bob.panel)
    await ann.press(says("it", "button-start"))

    # Public: Italian. Private: Romanian for the one, English for the others, whose Discord speaks it.
    assert STRICT.text("it", "table-cards", cards=7) in text(italian.board)
    # The table's voice knows what is played: in Whist this would be briscola.
    assert "Atout: " in text(italian.board)
    assert labels(italian.board)[0] == says("it", "button-mine")
    await italian.until(cat)
    assert says("ro", "hand-bidding") in text(cat.panel)
    assert STRICT.text("it", "turn-bidding", who="Cat") in text(italian.board)
    mine = await cat.answer(says("it", "button-mine"))
    assert says("ro", "hand-bidding") in text(mine)
    assert says("en", "hand-waiting").rstrip(".") in text(await ann.answer(says("it", "button-mine")))
    assert says("ro", "error-not-host") != says("it", "error-not-host")
    more = await cat.answer(says("it", "button-more"))
    assert says("ro", "more-pause") in labels(more)
    # A refusal, too, speaks to whom it concerns.
    stranger = italian.guests[4]
    await speaks(stranger, "hu")
    assert says("hu", "error-not-seated") in await stranger.refusal(says("it", "button-mine"))
    await italian.play(Random(1), most=3 * (1 + 7))
    assert STRICT.text("it", "table-proof", proof="").strip() in text(italian.posted[0])


async def test_the_language_of_a_members_discord(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    await evening.open(ann)
    rules = next(custom_id for custom_id in buttons(evening.board) if ":rules:" in custom_id)
    answer = await evening.forge(bob, evening.board, rules, locale="es-ES")
    assert says("es", "rules-in-force") in text(answer.response)
    # It is remembered for what the program writes of its own accord.
    join = next(custom_id for custom_id in buttons(evening.board) if ":join:" in custom_id)
    await evening.forge(bob, evening.board, join, locale="hu")
    assert STRICT.text("hu", "notice-seated", channel=evening.channel.mention) in text(bob.panel)
