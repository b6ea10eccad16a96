"""Every slash command, where it may be used, and what it says when there is nothing to show."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult
from sqlalchemy import select

from bot.games.catalogue import GAMES
from bot.locales.localizer import LANGUAGES
from bot.store import schema
from bot.store.shapes import Pings
from bot.tables.model import Pace, Status
from cogs import finding
from tests.locales.texts import STRICT
from tests.store.databases import add
from tests.stories.audit import cards_in
from tests.stories.evening import Evening, Guest
from tests.stories.reading import buttons, cards, labels, moves, parts, selects, text

EVERYWHERE = {"hand", "leave", "stats", "rules", "privacy export", "privacy forget", "settings server", "settings me", "help"}
IN_SERVERS = {"play", "table", "history", "leaderboard"}


def told(result: InteractionResult) -> str:
    """What only the member who asked reads."""
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


def manager(evening: Evening) -> Guest:
    """Somebody who may manage the server."""
    role = evening.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return evening.add("Mia", roles=[role])


async def test_where_each_command_is_found(evening: Evening) -> None:
    ann = evening.guests[0]
    assert set(ann.member.available_commands(evening.channel)) == EVERYWHERE | IN_SERVERS
    assert set(ann.user.available_commands()) == EVERYWHERE


async def test_where_there_is_no_game(evening: Evening) -> None:
    ann = evening.guests[0]
    assert "There is no game in this channel." in told(await ann.slash("table"))
    for result in (
        await ann.slash("hand"),
        await ann.slash("leave"),
        await ann.user.slash("hand"),
        await ann.user.slash("leave"),
    ):
        assert "You do not sit at a table." in told(result)
    assert "No game has been finished here yet." in told(await ann.slash("history"))
    assert "No game has counted here yet." in told(await ann.slash("leaderboard"))
    assert "No finished games" in told(await ann.slash("stats"))
    assert "No finished games" in told(await ann.user.slash("stats"))


async def test_help_and_rules(evening: Evening) -> None:
    ann = evening.guests[0]
    for result in (await ann.slash("help"), await ann.user.slash("help")):
        assert "To start: /play opens a table." in told(result)
    for result in (await ann.slash("rules"), await ann.user.slash("rules", game="boerenbridge")):
        assert "The aim is to say how many tricks you will take" in told(result)
    page = (await ann.user.slash("rules")).response
    assert page is not None
    pages = [text(page)]
    while "→" in labels(page):
        await ann.user.click(page, label="→")
        pages.append(text(page))
    assert "The aim" in pages[0]
    assert "Dealer's restriction" in "".join(pages[1:])
    await ann.user.click(page, label="←")
    assert text(page) == pages[-2]
    assert "no game called whist-o-mat" in told(await ann.slash("rules", game="whist-o-mat")).lower()


@pytest.mark.parametrize("typed", ["oh hell", "Blob", "boerenbridge", "NÓMINATION whist", "  oh pshaw ", "nomination"])
async def test_a_game_by_any_name(evening: Evening, typed: str) -> None:
    await evening.guests[0].slash("play", game=typed)
    assert "Nomination Whist" in text(evening.board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_title_of_a_game_means_the_game_and_comes_first(game: str, language: str) -> None:
    title = STRICT.text(language, f"game-{game}")
    for member in LANGUAGES:
        entries = finding.openings(STRICT, member, ())
        assert finding.find(entries, title, "error-unknown-game") == game
        assert finding.choices(entries, title)[0].value == game


def test_a_spelling_of_a_game_is_none_of_its_presets() -> None:
    assert finding.find(finding.openings(STRICT, "ro", ()), "Vist românesc", "error-unknown-game") == "romanian"


async def test_suggestions(evening: Evening) -> None:
    ann = evening.guests[0]
    for typed in ("", "oh h", "BLOB", "boeren", "nomi", "whist", "élevator"):
        # A name that stands for certain rules means those to /play.
        offered = await ann.member.autocomplete(evening.channel, "play", "game", typed)
        assert any("Nomination Whist" in choice["name"] for choice in offered)
        for choices in (
            await ann.member.autocomplete(evening.channel, "leaderboard", "game", typed),
            await ann.user.autocomplete("rules", "game", typed),
        ):
            assert "nomination" in [choice["value"] for choice in choices]
            assert next(choice["name"] for choice in choices if choice["value"] == "nomination").startswith("Nomination Whist")
    assert await ann.member.autocomplete(evening.channel, "play", "game", "poker") == []
    preset, *_ = await ann.member.autocomplete(evening.channel, "play", "rules", "standard", game="nomination")
    await ann.slash("play", game="nomination", rules=preset["value"])
    assert (await evening.table()).preset == preset["value"]


async def test_what_play_refuses(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    assert "I know no game called poker." in told(await ann.slash("play", game="poker"))
    assert "no set of house rules called mine" in told(await ann.slash("play", game="blob", rules="mine")).lower()
    await ann.slash("play", game="blob")
    assert "There is a table in this channel already." in told(await bob.slash("play", game="blob"))
    # In a thread of the same channel there is room for another.
    backend = evening.env.backend
    backend.create_thread(evening.channel.id, "second table", bob.id)
    (thread,) = evening.channel.threads
    await bob.member.slash(thread, "play", game="blob")
    assert (await evening.table(2)).channel_id == thread.id


async def test_the_lobby(evening: Evening) -> None:
    ann, bob, *others = evening.guests
    await ann.slash("play", game="nom")
    least, most = GAMES["nomination"].seats[0], GAMES["nomination"].seats[-1]
    assert f"1 player seated · {least} to {most} can play" in text(evening.board)
    assert f"{least} to {most} can play" in await ann.refusal("Start")
    assert "You sit at this table already." in await ann.refusal("Join")
    await bob.press("Join")
    assert "You sit at this table already." in await bob.refusal("Join")
    assert "You do not sit at this table." in await others[0].refusal("Leave")
    assert "You do not sit at this table." in await others[0].refusal("Add computer")
    assert f"You are seated at {evening.channel.mention}" in text(bob.panel)

    # House rules: the host's to change, everybody's to read.
    read = await bob.answer("House rules")
    assert "Rules at this table" in text(read)
    assert [part for part in parts(read) if part["type"] == 3] == []
    editor = await ann.answer("House rules")
    await evening.set_rules(ann, {"structure": "10-1-10", "hook": "off"})
    assert "Dealer's restriction: off" in text(evening.board)
    levels = await bob.answer("Add computer")
    for _ in range(4):
        await bob.press("hard", levels)
    assert text(evening.board).count("🤖") == 4
    assert "6 players can have 8 cards each at most, not 10" in text(evening.board)
    assert "The pack is too small" in await ann.refusal("Start")
    await bob.press("Take one away", levels)
    assert "too small" not in text(evening.board)
    await ann.press("Start")
    assert "Hand 1 of 19 · 10 cards" in text(evening.board)
    # Frozen from the first deal on.
    await ann.member.select(editor, ["7-1"], custom_id=selects(editor)[1])
    assert "Hand 1 of 19" in text(evening.board)
    assert (await evening.table()).options.structure == "10-1-10"  # type: ignore[attr-defined]


async def test_the_seventh_takes_a_computers_seat_and_there_is_no_eighth(evening: Evening) -> None:
    ann, *others = evening.guests
    await evening.open(ann, *others[:5], computers=1)
    await others[5].press("Join")
    assert "🤖" not in text(evening.board)
    eighth = evening.add("Hal")
    assert "Every seat is taken." in await eighth.refusal("Join")


async def test_settings_of_a_member(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    page = (await ann.user.slash("settings me")).response
    assert page is not None
    for place, value in enumerate(("en", "always", "four")):
        await ann.user.select(page, [value], custom_id=selects(page)[place])
    stored = await evening.bot.people.member(ann.id)
    assert (stored.locale, stored.pings, stored.four_colour) == ("en", Pings.ALWAYS, True)
    ((locale, pings, four),) = await evening.rows(
        select(*(schema.members.c[name] for name in ("locale", "pings", "four_colour"))).where(
            schema.members.c.user_id == ann.id
        )
    )
    assert (locale, pings, four) == ("en", "always", True)

    # Always: a new message for each turn, also for somebody who has just played. Four colours: on text and on buttons.
    seen = set()
    for _ in range(3):
        await evening.until(ann)
        seen.add(ann.panel.id)
        await ann.move()
    assert len(seen) == 3
    assert len([message for message in ann.direct if "Hand" in text(message)]) == 1
    await evening.until(ann)
    styles = {part["label"][-2:]: part["style"] for part in parts(ann.panel) if ":play " in str(part.get("custom_id"))}
    assert all(styles[suit] == style for suit, style in (("♦︎", 1), ("♣︎", 3), ("♥︎", 4), ("♠︎", 2)) if suit in styles)

    # Never: the same message, however long they have been away.
    await ann.user.select(page, ["never"], custom_id=selects(page)[1])
    await ann.move()
    panel = ann.panel.id
    await evening.pass_by(300)
    await evening.until(ann)
    assert ann.panel.id == panel
    assert moves(ann.panel)


async def test_settings_of_a_server(evening: Evening) -> None:
    ann, mia = evening.guests[0], manager(evening)
    assert "You may not do this." in told(await ann.slash("settings server"))
    assert "You may not do this." in told(await mia.user.slash("settings server"))
    page = (await mia.slash("settings server")).response
    assert page is not None
    await mia.member.select(page, ["it"], custom_id=selects(page)[0])
    await mia.member.select(page, ["slow"], custom_id=selects(page)[1])
    stored = await evening.bot.people.server(evening.guild.id)
    assert (stored.locale, stored.pace) == ("it", "slow")
    await ann.slash("play", game="blob")
    assert (await evening.table()).pace is Pace.SLOW
    assert "Lento" in text(evening.board)
    await mia.member.select(page, ["auto"], custom_id=selects(page)[0])
    assert (await evening.bot.people.server(evening.guild.id)).locale is None


async def file(result: InteractionResult) -> dict[str, Any]:
    assert result.response is not None
    assert result.response.ephemeral
    (attached,) = result.response.attachments
    assert attached.filename == "oddtrick.json"
    return dict(json.loads(await attached.read()))


async def everything(evening: Evening) -> str:
    """All that lies in the database, as text."""
    found = [await evening.rows(select(table)) for table in schema.metadata.sorted_tables]
    return "\n".join(str(row) for rows in found for row in rows)


async def test_privacy_in_the_middle_of_a_game(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.begin(ann, bob, cat)
    own = cards(await bob.hand())
    for _ in range(4):
        await (await evening.due()).move()
    export = await file(await bob.user.slash("privacy export"))
    assert export["user_id"] == bob.id
    assert export["settings"][0]["user_id"] == bob.id
    assert [seat["name"] for seat in export["seats"]] == ["Bob"]
    assert cards_in(json.dumps(export)) <= own
    assert str(ann.id) not in json.dumps(export)
    assert (await file(await bob.slash("privacy export"))).keys() == export.keys()

    seat = (await evening.table()).seat_of(bob.id)
    assert seat is not None
    asked = (await bob.slash("privacy forget")).response
    assert asked is not None
    assert "Delete everything stored about you" in text(asked)
    assert str(bob.id) in await everything(evening)
    await bob.press("Forget me", asked)
    assert "Everything stored about you is gone." in text(asked)
    table = await evening.table()
    assert (table.sitters[seat].user_id, table.sitters[seat].former) == (None, None)
    assert "Bob" not in text(evening.board)
    gone = await everything(evening)
    assert str(bob.id) not in gone
    assert "Bob" not in gone
    # The others play on.
    assert table.status is Status.RUNNING
    await (await evening.due()).move()
    assert (await file(await bob.slash("privacy export")))["seats"] == []


async def finished(evening: Evening, number: int, totals: dict[Guest, int]) -> None:
    """A game that has been finished before."""
    places = [1 + sum(other > total for other in totals.values()) for total in totals.values()]
    table = {
        "id": number,
        "guild_id": evening.guild.id,
        "game": "nomination",
        "status": "finished",
        "asks": "[]",
        "rules": "{}",
    }
    rows = [
        {
            "table_id": number,
            "seat": seat,
            "guild_id": evening.guild.id,
            "game": "nomination",
            "user_id": guest.id,
            "name": guest.member.name,
            "place": place,
            "total": total,
            "bids": 7,
            "made": 3,
            "hands": 7,
            "best": total,
            "finished_at": evening.env.now().timestamp() - 86_400 * (20 - number),
            "ranked": True,
        }
        for seat, (place, (guest, total)) in enumerate(zip(places, totals.items(), strict=True))
    ]
    async with evening.bot.engine.begin() as connection:
        await add(connection, schema.tables, table)
        await add(connection, schema.results, *rows)


async def test_the_leaderboard(evening: Evening) -> None:
    ann, bob, cat, dan, eve = evening.guests[:5]
    for number in range(1, 4):
        scores = {ann: 34, bob: 33, cat: 33, dan: 33}
        if number == 1:
            scores = {ann: 33, bob: 34, cat: 34, dan: 33, eve: 99}
        await finished(evening, number, scores)
    board = (await ann.slash("leaderboard")).response
    assert board is not None
    lines = text(board).replace("\u00a0", " ").splitlines()
    placed = [re.split(r"\s+", line.strip()) for line in lines if re.search(r"(Ann|Bob|Cat|Dan|Eve)$", line)]
    assert [(line[0], line[1], line[-1]) for line in placed] == [
        ("1", "101", "Ann"),
        ("2", "100", "Bob"),
        ("2", "100", "Cat"),
        ("4", "99", "Dan"),
        ("–", "99", "Eve"),
    ]
    apart = next(number for number, line in enumerate(lines) if "Too few games" in line)
    assert lines.index(next(line for line in lines if line.endswith("Eve"))) > apart

    await ann.member.select(board, ["wins"], custom_id=selects(board)[3])
    assert re.search(r"1 +2 +3 .*Ann", text(board).replace("\u00a0", " "))
    await ann.member.select(board, ["week"], custom_id=selects(board)[2])
    assert "No game has counted here yet." in text(board)
    weekly = (await ann.slash("leaderboard", game="blob", period="month", by="bids")).response
    assert "43%" in text(weekly)


async def test_the_history_has_pages(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    for number in range(1, 13):
        await finished(evening, number, {ann: 50 + number, bob: 10})
    page = (await ann.slash("history")).response
    assert page is not None
    assert "Ann 62" in text(page)
    assert "Ann 52" not in text(page)
    await ann.press("→", page)
    assert "Ann 52" in text(page)
    assert "Ann 62" not in text(page)
    past = (await ann.member.select(page, ["1"])).response
    assert "51" in text(past)
    # A game of another server is not this one's to open.
    other = evening.env.create_guild("Elsewhere")
    channel = other.create_text_channel("cards")
    eve = other.add_member(evening.guests[4].user)
    shown = (await eve.slash(channel, "history")).response
    assert "No game has been finished here yet." in text(shown)
    assert shown is not None
    stranger = Guest(evening, eve)
    answer = await evening.forge(stranger, shown, "s:past:0:0:0", ["1"])
    assert "Ann" not in text(answer.response)
    assert labels(shown) == []
    assert buttons(page)
