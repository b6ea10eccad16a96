from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.games.cards import Rank, Suit, cards, read_hand
from bot.games.game import HOUSE, GameError, IllegalMove, Phase
from bot.games.messages import message
from bot.games.moves import Bid, Deal, Play
from bot.games.options import build
from bot.games.romanian import Romanian, RomanianOptions, RomanianState, run
from bot.games.state import evolve
from tests.games.harness import random_game, shuffled

GAME = Romanian()


def begun(players: int, **rules: str) -> RomanianState:
    return GAME.start(build(RomanianOptions, rules), players, players - 1)


def dealt(state: RomanianState, seed: int = 1) -> RomanianState:
    return GAME.apply(state, HOUSE, GAME.deal(state, shuffled(GAME, state, Random(seed))))


def scored(state: RomanianState, bids: Sequence[int], tricks: Sequence[int]) -> RomanianState:
    """The state after a hand with these bids and tricks, however they came about."""
    return GAME.score(evolve(dealt(state), bids=tuple(bids), taken=tuple(tricks), hands=((),) * state.players))


@pytest.mark.parametrize(
    ("players", "lowest", "size"),
    [(2, Rank.JACK, 16), (3, Rank.NINE, 24), (4, Rank.SEVEN, 32), (5, Rank.FIVE, 40), (6, Rank.THREE, 48)],
)
def test_eight_cards_a_player_are_in_the_pack(players: int, lowest: Rank, size: int) -> None:
    pack = GAME.pack(begun(players))
    assert len(pack) == size == 8 * players
    assert min(card.rank for card in pack) == lowest


@pytest.mark.parametrize("players", [0, 1, 7, 8])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(GameError) as caught:
        GAME.start(RomanianOptions(), players, 0)
    assert caught.value.message == message("problem-players", players=players, seats=message("number-span", least=2, most=6))


def test_a_card_is_turned_except_with_eight_cards() -> None:
    state = dealt(begun(3))
    assert (state.trump, len(state.hands[0])) == (state.laid[0][1][0].suit, 1)
    eights = dealt(begun(3, structure="8-1-8"))
    assert (eights.trump, eights.laid, eights.phase) == (None, (), Phase.BIDDING)
    assert sorted(card for hand in eights.hands for card in hand) == sorted(GAME.pack(eights))


def test_the_last_may_not_make_the_bids_add_up() -> None:
    """RW3."""
    state = begun(3)
    for size in (1, 1, 1, 2, 3):
        state = scored(state, (0, 0, 0), (size, 0, 0))
    state = dealt(state)
    for bid in (2, 1):
        state = GAME.apply(state, state.turn, Bid(bid))
    assert state.turn == state.dealer
    assert GAME.legal_moves(state, state.dealer) == tuple(Bid(n) for n in (0, 2, 3, 4))


def table(*hands: str, up: str, **rules: str) -> RomanianState:
    """A hand of two cards or more, dealt by the last seat, bid by all, and led by the first."""
    held = tuple(read_hand(hand) for hand in hands)
    # In 1-8-1 the hands of two, three ... cards come after one of one card for each player.
    before = evolve(begun(len(hands), **rules), hand_number=len(hands) + len(held[0]) - 2)
    state = GAME.apply(before, HOUSE, Deal(held, (("up", cards(up)),)))
    for _ in hands:
        state = GAME.apply(state, state.turn, Bid(0))
    return state


def played(state: RomanianState, *codes: str) -> RomanianState:
    for code in codes:
        state = GAME.apply(state, state.turn, Play(*cards(code)))
    return state


def may_play(state: RomanianState) -> str:
    return " ".join(move.card.code for move in GAME.legal_moves(state, state.turn) if isinstance(move, Play))


def test_who_is_void_must_trump_and_need_not_beat_a_trump() -> None:
    state = played(table("A.Q..", ".A.9.", ".J.T.", "9..A.", up="KD"), "AS")
    assert may_play(state) == "9D"
    with pytest.raises(IllegalMove) as caught:
        played(state, "AH")
    assert caught.value.message == message("illegal-must-trump", suit=Suit.DIAMONDS)
    # The lower or the higher trump: any will do.
    assert may_play(played(table("A.Q..", "..A9.", "..TJ.", "9..K.", up="QD"), "AS", "AD")) == "TD JD"
    # Who can follow must follow, trumps or not.
    state = played(state, "9D", "TD")
    assert may_play(state) == "9S"
    with pytest.raises(IllegalMove) as caught:
        played(state, "AD")
    assert caught.value.message == message("illegal-must-follow", suit=Suit.SPADES)
    with pytest.raises(IllegalMove) as caught:
        played(state, "AH")
    assert caught.value.message == message("illegal-not-held", card=cards("AH")[0])


def test_who_has_neither_the_suit_nor_a_trump_plays_anything() -> None:
    assert may_play(played(table("A.Q..", ".A..9", ".J.T.", "9..A.", up="KD"), "AS")) == "9C AH"


