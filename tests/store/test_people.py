from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import people, schema
from bot.store.shapes import Direct, MemberSettings, Pings, ServerSettings
from tests.store.databases import add

QUENTIN = 424242424242424242
NAME = "Quentin Q."
OTHER = 777

#: Every column that says something about a member, by table. A new column belongs here or below.
PERSONAL = {
    "members": {"user_id", "locale", "seen_locale", "pings", "four_colour", "dm_channel_id", "dm_closed"},
    "tables": {"host_id", "asks"},
    "seats": {"user_id", "former_id", "name", "away", "left", "missed"},
    "moves": {"line", "at", "interaction_id"},
    "messages": {"user_id", "channel_id", "message_id", "mark", "posted_at"},
    "results": {"user_id", "name", "place", "total", "tricks", "made", "bids", "best"},
}
#: Every other column: what it says of a game, a server or the program is about nobody.
IMPERSONAL = {
    "notes": {"name", "value"},
    "servers": {"guild_id", "locale", "pace", "left_at"},
    "presets": {"id", "guild_id", "name", "game", "rules", "standard"},
    "tables": {
        *("id", "guild_id", "channel_id", "status", "version", "game", "rules", "preset", "pace", "dealer", "created_at"),
        *("touched_at", "deadline", "reminded", "paused_until", "ranked", "wake_at"),
    },
    "seats": {"table_id", "seat", "level"},
    "moves": {"table_id", "number"},
    "secrets": {"table_id", "secret", "pack"},
    "messages": {"table_id"},
    "results": {"table_id", "seat", "side", "guild_id", "game", "hands", "finished_at", "ranked"},
}


