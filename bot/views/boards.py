"""The server's boards: the leaderboard, a member's record, the games that were played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import SelectOption
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.store.shapes import Entrants, GameStats, PastGame, PastSeat, Period, Ranking, Standing, by_side
from bot.views.actions import Action
from bot.views.codec import Press, number
from bot.views.end import MEDALS
from bot.views.facts import DOT
from bot.views.items import PressSelect, button, select
from bot.views.layout import Colour, blocks, grid, page, pager, panel, rows, selects, text
from bot.views.names import in_label, in_text
from bot.views.sides import party_places, together
from bot.views.voice import Voice, day

#: Lines of a leaderboard and games of the history on one page.
PAGE = 10
ALL_GAMES = "all"
DASH = "–"
#: What is chosen on the leaderboard besides the game, by the field of `Board`.
CHOICES: Mapping[str, type[Entrants] | type[Period] | type[Ranking]] = {
    "entrants": Entrants,
    "period": Period,
    "ranking": Ranking,
}


@dataclass(frozen=True, slots=True)
class Board:
    """Which leaderboard is shown: of one game or (None) of all, how far back, by what, whose, and which page, from 0."""

    game: str | None = None
    period: Period = Period.ALL
    ranking: Ranking = Ranking.POINTS
    entrants: Entrants = Entrants.MEMBERS
    page: int = 0

    def arg(self, field: str) -> str:
        """The argument of a press that changes ``field``: ``game``, ``period``, ``ranking``, ``entrants`` or ``page``."""
        return f"{field}:{self.game or ALL_GAMES}:{self.period}:{self.ranking}:{self.entrants}:{self.page}"


def pressed(arg: str, values: Sequence[str]) -> Board:
    """The board that an `Action.BOARD` press asks for; a new choice starts at the first page. Raises ValueError when forged."""
    field, game, period, ranking, entrants, page_number = arg.split(":")
    board = Board(_game(game), Period(period), Ranking(ranking), Entrants(entrants), number(page_number))
    if not values:
        return board
    readers: dict[str, Callable[[str], Any]] = {"game": _game, **CHOICES}
    if field not in readers:
        raise ValueError(arg)
    return replace(board, page=0, **{field: readers[field](values[0])})


def _game(name: str) -> str | None:
    if name != ALL_GAMES and name not in GAMES:
        raise ValueError(name)
    return None if name == ALL_GAMES else name


def leaderboard(board: Board, standings: Sequence[Standing], pages: int, voice: Voice) -> LayoutView:
    """One page of the leaderboard: ``standings`` are its lines; those with too few games are listed apart, below."""
    placed = [one for one in standings if one.place is not None]
    apart = [one for one in standings if one.place is None]
    lines = _standing_lines(placed, board.ranking, voice) if placed else [voice.text(f"board-empty-{board.entrants}")]
    others = ["", voice.text("board-apart"), *_standing_lines(apart, board.ranking, voice)] if apart else []
    choices = [_games(board, voice), *(_choice(board, field, kind, voice) for field, kind in CHOICES.items())]
    turning = pager(Action.BOARD, 0, board.page, pages, _page_arg(board))
    return page(
        panel(Colour.GOLD, text(f"### {voice.text('board-title')}"), text(*lines, *others), *turning), *selects(choices)
    )


def _page_arg(board: Board) -> str:
    return board.arg("page").rpartition(":")[0] + ":{}"


def _standing_lines(standings: Iterable[Standing], ranking: Ranking, voice: Voice) -> list[str]:
    heads = [voice.text("column-place"), voice.text(f"column-{ranking}"), voice.text("column-games")]
    return grid(
        heads, (([str(one.place or DASH), _value(one, ranking, voice), str(one.games)], _who(one)) for one in standings)
    )


def _value(one: Standing, ranking: Ranking, voice: Voice) -> str:
    match ranking:
        case Ranking.POINTS:
            return str(one.points)
        case Ranking.WINS:
            return str(one.wins)
        case Ranking.BIDS:
            return voice.percent(one.made, one.bids)
        case Ranking.RATING:
            return voice.number(one.rating)


def _who(one: Standing) -> str:
    return f"{MEDALS.get(one.place or 0, '')} **{_named(one.names)}**".strip()


def _games(board: Board, voice: Voice) -> PressSelect:
    options = [SelectOption(label=voice.text("board-all-games"), value=ALL_GAMES, default=board.game is None)]
    options += [SelectOption(label=voice.game(name), value=name, default=board.game == name) for name in GAMES]
    return select(Press(Action.BOARD, arg=board.arg("game")), options)


def _choice(board: Board, field: str, kind: Iterable[str], voice: Voice) -> PressSelect:
    options = [
        SelectOption(label=voice.text(f"{field}-{value}"), value=value, default=value == getattr(board, field))
        for value in kind
    ]
    return select(Press(Action.BOARD, arg=board.arg(field)), options)


def stats(name: str, games: Sequence[GameStats], voice: Voice) -> LayoutView:
    """A member's record on this server, game by game."""
    blocks = [text(*_stats_lines(one, voice)) for one in games] or [text(voice.text("stats-empty"))]
    return page(panel(Colour.GOLD, text("### " + voice.text("stats-title", who=in_text(name))), *blocks))


