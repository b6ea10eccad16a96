from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import presets
from bot.store.shapes import ServerPreset

HERE, THERE = 100, 200


async def test_presets_are_kept_by_server_in_the_order_of_saving(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await presets.add(connection, HERE, "Thursday", "nomination", {"hook": "off"})
        await presets.add(connection, THERE, "Thursday", "romanian", {})
        await presets.add(connection, HERE, "Friday", "nomination", {"structure": "9-1-9"})
        assert await presets.of_server(connection, HERE) == (
            ServerPreset(1, "Thursday", "nomination", {"hook": "off"}),
            ServerPreset(3, "Friday", "nomination", {"structure": "9-1-9"}),
        )
        assert [one.game for one in await presets.of_server(connection, THERE)] == ["romanian"]
        assert await presets.of_server(connection, 300) == ()


async def test_a_name_is_given_once_on_a_server(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await presets.add(connection, HERE, "Friday", "nomination", {})
    with pytest.raises(IntegrityError):
        async with engine.begin() as connection:
            await presets.add(connection, HERE, "Friday", "romanian", {})


async def test_other_rules_under_the_same_name_stay_the_standard(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await presets.add(connection, HERE, "Friday", "nomination", {"hook": "off"})
        await presets.set_standard(connection, HERE, "nomination", 1)
        await presets.change(connection, 1, "FRIDAY", {"hook": "on"})
        assert await presets.of_server(connection, HERE) == (ServerPreset(1, "FRIDAY", "nomination", {"hook": "on"}, True),)


async def test_one_standard_for_each_game_and_server(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for guild_id, name, game in ((HERE, "a", "nomination"), (HERE, "b", "nomination"), (HERE, "c", "romanian")):
            await presets.add(connection, guild_id, name, game, {})
        await presets.add(connection, THERE, "a", "nomination", {})
        for game, preset_id in (("nomination", 1), ("romanian", 3), ("nomination", 2)):
            await presets.set_standard(connection, HERE, game, preset_id)
        await presets.set_standard(connection, THERE, "nomination", 4)
        assert [one.name for one in await presets.of_server(connection, HERE) if one.standard] == ["b", "c"]
        await presets.set_standard(connection, HERE, "nomination", None)
        assert [one.name for one in await presets.of_server(connection, HERE) if one.standard] == ["c"]
        # Another server's preset cannot be made the standard here.
        await presets.set_standard(connection, HERE, "nomination", 4)
        assert [one.standard for one in await presets.of_server(connection, THERE)] == [True]
        assert [one.name for one in await presets.of_server(connection, HERE) if one.standard] == ["c"]


async def test_a_preset_is_removed_only_by_its_own_server(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await presets.add(connection, HERE, "a", "nomination", {})
        await presets.remove(connection, THERE, 1)
        assert len(await presets.of_server(connection, HERE)) == 1
        await presets.remove(connection, HERE, 1)
        assert await presets.of_server(connection, HERE) == ()