async def everything(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    return {
        table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
        for table in schema.metadata.sorted_tables
    }


async def fill(connection: AsyncConnection) -> None:
    """Three tables: Quentin hosts and asks at the first, has left the second, has finished the third."""
    asks = [["end", QUENTIN, [QUENTIN, OTHER], None], ["pause", OTHER, [OTHER, QUENTIN], None]]
    await add(
        connection,
        schema.tables,
        {"id": 1, "channel_id": 1, "host_id": QUENTIN, "status": "running", "asks": json.dumps(asks)},
        {"id": 2, "channel_id": 2, "host_id": OTHER, "status": "finished", "asks": "[]"},
        {"id": 3, "channel_id": 3, "host_id": OTHER, "status": "finished", "asks": "[]"},
    )
    await add(
        connection,
        schema.seats,
        {"table_id": 1, "seat": 0, "user_id": QUENTIN, "name": NAME},
        {"table_id": 1, "seat": 1, "user_id": OTHER, "name": "Other"},
        {"table_id": 2, "seat": 0, "user_id": OTHER, "name": "Other"},
        {"table_id": 2, "seat": 1, "former_id": QUENTIN, "name": NAME, "left": True},
        {"table_id": 3, "seat": 1, "user_id": QUENTIN, "name": NAME},
        {"table_id": 3, "seat": 11, "user_id": OTHER, "name": "Other"},
    )
    await add(
        connection,
        schema.moves,
        *({"table_id": t, "number": n, "line": line, "interaction_id": 10 * t + n} for t, n, line in MOVES),
    )
    await add(
        connection,
        schema.results,
        {"table_id": 2, "seat": 0, "user_id": OTHER, "name": "Other", "total": 5},
        {"table_id": 2, "seat": 1, "name": NAME, "total": 7},
        {"table_id": 3, "seat": 1, "user_id": QUENTIN, "name": NAME, "total": 9},
        {"table_id": 3, "seat": 11, "user_id": OTHER, "name": "Other", "total": 3},
    )
    await add(connection, schema.messages, *({"table_id": 1, "user_id": who, "channel_id": 9} for who in (0, QUENTIN, OTHER)))
    await add(connection, schema.members, {"user_id": QUENTIN, "locale": "it"}, {"user_id": OTHER, "locale": "hu"})


MOVES = [(1, 0, "1 bid 2"), (1, 1, "2 bid 0"), (3, 0, "2 bid 3"), (3, 1, "12 bid 1"), (3, 2, "- deal ... up:2H")]


# Settings.


async def test_settings_not_made_are_the_defaults(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        assert await people.server_settings(connection, 1) == ServerSettings(1, None, None)
        assert await people.member_settings(connection, 2) == MemberSettings(2, None, None, Pings.AWAY, False)
        assert await people.direct(connection, 2) == Direct(None, False)


async def test_settings_are_kept_and_replaced(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for server in (ServerSettings(1, "it", "slow"), ServerSettings(1, None, "live")):
            await people.save_server_settings(connection, server)
            assert await people.server_settings(connection, 1) == server
        for member in (MemberSettings(2, "ro", "en", Pings.NEVER, True), MemberSettings(2, None, "it", Pings.ALWAYS, False)):
            await people.save_member_settings(connection, member)
            assert await people.member_settings(connection, 2) == member
        assert await people.server_settings(connection, 2) == ServerSettings(2)


async def test_settings_and_the_way_to_a_member_do_not_disturb_each_other(engine: AsyncEngine) -> None:
    settings = MemberSettings(2, "ro", "en", Pings.NEVER, True)
    async with engine.begin() as connection:
        await people.save_direct(connection, 2, Direct(55, False))
        await people.save_member_settings(connection, settings)
        await people.save_direct(connection, 2, Direct(55, True))
        assert await people.member_settings(connection, 2) == settings
        assert await people.direct(connection, 2) == Direct(55, True)


# Servers that the bot has left.


async def test_a_server_left_long_ago_is_purged_with_all_that_belongs_to_it(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await fill(connection)
        await add(connection, schema.secrets, {"table_id": 1, "secret": "s", "pack": "p"})
        await add(connection, schema.presets, {"id": 1, "guild_id": 100, "name": "a"}, {"id": 2, "guild_id": 200, "name": "a"})
        await connection.execute(schema.tables.update().where(schema.tables.c.id != 2).values(guild_id=100))
        await connection.execute(schema.tables.update().where(schema.tables.c.id == 2).values(guild_id=200))
        await people.save_server_settings(connection, ServerSettings(100, "it", None))
        await people.server_left(connection, 100, 50.0)
        await people.server_left(connection, 200, 60.0)
        assert await people.purge_servers(connection, 50.0) == 0
        assert await people.purge_servers(connection, 55.0) == 1
        left = await everything(connection)
    assert {row["id"] for row in left["tables"]} == {2}
    for name in ("seats", "moves", "secrets", "messages", "results"):
        assert {row["table_id"] for row in left[name]} <= {2}
    assert [row["guild_id"] for row in left["servers"]] == [200]
    assert [row["guild_id"] for row in left["presets"]] == [200]
    assert len(left["members"]) == 2


async def test_a_server_that_has_the_bot_back_is_kept(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await people.save_server_settings(connection, ServerSettings(100, "it", "slow"))
        await people.server_left(connection, 100, 50.0)
        await people.server_left(connection, 100, None)
        assert await people.purge_servers(connection, 1000.0) == 0
        assert await people.server_settings(connection, 100) == ServerSettings(100, "it", "slow")


# Everything about one member.


def test_every_column_is_known_to_be_about_a_member_or_not() -> None:
    for table in schema.metadata.sorted_tables:
        personal, other = PERSONAL.get(table.name, set()), IMPERSONAL.get(table.name, set())
        assert {column.name for column in table.columns} == personal | other, table.name
        assert not personal & other


async def test_the_export_holds_every_personal_column(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await fill(connection)
        told: Any = await people.export_member(connection, QUENTIN)
    assert json.loads(json.dumps(told)) == told
    kinds = {"members": "settings", "tables": "hosted", "seats": "seats", "moves": "moves", "messages": "messages"}
    for table, columns in PERSONAL.items():
        (first, *_) = told[kinds.get(table, table)]
        assert columns - {"asks"} <= set(first), table
    assert told["user_id"] == QUENTIN
    assert [row["id"] for row in told["hosted"]] == [1]
    assert {(row["table_id"], row["seat"]) for row in told["seats"]} == {(1, 0), (2, 1), (3, 1)}
    assert {(row["table_id"], row["line"]) for row in told["moves"]} == {(1, "1 bid 2"), (3, "2 bid 3")}
    assert [row["total"] for row in told["results"]] == [7, 9]
    assert [row["user_id"] for row in told["messages"]] == [QUENTIN]
    assert [len(row["asks"]) for row in told["asks"]] == [2]


async def test_the_export_says_nothing_of_others_but_what_they_asked_together(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await fill(connection)
        told = await people.export_member(connection, QUENTIN)
        assert "Other" not in json.dumps(told)
        assert str(OTHER) not in json.dumps({kind: rows for kind, rows in told.items() if kind != "asks"})


async def test_nothing_is_left_of_a_forgotten_member(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await fill(connection)
        await people.forget_member(connection, QUENTIN)
        left = await everything(connection)
        told = await people.export_member(connection, QUENTIN)
    assert str(QUENTIN) not in json.dumps(left)
    assert NAME not in json.dumps(left)
    assert all(not rows for kind, rows in told.items() if kind != "user_id")
    assert {row["interaction_id"] for row in left["moves"]} == {None, 11, 31, 32}


async def test_forgetting_one_member_leaves_the_others_and_the_games(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await fill(connection)
        before = await people.export_member(connection, OTHER)
        await people.forget_member(connection, QUENTIN)
        after = await people.export_member(connection, OTHER)
        left = await everything(connection)
    assert {kind: rows for kind, rows in after.items() if kind != "asks"} == {
        kind: rows for kind, rows in before.items() if kind != "asks"
    }
    assert json.loads(left["tables"][0]["asks"]) == [["pause", OTHER, [OTHER], None]]
    assert [row["line"] for row in left["moves"]] == [line for _, _, line in MOVES]
    assert [row["total"] for row in left["results"]] == [5, 7, 9, 3]
    assert len(left["seats"]) == 6


@pytest.mark.parametrize("user_id", [0, 5, OTHER])
async def test_forgetting_a_stranger_changes_nothing_of_anybody(engine: AsyncEngine, user_id: int) -> None:
    async with engine.begin() as connection:
        await add(connection, schema.tables, {"id": 1, "host_id": QUENTIN, "asks": f'[["end", {QUENTIN}, [{QUENTIN}], null]]'})
        await add(connection, schema.seats, {"table_id": 1, "seat": 0, "user_id": QUENTIN, "name": NAME})
        before = await everything(connection)
        await people.forget_member(connection, user_id)
        assert await everything(connection) == before
