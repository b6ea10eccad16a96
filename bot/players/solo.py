"""A computer player of Solo Whist.

It calls what pays best over deals played out from its own hand, and plays a contract to make it or to beat it. In a misère
everybody ducks: the caller to lose every trick, the others to leave one to the caller.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from bot.games.cards import Suit
from bot.games.game import Perspective, Phase, Seat
from bot.games.messages import At, Message
from bot.games.moves import Call, Move, NameTrump
from bot.games.solo import SoloOptions, stake, trumps_of
from bot.games.solo_auction import (
    ABUNDANCE,
    COP,
    LADDER,
    MISERE,
    PASS,
    PROP,
    ROYAL,
    SLAM,
    SOLO,
    SPREAD,
    Contract,
    Standing,
    Trumps,
)
from bot.players.anygame import EVERY_TRICK
from bot.players.cardplay import Aims, best_card, plain_card, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.order import ORDERS
from bot.players.playout import Turn, play_out
from bot.players.position import Position, plays, position
from bot.players.strategy import Strategy
from bot.players.strength import card_chances, tricks

#: In how many worlds each level judges a contract.
WORLDS = {Level.EASY: 6, Level.NORMAL: 40, Level.HARD: 80}
#: The share of the worlds, the worst ones, by which a contract is judged: opponents play better than in a playout, most of all
#: against a misère.
CAUTION: Mapping[Contract, float] = MappingProxyType(
    {PROP: 1.0, SOLO: 0.8, MISERE: 0.12, ABUNDANCE: 0.6, ROYAL: 0.6, SPREAD: 0.05, SLAM: 0.4}
)
#: The tricks by its own strength from which an easy player makes a call: about as often made as not, as measured.
STRONG: Mapping[str, float] = MappingProxyType(
    {PASS: 0.0, COP: 2.2, PROP.name: 3.0, SOLO.name: 4.2, ABUNDANCE.name: 8.0, ROYAL.name: 8.0}
)
#: Of so many worlds the one is kept that fits the calls best.
TRIES = 3
_BY_CALL = MappingProxyType({f"call-{contract.name}": contract for contract in LADDER})


def choose_call(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The call that pays best, if any pays; an easy player counts its tricks instead."""
    if level is Level.EASY:
        return count_tricks(perspective)
    seat, options = perspective.actors[0], _options(perspective)
    standing = named(perspective.contract)

    def pay(callers: tuple[Seat, ...], contract: Contract) -> float:
        trumps = trumps_of(contract, options)
        suits = list(Suit) if trumps is Trumps.NAMED else [turned(perspective) if trumps is Trumps.TURNED else None]
        what = Standing(contract, callers)
        return max(value(perspective, what, suit, level, rng, CAUTION[contract]) for suit in suits)

    def worth(call: str) -> float:
        if call == PASS:
            return 0
        if call == COP and standing is not None:
            return pay((*standing.callers, seat), PROP)
        if call == PROP.name:
            partners = [other for other in in_play(perspective) if other != seat]
            return sum(pay((seat, partner), PROP) for partner in partners) / len(partners)
        return pay((seat,), _BY_CALL[f"call-{call}"])

    return max((move for move in perspective.legal if isinstance(move, Call)), key=lambda move: worth(move.name))


def count_tricks(perspective: Perspective) -> Move:
    """The highest call of those to take tricks for which the hand is strong enough by itself."""
    open_calls = [move for move in perspective.legal if isinstance(move, Call) and move.name in STRONG]
    turned_up = strength(perspective, turned(perspective))
    best = dict.fromkeys(STRONG, turned_up) | {ABUNDANCE.name: max(strength(perspective, suit) for suit in Suit)}
    return [move for move in open_calls if best[move.name] >= STRONG[move.name]][-1]


def strength(perspective: Perspective, trump: Suit | None) -> float:
    """The tricks that the hand is likely to take by itself."""
    here = placed(perspective, None, trump)
    return tricks(here.hand, card_chances(here.table.order, here.known.deck, perspective.cards_dealt, 3))


