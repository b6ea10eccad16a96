"""Nomination Whist a second time, as plainly as a beginner would write it, sharing nothing with the engine: cards are text.

The tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

RANKS = "23456789TJQKA"


def playable(hand: Sequence[str], led: str | None) -> list[str]:
    """The cards that may be played to a trick in which the suit `led` was led."""
    same = [card for card in hand if led is not None and card[1] == led]
    return same if same else list(hand)


def taker(trick: Sequence[tuple[int, str]], trump: str) -> int:
    """Who takes a trick of (player, card), the leader's first."""
    trumps = [(RANKS.index(card[0]), player) for player, card in trick if card[1] == trump]
    followed = [(RANKS.index(card[0]), player) for player, card in trick if card[1] == trick[0][1][1]]
    return max(trumps if trumps else followed)[1]


def allowed_bids(bids: Sequence[int], players: int, cards: int, hook: bool) -> list[int]:
    """What the next player may bid after `bids`: the last may not make the sum come out even when the hook is on."""
    every = list(range(cards + 1))
    if hook and len(bids) == players - 1:
        return [bid for bid in every if sum(bids) + bid != cards]
    return every


def exact(bid: int, tricks: int) -> int:
    """Ten and the bid, or nothing."""
    return 10 + bid if bid == tricks else 0


Outcome = tuple[tuple[int, ...], tuple[int, ...]]


def outcomes(hands: Sequence[Sequence[str]], trump: str, dealer: int, hook: bool) -> Iterator[Outcome]:
    """Bids and tricks by seat at the end of every possible course of a hand, once for each course."""
    players, cards = len(hands), len(hands[0])
    eldest = (dealer + 1) % players

    def bid(made: list[int]) -> Iterator[Outcome]:
        if len(made) == players:
            by_seat = tuple(made[(seat - eldest) % players] for seat in range(players))
            yield from ((by_seat, tricks) for tricks in play([list(hand) for hand in hands], [], eldest, [0] * players))
            return
        for choice in allowed_bids(made, players, cards, hook):
            yield from bid([*made, choice])

    def play(left: list[list[str]], trick: list[tuple[int, str]], turn: int, won: list[int]) -> Iterator[tuple[int, ...]]:
        if len(trick) == players:
            winner = taker(trick, trump)
            yield from play(left, [], winner, [n + (seat == winner) for seat, n in enumerate(won)])
        elif not trick and not any(left):
            yield tuple(won)
        else:
            for card in playable(left[turn], trick[0][1][1] if trick else None):
                rest = [[c for c in hand if c != card] for hand in left]
                yield from play(rest, [*trick, (turn, card)], (turn + 1) % players, won)

    yield from bid([])
