"""Follows the record of a game with an auction by the plain models of the tests, and tells it as `replay` must."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tests.games.naive_auction_dummy import NaiveAuctionDummy
from tests.games.naive_bid import NaiveBid, kitty_of
from tests.games.naive_solo import NaiveSolo

Rules = dict[str, str]


class Hand(Protocol):
    """One hand as text: ``stage`` is ``over`` when it is finished, ``thrown in`` when nobody plays it."""

    stage: str
    turn: int

    def legal(self) -> set[str]:
        """The moves of the seat whose turn it is."""

    def do(self, text: str) -> None:
        """Makes one of them."""

    def told(self) -> tuple[list[int], list[int]]:
        """Tricks and points by seat."""


def solo_hand(words: Sequence[str], dealer: int, head: Rules) -> Hand:
    players = int(head["players"])
    table = [(dealer + 1 + i) % players for i in range(4)]
    hands = dict(enumerate(unwritten(word) for word in words[:-1]))
    assert words[-1][:5] == "last:"
    assert words[-1][5:] in hands[table[-1]]
    return NaiveSolo(hands, table, words[-1][5:], players, head)


def bid_hand(words: Sequence[str], dealer: int, head: Rules) -> Hand:
    piles = [word[len("kitty:") :].split(",") for word in words if word.startswith("kitty:")]
    kitty = piles[0] if piles else []
    assert len(kitty) == kitty_of(head["pack"])
    return NaiveBid([unwritten(word) for word in words[:4]], kitty, dealer, head)


def dummy_hand(words: Sequence[str], dealer: int, head: Rules) -> Hand:
    return NaiveAuctionDummy([unwritten(word) for word in words], dealer, head)


AUCTIONS: dict[str, Callable[[Sequence[str], int, Rules], Hand]] = {
    "solo": solo_hand,
    "bid": bid_hand,
    "auction_dummy": dummy_hand,
}


def over(game: str, head: Rules, hands: int, totals: list[int]) -> bool:
    if game == "solo":
        return hands == int(head["rounds"]) * int(head["players"])
    return max(totals) >= int(head["target"]) or min(totals) <= -int(head["target"])


def tell_auction(lines: list[str]) -> list[str]:
    """The lines that `replay` must print for this record, every house rule of which is named."""
    game = lines[1].split()[1]
    head = dict(word.split("=") for word in lines[1].split()[2:])
    dealer, totals, told = int(head["dealer"]) - 1, [0] * int(head["players"]), list[str]()
    hand: Hand | None = None
    for line in lines[2:]:
        who, verb, *words = line.split()
        if verb in ("shuffle", "proof"):
            continue
        if verb == "deal":
            assert (who, hand) == ("-", None)
            hand = AUCTIONS[game](words, dealer, head)
        else:
            assert hand is not None
            assert int(who) - 1 == hand.turn
            for word in words[0].split(","):
                assert f"{verb} {word}" in hand.legal()
            hand.do(f"{verb} {words[0]}")
        if hand.stage in ("over", "thrown in"):
            dealer = (dealer + 1) % len(totals)
            if hand.stage == "over":
                tricks, points = hand.told()
                totals = [a + b for a, b in zip(totals, points, strict=True)]
                number = len(told) + 1
                told.append(f"hand {number} tricks {joined(tricks)} points {joined(points)} totals {joined(totals)}")
            hand = None
    if not over(game, head, len(told), totals):
        return [*told, "result unfinished"]
    places = [1 + len([other for other in totals if other > total]) for total in totals]
    return [*told, f"result places {joined(places)} totals {joined(totals)}"]


def unwritten(hand: str) -> list[str]:
    """The cards of a hand written as spades.hearts.diamonds.clubs.jokers."""
    return [rank + suit for suit, ranks in zip("SHDCJ", hand.split("."), strict=False) for rank in ranks]


def joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))
