"""What is stored about servers and members: their settings, and everything of a member for export and for forgetting."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, String, cast, delete, exists, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import members, messages, moves, presets, results, seats, servers, tables
from bot.store.shapes import Direct, MemberSettings, Pings, ServerSettings
from bot.store.upsert import put

# Settings.


async def server_settings(connection: AsyncConnection, guild_id: int) -> ServerSettings:
    """A server's choices; the defaults when it has made none."""
    row = (await connection.execute(select(servers).where(servers.c.guild_id == guild_id))).one_or_none()
    return ServerSettings(guild_id) if row is None else ServerSettings(guild_id, row.locale, row.pace)


async def save_server_settings(connection: AsyncConnection, settings: ServerSettings) -> None:
    """Writes a server's choices."""
    await put(connection, servers, {"guild_id": settings.guild_id}, {"locale": settings.locale, "pace": settings.pace})


async def member_settings(connection: AsyncConnection, user_id: int) -> MemberSettings:
    """A member's choices; the defaults when they have made none."""
    row = await _member(connection, user_id)
    if row is None:
        return MemberSettings(user_id)
    return MemberSettings(user_id, row.locale, row.seen_locale, Pings(row.pings), row.four_colour)


async def save_member_settings(connection: AsyncConnection, settings: MemberSettings) -> None:
    """Writes a member's choices."""
    values = {
        "locale": settings.locale,
        "seen_locale": settings.seen_locale,
        "pings": settings.pings.value,
        "four_colour": settings.four_colour,
    }
    await put(connection, members, {"user_id": settings.user_id}, values)


async def direct(connection: AsyncConnection, user_id: int) -> Direct:
    """How a member can be written to; unknown and not closed when it was never tried."""
    row = await _member(connection, user_id)
    return Direct() if row is None else Direct(row.dm_channel_id, row.dm_closed)


async def save_direct(connection: AsyncConnection, user_id: int, known: Direct) -> None:
    """Remembers how a member can be written to."""
    await put(connection, members, {"user_id": user_id}, {"dm_channel_id": known.channel_id, "dm_closed": known.closed})


async def _member(connection: AsyncConnection, user_id: int) -> Row[Any] | None:
    return (await connection.execute(select(members).where(members.c.user_id == user_id))).one_or_none()


# Servers that the bot has left.


async def server_left(connection: AsyncConnection, guild_id: int, at: float | None) -> None:
    """Notes when the bot was removed from a server, or with None that it is there again."""
    await put(connection, servers, {"guild_id": guild_id}, {"left_at": at})


async def purge_servers(connection: AsyncConnection, before: float) -> int:
    """Deletes all about the servers left before that time: settings, presets, tables, moves, results.

    Returns how many servers.
    """
    gone = select(servers.c.guild_id).where(servers.c.left_at < before)
    await connection.execute(delete(presets).where(presets.c.guild_id.in_(gone)))
    # Seats, moves, secrets, messages and results go with their table.
    await connection.execute(delete(tables).where(tables.c.guild_id.in_(gone)))
    return (await connection.execute(delete(servers).where(servers.c.left_at < before))).rowcount


# Everything about one member.

#: Of a table that a member hosts: what it is, without what it says of others.
_HOSTED = ("id", "guild_id", "channel_id", "host_id", "game", "status", "created_at")


async def export_member(connection: AsyncConnection, user_id: int) -> dict[str, object]:
    """Everything stored about a member, ready for JSON: a list of rows for each kind. Times are Unix seconds."""
    hosted = select(*(tables.c[name] for name in _HOSTED)).where(tables.c.host_id == user_id).order_by(tables.c.id)
    stored = {
        "settings": await _rows(connection, select(members).where(members.c.user_id == user_id)),
        "hosted": await _rows(connection, hosted),
    }
    for table, whose in ((seats, _seated), (moves, _made_by), (messages, _shown_to), (results, _result_of)):
        query = select(table).where(whose(user_id)).order_by(*table.primary_key)
        stored[table.name] = await _rows(connection, query)
    asks = [{"table_id": table_id, "asks": named} for table_id, (named, _) in (await _asks(connection, user_id)).items()]
    return {"user_id": user_id, **stored, "asks": asks}


async def forget_member(connection: AsyncConnection, user_id: int) -> None:
    """Deletes what is stored about a member; in games that others played too, their seat stays without a name.

    Their seats at open tables must have been given up before: see `Tables.forget`.
    """
    for table_id, (_, others) in (await _asks(connection, user_id)).items():
        await connection.execute(update(tables).where(tables.c.id == table_id).values(asks=json.dumps(others)))
    # Results and moves are found by the seats, so the seats come last.
    nobody = {"user_id": None, "name": ""}
    await connection.execute(update(moves).where(_made_by(user_id)).values(interaction_id=None))
    await connection.execute(update(results).where(_result_of(user_id)).values(**nobody))
    await connection.execute(update(seats).where(_seated(user_id)).values(**nobody, former_id=None))
    await connection.execute(update(tables).where(tables.c.host_id == user_id).values(host_id=0))
    await connection.execute(delete(messages).where(_shown_to(user_id)))
    await connection.execute(delete(members).where(members.c.user_id == user_id))


async def _rows(connection: AsyncConnection, query: Select[Any]) -> list[Mapping[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def _seated(user_id: int) -> ColumnElement[bool]:
    return or_(seats.c.user_id == user_id, seats.c.former_id == user_id)


def _shown_to(user_id: int) -> ColumnElement[bool]:
    return messages.c.user_id == user_id


def _result_of(user_id: int) -> ColumnElement[bool]:
    # Whoever gave their seat up has no result of their own, but the row still bears their name.
    left = select(seats.c.table_id, seats.c.seat).where(seats.c.former_id == user_id)
    return or_(results.c.user_id == user_id, tuple_(results.c.table_id, results.c.seat).in_(left))


def _made_by(user_id: int) -> ColumnElement[bool]:
    """The moves of the seats that are or were the member's."""
    at = select(seats.c.table_id).where(_seated(user_id))
    of_seat = moves.c.line.like(cast(seats.c.seat + 1, String).concat(" %"))
    return moves.c.table_id.in_(at) & exists().where(seats.c.table_id == moves.c.table_id, _seated(user_id), of_seat)


async def _asks(connection: AsyncConnection, user_id: int) -> dict[int, tuple[list[Any], list[Any]]]:
    """The questions that name a member, by table, and what is left of all questions there without them."""
    found: dict[int, tuple[list[Any], list[Any]]] = {}
    for row in await connection.execute(select(tables.c.id, tables.c.asks).where(tables.c.asks != "[]")):
        asked = json.loads(row.asks)
        named = [ask for ask in asked if user_id == ask[1] or user_id in ask[2]]
        if named:
            left = [[kind, by, [a for a in agreed if a != user_id], seat] for kind, by, agreed, seat in asked if by != user_id]
            found[row.id] = named, left
    return found
