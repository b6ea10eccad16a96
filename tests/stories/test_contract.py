"""What Discord is told: the commands, and views that outlive the program. Each evening checks every request besides."""

from __future__ import annotations

from typing import Any

import discord

from bot.delivery.desk import HANDLERS
from bot.locales.localizer import LANGUAGES
from bot.views.actions import Action
from cogs import COGS
from tests.stories.audit import views_kept
from tests.stories.evening import Evening
from tests.stories.payloads import kind_of
from tests.stories.reading import cards, labels, moves, text

#: Discord's limits for one command.
NAME, DESCRIPTION, OPTIONS, CHARACTERS = 32, 100, 25, 8000


def commands(evening: Evening) -> list[dict[str, Any]]:
    """The commands as Discord was told about them."""
    (told,) = (request for request in evening.ledger if request.method == "PUT")
    assert kind_of(told) == "PUT commands"
    assert isinstance(told.json, list)
    return told.json


def each(part: dict[str, Any]) -> list[dict[str, Any]]:
    """A command and everything below it that has a name."""
    below = [*part.get("options", ()), *part.get("choices", ())]
    return [part, *(found for one in below for found in each(one))]


def longest(part: dict[str, Any], key: str) -> int:
    """The length of a text in the language that needs most."""
    return max(map(len, [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]))


async def test_the_commands(evening: Evening) -> None:
    locales = {locale.value for locale in discord.Locale}
    ours = {locale for locale in locales if locale.partition("-")[0] in LANGUAGES}
    assert {locale.partition("-")[0] for locale in ours} == set(LANGUAGES)
    for command in commands(evening):
        size = sum(
            longest(part, "name") + longest(part, "description") + len(str(part.get("value", ""))) for part in each(command)
        )
        assert size <= CHARACTERS
        for part in each(command):
            assert set(part["name_localizations"]) == ours
            assert len(part.get("options", ())) <= OPTIONS
            assert len(part.get("choices", ())) <= OPTIONS
            if "value" in part:
                assert longest(part, "name") <= 100
                continue
            assert set(part["description_localizations"]) == ours
            assert 1 <= longest(part, "description") <= DESCRIPTION
            for name in (part["name"], *part["name_localizations"].values()):
                assert 1 <= len(name) <= NAME
                assert name == name.lower()
                assert all(character.isalnum() or character in "-_'" for character in name)


async def test_every_cog_says_where_its_commands_may_be_used(evening: Evening) -> None:
    names = set()
    for cog in COGS:
        (found,) = (one for one in evening.bot.cogs.values() if type(one) is cog)
        roots = {(command.root_parent or command).name for command in found.walk_app_commands()}
        assert roots
        names |= roots
    told = {command["name"]: command["contexts"] for command in commands(evening)}
    assert set(told) == names
    # In servers, and in direct messages with the bot; never between two members.
    assert set(map(tuple, told.values())) == {(0,), (0, 1)}


def test_every_action_has_its_handler() -> None:
    assert set(HANDLERS) == set(Action)
    assert len({HANDLERS[action] for action in Action}) == len(Action)


async def test_buttons_after_a_long_evening(evening: Evening) -> None:
    ann, bob, cat = evening.guests[:3]
    await evening.open(ann, bob, cat)
    await ann.press("Start")
    panels = [await guest.hand() for guest in (ann, bob, cat)]
    more = await ann.answer("More")
    await ann.press("Pause", more)
    await bob.press("Agree")
    await cat.press("Agree")
    # Views that discord.py keeps an eye on end after a quarter of an hour; ours must not be among them.
    for _ in range(3):
        await evening.pass_by(16 * 60)
        assert not list(views_kept(evening.bot))
    await ann.more("Resume")
    due = await evening.due()
    old = panels[[ann.id, bob.id, cat.id].index(due.id)]
    await due.move(on=old)
    assert moves(old) == []
    assert cards(old)
    assert "Rules at this table" in text(await ann.answer("Rules"))
    assert labels(await bob.answer("Score sheet")) == []
    assert not list(views_kept(evening.bot))
