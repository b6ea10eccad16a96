from __future__ import annotations

import pytest

from bot.games import romanian
from bot.games.nomination import NominationOptions, points
from bot.games.options import build
from bot.games.romanian import RomanianOptions

#: The scorings of the dossier: their rules, and what each of `HANDS` is worth.
HANDS = [(0, 0), (0, 1), (1, 1), (2, 0), (3, 3), (3, 2), (3, 4), (5, 5), (5, 6), (7, 4)]
TABLE = {
    "S1 exact": ({}, [10, 0, 11, 0, 13, 0, 0, 15, 0, 0]),
    "S2 squared": ({"scoring": "squared"}, [10, 0, 11, 0, 19, 0, 0, 35, 0, 0]),
    "S3 consolation": ({"miss": "consolation"}, [10, 1, 11, 0, 13, 2, 4, 15, 6, 4]),
    "S4 penalty": ({"miss": "penalty"}, [10, -1, 11, -2, 13, -1, -1, 15, -1, -3]),
    "P both squared": ({"scoring": "squared", "miss": "squared"}, [10, -1, 11, -4, 19, -1, -1, 35, -1, -9]),
    "squared, steeply missed": ({"scoring": "squared", "miss": "steep"}, [10, -5, 11, -15, 19, -5, -5, 35, -5, -30]),
    "squared, penalty": ({"scoring": "squared", "miss": "penalty"}, [10, -1, 11, -2, 19, -1, -1, 35, -1, -3]),
    "five for the bid": ({"scoring": "five"}, [5, 0, 6, 0, 8, 0, 0, 10, 0, 0]),
    "ten a trick": ({"scoring": "tens"}, [0, 0, 10, 0, 30, 0, 0, 50, 0, 0]),
    "only undertricks cost": ({"miss": "short"}, [10, 0, 11, -2, 13, -3, 0, 15, 0, -7]),
    "doubles": ({"scoring": "doubles", "miss": "double"}, [10, -2, 12, -4, 16, -2, -2, 20, -2, -6]),
    "triples": ({"scoring": "triples", "miss": "triple"}, [10, -3, 13, -6, 19, -3, -3, 25, -3, -9]),
    "triangular": ({"scoring": "triangular", "miss": "triangular"}, [5, -1, 6, -3, 11, -1, -1, 20, -1, -6]),
    "zero for five": ({"zero": "five"}, [5, 0, 11, 0, 13, 0, 0, 15, 0, 0]),
    "Vienna's dearer zero": ({"zero": "vienna"}, [20, 0, 11, 0, 13, 0, 0, 15, 0, 0]),
    "zero by the cards": ({"zero": "cards", "scoring": "tens"}, [12, 0, 10, 0, 30, 0, 0, 50, 0, 0]),
}


@pytest.mark.parametrize(("rules", "expected"), TABLE.values(), ids=TABLE)
def test_what_a_hand_of_seven_cards_is_worth(rules: dict[str, str], expected: list[int]) -> None:
    options = build(NominationOptions, rules)
    assert [points(options, bid, tricks, 7) for bid, tricks in HANDS] == expected


@pytest.mark.parametrize(("cards", "worth"), [(1, 6), (5, 10), (13, 18)])
def test_a_zero_can_be_worth_more_in_a_larger_hand(cards: int, worth: int) -> None:
    assert points(NominationOptions(zero="cards"), 0, 0, cards) == worth


@pytest.mark.parametrize("scoring", ["exact", "squared", "doubles", "triples", "triangular", "five", "tens"])
@pytest.mark.parametrize("miss", ["nothing", "consolation"])
def test_only_a_penalty_makes_points_negative(scoring: str, miss: str) -> None:
    options = NominationOptions(scoring=scoring, miss=miss)
    assert min(points(options, bid, tricks, 7) for bid in range(8) for tricks in range(8)) >= 0


@pytest.mark.parametrize(("bid", "tricks", "worth"), [(0, 0, 5), (1, 1, 6), (3, 3, 8), (8, 8, 13), (2, 0, -2), (1, 4, -3)])
def test_the_romanian_score(bid: int, tricks: int, worth: int) -> None:
    """RW4."""
    assert romanian.points(RomanianOptions(), bid, tricks, 8) == worth


def test_the_triangular_romanian_score() -> None:
    options = RomanianOptions(scoring="triangular")
    assert [romanian.points(options, bid, bid, 8) for bid in range(9)] == [5, 6, 8, 11, 15, 20, 26, 33, 41]
    assert [romanian.points(options, 0, tricks, 8) for tricks in range(1, 5)] == [-1, -3, -6, -10]
    assert romanian.points(options, 4, 1, 8) == -6
