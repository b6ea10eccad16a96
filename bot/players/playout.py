"""Playing a deal out, fast, in plain Python.

Every seat follows a plain rule and looks at its own cards and the trick alone. What a playout says is true on average over
many worlds, not because its players are clever. Now and then a seat may slip and play any card: real players do not all
follow one rule, and plans that need them to are worth less.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.game import Seat
from bot.players.order import Order, split

#: What a seat wants of a trick: to lose it, to win it, or to spare it for the ally who is winning it.
DUCK, WIN, SPARE = range(3)
#: How often a seat slips, where seats do.
SLIP = 0.1


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is: ``seat`` plays next, ``left`` seats, itself included, are still to play to the trick.

    ``led`` is the led suit, 0 to a lead; ``beat`` are the cards that would win the trick as it lies, ``holder`` is winning it.
    """

    seat: Seat
    left: int = 0
    led: int = 0
    beat: int = 0
    holder: Seat = 0


Lead = Callable[[int, int, int], int]
Follow = Callable[[int, int, int, int, int, int, bool], int]


def lead(hand: int, trumps: int, want: int) -> int:
    """The card to lead: to win the highest; to lose the lowest, rather not a trump."""
    if want == WIN:
        return 1 << hand.bit_length() - 1
    plain = hand & ~trumps or hand
    return plain & -plain


def follow(hand: int, led: int, beat: int, trumps: int, forced: int, want: int, last: bool) -> int:
    """The card to follow with.

    To win, the highest, or the least that will do for the last player and for a ruff. To lose, the highest that loses, a trump
    before others. Whoever cannot do what they want parts with the least.
    """
    legal = hand & led or hand & forced or hand
    win = legal & beat
    if want == DUCK:
        lose = legal ^ win
        if lose:
            lose = lose & trumps or lose
            return 1 << lose.bit_length() - 1
        return 1 << win.bit_length() - 1 if last else win & -win
    if win and want == WIN:
        return win & -win if last or not win & led else 1 << win.bit_length() - 1
    plain = legal & ~trumps or legal
    return plain & -plain


def never() -> float:
    """The chance of players who do not slip."""
    return 1.0


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same in every playout of a hand.

    ``nexts`` is the seat to the left of each that plays; ``size`` how many play to a trick. ``allies`` has a bit for each seat
    that is on this seat's side. ``forced`` are the cards that a void seat must choose from if it can. ``lead`` and ``follow``
    are the rules by which every seat plays. ``random`` gives numbers from 0 to 1: below `SLIP`, and the seat slips.
    """

    order: Order
    nexts: tuple[Seat, ...]
    size: int
    allies: tuple[int, ...]
    forced: int = 0
    lead: Lead = lead
    follow: Follow = follow
    random: Callable[[], float] = never


def beaters(card: int, led: int, trumps: int) -> int:
    """The cards that would win a trick of this led suit from `card`, which is winning it."""
    higher = -(card + card)
    return trumps & higher if card & trumps else led & higher | trumps


def any_card(cards: int, random: Callable[[], float]) -> int:
    """One of the `cards`, each as likely."""
    choices = list(split(cards))
    return choices[int(random() * len(choices))]


def after(table: Table, turn: Turn, card: int) -> Turn:
    """The turn that comes once the seat whose turn it is has played `card` to the trick."""
    seat, trumps = turn.seat, table.order.trumps
    left, led = (turn.left - 1, turn.led) if turn.led else (table.size - 1, table.order.suit(card))
    if turn.led and not card & turn.beat:
        return Turn(table.nexts[seat], left, led, turn.beat, turn.holder)
    return Turn(table.nexts[seat], left, led, beaters(card, led, trumps), seat)


def play_out(table: Table, turn: Turn, hands: list[int], need: list[int]) -> Seat:
    """Plays all cards of `hands`; each trick lowers its taker's `need` by one. Both lists are used up.

    Returns who takes the last trick.

    A seat plays to win while its need is above 0, and to lose from then on.
    """
    suits, trumps, forced = table.order.suits, table.order.trumps, table.forced
    nexts, allies, lead, follow, random = table.nexts, table.allies, table.lead, table.follow, table.random
    seat, left, led, beat, holder = turn.seat, turn.left, turn.led, turn.beat, turn.holder
    while True:
        while left:
            left -= 1
            hand = hands[seat]
            if hand:
                want = DUCK if need[seat] <= 0 else SPARE if allies[seat] >> holder & 1 else WIN
                if random() < SLIP:
                    card = any_card(hand & led or hand & forced or hand, random)
                else:
                    card = follow(hand, led, beat, trumps, forced, want, not left)
                hands[seat] = hand ^ card
                if card & beat:
                    beat = beaters(card, led, trumps)
                    holder = seat
            seat = nexts[seat]
        if led:
            need[holder] -= 1
            seat = holder
        while not hands[seat]:
            if not any(hands):
                return seat
            seat = nexts[seat]
        want = WIN if need[seat] > 0 else DUCK
        card = any_card(hands[seat], random) if random() < SLIP else lead(hands[seat], trumps, want)
        hands[seat] ^= card
        led = suits[card.bit_length() & 3]
        beat = beaters(card, led, trumps)
        holder, seat, left = seat, nexts[seat], table.size - 1
