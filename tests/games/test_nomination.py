from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import Suit, cards, pack, read_hand
from bot.games.game import HOUSE, GameError, IllegalMove, NotYourTurn, Phase
from bot.games.messages import message
from bot.games.moves import Bid, Deal, NameTrump, Play
from bot.games.nomination import NominationOptions, NominationState, largest_hand
from bot.games.options import build
from bot.games.state import evolve
from bot.games.structures import hand_sizes
from tests.games.harness import Setting, shuffled
from tests.games.positions import GAME, STANDARD, after_bids, dealt


def legal_bids(state: NominationState) -> list[int]:
    return [move.tricks for move in GAME.legal_moves(state, state.turn) if isinstance(move, Bid)]


# Structures and the pack.


@pytest.mark.parametrize(
    ("structure", "sizes", "tricks"),
    [
        ("7-1-7", (7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7), 55),
        ("7-1", (7, 6, 5, 4, 3, 2, 1), 28),
        ("10-1-10", (10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 109),
        ("1-7-1", (1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1), 49),
        ("3-2-1", (3, 2, 1), 6),
    ],
)
def test_structures(structure: str, sizes: tuple[int, ...], tricks: int) -> None:
    assert hand_sizes(structure) == sizes
    assert sum(sizes) == tricks


@pytest.mark.parametrize(("players", "most"), [(2, 26), (3, 17), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_the_largest_hand_that_the_pack_allows(players: int, most: int) -> None:
    assert largest_hand(players) == most


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("structure", ["7-1-7", "7-1", "10-1-10", "1-7-1"])
def test_which_structures_fit_how_many(structure: str, players: int) -> None:
    options = build(NominationOptions, {"structure": structure})
    if structure == "10-1-10" and players > 5:
        most = {6: 8, 7: 7}[players]
        (problem,) = options.problems(players)
        assert problem.rule == "structure"
        assert problem.reason == message("problem-hand-too-large", cards=10, players=players, most=most)
        with pytest.raises(GameError) as caught:
            GAME.start(options, players, 0)
        assert caught.value.message == problem.reason
    else:
        assert options.problems(players) == ()
        assert GAME.start(options, players, 0).phase is Phase.DEAL


@pytest.mark.parametrize("players", [-1, 0, 1, 8, 52])
def test_two_to_seven_play(players: int) -> None:
    with pytest.raises(GameError) as caught:
        GAME.start(STANDARD, players, 0)
    assert caught.value.message == message("problem-players", players=players, seats=message("number-span", least=2, most=7))


# The deal.


def test_cards_are_dealt_one_by_one_from_the_eldest_hand_and_the_next_is_turned() -> None:
    state = GAME.start(STANDARD, 4, dealer=1)
    deal = GAME.deal(state, pack())
    # The unshuffled pack is the clubs from the two up, then the diamonds and the hearts.
    assert deal.hands[2] == tuple(sorted(cards("2C,6C,TC,AC,5D,9D,KD")))
    assert deal.hands[3] == tuple(sorted(cards("3C,7C,JC,2D,6D,TD,AD")))
    assert deal.hands[0] == tuple(sorted(cards("4C,8C,QC,3D,7D,JD,2H")))
    assert deal.hands[1] == tuple(sorted(cards("5C,9C,KC,4D,8D,QD,3H")))
    assert deal.extra("up") == cards("4H")
    after = GAME.apply(state, HOUSE, deal)
    assert after.trump is Suit.HEARTS
    assert (after.phase, after.turn, after.hand_number) == (Phase.BIDDING, 2, 1)


@pytest.mark.parametrize(
    ("hands", "up", "key"),
    [
        (("AK.Q..", "JT...", "98..."), "7H", "illegal-deal-shape"),
        (("AK...", "JT..."), "7H", "illegal-deal-shape"),
        (("AK...", "JT...", "98..."), "", "illegal-deal-shape"),
        (("AK...", "JT...", "98..."), "7H,6H", "illegal-deal-shape"),
        (("AK...", "JT...", "98..."), "AS", "illegal-deal-cards"),
        (("AK...", "JT...", "9A..."), "7H", "illegal-deal-cards"),
        (("AA...", "JT...", "98..."), "7H", "illegal-deal-cards"),
        (("A....B", "JT...", "98..."), "7H", "illegal-deal-cards"),
    ],
)
def test_a_deal_must_have_the_right_cards(hands: tuple[str, ...], up: str, key: str) -> None:
    state = GAME.start(NominationOptions(structure="2-1"), 3, 0)
    deal = Deal(tuple(read_hand(hand) for hand in hands), (("up", cards(up)),))
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, HOUSE, deal)
    assert caught.value.message.key == key


@pytest.mark.parametrize("extras", [(), (("kitty", cards("7H")),), (("up", cards("7H")), ("up", cards("6H")))])
def test_a_deal_must_lay_out_what_the_rules_say(extras: Any) -> None:
    state = GAME.start(NominationOptions(structure="2-1"), 3, 0)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, HOUSE, Deal(tuple(read_hand(hand) for hand in ("AK...", "JT...", "98...")), extras))
    assert caught.value.message == message("illegal-deal-shape")


# Bids.


@pytest.mark.parametrize(
    ("size", "bids", "legal"),
    [
        pytest.param(7, (2, 1, 3), [0, 2, 3, 4, 5, 6, 7], id="N1"),
        pytest.param(7, (4, 0, 2), [0, 2, 3, 4, 5, 6, 7], id="N2"),
        pytest.param(5, (3, 1, 2), [0, 1, 2, 3, 4, 5], id="N3 already too many"),
        pytest.param(5, (2, 0, 1), [0, 1, 3, 4, 5], id="N4"),
        pytest.param(10, (3, 0, 3), [0, 1, 2, 3, 5, 6, 7, 8, 9, 10], id="N5"),
        pytest.param(8, (1, 0, 5), [0, 1, 3, 4, 5, 6, 7, 8], id="N6"),
        pytest.param(1, (0, 0, 0), [0], id="N7 the only trick is nobody's"),
        pytest.param(1, (0, 1, 0), [1], id="N7b forced to bid one"),
        pytest.param(1, (1, 1, 0), [0, 1], id="N7 already too many"),
        pytest.param(5, (2, 1, 0), [0, 1, 3, 4, 5], id="the restriction adds up all the bids"),
    ],
)
def test_what_the_dealer_may_bid(size: int, bids: tuple[int, ...], legal: list[int]) -> None:
    state = after_bids(dealt(4, size), *bids)
    assert state.turn == state.dealer == 3
    assert legal_bids(state) == legal
    refused = GAME.perspective(state, 3).refused
    barred = set(range(size + 1)) - set(legal)
    assert refused == tuple((Bid(bid), message("illegal-hook", tricks=size)) for bid in barred)
    assert legal_bids(after_bids(dealt(4, size, hook="off"), *bids)) == list(range(size + 1))
    assert GAME.perspective(after_bids(dealt(4, size, hook="off"), *bids), 3).refused == ()


@pytest.mark.parametrize("players", range(3, 8))
def test_bids_go_round_from_the_eldest_hand_and_only_the_dealer_is_restricted(players: int) -> None:
    state = dealt(players, 4, dealer=1)
    order = [(2 + i) % players for i in range(players)]
    for number, seat in enumerate(order):
        assert GAME.actors(state) == (seat,)
        assert (4 in legal_bids(state)) is (number < players - 1)
        state = after_bids(state, 0 if number < players - 1 else 1)
    assert state.phase is Phase.PLAYING
    assert GAME.actors(state) == (2,)


def test_two_bid_after_ten_cards() -> None:
    state = after_bids(dealt(3, 10), 4, 0)
    assert 6 not in legal_bids(state)
    assert len(legal_bids(state)) == 10


@pytest.mark.parametrize("bid", [-1, 8, 52, 10**100])
def test_a_bid_is_at_most_the_cards(bid: int) -> None:
    state = dealt(4, 7)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, state.turn, Bid(bid))
    assert caught.value.message == message("illegal-bid-range", most=7)


