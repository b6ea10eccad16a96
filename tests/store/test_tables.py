from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import schema
from bot.store import tables as rows
from bot.store.tables import Shown
from tests.store.databases import add


async def test_which_message_shows_what_is_kept_replaced_and_forgotten(engine: AsyncEngine) -> None:
    board, hand = Shown(1, 0, 20, 300, "v1", 5.0), Shown(1, 7, 21, 301, "h1", 6.0)
    async with engine.begin() as connection:
        await add(connection, schema.tables, {"id": 1})
        await rows.remember_messages(connection, 1, {0: board, 7: hand})
        assert await rows.shown_messages(connection, 1) == {0: board, 7: hand}
        later = Shown(1, 7, 21, 302, "h2", 7.5)
        await rows.remember_messages(connection, 1, {7: later})
        assert await rows.shown_messages(connection, 1) == {0: board, 7: later}
        await rows.remember_messages(connection, 2, {7: None})
        await rows.remember_messages(connection, 1, {7: None, 8: None})
        assert await rows.shown_messages(connection, 1) == {0: board}
        assert await rows.shown_messages(connection, 2) == {}


async def test_what_was_drawn_of_tables_open_or_touched_since(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await add(
            connection,
            schema.tables,
            {"id": 1, "channel_id": 1, "status": "running", "version": 9, "touched_at": 10.0},
            {"id": 2, "channel_id": 2, "status": "lobby", "version": 1, "touched_at": 10.0},
            {"id": 3, "channel_id": 3, "status": "finished", "version": 5, "touched_at": 100.0},
            {"id": 4, "channel_id": 3, "status": "closed", "version": 5, "touched_at": 99.0},
        )
        for shown in (Shown(1, 0, 20, 300, "8", 5.0), Shown(2, 7, 21, 301, "a hand", 6.0), Shown(3, 0, 22, 302, "5", 6.0)):
            await rows.remember_messages(connection, shown.table_id, {shown.user_id: shown})
        drawn = await rows.versions_drawn(connection, 100.0)
    assert sorted(drawn) == [(1, 9, "8"), (2, 1, None), (3, 5, "5")]


async def test_the_last_line_that_begins_so(engine: AsyncEngine) -> None:
    lines = ["- deal x", "1 bid 2", "- proof a", "- proof b", "2 bid - proof c"]
    async with engine.begin() as connection:
        await add(connection, schema.tables, {"id": 1}, {"id": 2, "channel_id": 5})
        await add(connection, schema.moves, *({"table_id": 1, "number": n, "line": line} for n, line in enumerate(lines)))
        for move in ({"table_id": 2, "number": 0, "line": "- proof z"},):
            await add(connection, schema.moves, {**move, "interaction_id": 1})
        assert await rows.last_line(connection, 1, "- proof ") == "- proof b"
        assert await rows.last_line(connection, 1, "- shuffle ") is None


async def test_when_open_tables_are_due(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await add(
            connection,
            schema.tables,
            {"id": 1, "channel_id": 1, "status": "running", "wake_at": 5.0},
            {"id": 2, "channel_id": 2, "status": "paused", "wake_at": 6.0},
            {"id": 3, "channel_id": 3, "status": "lobby"},
            {"id": 4, "channel_id": 4, "status": "finished", "wake_at": 7.0},
        )
        assert await rows.wake_times(connection) == {1: 5.0, 2: 6.0}