def _stats_lines(one: GameStats, voice: Voice) -> list[str]:
    played = voice.text("stats-games", games=one.games, wins=one.wins)
    place = voice.text("stats-place", place=voice.number(one.average_place))
    bids = voice.text("stats-bids", made=one.made, bids=one.bids, share=voice.percent(one.made, one.bids)) if one.bids else ""
    points = voice.text("stats-points", points=one.points, best=one.best)
    return [f"**{voice.game(one.game)}**", f"{played}{DOT}{place}", bids, points]


def history(games: Sequence[PastGame], page_number: int, pages: int, voice: Voice) -> LayoutView:
    """One page of the finished games, the newest first, each with its first three; choosing one opens it."""
    blocks = [text(*_past_lines(one, voice)) for one in games] or [text(voice.text("history-empty"))]
    turning = pager(Action.HISTORY, 0, page_number, pages)
    opening = selects([_open(games, page_number, voice)]) if games else []
    return page(panel(Colour.GOLD, text(f"### {voice.text('history-title')}"), *blocks, *turning), *opening)


def _past_lines(one: PastGame, voice: Voice) -> list[str]:
    first = voice.text("history-game", game=voice.game(one.game), hands=one.hands)
    ranked = [] if one.ranked else [voice.text("history-unranked")]
    sides = DOT.join(f"{_partners(side)} {side[0].total}" for side in _by_place(one)[:3])
    return [f"**{first}**{DOT}{day(one.finished_at)}{''.join(DOT + word for word in ranked)}", f"-# {sides}"]


def _by_place(one: PastGame) -> list[list[PastSeat]]:
    """The sides of a game, the best first."""
    return by_side(sorted(one.seats, key=lambda seat: seat.place))


def _named(names: Iterable[str]) -> str:
    return together([in_text(name) for name in names])


def _partners(side: Iterable[PastSeat]) -> str:
    return _named(seat.name for seat in side)


def _open(games: Sequence[PastGame], page_number: int, voice: Voice) -> PressSelect:
    options = [
        SelectOption(
            label=voice.game(one.game),
            description=", ".join(in_label(seat.name, 14) for side in _by_place(one)[:3] for seat in side),
            value=str(one.table_id),
        )
        for one in games
    ]
    return select(Press(Action.PAST, arg=str(page_number)), options, voice.text("history-open"))


def past(one: PastGame, voice: Voice) -> LayoutView:
    """A finished game from the history, with its score sheet and its record."""
    heads = [voice.text("column-place"), voice.text("column-total")]
    sides = _by_place(one)
    ranked = zip(party_places([side[0].place for side in sides]), sides, strict=True)
    lines = grid(heads, (([str(place), str(side[0].total)], f"**{_partners(side)}**") for place, side in ranked))
    buttons = [
        button(voice.text("button-sheet"), Press(Action.SHEET, one.table_id)),
        button(voice.text("button-record"), Press(Action.RECORD, one.table_id)),
    ]
    return page(panel(Colour.GOLD, *blocks(_past_lines(one, voice)[:1], lines), *rows(buttons)))
