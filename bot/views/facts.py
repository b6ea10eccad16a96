"""What the table and the hand both say about a game: the hand, the trick, the seats, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.games.cards import Card, Suit, sort_hand
from bot.games.game import Perspective, Phase, Seat, SeatRow
from bot.games.messages import At, Message
from bot.games.options import changed
from bot.tables.model import Sitter, Status, Table
from bot.views.layout import grid
from bot.views.sides import SIDES, grouped, side_line
from bot.views.voice import Voice, relative

DOT = " · "
#: What is laid on the table for a seat's eyes alone.
PRIVATE = ("discards",)
NUMERAL = re.compile(r"^(\d+)\.")


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
    names = [name for name, _ in perspective.laid if name != "up"]
    return _laid(perspective, names, voice) + drawn_lines(perspective, voice) + exposed_lines(perspective, voice)


def private_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """Cards that only the seat knows of, beyond its hand: they stay as they are while it waits."""
    return _laid(perspective, PRIVATE, voice) + drawn_lines(perspective, voice, perspective.seat)


def drawn_lines(perspective: Perspective, voice: Voice, only: Seat | None = None) -> list[str]:
    """What was drawn after the last trick, by everybody or by one seat."""
    drawn = [(seat, card) for seat, card in perspective.drawn if only in (None, seat)]
    return [voice.text("table-drawn", who=At(seat), card=card) for seat, card in drawn]


def _laid(perspective: Perspective, names: Collection[str], voice: Voice) -> list[str]:
    laid = [(name, sorted_hand(perspective, cards)) for name, cards in perspective.laid if name in names and cards]
    return [voice.text(f"laid-{name}", cards=voice.cards(cards)) for name, cards in laid]


def sorted_hand(perspective: Perspective, held: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as a player holds them in this hand: trumps first, the best of each suit first."""
    return sort_hand(held, perspective.trump, perspective.heights)


def exposed_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """The hands of others that can be seen."""
    hands = ((seat, sorted_hand(perspective, held)) for seat, held in perspective.exposed)
    return [voice.text("table-exposed", who=At(seat), cards=voice.cards(held)) for seat, held in hands]


def unseen(perspective: Perspective) -> bool:
    """Whether the seat holds cards that it may not look at yet."""
    return perspective.seat is not None and not perspective.hand and perspective.rows[perspective.seat].cards > 0


def contract_line(perspective: Perspective, voice: Voice) -> str:
    """What is being played for."""
    return "" if perspective.contract is None else sentence(perspective.contract, voice)


def sentence(message: Message, voice: Voice) -> str:
    """A message on a line of its own. Where it begins with a numeral, as in Hungarian, Markdown would make a list of it."""
    said = NUMERAL.sub(r"\1\.", voice.say(message))
    return said[:1].upper() + said[1:]


def with_dummies(perspective: Perspective, voice: Voice) -> Voice:
    """The same voice, which can also name the dummies of a game."""
    dummies = tuple(_dummy(row, voice) for row in perspective.rows[perspective.players :])
    return replace(voice, names=voice.names + dummies) if dummies else voice


def _dummy(row: SeatRow, voice: Voice) -> str:
    partner = row.played_by
    return voice.text("dummy-unclaimed") if partner is None else voice.text("dummy-of", who=voice.names[partner])


def seat_rows(table: Table, perspective: Perspective, voice: Voice, only: Seat | None = None) -> list[str]:
    """A heading and a line for each seat, or for one: bid, tricks and total in columns, then who it is and more to know.

    Below stand the sides, with the tricks of partners together, and with their total where they share one.
    """
    bidding = perspective.phase is Phase.BIDDING or any(row.has_bid for row in perspective.rows)
    heads = [voice.text(key) for key in ["column-bid"] * bidding + ["column-tricks", "column-total"]]
    lines: list[tuple[Sequence[str], str]] = []
    for seat, row in enumerate(perspective.rows):
        if only not in (None, seat):
            continue
        due = perspective.actors if perspective.turn is None else (perspective.turn,)
        turn = "▸ " if seat in due else ""
        said = [_holder(table, seat, voice), *_notes(table, perspective, seat, voice, alone=seat == only)]
        told = only is None and (perspective.shared or row.played_by is not None)
        total = "–" if row.total is None else "" if told else str(row.total)
        lines.append(([_bid(row)] * bidding + [str(row.tricks), total], turn + DOT.join(said)))
    return grid(heads, lines + (_side_rows(perspective, bidding, voice) if only is None else []))


