"""A computer player of Auction Dummy.

It bids what its hand and a dummy that may be anything are worth, names trumps by what both hands make, and plays them as one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from bot.games.auction_dummy import DUMMY, AuctionDummyOptions
from bot.games.bid_calls import BIDDINGS, DOWN, NO_TRUMP, PASS, UP
from bot.games.cards import Card
from bot.games.dummy import seated
from bot.games.game import Perspective, Phase, Seat
from bot.games.moves import Call, Move
from bot.players.anygame import EVERY_TRICK
from bot.players.bid import PLANS, Plan, contract, gain, naming, side_aims, worlds
from bot.players.cardplay import best_card, plain_card, worlds_for
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.playout import Turn, play_out
from bot.players.position import PACK, Position, plays, position
from bot.players.strategy import Strategy
from bot.players.strength import card_chances, tricks

#: In how many worlds each level judges its bids or a trump.
WORLDS = {Level.EASY: 6, Level.NORMAL: 40, Level.HARD: 100}
#: Points for each book of a bid and each player who may still bid more: what it is worth to shut them out.
SHUT_OUT = 0.15
#: What a pass is worth: somebody else has the dummy then.
ELSEWHERE = -0.5


# The decisions.


def choose_call(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The bid that is worth most, or a pass when none is worth as much."""
    options, seat = _options(perspective), perspective.actors[0]
    made = likely_books(perspective, level, rng)
    to_speak = (perspective.dealer - seat) % 3

    def value(call: str) -> float:
        if call == PASS:
            return ELSEWHERE
        bid = BIDDINGS[call]
        return gain(options, bid, made[bid.way]) + SHUT_OUT * bid.number * to_speak

    return max((move for move in perspective.legal if isinstance(move, Call)), key=lambda move: value(move.name))


def choose_trump(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The trump, or high or low, with which the bid is worth most."""
    assert perspective.contract is not None
    bid, seat = contract(perspective.contract).bid, perspective.actors[0]
    leads = leader(perspective, seat)

    def value(plan: Plan) -> float:
        here = placed(perspective, plan, seat)
        worlds = (deal_world(here.known, rng) for _ in range(WORLDS[level]))
        return gain(_options(perspective), bid, [books(here, leads, world) for world in worlds])

    return naming(bid, value)


def choose_card(perspective: Perspective, level: Level, rng: Random) -> Move:
    """The card that is worth most for the side, from whichever hand is due."""
    assert perspective.contract is not None
    now = contract(perspective.contract)
    here = placed(perspective, Plan(now.way, perspective.trump), now.declarer)
    moves = plays(perspective.legal, here.table.order)
    goal, playable = side_aims(perspective, now, DUMMY), sum(moves)
    if level is Level.EASY:
        return moves[plain_card(here, playable, goal)]
    count = worlds_for(here, level, playable.bit_count())
    return moves[best_card(here, playable, goal, worlds(here, now.declarer, count, rng))]


STRATEGY: Strategy = {Phase.CALLING: choose_call, Phase.TRUMP: choose_trump, Phase.PLAYING: choose_card}


# What they are based on.


def placed(perspective: Perspective, plan: Plan, declarer: Seat) -> Position:
    """The position as a declarer plays it by a plan, with the dummy opposite."""
    sides = (replace(row, side=int(hand not in (declarer, DUMMY))) for hand, row in enumerate(perspective.rows))
    table = replace(perspective, rows=tuple(sides), order=seated(declarer), trump=plan.trump)
    return position(table, plan.order(_options(perspective)), PACK)


def likely_books(perspective: Perspective, level: Level, rng: Random) -> Mapping[str, list[int]]:
    """The books that the seat makes as declarer in each of so many worlds: uptown, downtown and without trumps.

    In each it names trumps as it will have to: by its own hand, or by both where the dummy lies open by then.
    """
    seat, leads = perspective.actors[0], leader(perspective, perspective.actors[0])
    places = {plan: placed(perspective, plan, seat) for plan in PLANS}
    worth = {plan: hand_worth(here) for plan, here in places.items()}
    open_dummy = _options(perspective).opens == "auction"
    made: dict[str, list[int]] = {UP: [], DOWN: [], NO_TRUMP: []}
    for _ in range(WORLDS[level]):
        hands = guess(perspective, seat, rng)
        in_sight = hands[seat] + (hands[DUMMY] if open_dummy else ())
        strength = {plan: worth[plan](here.table.order.mask(in_sight)) for plan, here in places.items()}
        for way, results in made.items():
            plan = max((plan for plan in PLANS if plan.bid == way), key=strength.__getitem__)
            results.append(books(places[plan], leads, [places[plan].table.order.mask(hand) for hand in hands]))
    return made


def guess(perspective: Perspective, seat: Seat, rng: Random) -> list[tuple[Card, ...]]:
    """A deal in which the seat has its hand, and the others any cards."""
    hidden = [card for card in PACK if card not in perspective.hand]
    rng.shuffle(hidden)
    size = perspective.cards_dealt
    return [perspective.hand if hand == seat else tuple(hidden.pop() for _ in range(size)) for hand in range(DUMMY + 1)]


def hand_worth(here: Position) -> Callable[[int], float]:
    """What tells how many tricks cards are likely to take."""
    chances = card_chances(here.table.order, here.known.deck, here.perspective.cards_dealt, 3)
    return lambda hand: tricks(hand, chances)


def books(here: Position, leads: Seat, world: list[int]) -> int:
    """The books of the declarer's side when a world is played out, which uses it up."""
    need = [EVERY_TRICK] * 4
    play_out(here.table, Turn(leads), world, need)
    return 2 * EVERY_TRICK - sum(left for hand, left in enumerate(need) if here.table.allies[DUMMY] >> hand & 1)


def leader(perspective: Perspective, declarer: Seat) -> Seat:
    """Who leads when this seat is the declarer."""
    return (declarer + 1) % 3 if _options(perspective).lead == "left" else declarer


def _options(perspective: Perspective) -> AuctionDummyOptions:
    assert isinstance(perspective.options, AuctionDummyOptions)
    return perspective.options