def choose_trump(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The suit in which the contract pays best."""
    what = named(perspective.contract)
    suits = [move for move in perspective.legal if isinstance(move, NameTrump)]
    return max(suits, key=lambda move: value(perspective, what, move.suit, level, rng))


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that pays best in the contract."""
    what = named(perspective.contract)
    here = placed(perspective, what, perspective.trump)
    moves = plays(perspective.legal, here.table.order)
    goal, cards = aims(here, what), sum(moves)
    if level is Level.EASY:
        return moves[plain_card(here, cards, goal)]
    return moves[best_card(here, cards, goal, worlds(here, what, worlds_for(here, level, cards.bit_count()), rng))]


STRATEGY: Strategy = {Phase.CALLING: choose_call, Phase.TRUMP: choose_trump, Phase.PLAYING: choose_card}


def in_play(perspective: Perspective) -> tuple[Seat, ...]:
    """The four seats in play from the eldest hand on."""
    return tuple((perspective.dealer + place) % perspective.players for place in range(1, 5))


def turned(perspective: Perspective) -> Suit | None:
    """The suit of the card that was shown."""
    return perspective.cards_laid("last")[0].suit


def named(contract: Message | None) -> Standing | None:
    """The contract that the table names, with its callers; None for a general misère or before any call."""
    callers = tuple(who.seat for _, who in contract.args if isinstance(who, At)) if contract is not None else ()
    if contract is None or not callers:
        return None
    call = dict(contract.args).get("call")
    return Standing(_BY_CALL[call.key] if isinstance(call, Message) else PROP, callers)


def placed(perspective: Perspective, what: Standing | None, trump: Suit | None) -> Position:
    """The position if `what` is played with this trump."""
    callers = () if what is None else what.callers
    rows = tuple(replace(row, side=int(seat not in callers)) for seat, row in enumerate(perspective.rows))
    # The shown card is in its hand until it is played, and lies there for all to see.
    exposed = {seat: held for seat, held in perspective.known if seat != perspective.seat} | dict(perspective.exposed)
    return position(replace(perspective, laid=(), exposed=tuple(exposed.items()), rows=rows, trump=trump), ORDERS[trump])


def aims(here: Position, what: Standing | None) -> Aims:
    """What the seats play for: all tricks or none, and what the outcome pays to the player."""
    rows, seat = here.perspective.rows, here.perspective.actors[0]
    if what is None:
        return general_aims(here)
    need = 0 if what.contract.misere else EVERY_TRICK
    ended = sum(rows[caller].tricks + need for caller in what.callers)
    pays = payments(what, seat in what.callers, _options(here.perspective))
    return Aims((need,) * len(rows), lambda left: pays[ended - sum(left[caller] for caller in what.callers)])


def general_aims(here: Position) -> Aims:
    """When all have passed everybody ducks: the last trick, or else not to have most tricks, is what counts."""
    rows, seat = here.perspective.rows, here.turn.seat
    nobody = (0,) * len(rows)
    if _options(here.perspective).all_pass == "last_trick":
        return Aims(nobody, lambda left: 0, last=-1)

    def worth(left: Sequence[int]) -> float:
        taken = [row.tricks - still for row, still in zip(rows, left, strict=True)]
        losers = taken.count(max(taken))
        return losers - (4 if taken[seat] == max(taken) else 0) - 0.01 * taken[seat]

    return Aims(nobody, worth)


def payments(what: Standing, calling: bool, options: SoloOptions) -> Sequence[float]:
    """What the player gets, by the callers' tricks. Of two outcomes that pay the same the one with more to spare is better."""
    share = (4 - len(what.callers)) // len(what.callers) if calling else -1
    spare = (-0.01 if what.contract.misere else 0.01) * (1 if calling else -1)
    return [stake(what.contract, taken, options) * share + spare * taken for taken in range(14)]


def worlds(here: Position, what: Standing | None, count: int, rng: Random) -> Iterator[list[int]]:
    """Worlds in which the other callers' hands fit what they called."""
    others = [] if what is None else [seat for seat in what.callers if seat != here.perspective.seat]
    chances = card_chances(here.table.order, here.known.deck, here.perspective.cards_dealt, 3)
    best = min if what is not None and what.contract.misere else max
    for _ in range(count):
        tried = [deal_world(here.known, rng) for _ in range(TRIES if others else 1)]
        yield best(tried, key=lambda world: sum(tricks(world[seat], chances) for seat in others))


def value(
    perspective: Perspective, what: Standing | None, trump: Suit | None, level: Level, rng: Random, share: float = 1
) -> float:
    """What a contract pays the player before a card is led, in the mean over this share of its worlds, the worst."""
    here = placed(perspective, what, trump)
    goal = aims(here, what)
    leader = what.callers[0] if what is not None and what.contract == SLAM else in_play(perspective)[0]
    paid = []
    for world in worlds(here, what, WORLDS[level], rng):
        need = list(goal.need)
        play_out(here.table, Turn(leader), world, need)
        paid.append(goal.worth(need))
    worst = sorted(paid)[: max(1, round(len(paid) * share))]
    return sum(worst) / len(worst)


def _options(perspective: Perspective) -> SoloOptions:
    assert isinstance(perspective.options, SoloOptions)
    return perspective.options