def test_the_barred_bid_is_refused_with_the_reason() -> None:
    state = after_bids(dealt(4, 7), 2, 1, 3)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 3, Bid(1))
    assert caught.value.message == message("illegal-hook", tricks=7)


def test_moves_at_the_wrong_time_are_refused() -> None:
    bidding = dealt(4, 7)
    playing = after_bids(bidding, 1, 1, 1, 1)
    for state, seat, move in ((bidding, 0, Play(bidding.hands[0][0])), (playing, 0, Bid(1)), (playing, 0, NameTrump(None))):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, seat, move)
        assert caught.value.message == message("illegal-now")
    for state, seat in ((bidding, 1), (bidding, HOUSE), (bidding, 4), (bidding, -2), (playing, 3)):
        with pytest.raises(NotYourTurn):
            GAME.apply(state, seat, Bid(1))


# Scores and the end.


def scored(state: NominationState, bids: tuple[int, ...], tricks: tuple[int, ...]) -> NominationState:
    """The state after a hand with these bids and tricks, however they came about."""
    begun = GAME.apply(state, HOUSE, GAME.deal(state, shuffled(GAME, state, Random(2))))
    return GAME.score(evolve(begun, bids=bids, taken=tricks, hands=((),) * state.players))


@pytest.mark.parametrize(
    ("bid", "tricks", "points"),
    [
        (0, 0, 10),
        (0, 1, 0),
        (1, 1, 11),
        (2, 0, 0),
        (3, 3, 13),
        (3, 2, 0),
        (3, 4, 0),
        (5, 5, 15),
        (5, 6, 0),
        (7, 4, 0),
        (7, 7, 17),
    ],
)
def test_exact_points(bid: int, tricks: int, points: int) -> None:
    after = scored(GAME.start(STANDARD, 3, 0), (bid, 0, 0), (tricks, 7 - tricks, 0))
    assert after.sheet[0].points == (points, 0 if tricks < 7 else 10, 10)


