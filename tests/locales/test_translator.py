"""Slash commands reach Discord in every language, within its limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.app_commands import Choice, choices
from discord.ext import commands

from bot.locales.localizer import LANGUAGES
from bot.locales.translator import Translator, command_key, speak
from cogs import COGS
from tests.locales.texts import STRICT, texts

LOCALES = {"en-GB": "en", "en-US": "en", "it": "it", "ro": "ro", "hu": "hu", "es-ES": "es", "es-419": "es"}
NAME = re.compile(r"[-_\w]{1,32}")
Payload = dict[str, Any]


async def _tree() -> commands.Bot:
    bot = commands.Bot("!", intents=discord.Intents.none())
    for cog in COGS:
        await bot.add_cog(cog(bot))  # type: ignore[arg-type]
    speak(bot.tree.walk_commands(), STRICT)
    return bot


async def _payloads() -> list[Payload]:
    bot = await _tree()
    translator = Translator(STRICT)
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def _walk(payload: Payload) -> Iterator[Payload]:
    yield payload
    for option in payload.get("options", ()):
        yield from _walk(option)


@pytest.fixture(name="payloads")
async def payloads_fixture() -> list[Payload]:
    return await _payloads()


async def test_the_commands_are_those_of_the_files(payloads: list[Payload]) -> None:
    bot = await _tree()
    keys = {command_key(command) for command in bot.tree.walk_commands()}
    assert keys == {key for key in texts("en") if key.startswith("command-") and "." not in key}


async def test_english_names_are_those_of_the_code(payloads: list[Payload]) -> None:
    for payload in (part for top in payloads for part in _walk(top)):
        assert payload["name_localizations"]["en-GB"] == payload["name"]


async def test_everything_is_translated_and_nothing_else_is(payloads: list[Payload]) -> None:
    for payload in (part for top in payloads for part in _walk(top)):
        assert set(payload["name_localizations"]) == set(LOCALES)
        assert set(payload["description_localizations"]) == set(LOCALES)
        assert payload["description"] == payload["description_localizations"]["en-US"]
        for choice in payload.get("choices", ()):
            assert set(choice["name_localizations"]) == set(LOCALES)
            assert choice["name"] == choice["name_localizations"]["en-US"]


async def test_names_and_descriptions_fit_discord(payloads: list[Payload]) -> None:
    for payload in (part for top in payloads for part in _walk(top)):
        for name in (payload["name"], *payload["name_localizations"].values()):
            assert NAME.fullmatch(name), name
            assert name == name.lower()
        for description in (payload["description"], *payload["description_localizations"].values()):
            assert 1 <= len(description) <= 100, description
        for choice in payload.get("choices", ()):
            assert all(1 <= len(name) <= 100 for name in choice["name_localizations"].values())


async def test_no_two_names_are_alike_in_any_language(payloads: list[Payload]) -> None:
    groups = [payloads, *(payload["options"] for top in payloads for payload in _walk(top) if payload.get("options"))]
    for group in groups:
        for locale in LOCALES:
            names = [payload["name_localizations"][locale] for payload in group]
            assert len(names) == len(set(names)), names


async def test_each_command_is_within_the_size_limit(payloads: list[Payload]) -> None:
    for payload in payloads:
        size = 0
        for part in _walk(payload):
            size += max(map(len, part["name_localizations"].values()))
            size += max(map(len, part["description_localizations"].values()))
            size += sum(
                len(choice["value"]) + max(map(len, choice["name_localizations"].values()))
                for choice in part.get("choices", ())
            )
        assert size <= 8000


async def test_spanish_serves_both_sides_of_the_ocean(payloads: list[Payload]) -> None:
    for payload in payloads:
        assert payload["name_localizations"]["es-ES"] == payload["name_localizations"]["es-419"]


async def test_a_second_bot_in_the_process_finds_its_choices() -> None:
    assert await _payloads() == await _payloads()


async def test_choices_are_named_by_their_key() -> None:
    @discord.app_commands.command(name="leaderboard")
    @choices(by=[Choice(name="ranking-wins", value="wins")])
    async def board(interaction: discord.Interaction, game: str, period: str, by: str) -> None:
        """Text for developers only."""

    speak([board], STRICT)
    assert board.description == "This server's standings"
    assert [parameter.description for parameter in board.parameters] == ["One game only", "How far back", "What to sort by"]
    assert board.parameters[2].choices[0].name == "By wins"


def test_every_language_of_the_product_is_one_of_discord_s() -> None:
    assert set(LOCALES.values()) == set(LANGUAGES)