def test_where_discards_are_free_nobody_must_trump() -> None:
    assert may_play(played(table("A.Q..", ".A.9.", ".J.T.", "9..A.", up="KD", void="free"), "AS")) == "9D AH"


def test_without_trump_a_void_seat_plays_anything() -> None:
    for seed in range(20):
        for moment in random_game(GAME, RomanianOptions(structure="8-1-8"), 3, Random(seed)):
            before, move = moment.before, moment.move
            if before.trump is None and before.trick and isinstance(move, Play):
                hand, led = before.hands[moment.seat], before.trick[0].suit
                expected = [card for card in hand if card.suit is led] or list(hand)
                assert [m.card for m in GAME.legal_moves(before, moment.seat) if isinstance(m, Play)] == expected


# The premium. A hand made is M, missed X, by its number of cards.


def marks(hands: str) -> list[tuple[int, bool]]:
    """``2M 1X`` is a hand of two cards made, then one of one card missed."""
    return [(int(hand[0]), hand[1] == "M") for hand in hands.split()]


@pytest.mark.parametrize(
    ("hands", "skip", "reset"),
    [
        pytest.param("2M 2M 2M 2M", (4, 0), (4, 0), id="four are not five"),
        pytest.param("2M 2M 2M 2M 2M", (0, 1), (0, 1), id="RW5 five made"),
        pytest.param("2X 2X 2X 2X 2X", (0, -1), (0, -1), id="RW6 five missed"),
        pytest.param("2M 2M 1M 2M 2M 2M", (0, 1), (3, 0), id="RW7 a hand of one card between"),
        pytest.param("2M 2M 1X 2M 2M 2M", (0, 1), (3, 0), id="RW7 and it does not matter whether it was made"),
        pytest.param("2M 2M 2M 2M 2M 2M", (1, 0), (1, 0), id="RW8 nothing at the sixth"),
        pytest.param("2M 2M 2M 2M 2M 2M 2M 2M 2M 2M", (0, 1), (0, 1), id="RW8 again at the tenth"),
        pytest.param("2M 2M 2M 2M 2X 2X", (-2, 0), (-2, 0), id="RW9 a broken run"),
        pytest.param("1M 1M 1M 1M 1M", (0, 0), (0, 0), id="hands of one card never count"),
        pytest.param("2M 2M 2M 2M 2M 1M", (0, 0), (0, 0), id="not paid again with a hand of one card"),
        pytest.param("", (0, 0), (0, 0), id="before the first hand"),
    ],
)
def test_five_in_a_row(hands: str, skip: tuple[int, int], reset: tuple[int, int]) -> None:
    assert run(marks(hands), "skip") == skip
    assert run(marks(hands), "reset") == reset


@pytest.mark.parametrize(("premium", "made", "missed"), [("0", 35, -5), ("5", 40, -10), ("10", 45, -15)])
def test_the_premium_is_paid_with_the_fifth_hand(premium: str, made: int, missed: int) -> None:
    """RW5 and RW6, after three hands of one card."""
    state = begun(3, premium=premium)
    for _ in range(3):
        state = scored(state, (0, 1, 0), (0, 1, 0))
    ones = state.totals
    for bid in (2, 0, 3, 1, 4):
        state = scored(state, (bid, 0, 0), (bid, 1, 0))
    assert state.totals[0] - ones[0] == made
    assert state.totals[1] - ones[1] == missed
    assert [row.points[0] for row in state.sheet[3:7]] == [7, 5, 8, 6]


# Hands of one card, and the end.


@pytest.mark.parametrize(
    ("extras", "one_card", "looks"),
    [
        ("none", "seen", ["seen"] * 3),
        ("forehead", "seen", ["seen"] * 3 + ["forehead"]),
        ("blind", "forehead", ["forehead"] * 3 + ["blind"]),
        ("both", "seen", ["seen"] * 3 + ["forehead", "blind"]),
    ],
)
def test_hands_of_one_card_can_be_added_at_the_end(extras: str, one_card: str, looks: list[str]) -> None:
    state = begun(3, extras=extras, one_card=one_card)
    plans = [GAME.plan(state, number) for number in range(19, GAME.hands_total(state) + 1)]
    assert [plan.cards for plan in plans] == [1] * len(looks)
    assert [plan.looks.value for plan in plans] == looks
    assert GAME.plan(state, 5).looks.value == "seen"


@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_game(players: int) -> None:
    *_, last = random_game(GAME, RomanianOptions(premium="10", extras="both"), players, Random(players))
    assert last.after.phase is Phase.OVER
    assert len(last.after.sheet) == 3 * players + 14
    assert {row.trump for row in last.after.sheet if row.cards == 8} == {None}
    assert all(sum(row.bids) != row.cards for row in last.after.sheet)
