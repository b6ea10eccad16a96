"""The hand: a seat's own cards and what it may do now, by direct message or in the private My hand panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_letters

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from bot.games.cards import Card, Suit
from bot.games.game import Perspective, Phase, Seat
from bot.games.messages import At
from bot.games.moves import Bid, Call, Claim, Discard, Knock, Move, NameTrump, Play, Turn, notation, parse_move
from bot.tables.model import Status, Table
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.facts import (
    DOT,
    contract_line,
    dummy_due,
    exposed_lines,
    hand_lines,
    laid_lines,
    last_trick_line,
    paused_line,
    private_lines,
    seat_rows,
    sorted_hand,
    trick_line,
    unseen,
    with_dummies,
)
from bot.views.items import PressButton, PressSelect, button, select
from bot.views.layout import ROW, Colour, Piece, blocks, page, panel, row, rows, selects, text
from bot.views.tricks import trick_lines
from bot.views.voice import Voice, channel, relative

TWO_COLOURS = {
    Suit.SPADES: ButtonStyle.secondary,
    Suit.HEARTS: ButtonStyle.danger,
    Suit.DIAMONDS: ButtonStyle.danger,
    Suit.CLUBS: ButtonStyle.secondary,
}
FOUR_COLOURS = TWO_COLOURS | {Suit.DIAMONDS: ButtonStyle.primary, Suit.CLUBS: ButtonStyle.success}


def chosen(press: Press, values: Sequence[str]) -> Move:
    """The move that an `Action.ACT` press asks for. Raises ValueError when it was forged."""
    return parse_move(f"{press.arg} {','.join(values)}" if values else press.arg)


@dataclass(frozen=True, slots=True)
class Drawer:
    """What every button of a hand needs."""

    table: Table
    seat: Seat
    perspective: Perspective
    voice: Voice

    def press(self, arg: str) -> Press:
        """A press for the decision that the seat has to make now."""
        decisions = self.table.decisions
        return Press(Action.ACT, self.table.id, decisions[self.seat] if decisions else 0, arg)

    def button(self, move: Move, allowed: bool) -> PressButton:
        """A move as a button."""
        return button(_label(move, self.voice), self.press(notation(move)), _style(move, self.voice), not allowed)


def hand(table: Table, seat: Seat, perspective: Perspective, voice: Voice) -> LayoutView:
    """The hand of `seat`; ``perspective`` is that seat's.

    While it waits it says only what stays true until its next turn: it is not drawn again for every card of the others.
    """
    title, voice = f"### {voice.game(table.game)}{DOT}{channel(table.channel_id)}", with_dummies(perspective, voice)
    if not table.status.open:
        return page(panel(Colour.QUIET, text(title, voice.text("hand-over"))))
    # For a member who is away the computer moves at once.
    acting = table.status is Status.RUNNING and bool(perspective.legal) and not table.sitters[seat].away
    draw = _acting if acting else _waiting
    pieces = [text(title, *hand_lines(perspective, voice)), *draw(Drawer(table, seat, perspective, voice))]
    if table.sitters[seat].away:
        pieces.append(text(voice.text("hand-away")))
        pieces += rows([button(voice.text("button-back"), Press(Action.BACK, table.id), ButtonStyle.success)])
    return page(panel(Colour.TURN if acting else Colour.BAIZE, *pieces))


def _waiting(draw: Drawer) -> list[Piece]:
    table, perspective, voice = draw.table, draw.perspective, draw.voice
    paused = table.status is Status.PAUSED
    state = paused_line(table, voice) if paused else _rest_line(perspective, voice)
    # The hands of others stay as they are for as long as the seat does not see its own.
    others = exposed_lines(perspective, voice) if unseen(perspective) else []
    own = [*_cards_lines(perspective, voice), *private_lines(perspective, voice)]
    return [text(*seat_rows(table, perspective, voice, draw.seat), *others, *own, f"-# {state}")]


def _rest_line(perspective: Perspective, voice: Voice) -> str:
    """Why there is nothing to do."""
    return voice.text("hand-waiting" if perspective.hand or unseen(perspective) else "hand-empty")


def _acting(draw: Drawer) -> list[Piece]:
    table, perspective, voice = draw.table, draw.perspective, draw.voice
    prompt = f"**{_prompt(perspective, voice)}**"
    timed = prompt if table.deadline is None else voice.text("turn-deadline", turn=prompt, time=relative(table.deadline))
    rows_and_contract = [*seat_rows(table, perspective, voice), contract_line(perspective, voice)]
    # The hand that is played from is the buttons.
    cards = [] if perspective.phase is Phase.PLAYING else _cards_lines(perspective, voice)
    tricks = [last_trick_line(perspective, voice), trick_line(perspective, voice), *laid_lines(perspective, voice)]
    if perspective.phase is Phase.CLAIMING:
        tricks = trick_lines(perspective.tricks, voice)
    return [
        *blocks(rows_and_contract, [*tricks, *_own_cards(perspective, voice), *cards, timed]),
        *_moves(draw),
        *_refused(draw),
    ]


def _prompt(perspective: Perspective, voice: Voice) -> str:
    """What to do, and from which hand where the seat plays two."""
    dummy = dummy_due(perspective)
    if dummy is not None:
        return voice.text("hand-dummy", who=At(dummy))
    if perspective.phase is not Phase.PLAYING:
        orders = perspective.phase is Phase.TRUMP and any(isinstance(move, Call) for move in perspective.legal)
        return voice.text("hand-order" if orders else f"hand-{perspective.phase}")
    if any(row.played_by == perspective.seat for row in perspective.rows):
        return voice.text("hand-own")
    return voice.text("hand-playing" if perspective.trick else "hand-leading")


def _own_cards(perspective: Perspective, voice: Voice) -> list[str]:
    """The seat's own hand while it plays from a dummy's: small, so that nobody takes it for the one on the buttons."""
    if dummy_due(perspective) is None or not perspective.hand:
        return []
    return [voice.text("hand-own-cards", cards=voice.cards(sorted_hand(perspective, perspective.hand)))]


def _refused(draw: Drawer) -> list[Piece]:
    voice = draw.voice
    lines = [voice.text("hand-refused", move=_label(move, voice), why=why) for move, why in draw.perspective.refused]
    return [text(*(f"-# {line}" for line in lines))] if lines else []


def _cards_lines(perspective: Perspective, voice: Voice) -> list[str]:
    """The seat's cards, or that it does not see them yet."""
    held = sorted_hand(perspective, perspective.hand)
    if unseen(perspective):
        return [voice.text("hand-unseen", cards=perspective.cards_dealt)]
    return [f"## {voice.cards(held)}"] if held else []


