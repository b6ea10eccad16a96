"""What the table and the hand both say about a game: the hand, the trick, the seats, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.cards import Suit, sort_hand
from bot.games.game import Perspective, Phase, Seat, SeatRow
from bot.games.messages import At
from bot.games.options import changed
from bot.tables.model import Sitter, Status, Table
from bot.views.layout import grid
from bot.views.voice import Voice, relative

SIDES = "ⒶⒷⒸⒹ"
DOT = " · "


def hand_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """Which hand is played, how large it is, and what is trump."""
    number = voice.text("table-hand", number=perspective.hand_number, total=perspective.hands_total or 0)
    cards = voice.text("table-cards", cards=perspective.cards_dealt)
    if not perspective.trump_known:
        return [f"**{number}**{DOT}{cards}"]
    up = (voice.text("table-turned", card=card) for card in perspective.cards_laid("up"))
    return [f"**{number}**{DOT}{cards}", DOT.join([f"**{trump(perspective.trump, voice)}**", *up])]


def trump(suit: Suit | None, voice: Voice) -> str:
    """What is trump."""
    return voice.text("table-no-trump") if suit is None else voice.text("table-trump", suit=voice.suit(suit))


def rule_lines(game: str, given: Mapping[str, str], voice: Voice) -> list[str]:
    """House rules and what is chosen."""
    return [f"{voice.rule(game, name)}: {voice.choice(game, name, value)}" for name, value in given.items()]


def rules_line(table: Table, voice: Voice) -> str:
    """By what name the house rules go, and those that differ from the standard."""
    different = rule_lines(table.game, changed(table.options), voice)
    if not different:
        return voice.text("rules-standard")
    return DOT.join([*([f"**{voice.preset(table.preset)}**"] if table.preset else []), *different])


def pace_line(table: Table, voice: Voice) -> str:
    """How long a member may think."""
    return f"{voice.text('rules-pace')}: {voice.text(f'pace-{table.pace}')}"


def trick_line(perspective: Perspective, voice: Voice) -> str:
    """The trick so far in order of play, each card with who played it."""
    if not perspective.trick:
        return ""
    played = DOT.join(f"**{voice.card(card)}** {voice.shown[seat]}" for seat, card in perspective.trick)
    return voice.text("table-trick", cards=played)


def last_trick_line(perspective: Perspective, voice: Voice) -> str:
    """The last trick, who took it and why."""
    if perspective.last_trick is None:
        return ""
    trick, why = perspective.last_trick
    cards = " ".join(voice.card(card) for card in trick.cards)
    return voice.text("table-last-trick", cards=cards, who=At(trick.winner), why=why)


def laid_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """Cards on the table and hands that can be seen; the turned card stands with the trump."""
    laid = [voice.text(f"laid-{name}", cards=voice.cards(cards)) for name, cards in perspective.laid if name != "up" and cards]
    return laid + exposed_lines(perspective, voice)


def exposed_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """The hands of others that can be seen."""
    hands = ((seat, sort_hand(held, perspective.trump)) for seat, held in perspective.exposed)
    return [voice.text("table-exposed", who=At(seat), cards=voice.cards(held)) for seat, held in hands]


def unseen(perspective: Perspective) -> bool:
    """Whether the seat holds cards that it may not look at yet."""
    return perspective.seat is not None and not perspective.hand and perspective.rows[perspective.seat].cards > 0


def contract_line(perspective: Perspective, voice: Voice) -> str:
    """What is being played for."""
    return "" if perspective.contract is None else voice.say(perspective.contract)


def with_dummies(perspective: Perspective, voice: Voice) -> Voice:
    """The same voice, which can also name the dummies of a game."""
    dummies = tuple(_dummy(row, voice) for row in perspective.rows[perspective.players :])
    return replace(voice, names=voice.names + dummies) if dummies else voice


def _dummy(row: SeatRow, voice: Voice) -> str:
    partner = row.played_by
    return voice.text("dummy-unclaimed") if partner is None else voice.text("dummy-of", who=voice.names[partner])


def seat_rows(table: Table, perspective: Perspective, voice: Voice, only: Seat | None = None) -> list[str]:
    """A heading and a line for each seat, or for one: bid, tricks and total in columns, then who it is and more to know."""
    bidding = perspective.phase is Phase.BIDDING or any(row.has_bid for row in perspective.rows)
    heads = [voice.text(key) for key in ["column-bid"] * bidding + ["column-tricks", "column-total"]]
    lines: list[tuple[Sequence[str], str]] = []
    for seat, row in enumerate(perspective.rows):
        if only not in (None, seat):
            continue
        due = perspective.actors if perspective.turn is None else (perspective.turn,)
        turn = "▸ " if seat in due else ""
        said = [_holder(table, seat, voice), *_notes(table, perspective, seat, voice)]
        total = "–" if row.total is None else str(row.total)
        lines.append(([_bid(row)] * bidding + [str(row.tricks), total], turn + DOT.join(said)))
    return grid(heads, lines)


def _bid(row: SeatRow) -> str:
    if row.bid is not None:
        return str(row.bid)
    return "?" if row.has_bid else "–"


def sitter_name(sitter: Sitter, seat: Seat, voice: Voice) -> str:
    """Who sits at a seat, computers marked."""
    return f"🤖 {voice.name(seat)}" if sitter.user_id is None else voice.name(seat)


def _holder(table: Table, seat: Seat, voice: Voice) -> str:
    return sitter_name(table.sitters[seat], seat, voice) if seat < len(table.sitters) else voice.name(seat)


def _notes(table: Table, perspective: Perspective, seat: Seat, voice: Voice) -> list[str]:
    row = perspective.rows[seat]
    notes = [SIDES[row.side]] if row.side is not None else []
    if seat == perspective.dealer:
        notes.append(voice.text("row-dealer"))
    if perspective.phase is Phase.PLAYING and row.bid is not None:
        notes.append(_still_to_come(row.bid, row.tricks, perspective.cards_dealt - len(perspective.tricks), voice))
    notes += [voice.say(status) for status in row.status]
    for sitter in table.sitters[seat : seat + 1]:
        notes += [voice.text("row-away")] * sitter.away + [voice.text("row-free")] * sitter.left
    return notes


def _still_to_come(bid: int, tricks: int, left: int, voice: Voice) -> str:
    if tricks > bid:
        return voice.text("row-over", count=tricks - bid)
    if tricks == bid:
        return voice.text("row-exact")
    if tricks + left < bid:
        return voice.text("row-beaten")
    return voice.text("row-to-come", count=bid - tricks)


def turn_line(table: Table, perspective: Perspective, voice: Voice) -> str:
    """Whose turn it is and when the computer steps in, or that the table is paused."""
    if table.status is Status.PAUSED:
        return paused_line(table, voice)
    seats = [seat for seat in perspective.actors if seat >= 0]
    if not seats:
        return ""
    who = ", ".join(voice.name(seat) for seat in seats)
    leading = perspective.phase is Phase.PLAYING and not perspective.trick
    line = voice.text("turn-leading" if leading else f"turn-{perspective.phase}", who=who)
    return line if table.deadline is None else voice.text("turn-deadline", turn=line, time=relative(table.deadline))


def paused_line(table: Table, voice: Voice) -> str:
    """That the table is paused, and until when."""
    until = table.paused_until
    return voice.text("table-paused") if until is None else voice.text("table-paused-until", time=relative(until))
