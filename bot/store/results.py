"""What finished games add up to: leaderboards, a member's record, a server's history. All of it is worked out when asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Float, Row, Select, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.schema import results
from bot.store.shapes import GameStats, PastGame, PastSeat, Ranking, Standing

#: Ranked games that a member needs for a place on a leaderboard.
MINIMUM_GAMES = 3

# Leaderboards.


class Played(NamedTuple):
    """What a leaderboard needs of one member's part in one game."""

    table_id: int
    user_id: int
    name: str
    place: int
    total: int
    made: int
    bids: int


async def leaderboard(
    engine: AsyncEngine, guild_id: int, game: str | None, since: float | None, by: Ranking, minimum: int = MINIMUM_GAMES
) -> list[Standing]:
    """A server's standings in one game (or all) since a time in Unix seconds (or ever); see `standings`.

    It takes the engine and not a connection: adding up a long history must not keep the database from anybody.
    """
    async with engine.begin() as connection:
        rows = (await connection.execute(_ranked(guild_id, game, since))).all()
    return await asyncio.to_thread(standings, [Played(*row) for row in rows], by, minimum)


def _ranked(guild_id: int, game: str | None, since: float | None) -> Select[Any]:
    columns = (results.c[name] for name in Played._fields)
    query = select(*columns).where(results.c.guild_id == guild_id, results.c.ranked, results.c.user_id.is_not(None))
    if game is not None:
        query = query.where(results.c.game == game)
    if since is not None:
        query = query.where(results.c.finished_at >= since)
    return query.order_by(results.c.finished_at, results.c.table_id, results.c.seat)


def standings(played: Sequence[Played], by: Ranking, minimum: int) -> list[Standing]:
    """The standings, the best first, from what was played in the order in which the games ended.

    Equal values share a place and use up those after it (1, 2, 2, 4). Members with fewer than `minimum` games come last and
    have no place. Ratings are only worked out when they are what is asked for.
    """
    ratings = _ratings(played) if by is Ranking.RATING else {}
    value = _VALUES[by]
    lines = [_standing(user_id, own, ratings.get(user_id, 0.0)) for user_id, own in _by_member(played).items()]
    lines.sort(key=lambda line: (line.games < minimum, -value(line), line.name, line.user_id))
    places: dict[float, int] = {}
    for number, line in enumerate(lines, 1):
        places.setdefault(value(line), number)
    return [replace(line, place=places[value(line)]) if line.games >= minimum else line for line in lines]


_VALUES: Mapping[Ranking, Callable[[Standing], float]] = {
    Ranking.POINTS: lambda line: line.points,
    Ranking.WINS: lambda line: line.wins,
    Ranking.BIDS: lambda line: line.made / line.bids if line.bids else 0.0,
    Ranking.RATING: lambda line: line.rating,
}


def _by_member(played: Iterable[Played]) -> dict[int, list[Played]]:
    members: dict[int, list[Played]] = {}
    for row in played:
        members.setdefault(row.user_id, []).append(row)
    return members


def _standing(user_id: int, rows: Sequence[Played], rating: float) -> Standing:
    return Standing(
        place=None,
        user_id=user_id,
        name=rows[-1].name,
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        points=sum(row.total for row in rows),
        made=sum(row.made for row in rows),
        bids=sum(row.bids for row in rows),
        rating=rating,
    )


def _ratings(played: Iterable[Played]) -> dict[int, float]:
    """Every member's openskill ordinal: each game a free-for-all of its members, ties included.

    Computers take no part: one name stands for players of many strengths. With ``limit_sigma`` nobody's rating becomes less
    certain by playing, so that none falls for that alone.
    """
    model = PlackettLuce(limit_sigma=True)
    known: dict[int, PlackettLuceRating] = {}
    for _, seats in groupby(played, key=lambda row: row.table_id):
        game = list(seats)
        before = [[known.get(row.user_id) or model.rating()] for row in game]
        after = model.rate(before, ranks=[row.place for row in game]) if len(game) > 1 else before
        known.update((row.user_id, rating) for row, (rating,) in zip(game, after, strict=True))
    return {user_id: rating.ordinal() for user_id, rating in known.items()}


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
    seats = tuple(PastSeat(row.name, row.user_id, row.place, row.total) for row in rows)
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
