from __future__ import annotations

import pytest

from bot.games.messages import message
from bot.games.nomination import NominationOptions, game_sizes
from bot.games.options import UnknownRule, build
from bot.games.structures import MOST_HANDS, hand_sizes, parse_structure, romanian_sizes


@pytest.mark.parametrize(
    ("typed", "normal", "sizes"),
    [
        ("7,5,3,1", "7,5,3,1", (7, 5, 3, 1)),
        (" 7, 5,3 ,1 ", "7,5,3,1", (7, 5, 3, 1)),
        ("5", "5", (5,)),
        ("4,4,4", "4,4,4", (4, 4, 4)),
        ("3-1-3", "3-1-3", (3, 2, 1, 2, 3)),
        ("1 - 3", "1-3", (1, 2, 3)),
        ("2-4-3-5", "2-4-3-5", (2, 3, 4, 3, 4, 5)),
        ("13-1-13", "13-1-13", (*range(13, 0, -1), *range(2, 14))),
    ],
)
def test_a_host_types_turning_points_or_every_size(typed: str, normal: str, sizes: tuple[int, ...]) -> None:
    assert parse_structure(typed) == normal
    assert hand_sizes(normal) == sizes
    assert build(NominationOptions, {"structure": typed}).structure == normal


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "0", "0-3", "3-0", "7-7", "3-1-1", "7-", "-7", "7,,5", "7,", ",7", "07", "7-05", "100", "1-100", "7-1,3"),
        *("seven", "7;5", "7.5", "+7", "٧-1", "7-1-7\u200b", "16-1-16", ",".join(["1"] * (MOST_HANDS + 1)), "7" * 200),
    ],
)
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_structure(typed)
    with pytest.raises(UnknownRule) as caught:
        build(NominationOptions, {"structure": typed})
    assert caught.value.message == message("error-unknown-choice", rule="structure", value=typed)


def test_the_longest_structure_that_may_be_typed() -> None:
    assert len(hand_sizes(parse_structure(",".join(["1"] * MOST_HANDS)))) == 30
    assert len(hand_sizes(parse_structure("15-1-15"))) == 29


@pytest.mark.parametrize(
    ("structure", "opening", "players", "sizes"),
    [
        # The opening hands of the sources: ten for up to five players, eight for six, seven for seven.
        ("10-1-10", "players", 4, hand_sizes("10-1-10")),
        ("10-1-10", "players", 6, hand_sizes("8-1-8")),
        ("10-1-10", "players", 7, hand_sizes("7-1-7")),
        ("7-1-7", "players", 3, hand_sizes("10-1-10")),
        ("1-7-1", "players", 6, (1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1)),
        ("7-1", "players", 5, tuple(range(10, 0, -1))),
        # As many as the pack holds.
        ("7-1", "pack", 4, tuple(range(13, 0, -1))),
        ("7-1", "pack", 3, tuple(range(17, 0, -1))),
        ("7-1", "pack", 2, tuple(range(26, 0, -1))),
        # A row of sizes cut down to the pack, as on a scorecard for seven.
        ("10-1", "capped", 7, (7, 7, 7, 7, 6, 5, 4, 3, 2, 1)),
        ("13,11,9,7", "capped", 5, (10, 10, 9, 7)),
        ("7-1", "named", 7, (7, 6, 5, 4, 3, 2, 1)),
    ],
)
def test_opening_hands_by_the_number_of_players(structure: str, opening: str, players: int, sizes: tuple[int, ...]) -> None:
    options = build(NominationOptions, {"structure": structure, "opening": opening})
    assert game_sizes(options, players) == sizes
    assert options.problems(players) == ()


@pytest.mark.parametrize(
    ("given", "players", "rule", "reason"),
    [
        ({"structure": "10-1-10"}, 6, "structure", message("problem-hand-too-large", cards=10, players=6, most=8)),
        ({"structure": "14-1"}, 4, "structure", message("problem-hand-too-large", cards=14, players=4, most=13)),
        ({"structure": "3,8,3"}, 7, "structure", message("problem-hand-too-large", cards=8, players=7, most=7)),
        ({"structure": "7,5,3", "opening": "players"}, 4, "opening", message("problem-opening-list")),
        ({"structure": "7", "opening": "pack"}, 4, "opening", message("problem-opening-list")),
        ({"opening": "pack"}, 2, "structure", message("problem-too-many-hands", hands=51, most=30)),
        ({"opening": "pack"}, 3, "structure", message("problem-too-many-hands", hands=33, most=30)),
        ({"trumps": "dealer_chooses", "one_card": "blind"}, 4, "one_card", message("problem-dealer-unseen")),
        ({"trumps": "dealer_chooses", "one_card": "forehead"}, 4, "one_card", message("problem-dealer-unseen")),
    ],
)
def test_what_does_not_fit_is_explained(given: dict[str, str], players: int, rule: str, reason: object) -> None:
    (problem,) = build(NominationOptions, given).problems(players)
    assert (problem.rule, problem.reason) == (rule, reason)


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ({"structure": "13-1-13"}, 4),
        ({"structure": "26,1"}, 2),
        ({"structure": "17-1"}, 3),
        ({"structure": "10-1-10"}, 5),
        # The dealer chooses only where the hand may be seen.
        ({"trumps": "dealer_chooses", "dealer_rounds": "last", "one_card": "blind"}, 4),
        ({"trumps": "dealer_chooses", "no_trump": "one_card", "one_card": "blind"}, 4),
        ({"trumps": "dealer_chooses", "structure": "7,5,3", "one_card": "forehead"}, 4),
        ({"trumps": "dealer_may_nt", "one_card": "forehead"}, 4),
    ],
)
def test_what_fits(given: dict[str, str], players: int) -> None:
    assert build(NominationOptions, given).problems(players) == ()


@pytest.mark.parametrize("alone", [0, 1])
def test_a_lobby_that_is_still_empty_gets_an_answer(alone: int) -> None:
    for opening in ("named", "players", "pack", "capped"):
        options = build(NominationOptions, {"opening": opening})
        assert options.problems(alone) == options.problems(2)


# Romanian Whist.


def test_the_romanian_structures() -> None:
    """RW1 and RW2."""
    ones, eights = [1, 1, 1, 1], [8, 8, 8, 8]
    assert list(romanian_sizes("1-8-1", "full", 4)) == [*ones, 2, 3, 4, 5, 6, 7, *eights, 7, 6, 5, 4, 3, 2, *ones]
    assert list(romanian_sizes("8-1-8", "full", 4)) == [*eights, 7, 6, 5, 4, 3, 2, *ones, 2, 3, 4, 5, 6, 7, *eights]


@pytest.mark.parametrize(("players", "deals"), [(2, 18), (3, 21), (4, 24), (5, 27), (6, 30)])
@pytest.mark.parametrize("structure", ["1-8-1", "8-1-8"])
def test_everybody_deals_a_hand_of_each_end(structure: str, players: int, deals: int) -> None:
    assert len(romanian_sizes(structure, "full", players)) == deals == 3 * players + 12


def test_shortened_romanian_structures() -> None:
    assert romanian_sizes("1-8-1", "single", 5) == hand_sizes("1-8-1")
    assert romanian_sizes("8-1-8", "single", 3) == hand_sizes("8-1-8")
    assert romanian_sizes("1-8-1", "twos", 6) == (1, 2, 4, 6, 8, 6, 4, 2, 1)
    assert romanian_sizes("8-1-8", "twos", 2) == (8, 6, 4, 2, 1, 2, 4, 6, 8)
