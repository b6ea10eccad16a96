"""Finished games in a database, for what is added up from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.games.game import places
from bot.store import leaderboards, schema
from bot.store.shapes import Ranking, Standing
from tests.store.databases import add

ANN, BOB, CY, DAN, EVE, FAY, GUS, HAL = range(1, 9)
NAMES = dict(enumerate(("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"), 1)) | {None: "Hoyle"}
Seat = tuple[int | None, int]


class Games:
    """Finished games written one after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.number = 0

    async def add(self, *seats: Seat, sides: Sequence[int] = (), **columns: Any) -> int:
        """A game: who sat and with what total, in seat order. By default ranked, at server 100, its number the time."""
        self.number += 1
        totals = tuple(total for _, total in seats)
        rows = [
            {
                "table_id": self.number,
                "seat": seat,
                "side": sides[seat] if sides else None,
                "guild_id": 100,
                "game": "nomination",
                "user_id": user_id,
                "name": NAMES[user_id],
                "place": place,
                "total": total,
                "finished_at": float(self.number),
                "ranked": True,
                **columns,
            }
            for seat, ((user_id, total), place) in enumerate(zip(seats, places(totals), strict=True))
        ]
        async with self.engine.begin() as connection:
            await add(connection, schema.tables, {"id": self.number, "channel_id": self.number, "status": "finished"})
            await add(connection, schema.results, *rows)
        return self.number

    async def board(self, by: Ranking = Ranking.POINTS, minimum: int = 1, **filters: Any) -> list[Standing]:
        asked = {"game": None, "since": None, **filters}
        return await leaderboards.leaderboard(self.engine, 100, by=by, minimum=minimum, **asked)


@pytest.fixture
def games(engine: AsyncEngine) -> Games:
    return Games(engine)
