"""The buttons of the leaderboard, the history and the rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery import answers
from bot.delivery.call import Call
from bot.store import results
from bot.store.shapes import PastGame
from bot.tables.errors import TableGone
from bot.views import boards, rules
from bot.views.actions import Action
from bot.views.codec import number


async def board(call: Call) -> None:
    """The leaderboard by another game, period or ranking, or another page of it."""
    wanted = call.arg(lambda arg: boards.pressed(arg, call.values))
    await call.replace(await answers.leaderboard(call.desk, call.interaction, wanted))


async def history(call: Call) -> None:
    """Another page of the history."""
    await call.replace(await answers.history(call.desk, call.interaction, call.arg(number)))


async def past(call: Call) -> None:
    """One finished game of this server."""
    await call.answer(boards.past(await _past(call, call.choice(number)), await call.voice()))


async def _past(call: Call, table_id: int) -> PastGame:
    async with call.desk.engine.begin() as connection:
        found = await results.past_game(connection, call.interaction.guild_id or 0, table_id)
    if found is None:
        raise TableGone
    return found


async def how_to(call: Call) -> None:
    """Another page of a game's rules."""
    game, page = call.arg(lambda arg: rules.page_of(arg, call.values))
    await call.replace(await answers.book(call.desk, call.interaction, game, page))


HANDLERS: Mapping[Action, Callable[[Call], Awaitable[None]]] = {
    Action.BOARD: board,
    Action.HISTORY: history,
    Action.PAST: past,
    Action.HOW_TO: how_to,
}