def test_a_full_round_n8() -> None:
    after = scored(GAME.start(STANDARD, 4, 0), (2, 1, 3, 2), (2, 1, 2, 2))
    assert after.sheet[0].points == after.totals == (12, 11, 0, 12)


def test_the_mini_game_n9() -> None:
    state = GAME.start(NominationOptions(structure="3-2-1"), 3, 0)
    state = scored(state, (1, 0, 1), (2, 0, 1))
    state = scored(state, (0, 2, 1), (0, 1, 1))
    state = scored(state, (1, 0, 1), (1, 0, 0))
    assert [row.points for row in state.sheet] == [(0, 10, 11), (10, 0, 11), (11, 10, 0)]
    assert [row.dealer for row in state.sheet] == [0, 1, 2]
    result = GAME.result(state)
    assert result is not None
    assert (result.totals, result.places) == ((21, 20, 22), (2, 3, 1))
    assert (result.tricks, result.made, result.hands) == ((3, 1, 2), (2, 2, 2), 3)


def test_the_bounds_n10() -> None:
    nothing = everything = GAME.start(STANDARD, 3, 0)
    for size in hand_sizes("7-1-7"):
        nothing = scored(nothing, (0, 0, size), (0, 0, size))
        everything = scored(everything, (size, 1, 0), (size, 0, 0))
    assert nothing.totals == (130, 130, 185)
    assert everything.totals == (185, 0, 130)
    assert max(max(row.points) for row in everything.sheet) == 17
    result = GAME.result(nothing)
    assert result is not None
    assert result.places == (2, 2, 1)


def test_the_rules_are_frozen_when_the_game_begins() -> None:
    rules = {"hook": "off"}
    state = GAME.start(build(NominationOptions, rules), 3, 0)
    rules["hook"] = "on"
    assert state.options.hook == "off"
    with pytest.raises(AttributeError):
        state.options.hook = "on"  # type: ignore[misc]


def test_seeds_make_games_repeatable() -> None:
    setting = Setting("nomination", STANDARD, 4, 0, seed=5)
    assert list(setting.play()) == list(setting.play())
