"""The lobby: who plays, by which rules, before the game begins."""

from __future__ import annotations

from collections.abc import Collection

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.games.game import Seat
from bot.games.messages import At, span
from bot.games.options import changed, rules
from bot.players.levels import Level
from bot.tables.model import Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.facts import DOT, pace_line, rules_line, sitter_name
from bot.views.items import button
from bot.views.layout import Colour, blocks, page, panel, rows, text
from bot.views.sides import SIDES
from bot.views.voice import Voice


def lobby(table: Table, voice: Voice, unreachable: Collection[Seat] = ()) -> LayoutView:
    """The open lobby; ``unreachable`` are the seats whose members take no direct messages."""
    sides = _sides(table)
    seats = [_seat_line(table, seat, voice, seat in unreachable, sides.get(seat)) for seat in range(len(table.sitters))]
    pieces = blocks(
        [f"### {voice.game(table.game)}", voice.text("lobby-open", who=_host(table))],
        [_seats(table, voice), *seats],
        [_rules(table, voice), pace_line(table, voice), *problems(table, voice)],
    )
    buttons = [
        button(voice.text("button-join"), Press(Action.JOIN, table.id), ButtonStyle.primary),
        button(voice.text("button-leave"), Press(Action.LEAVE, table.id)),
        button(voice.text("button-computer"), Press(Action.COMPUTER, table.id)),
        button(voice.text("button-house-rules"), Press(Action.RULES, table.id)),
        button(voice.text("button-start"), Press(Action.START, table.id), ButtonStyle.success),
    ]
    return page(panel(Colour.BAIZE, *pieces), *rows(buttons))


def _host(table: Table) -> At:
    return At(table.seat_of(table.host_id) or 0)


def _sides(table: Table) -> dict[Seat, int]:
    """The side of each seat where partners share a score and sit as they came, once all are there."""
    game, players = GAMES[table.game], len(table.sitters)
    drawn = table.options.draws_seats and table.dealer is None
    if drawn or players not in game.seats or table.options.problems(players):
        return {}
    seen = game.perspective(game.start(table.options, players, 0), None)
    return {seat: row.side for seat, row in enumerate(seen.rows) if row.side is not None} if seen.shared else {}


def _seat_line(table: Table, seat: Seat, voice: Voice, unreachable: bool, side: int | None) -> str:
    sitter = table.sitters[seat]
    said = [sitter_name(sitter, seat, voice)]
    if side is not None:
        said.append(SIDES[side])
    if sitter.level is not None:
        said.append(voice.text(f"level-{sitter.level}"))
    if unreachable:
        said.append(voice.text("lobby-use-mine"))
    return f"{seat + 1}. {DOT.join(said)}"


def _seats(table: Table, voice: Voice) -> str:
    return voice.text("lobby-seats", taken=len(table.sitters), seats=span(GAMES[table.game].seats))


def _rules(table: Table, voice: Voice) -> str:
    different = len(changed(table.options))
    rest = voice.text("lobby-other-rules", count=len(rules(table.options)) - different)
    return DOT.join([rules_line(table, voice), *([rest] if different else [])])


def problems(table: Table, voice: Voice) -> list[str]:
    """Why the house rules do not fit those who are seated, a line each."""
    return [f"⚠️ {voice.tell(problem.reason)}" for problem in table.options.problems(len(table.sitters))]


def levels(table: Table, voice: Voice) -> LayoutView:
    """The private choice of a computer player."""
    buttons = [button(voice.text(f"level-{level}"), Press(Action.COMPUTER, table.id, arg=level)) for level in Level]
    if any(sitter.user_id is None for sitter in table.sitters):
        buttons.append(
            button(voice.text("button-remove-computer"), Press(Action.COMPUTER, table.id, arg="none"), ButtonStyle.danger)
        )
    return page(panel(Colour.BAIZE, text(voice.text("lobby-levels")), *rows(buttons)))
