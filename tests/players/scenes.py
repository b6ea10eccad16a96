"""Hands of Nomination Whist in any stage, as the tests of the computer players need them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.cards import Card, Suit, card, cards, pack
from bot.games.game import HOUSE, Perspective
from bot.games.moves import BIDS, PLAYS, Deal, Discard, Move, notation
from bot.games.nomination import Nomination, NominationOptions, NominationState
from bot.games.state import evolve
from bot.games.structures import hand_sizes

GAME = Nomination()


def due(players: int, size: int, dealer: int = 0, **rules: str) -> NominationState:
    """A game in which a deal of `size` cards is due."""
    options = NominationOptions(**{"structure": "10-1-10" if size > 7 else "7-1-7", **rules})
    return evolve(GAME.start(options, players, dealer), hand_number=hand_sizes(options.structure).index(size))


def dealt(hands: Sequence[str], up: str, dealer: int = 0, **rules: str) -> NominationState:
    """A hand with these cards (``AS,KH``) for the seats, and this card turned."""
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    return GAME.apply(due(len(hands), len(held[0]), dealer, **rules), HOUSE, Deal(held, (("up", (card(up),)),)))


def shuffled(players: int, size: int, seed: int, **rules: str) -> NominationState:
    """A hand dealt from a shuffled pack."""
    deck = list(pack())
    Random(seed).shuffle(deck)
    state = due(players, size, seed % players, **rules)
    return GAME.apply(state, HOUSE, GAME.deal(state, tuple(deck)))


def bidding(state: NominationState, *bids: int) -> NominationState:
    """The state after these bids, in order."""
    for bid in bids:
        state = GAME.apply(state, state.turn, BIDS[bid])
    return state


def playing(state: NominationState, *codes: str) -> NominationState:
    """The state after these cards, in order."""
    for code in codes:
        state = GAME.apply(state, state.turn, PLAYS[card(code)])
    return state


def view(state: NominationState) -> Perspective:
    """What the seat whose turn it is may know."""
    return GAME.perspective(state, state.turn)


def said(move: Move) -> str:
    """A move as in a record."""
    return notation(move)


def unseen(state: NominationState) -> list[Card]:
    """The cards that the seat whose turn it is cannot see."""
    seen = {c for trick in state.tricks for c in trick.cards} | set(state.trick) | set(state.hands[state.turn])
    return [c for c in pack() if c not in seen | set(state.laid[0][1])]


def void(state: NominationState, seat: int) -> set[Suit]:
    """The suits that a seat has shown not to hold."""
    finished = [tuple(zip(trick.seats, trick.cards, strict=True)) for trick in state.tricks]
    shown: set[Suit] = set()
    for trick in (*finished, tuple(zip(state.trick_seats, state.trick, strict=True))):
        if not trick:
            continue
        led = trick[0][1].suit
        shown |= {led for who, played in trick if who == seat and played.suit is not led and led is not None}
    return shown


def exchanged(state: NominationState, rng: Random) -> NominationState:
    """The same for the seat whose turn it is, with all cards that it cannot see dealt anew to the other seats."""
    for _ in range(2_000):
        rest = unseen(state)
        rng.shuffle(rest)
        hands = list(state.hands)
        for seat, hand in enumerate(hands):
            if seat != state.turn:
                hands[seat] = tuple(sorted(rest.pop() for _ in hand))
        if all(c.suit not in void(state, seat) for seat, hand in enumerate(hands) if seat != state.turn for c in hand):
            return evolve(state, hands=tuple(hands))
    raise AssertionError("no other deal agrees with the voids shown")


def allowed(seen: Perspective, move: Move) -> bool:
    """Whether a seat may move so: legal moves name single discards, but the cards that are due may be laid away together."""
    together = isinstance(move, Discard) and len(set(move.cards)) == seen.to_discard and set(move.cards) <= set(seen.hand)
    return move in seen.legal or together