def _side_rows(perspective: Perspective, bidding: bool, voice: Voice) -> list[tuple[Sequence[str], str]]:
    """A line for each side, where all are partnerships."""
    rows, sides = perspective.rows, grouped([row.side for row in perspective.rows])
    if len(sides) < 2 or min(map(len, sides.values())) < 2:
        return []
    lines: list[tuple[Sequence[str], str]] = []
    for side, seats in sides.items():
        total = str(rows[seats[0]].total) if perspective.shared else ""
        tricks = str(sum(rows[seat].tricks for seat in seats))
        lines.append(([""] * bidding + [tricks, total], side_line(side, seats, voice)))
    return lines


def _bid(row: SeatRow) -> str:
    if row.bid is not None:
        return str(row.bid)
    return "?" if row.has_bid else "–"


def sitter_name(sitter: Sitter, seat: Seat, voice: Voice) -> str:
    """Who sits at a seat, computers marked."""
    return f"🤖 {voice.name(seat)}" if sitter.user_id is None else voice.name(seat)


def _holder(table: Table, seat: Seat, voice: Voice) -> str:
    return sitter_name(table.sitters[seat], seat, voice) if seat < len(table.sitters) else voice.name(seat)


def _notes(table: Table, perspective: Perspective, seat: Seat, voice: Voice, alone: bool) -> list[str]:
    row = perspective.rows[seat]
    notes = [_side(perspective, row.side, voice, alone)] if row.side is not None else []
    if seat == perspective.dealer:
        notes.append(voice.text("row-dealer"))
    if perspective.phase is Phase.PLAYING and row.bid is not None:
        notes.append(_still_to_come(row.bid, row.tricks, perspective.cards_dealt - len(perspective.tricks), voice))
    notes += [voice.say(status) for status in row.status]
    for sitter in table.sitters[seat : seat + 1]:
        notes += [voice.text("row-away")] * sitter.away + [voice.text("row-free")] * sitter.left
    return notes


def _side(perspective: Perspective, side: int, voice: Voice, alone: bool) -> str:
    """The mark of a side, and all its players where theirs are not the rows above and below."""
    if not alone:
        return SIDES[side]
    seats = grouped([row.side for row in perspective.rows])[side]
    return side_line(side, seats, voice) if len(seats) > 1 else SIDES[side]


def _still_to_come(bid: int, tricks: int, left: int, voice: Voice) -> str:
    if tricks > bid:
        return voice.text("row-over", count=tricks - bid)
    if tricks == bid:
        return voice.text("row-exact")
    if tricks + left < bid:
        return voice.text("row-beaten")
    return voice.text("row-to-come", count=bid - tricks)


def dummy_due(perspective: Perspective) -> Seat | None:
    """The dummy whose cards are to be played."""
    return perspective.turn if perspective.turn is not None and perspective.turn >= perspective.players else None


def turn_line(table: Table, perspective: Perspective, voice: Voice) -> str:
    """Whose turn it is and when the computer steps in, or that the table is paused."""
    if table.status is Status.PAUSED:
        return paused_line(table, voice)
    seats = [seat for seat in perspective.actors if seat >= 0]
    if not seats:
        return ""
    # A dummy's turn is its partner's, whose name is in its own.
    dummy = dummy_due(perspective)
    who = ", ".join(voice.name(seat) for seat in (seats if dummy is None else [dummy]))
    leading = perspective.phase is Phase.PLAYING and not perspective.trick
    line = voice.text("turn-leading" if leading else f"turn-{perspective.phase}", who=who)
    return line if table.deadline is None else voice.text("turn-deadline", turn=line, time=relative(table.deadline))


def paused_line(table: Table, voice: Voice) -> str:
    """That the table is paused, and until when."""
    until = table.paused_until
    return voice.text("table-paused") if until is None else voice.text("table-paused-until", time=relative(until))
