"""The house rules of a server: from the editor in a lobby to the next table that is played by them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import update

from bot.games.catalogue import PRESETS
from bot.games.nomination import NominationOptions
from bot.games.options import build, changed
from bot.store import presets, schema
from tests.stories.evening import Evening, Guest
from tests.stories.reading import Message, buttons, labels, parts, text


@pytest.fixture
def max_(evening: Evening) -> Guest:
    """Somebody who may manage the server."""
    boss = evening.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return evening.add("Max", roles=[boss])


async def write(guest: Guest, typed: str, shown: InteractionResult) -> InteractionResult:
    """What they type into a window that was opened, and send."""
    assert shown.modal is not None
    (asked,) = shown.modal["components"]
    return await guest.member.submit_modal(shown, {asked["component"]["custom_id"]: typed})


def chooser_of(message: Message, about: str) -> str:
    """The custom_id of the select of a house rule, or of anything else that it names."""
    return next(str(part["custom_id"]) for part in parts(message) if "options" in part and about in part["custom_id"])


async def edit(guest: Guest, editor: ResponseMessage, page: int, **rules: str) -> None:
    """Turns to a page of the editor and chooses there."""
    for _ in range(page):
        await guest.press("→", editor)
    for rule, value in rules.items():
        await guest.member.select(editor, [value], custom_id=chooser_of(editor, rule))
    for _ in range(page):
        await guest.press("←", editor)


async def saved(evening: Evening) -> list[tuple[str, bool, dict[str, str]]]:
    """The presets of the server: name, whether it is the standard, what is not as usual."""
    async with evening.bot.engine.begin() as connection:
        rows = await presets.of_server(connection, evening.guild.id)
    return [(one.name, one.standard, changed(build(NominationOptions, one.rules))) for one in rows]


async def save(guest: Guest, editor: ResponseMessage, name: str) -> str:
    """Saves the rules in the editor under a name. Returns what is said."""
    answer = await write(guest, name, await guest.press("Save for this server", editor))
    return text(answer.response)


async def offered(guest: Guest, option: str, typed: str, **filled: Any) -> dict[str, str]:
    """What /play offers while something is typed, by its value."""
    choices = await guest.member.autocomplete(guest.evening.channel, "play", option, typed, **filled)
    return {choice["value"]: choice["name"] for choice in choices}


async def close(guest: Guest) -> None:
    """Ends the lobby in the channel."""
    await guest.slash("leave")


async def test_from_the_editor_to_the_next_table(evening: Evening, max_: Guest) -> None:
    ann, bob = evening.guests[:2]
    await max_.slash("play", game="Nomination Whist")
    await ann.press("Join")
    assert "Standard rules" in text(evening.board)

    editor = await max_.answer("House rules")
    assert editor.ephemeral
    await edit(max_, editor, 2, hook="off", one_card="forehead")
    await edit(max_, editor, 3, miss="penalty")
    rules = {"hook": "off", "one_card": "forehead", "miss": "penalty"}
    assert changed((await evening.table()).options) == rules
    # Everybody sees in the lobby what was chosen, and whoever is not the host the rules in force.
    assert "Dealer's restriction: off" in text(evening.board)
    assert "13 more as usual" in text(evening.board)
    in_force = await ann.answer("House rules")
    assert in_force.ephemeral
    assert "- Missed bids: penalty: −1 for each trick off" in text(in_force)
    assert "Save for this server" not in labels(in_force)

    assert "✅ Saved as Friday rules" in await save(max_, editor, "Friday rules")
    assert await saved(evening) == [("Friday rules", False, rules)]
    assert "Friday rules · Dealer's restriction: off" in text(evening.board)
    await close(ann)
    await close(max_)

    # Found by anybody, by its name alone or among the game's rules.
    assert await offered(bob, "game", "friday") == {":1": "Friday rules · Nomination Whist"}
    assert await offered(bob, "rules", "fri", game="nomination") == {":1": "Friday rules"}
    assert await offered(bob, "rules", "fri", game="romanian") == {}
    for number, asked in enumerate(({"game": "FRIDAY rules"}, {"game": ":1"}, {"game": "nomination", "rules": ":1"}), 2):
        await bob.slash("play", **asked)
        table = await evening.table(number)
        assert (changed(table.options), table.preset) == (rules, ":Friday rules")
        assert "Friday rules · Dealer's restriction: off" in text(evening.board)
        await close(bob)
    # Without being asked for, a preset is not used that is not the standard.
    await bob.slash("play", game="Nomination Whist")
    assert changed((await evening.table(5)).options) == {}


async def test_the_standard_of_a_server(evening: Evening, max_: Guest) -> None:
    ann = evening.guests[0]
    await max_.slash("play", game="Blackout")
    editor = await max_.answer("House rules")
    await save(max_, editor, "Monday")
    blackout = dict(PRESETS["blackout"].rules)
    await edit(max_, editor, 2, bidding="hidden")
    await save(max_, editor, "Tuesday")
    await close(max_)

    settings = (await max_.slash("settings server")).response
    assert settings is not None
    assert settings.ephemeral
    assert "- Monday · Nomination Whist\n- Tuesday · Nomination Whist" in text(settings)
    for name, number in (("Monday", 1), ("Tuesday", 2)):
        await max_.member.select(settings, [str(number)], custom_id=chooser_of(settings, "preset"))
        assert text(settings).startswith(name)
        await max_.press("Use by default", settings)
        assert labels(settings) == ["Not by default", "Delete", "Back"]
        await max_.press("Back", settings)
    assert "- Monday · Nomination Whist\n- Tuesday · Nomination Whist · used by default" in text(settings)

    await ann.slash("play", game="Nom")
    table = await evening.table(2)
    assert (changed(table.options), table.preset) == (blackout | {"bidding": "hidden"}, ":Tuesday")
    assert "Tuesday" in text(evening.board)
    # What the book marks is what a table here starts with.
    book = (await ann.slash("rules", game="Nomination Whist")).response
    assert book is not None
    await ann.member.select(book, ["4"])
    assert "- hidden, all together" in text(book)
    assert "**hidden, all together**" in str(parts(book))
    # Anything else can be asked for, the standard rules of the game too.
    await close(ann)
    for number, (rules, expected) in enumerate({"standard rules": {}, "Blackout": blackout, "Monday": blackout}.items(), 3):
        (value, *_) = await offered(ann, "rules", rules, game="nomination")
        await ann.slash("play", game="Nomination Whist", rules=value)
        assert changed((await evening.table(number)).options) == expected
        await close(ann)

    await max_.member.select(settings, ["2"], custom_id=chooser_of(settings, "preset"))
    await max_.press("Not by default", settings)
    await ann.slash("play", game="Nomination Whist")
    assert changed((await evening.table(6)).options) == {}


async def test_a_preset_goes_after_a_question_and_tables_play_on(evening: Evening, max_: Guest) -> None:
    ann, bob = evening.guests[:2]
    await max_.slash("play", game="Nomination Whist")
    editor = await max_.answer("House rules")
    await edit(max_, editor, 2, hook="off")
    await save(max_, editor, "Friday")
    settings = (await max_.slash("settings server")).response
    assert settings is not None
    await max_.member.select(settings, ["1"], custom_id=chooser_of(settings, "preset"))
    await max_.press("Delete", settings)
    assert "Delete the house rules Friday?" in text(settings)
    await max_.press("Back", settings)
    assert "Dealer's restriction: off" in text(settings)
    await max_.press("Delete", settings)
    await max_.press("Delete", settings)
    assert "None yet." in text(settings)
    assert await saved(evening) == []

    assert "Friday · Dealer's restriction: off" in text(evening.board)
    for guest in (ann, bob):
        await guest.press("Join")
    await max_.press("Start")
    assert changed((await evening.table()).options) == {"hook": "off"}
    # A select that still offers it says that it is gone.
    gone = await evening.forge(max_, settings, "s:preset:0:0:", ["1"])
    assert "has been decided already" in text(gone.response)
    assert await offered(ann, "game", "friday") == {}


async def test_rules_are_loaded_and_set_back(evening: Evening, max_: Guest) -> None:
    await max_.slash("play", game="Nomination Whist")
    editor = await max_.answer("House rules")
    await max_.member.select(editor, ["boerenbridge_championship"], custom_id=chooser_of(editor, "known"))
    table = await evening.table()
    assert (changed(table.options), table.preset) == (
        dict(PRESETS["boerenbridge_championship"].rules),
        "boerenbridge_championship",
    )
    assert "Boerenbridge, championship · " in text(evening.board)
    # One other rule, and it is not that any more.
    await edit(max_, editor, 3, miss="nothing")
    assert "championship" not in text(evening.board)
    await max_.press("Standard rules", editor)
    assert changed((await evening.table()).options) == {}
    assert "Standard rules" not in labels(editor)


async def test_a_structure_is_typed(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob, cat, structure="7-1-7")
    editor = await ann.answer("House rules")
    await edit(ann, editor, 2, hook="off")
    for wrong in ("9-9", "seven", "7,,1", "7-1-7-1-7-1-7"):
        answer = await write(ann, wrong, await ann.press("Type it…", editor))
        assert f"⚠️ “{wrong}” cannot be used here: Turning points such as 9-1-9" in text(answer.response)
        # Nothing is lost, and the next window starts from what there is.
        assert changed((await evening.table()).options) == {"hook": "off"}
    shown = await ann.press("Type it…", editor)
    assert shown.modal is not None
    assert shown.modal["components"][0]["component"]["value"] == "7-1-7"
    answer = await write(ann, " 3, 2,1 ", shown)
    assert "⚠️" not in text(answer.response)
    assert changed((await evening.table()).options) == {"hook": "off", "structure": "3,2,1"}
    assert "Hands: 3,2,1" in text(evening.board)

    # Too large for the pack is said where it was typed, in the lobby, and at the start.
    answer = await write(ann, "20-18", await ann.press("Type it…", editor))
    sentence = "The pack is too small: 3 players can have 17 cards each at most, not 20."
    assert sentence in text(answer.response)
    assert sentence in text(evening.board)
    assert sentence in await ann.refusal("Start")
    await write(ann, "3,2,1", await ann.press("Type it…", editor))
    assert sentence not in text(evening.board)
    await ann.press("Start")
    assert "Hand 1 of 3 · 3 cards" in text(evening.board)


async def test_rules_freeze_at_the_first_deal_and_belong_to_the_host(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob, cat)
    editor = await ann.answer("House rules")
    structure = chooser_of(editor, "structure")
    mine = await bob.answer("House rules")
    before = changed((await evening.table()).options)
    # Bob forges what the host's editor sends.
    for custom_id, values in ((structure, ["7-1-7"]), ("s:load:1:0:0:known", ["blob"]), ("b:load:1:0:0:blob", [])):
        answer = await evening.forge(bob, mine, custom_id, values)
        assert "Only the host may do this." in text(answer.response)
    answer = await write(bob, "5-1", await evening.forge(bob, mine, "b:type:1:0:0:structure"))
    assert "Only the host may do this." in text(answer.response)
    late = await ann.press("Type it…", editor)
    await ann.press("Start")
    for answer in (await evening.forge(ann, editor, structure, ["7-1-7"]), await write(ann, "5-1", late)):
        assert "The game has begun." in text(answer.response)
    assert changed((await evening.table()).options) == before


async def test_only_whoever_manages_the_server_saves_and_deletes(evening: Evening, max_: Guest) -> None:
    ann = evening.guests[0]
    await max_.slash("play", game="Nomination Whist")
    await save(max_, await max_.answer("House rules"), "Friday")
    await close(max_)
    await ann.slash("play", game="Nomination Whist")
    editor = await ann.answer("House rules")
    assert "Save for this server" not in labels(editor)
    for custom_id in ("b:save:2:0:0", "b:preset:0:0:1:yes", "b:preset:0:0:1:standard", "b:server:0:0:"):
        answer = await evening.forge(ann, editor, custom_id)
        assert "You may not do this." in text(answer.response)
    refused = (await ann.slash("settings server")).response
    assert "You may not do this." in text(refused)
    assert await saved(evening) == [("Friday", False, {})]


async def test_names_of_presets(evening: Evening, max_: Guest) -> None:
    await max_.slash("play", game="Nomination Whist")
    editor = await max_.answer("House rules")
    await save(max_, editor, "Friday")
    await edit(max_, editor, 2, hook="off")
    # The same name in other letters: these rules instead.
    await save(max_, editor, "  FRIDAY ")
    assert await saved(evening) == [("FRIDAY", False, {"hook": "off"})]
    assert "a name that can be read" in await save(max_, editor, "\u200b\u2060")
    await close(max_)
    await max_.slash("play", game="Romanian Whist")
    roman = await max_.answer("House rules")
    assert "friday is the name of this server's rules for Nomination Whist already" in await save(max_, roman, "friday")
    for number in range(24):
        await save(max_, roman, f"No. {number}")
    assert "keeps 25 sets of house rules already" in await save(max_, roman, "No. 25")
    assert len(await saved_names(evening)) == 25
    # One that bears a known name is the server's own there.
    settings = (await max_.slash("settings server")).response
    assert settings is not None
    await max_.member.select(settings, ["2"], custom_id=chooser_of(settings, "preset"))
    await max_.press("Delete", settings)
    await max_.press("Delete", settings)
    await close(max_)
    await max_.slash("play", game="Nomination Whist")
    await save(max_, await max_.answer("House rules"), "Blob")
    await close(max_)
    await max_.slash("play", game="Blob")
    assert changed((await evening.table(4)).options) == {}


async def saved_names(evening: Evening) -> list[str]:
    async with evening.bot.engine.begin() as connection:
        return [one.name for one in await presets.of_server(connection, evening.guild.id)]


@pytest.mark.parametrize("broken", [{"rules": '{"trumps": "by dice"}'}, {"rules": '{"jokers": "two"}'}, {"game": "euchre"}])
async def test_rules_of_an_older_program_are_explained(evening: Evening, max_: Guest, broken: dict[str, str]) -> None:
    ann = evening.guests[0]
    await max_.slash("play", game="Nomination Whist")
    editor = await max_.answer("House rules")
    await save(max_, editor, "Friday")
    async with evening.bot.engine.begin() as connection:
        await presets.set_standard(connection, evening.guild.id, "nomination", 1)
        await connection.execute(update(schema.presets).values(**broken))
    sentence = "The house rules Friday are of an older version and no longer hold"

    settings = (await max_.slash("settings server")).response
    assert settings is not None
    await max_.member.select(settings, ["1"], custom_id=chooser_of(settings, "preset"))
    assert sentence in text(settings)
    if "game" not in broken:
        answer = await evening.forge(max_, editor, "s:load:1:0:0:own", [":1"])
        assert sentence in text(answer.response)
    await close(max_)
    # A table opened by them is refused with the reason; others can still be chosen, and the book can be read.
    refused = (await ann.slash("play", game=":1")).response
    assert sentence in text(refused)
    if "game" not in broken:
        assert sentence in text((await ann.slash("play", game="Nomination Whist")).response)
    await ann.slash("play", game="Nomination Whist", rules="nomination")
    assert "Standard rules" in text(evening.board)
    assert "The aim" in text((await ann.slash("rules", game="Nomination Whist")).response)


async def test_games_are_found_by_every_name_and_a_name_of_certain_rules_means_those(evening: Evening) -> None:
    ann = evening.guests[0]
    assert list(await offered(ann, "game", ""))[:2] == ["nomination", "romanian"]
    assert await offered(ann, "game", "elevator") == {"nomination": "Nomination Whist (Elevator)"}
    assert await offered(ann, "game", "blackout") == {"blackout": "Blackout, 1 card up to the whole pack · Nomination Whist"}
    assert set(await offered(ann, "game", "boerenbridge")) == {
        *("boerenbridge", "boerenbridge_championship", "boerenbridge_together")
    }
    assert set(await offered(ann, "rules", "boeren", game="boerenbridge")) == set(await offered(ann, "game", "boerenbridge"))
    assert await offered(ann, "rules", "whist", game="Romanian Whist") != {}
    for number, (name, preset) in enumerate(
        {"Oh Hell": "oh_hell", "boerenbridge": "boerenbridge", "Nom": "nomination"}.items(), 1
    ):
        await ann.slash("play", game=name)
        table = await evening.table(number)
        assert (table.preset, changed(table.options)) == (preset, dict(PRESETS[preset].rules))
        await close(ann)
    assert "no game called Chess" in text((await ann.slash("play", game="Chess")).response)
    assert "no set of house rules called Blob" in text((await ann.slash("play", game="Romanian Whist", rules="Blob")).response)


async def test_a_window_that_outlives_the_program(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob, cat, structure="7-1-7")
    editor = await ann.answer("House rules")
    await ann.press("Type it…", editor)
    await evening.restart()
    # It is gone with the program; the editor's buttons open another.
    answer = await write(ann, "5-1", await ann.press("Type it…", editor))
    assert "Hands: 5-1" in text(answer.response)
    # A window that was dismissed is forgotten in time.
    await ann.press("Type it…", editor)
    assert len(evening.bot._connection._view_store._modals) == 1
    await evening.pass_by(901)
    assert len(evening.bot._connection._view_store._modals) == 0
    assert any(":rule:" in custom_id for custom_id in buttons(editor) | {p.get("custom_id", ""): p for p in parts(editor)})
