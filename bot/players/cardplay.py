"""Choosing a card: by a plain rule, or by playing each card out in many worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.players.levels import Level
from bot.players.order import split
from bot.players.playout import DUCK, SPARE, WIN, after, play_out
from bot.players.position import Position

#: The most worlds that a level looks at, and the most cards that it plays in them: both bound the time of a decision.
WORLDS = {Level.EASY: 8, Level.NORMAL: 32, Level.HARD: 100}
CARDS_PLAYED = {Level.EASY: 2_000, Level.NORMAL: 24_000, Level.HARD: 80_000}


@dataclass(frozen=True, slots=True)
class Aims:
    """What the seats play for: ``need`` is how many tricks each still wants; none or less, and it plays to lose.

    ``worth`` gives the value of an outcome to the player from what every seat is left to need; ``last`` is added for taking the
    last trick of the hand.
    """

    need: tuple[int, ...]
    worth: Callable[[Sequence[int]], float]
    last: float = 0


def worlds_for(position: Position, level: Level, choices: int) -> int:
    """How many worlds to look at before deciding between so many choices."""
    cards = max(1, sum(row.cards for row in position.perspective.rows))
    return max(1, min(WORLDS[level], CARDS_PLAYED[level] // (cards * choices)))


def plain_card(position: Position, cards: int, aims: Aims) -> int:
    """The card among `cards` by the rule of the table that every seat follows in a playout."""
    table, turn = position.table, position.turn
    trumps, seat = table.order.trumps, turn.seat
    want = WIN if aims.need[seat] > 0 else DUCK
    if not turn.led:
        return table.lead(cards, trumps, want)
    if want == WIN and table.allies[seat] >> turn.holder & 1:
        want = SPARE
    return table.follow(cards, turn.led, turn.beat, trumps, table.forced, want, turn.left == 1)


def distinct(position: Position, cards: int) -> list[int]:
    """One card of each run of `cards` that are worth the same because nobody else can hold one between them."""
    order = position.table.order
    between = position.others | order.mask(card for _, card in position.perspective.trick)
    last: dict[int, int] = {}
    kept: list[int] = []
    for card in split(cards):
        suit = order.suit(card)
        below, last[suit] = last.get(suit), card
        if below is None or between & suit & (card - below):
            kept.append(card)
    return kept


def sensible(position: Position, cards: int) -> int:
    """Those of the playable `cards` by which a seat that wants every trick gives nothing away; at least one.

    Of the cards that lose, only the lowest of each suit; of those that win for the last player likewise, and no ruff of an
    ally's trick. A few worlds cannot tell such a card from a better one, but a partner can.
    """
    table, turn = position.table, position.turn
    if not turn.led:
        return cards
    win = cards & turn.beat
    if turn.left == 1:
        ruffs = win & ~turn.led if table.allies[turn.seat] >> turn.holder & 1 else 0
        win = table.order.lowest(win & ~ruffs)
    return win | table.order.lowest(cards & ~turn.beat) or table.order.lowest(cards)


def weigh_cards(position: Position, cards: Sequence[int], aims: Aims, worlds: Iterable[list[int]]) -> list[float]:
    """What each card is worth, added over all worlds."""
    table, seat, worth, need = position.table, position.turn.seat, aims.worth, aims.need
    starts = [(place, card, after(table, position.turn, card)) for place, card in enumerate(cards)]
    total = [0.0] * len(cards)
    for world in worlds:
        for place, card, turn in starts:
            hands, needs = world[:], list(need)
            hands[seat] ^= card
            taker = play_out(table, turn, hands, needs)
            total[place] += worth(needs) + (aims.last if taker == seat else 0)
    return total


def best_card(position: Position, cards: int, aims: Aims, worlds: Iterable[list[int]]) -> int:
    """The card among `cards` that is worth most in these worlds; the plain one where several are worth the same."""
    if aims.need[position.turn.seat] > position.hand.bit_count():
        cards = sensible(position, cards)
    plain = plain_card(position, cards, aims)
    choices = [plain, *(card for card in distinct(position, cards) if card != plain)]
    if len(choices) == 1:
        return plain
    total = weigh_cards(position, choices, aims, worlds)
    return choices[total.index(max(total))]
