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


class Scorer:
    """Follows the lines of a record by its own lights and tells the finished hands as `replay` must."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def tell(self) -> list[str]:
        """The lines that `replay` must print."""
        head = dict(word.split("=") for word in self.lines[1].split()[2:])
        self.players, self.hook = int(head["players"]), head.get("hook", "on") == "on"
        self.facts = [line.split() for line in self.lines[2:] if line.split()[1] not in ("shuffle", "proof")]
        told, totals, sizes = [], [0] * self.players, SIZES[head.get("structure", "7-1-7")]
        for number, size in enumerate(sizes, 1):
            bids, tricks = self.hand(int(head["dealer"]) + number - 1, size) if self.facts else ([], [])
            if sum(tricks) < size:
                break
            points = [exact(b, t) for b, t in zip(bids, tricks, strict=True)]
            totals = [a + b for a, b in zip(totals, points, strict=True)]
            columns = {"bids": bids, "tricks": tricks, "points": points, "totals": totals}
            told.append(f"hand {number} " + " ".join(f"{name} {joined(column)}" for name, column in columns.items()))
        assert not self.facts
        places = [1 + len([other for other in totals if other > total]) for total in totals]
        result = f"places {joined(places)} totals {joined(totals)}" if len(told) == len(sizes) else "unfinished"
        return [*told, f"result {result}"]

    def hand(self, eldest: int, size: int) -> tuple[list[int], list[int]]:
        """Bids and tricks by seat of the hand whose deal is next, as far as it was played."""
        house, verb, *written, up = self.facts.pop(0)
        assert (house, verb, up[:3]) == ("-", "deal", "up:")
        hands = [unwritten(hand) for hand in written]
        known = [card for hand in hands for card in hand] + [up[3:]]
        assert len(set(known)) == len(known) == self.players * size + 1
        bids = self.bids(eldest, size)
        return bids, self.tricks(hands, up[4], eldest, size)

    def turns(self, first: int, verb: str) -> Iterator[tuple[int, str]]:
        """Seat and word of the next round, which must go round the table from `first`."""
        for seat in [(first + i) % self.players for i in range(self.players)]:
            if self.facts:
                who, did, what = self.facts.pop(0)
                assert (who, did) == (str(seat + 1), verb)
                yield seat, what

    def bids(self, eldest: int, size: int) -> list[int]:
        """The bids by seat."""
        made: list[int] = []
        bids = [0] * self.players
        for seat, bid in self.turns(eldest, "bid"):
            assert int(bid) in allowed_bids(made, self.players, size, self.hook)
            bids[seat] = int(bid)
            made.append(int(bid))
        return bids

    def tricks(self, hands: list[list[str]], trump: str, leader: int, size: int) -> list[int]:
        """The tricks taken by seat."""
        tricks = [0] * self.players
        for _ in range(size):
            trick: list[tuple[int, str]] = []
            for seat, card in self.turns(leader, "play"):
                assert card in playable(hands[seat], trick[0][1][1] if trick else None)
                hands[seat].remove(card)
                trick.append((seat, card))
            if len(trick) < self.players:
                break
            leader = taker(trick, trump)
            tricks[leader] += 1
        return tricks


SIZES = {
    "7-1-7": [7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7],
    "7-1": [7, 6, 5, 4, 3, 2, 1],
    "10-1-10": [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "1-7-1": [1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1],
}


def unwritten(hand: str) -> list[str]:
    """The cards of a hand written as spades.hearts.diamonds.clubs."""
    return [rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]


def joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))
