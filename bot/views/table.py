"""The table: the one message in the channel that everybody watches."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.game import HandScore, Perspective, Seat
from bot.games.messages import Arg, At
from bot.games.record import Proof
from bot.tables.model import Ask, Status, Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.facts import (
    DOT,
    contract_line,
    hand_lines,
    laid_lines,
    last_trick_line,
    rules_line,
    seat_rows,
    sentence,
    trick_line,
    trump,
    turn_line,
    with_dummies,
)
from bot.views.items import PressButton, button
from bot.views.layout import Colour, Piece, blocks, grid, page, panel, rows, rule, text
from bot.views.sides import SIDES, grouped, side_line
from bot.views.voice import Voice


def table(table: Table, perspective: Perspective, voice: Voice, unreachable: Collection[Seat] = ()) -> LayoutView:
    """The table as it is now; ``unreachable`` are the seats whose members take no direct messages."""
    voice = with_dummies(perspective, voice)
    head = [f"### {voice.game(table.game)}", *hand_lines(perspective, voice)]
    pieces = blocks(
        [*head, "-# " + rules_line(table, voice)],
        [trick_line(perspective, voice), last_trick_line(perspective, voice), *laid_lines(perspective, voice)],
        [*seat_rows(table, perspective, voice), contract_line(perspective, voice)],
        [turn_line(table, perspective, voice), *_use_mine(unreachable, voice), *_shuffle(table, voice)],
    )
    colour = Colour.QUIET if table.status is Status.PAUSED else Colour.BAIZE
    return page(panel(colour, *pieces, *_asks(table, voice)), *rows(_buttons(table, voice)))


def _use_mine(unreachable: Collection[Seat], voice: Voice) -> list[str]:
    who = ", ".join(voice.name(seat) for seat in sorted(unreachable))
    return [voice.text("table-use-mine", who=who)] if who else []


def _shuffle(table: Table, voice: Voice) -> list[str]:
    return [] if table.digest is None else ["-# " + voice.text("table-shuffle", digest=table.digest)]


def _buttons(table: Table, voice: Voice) -> list[PressButton]:
    buttons = [
        button(voice.text("button-mine"), Press(Action.MINE, table.id), ButtonStyle.primary),
        button(voice.text("button-sheet"), Press(Action.SHEET, table.id)),
        button(voice.text("button-rules"), Press(Action.RULES, table.id)),
        button(voice.text("button-more"), Press(Action.MORE, table.id)),
    ]
    if any(sitter.left for sitter in table.sitters):
        buttons.append(button(voice.text("button-take-seat"), Press(Action.JOIN, table.id), ButtonStyle.success))
    return buttons


def _asks(table: Table, voice: Voice) -> Iterable[Piece]:
    for ask in table.asks:
        about = ask.kind if ask.seat is None else f"{ask.kind}:{ask.seat}"
        yield rule()
        yield text(_ask_line(table, ask, voice))
        yield from rows(
            [
                button(voice.text("button-agree"), Press(Action.AGREE, table.id, arg=about), ButtonStyle.success),
                button(voice.text("button-refuse"), Press(Action.REFUSE, table.id, arg=about)),
            ]
        )


def _ask_line(table: Table, ask: Ask, voice: Voice) -> str:
    agreed = [seat for seat, sitter in enumerate(table.sitters) if sitter.user_id in ask.agreed]
    asker = table.seat_of(ask.by)
    args: dict[str, Arg] = {"who": "?" if asker is None else At(asker)}
    if ask.seat is not None:
        args["seat"] = At(ask.seat)
    humans = sum(sitter.human for sitter in table.sitters)
    return DOT.join([voice.text(f"ask-{ask.kind}", **args), voice.text("ask-agreed", agreed=len(agreed), all=humans)])


def finished_hand(
    table: Table, score: HandScore, hands_total: int | None, voice: Voice, proof: Proof | None = None
) -> LayoutView:
    """What a table's message becomes when the next hand is posted; ``proof`` lays the shuffle open."""
    number = voice.text("table-hand", number=score.number, total=hands_total or 0)
    head = DOT.join([f"**{number}**", voice.text("table-cards", cards=score.cards), trump(score.trump, voice)])
    contract = "" if score.contract is None else sentence(score.contract, voice)
    proved = "" if proof is None else "-# " + voice.text("table-proof", proof=f"||{_proved(proof)}||")
    return page(panel(Colour.QUIET, text(f"{voice.game(table.game)}{DOT}{head}", contract, *_score_rows(score, voice), proved)))


def _proved(proof: Proof) -> str:
    return f"{proof.secret}:{' '.join(card.code for card in proof.pack)}"


def _score_rows(score: HandScore, voice: Voice) -> list[str]:
    columns: list[tuple[str, tuple[int, ...]]] = [("column-bid", score.bids)] if score.bids else []
    columns += [("column-tricks", score.tricks), ("column-points", score.points), ("column-total", score.totals)]
    heads = [voice.text(key) for key, _ in columns]
    values = list(zip(*(map(str, numbers) for _, numbers in columns), strict=True))
    if not score.shared:
        marks = [f"{DOT}{SIDES[side]}" for side in score.sides] or [""] * len(values)
        return grid(heads, ((line, voice.name(seat) + marks[seat]) for seat, line in enumerate(values)))
    lines: list[tuple[Sequence[str], str]] = []
    for side, seats in grouped(score.sides).items():
        taken = str(sum(score.tricks[seat] for seat in seats))
        numbers = [taken if key == "column-tricks" else values[seats[0]][n] for n, (key, _) in enumerate(columns)]
        lines.append((numbers, side_line(side, seats, voice)))
    return grid(heads, lines)
