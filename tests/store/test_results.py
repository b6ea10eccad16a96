from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import results
from bot.store.shapes import GameStats, PastSeat
from tests.store.played import ANN, BOB, CY, DAN, Games

# Members.


async def test_a_members_record(engine: AsyncEngine, games: Games) -> None:
    await games.add((ANN, 10), (BOB, 10), (CY, 3), bids=7, made=3, best=12)
    await games.add((ANN, 4), (None, 10), ranked=False, bids=7, made=2, best=15)
    await games.add((ANN, 5), (BOB, 3), game="german", best=5)
    await games.add((ANN, 5), (BOB, 30), guild_id=101, bids=7, made=7, best=11)
    async with engine.begin() as connection:
        here = await results.member_stats(connection, ANN, 100)
        everywhere = await results.member_stats(connection, ANN, None)
        nobody = await results.member_stats(connection, DAN, None)
    assert here == [
        GameStats("german", 1, 1, 1.0, 0, 0, 5, 5),
        GameStats("nomination", 2, 1, 1.5, 5, 14, 14, 15),
    ]
    assert everywhere[1] == GameStats("nomination", 3, 1, 5 / 3, 12, 21, 19, 15)
    assert nobody == []


# History.


async def test_the_history_is_paged_from_the_newest(engine: AsyncEngine, games: Games) -> None:
    for i in range(5):
        await games.add((ANN, i), (None, 9), ranked=i % 2 == 0, hands=13)
    await games.add((ANN, 1), (BOB, 2), guild_id=101)
    async with engine.begin() as connection:
        assert await results.history_count(connection, 100) == 5
        assert await results.history_count(connection, 7) == 0
        page = await results.history(connection, 100, limit=2, offset=1)
        assert [game.table_id for game in page] == [4, 3]
        assert await results.history(connection, 100, limit=2, offset=5) == []
    game = page[0]
    assert (game.game, game.finished_at, game.hands, game.ranked) == ("nomination", 4.0, 13, False)
    assert game.seats == (PastSeat("Ann", ANN, 2, 3), PastSeat("Hoyle", None, 1, 9))


async def test_the_history_knows_who_were_partners(engine: AsyncEngine, games: Games) -> None:
    await games.add((ANN, 5), (BOB, 2), (None, 5), (DAN, 2), sides=(0, 1, 0, 1), game="whist")
    async with engine.begin() as connection:
        (game,) = await results.history(connection, 100, limit=1)
    assert [seat.side for seat in game.seats] == [0, 1, 0, 1]