def _moves(draw: Drawer) -> Iterable[Piece]:
    if draw.perspective.to_discard:
        yield from selects([_discard(draw.perspective.to_discard, draw)])
    for together in _in_rows(_shown(draw.perspective)):
        yield row([draw.button(move, allowed) for move, allowed in together])


def _in_rows(moves: Sequence[tuple[Move, bool]]) -> Iterable[Sequence[tuple[Move, bool]]]:
    """Rows of five; calls of one number have a row of their own, and so have the claims against one seat."""
    for _, together in groupby(moves, lambda shown: _kind(shown[0])):
        same = list(together)
        yield from (same[start : start + ROW] for start in range(0, len(same), ROW))


def _kind(move: Move) -> str:
    match move:
        case Call(name):
            return name.rstrip(ascii_letters)
        case Claim(_, against):
            return str(against)
        case _:
            return ""


def _shown(perspective: Perspective) -> list[tuple[Move, bool]]:
    """The moves that get a button, and whether they are allowed: the whole hand in play, refused bids in their place."""
    legal = set(perspective.legal)
    cards: list[Move] = [Play(card) for card in _playing_hand(perspective)] if perspective.phase is Phase.PLAYING else []
    others = [move for move in perspective.legal if not isinstance(move, Play | Discard)]
    others += [move for move, _ in perspective.refused if not isinstance(move, Play | Discard)]
    others.sort(key=lambda move: move.tricks if isinstance(move, Bid) else -1)
    return [(move, move in legal) for move in [*cards, *others]]


def _playing_hand(perspective: Perspective) -> tuple[Card, ...]:
    """The hand that is played from: the seat's own, or one on the table that it plays for."""
    playable = {move.card for move in perspective.legal if isinstance(move, Play)}
    hands = [perspective.hand, *(held for _, held in perspective.exposed)]
    return sorted_hand(perspective, next((held for held in hands if playable & set(held)), perspective.hand))


def _discard(count: int, draw: Drawer) -> PressSelect:
    held = sorted_hand(draw.perspective, draw.perspective.hand)
    options = [SelectOption(label=draw.voice.card(card), value=card.code) for card in held]
    return select(draw.press("discard"), options, draw.voice.text("hand-discarding"), count, count)


def _label(move: Move, voice: Voice) -> str:
    match move:
        case Bid(tricks):
            return str(tricks)
        case Play(card):
            return voice.card(card)
        case NameTrump(suit):
            return voice.suit(suit)
        case Call(name):
            return voice.text(f"call-{name}")
        case Claim(name, against):
            return voice.text(f"claim-{name}", who=voice.label(against, 16))
        case Turn():
            return voice.text("move-turn")
        case Knock():
            return voice.text("move-knock")
        case _:
            raise TypeError(move)


def _style(move: Move, voice: Voice) -> ButtonStyle:
    match move:
        case Play(Card(suit=Suit() as suit)) | NameTrump(Suit() as suit):
            return (FOUR_COLOURS if voice.four_colour else TWO_COLOURS)[suit]
        case Play() | NameTrump():
            return ButtonStyle.secondary
        case _:
            return ButtonStyle.primary
