"""What a server's finished games add up to: who stands where, members or partnerships. All of it is worked out when asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.schema import results
from bot.store.shapes import Entrants, Ranking, Standing, by_side

#: Ranked games that a place on a leaderboard takes.
MINIMUM_GAMES = 3


class Played(NamedTuple):
    """What a leaderboard needs of a member's part in one game, or of the common part of partners.

    ``side`` is the member's partnership, None for who plays alone and for partners taken together.
    """

    table_id: int
    members: tuple[int, ...]
    names: tuple[str, ...]
    side: int | None
    place: int
    total: int
    made: int
    bids: int


async def leaderboard(
    engine: AsyncEngine,
    guild_id: int,
    game: str | None,
    since: float | None,
    by: Ranking,
    of: Entrants = Entrants.MEMBERS,
    minimum: int = MINIMUM_GAMES,
) -> list[Standing]:
    """A server's standings in one game (or all) since a time in Unix seconds (or ever); see `standings`.

    It takes the engine and not a connection: adding up a long history must not keep the database from anybody.
    """
    async with engine.begin() as connection:
        rows = (await connection.execute(_ranked(guild_id, game, since))).all()
    played = [Played(table_id, (user_id,), (name,), *rest) for table_id, user_id, name, *rest in rows]
    entered = partnerships(played) if of is Entrants.PARTNERS else played
    return await asyncio.to_thread(standings, entered, by, minimum)


def _ranked(guild_id: int, game: str | None, since: float | None) -> Select[Any]:
    columns = (results.c[name] for name in ("table_id", "user_id", "name", *Played._fields[3:]))
    query = select(*columns).where(results.c.guild_id == guild_id, results.c.ranked, results.c.user_id.is_not(None))
    if game is not None:
        query = query.where(results.c.game == game)
    if since is not None:
        query = query.where(results.c.finished_at >= since)
    return query.order_by(results.c.finished_at, results.c.table_id, results.c.seat)


def partnerships(played: Iterable[Played]) -> list[Played]:
    """The common parts of members who were partners in a game: the total of a side is that of each of its seats.

    Whoever had a computer for a partner, or none, is left out.
    """
    pairs = []
    for _, seats in groupby(played, key=lambda row: row.table_id):
        for team in by_side(seats):
            if len(team) > 1:
                who = sorted(team, key=lambda row: row.members)
                members, names = tuple(row.members[0] for row in who), tuple(row.names[0] for row in who)
                pairs.append(team[0]._replace(members=members, names=names, side=None))
    return pairs


def standings(played: Sequence[Played], by: Ranking, minimum: int) -> list[Standing]:
    """The standings, the best first, from what was played in the order in which the games ended.

    Equal values share a place and use up those after it (1, 2, 2, 4). Those with fewer than `minimum` games come last and
    have no place. Ratings are only worked out when they are what is asked for.
    """
    ratings = _ratings(played) if by is Ranking.RATING else {}
    value = _VALUES[by]
    lines = [_standing(own, ratings.get(members, 0.0)) for members, own in _by_members(played).items()]
    lines.sort(key=lambda line: (line.games < minimum, -value(line), line.names, line.members))
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


def _by_members(played: Iterable[Played]) -> dict[tuple[int, ...], list[Played]]:
    rows: dict[tuple[int, ...], list[Played]] = {}
    for row in played:
        rows.setdefault(row.members, []).append(row)
    return rows


def _standing(rows: Sequence[Played], rating: float) -> Standing:
    return Standing(
        place=None,
        members=rows[-1].members,
        names=rows[-1].names,
        games=len(rows),
        wins=sum(row.place == 1 for row in rows),
        points=sum(row.total for row in rows),
        made=sum(row.made for row in rows),
        bids=sum(row.bids for row in rows),
        rating=rating,
    )


def _ratings(played: Iterable[Played]) -> dict[tuple[int, ...], float]:
    """The openskill ordinal of everybody who has played: each game a match of its sides, ties included.

    Computers take no part: one name stands for players of many strengths. Where a side has fewer members than another, unknown
    players make up the number, so that nobody is rated for a partner's absence. With ``limit_sigma`` nobody's rating becomes
    less certain by playing, so that none falls for that alone.
    """
    model = PlackettLuce(limit_sigma=True)
    known: dict[tuple[int, ...], PlackettLuceRating] = {}
    for _, seats in groupby(played, key=lambda row: row.table_id):
        teams = by_side(seats)
        if len(teams) < 2:
            continue
        size = max(map(len, teams))
        before = [[known.get(row.members) or model.rating() for row in team] for team in teams]
        full = [team + [model.rating() for _ in range(size - len(team))] for team in before]
        after = model.rate(full, ranks=[team[0].place for team in teams])
        for team, rated in zip(teams, after, strict=True):
            known.update(zip((row.members for row in team), rated, strict=False))
    return {members: rating.ordinal() for members, rating in known.items()}
