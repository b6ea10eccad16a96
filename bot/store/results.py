"""What finished games add up to for a member, and a server's history. All of it is worked out when asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Float, Row, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import results
from bot.store.shapes import GameStats, PastGame, PastSeat

# Members.


async def member_stats(connection: AsyncConnection, user_id: int, guild_id: int | None) -> list[GameStats]:
    """A member's record on a server, or everywhere: one row for each game, by name.

    Every game that they finished counts, also those with computers only. A shared first place is a win.
    """
    of = results.c
    query = select(
        of.game,
        func.count().label("games"),
        func.sum(case((of.place == 1, 1), else_=0)).label("wins"),
        func.avg(cast(of.place, Float)).label("average_place"),
        *(func.sum(column).label(column.name) for column in (of.made, of.bids)),
        func.sum(of.total).label("points"),
        func.max(of.best).label("best"),
    )
    query = query.where(of.user_id == user_id).group_by(of.game).order_by(of.game)
    if guild_id is not None:
        query = query.where(of.guild_id == guild_id)
    return [GameStats(**row) for row in (await connection.execute(query)).mappings()]


# History.


async def history(connection: AsyncConnection, guild_id: int, limit: int, offset: int = 0) -> list[PastGame]:
    """A server's finished games, the newest first."""
    of = results.c
    page = (
        select(of.table_id)
        .where(of.guild_id == guild_id)
        .group_by(of.table_id, of.finished_at)
        .order_by(of.finished_at.desc(), of.table_id.desc())
        .limit(limit)
        .offset(offset)
    )
    query = (
        select(results)
        .where(of.table_id.in_(page.scalar_subquery()))
        .order_by(of.finished_at.desc(), of.table_id.desc(), of.seat)
    )
    rows = await connection.execute(query)
    return [_past(list(seats)) for _, seats in groupby(rows, key=lambda row: row.table_id)]


def _past(rows: Sequence[Row[Any]]) -> PastGame:
    first = rows[0]
    seats = tuple(PastSeat(row.name, row.user_id, row.place, row.total, row.side) for row in rows)
    return PastGame(first.table_id, first.game, first.finished_at, first.hands, first.ranked, seats)


async def history_count(connection: AsyncConnection, guild_id: int) -> int:
    """How many finished games a server has."""
    query = select(func.count(results.c.table_id.distinct())).where(results.c.guild_id == guild_id)
    return (await connection.execute(query)).scalar_one()


async def past_game(connection: AsyncConnection, guild_id: int, table_id: int) -> PastGame | None:
    """One finished game of a server."""
    query = select(results).where(results.c.guild_id == guild_id, results.c.table_id == table_id).order_by(results.c.seat)
    rows = (await connection.execute(query)).all()
    return _past(rows) if rows else None
