from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.games.cards import Suit, cards, read_hand
from bot.games.game import HOUSE, IllegalMove, Phase, Seat
from bot.games.messages import message
from bot.games.moves import Bid, Deal, Play
from bot.games.nomination import NominationState
from bot.games.structures import hand_sizes
from tests.games import naive
from tests.games.harness import random_game
from tests.games.positions import GAME, STANDARD, after_bids, dealt, played, table

# Thousands of moves by chance: counting the lines that they run through would take longer than they do.
pytestmark = pytest.mark.no_cover


def test_a_hand_card_by_card() -> None:
    state = table("A.2..", "K..4.", ".A..5", up="7D", bids=(1, 1, 0))
    state = played(state, "AS")
    with pytest.raises(IllegalMove) as caught:
        played(state, "4D")
    assert caught.value.message == message("illegal-must-follow", suit=Suit.SPADES)
    with pytest.raises(IllegalMove) as caught:
        played(state, "2S")
    assert caught.value.message == message("illegal-not-held", card=cards("2S")[0])
    state = played(state, "KS", "5C")
    assert (state.taken, state.turn) == ((1, 0, 0), 0)
    before = state
    state = played(state, "2H", "4D", "AH")
    assert GAME.perspective(before, 0).legal == (Play(*cards("2H")),)
    (row,) = state.sheet
    assert (row.number, row.cards, row.dealer, row.trump) == (1, 2, 2, Suit.DIAMONDS)
    assert (row.bids, row.tricks, row.points, row.totals) == ((1, 1, 0), (1, 1, 0), (11, 11, 10), (11, 11, 10))
    assert (state.phase, state.dealer) == (Phase.DEAL, 0)


def test_the_last_trick_is_remembered_until_the_next_is_taken() -> None:
    state = played(table("A.2..", "K..4.", ".A..5", up="7D", bids=(1, 1, 0)), "AS", "KS", "5C", "2H", "4D", "AH")
    last = GAME.perspective(state, None).last_trick
    assert last is not None
    assert (last[0].winner, last[0].cards, last[1]) == (1, cards("2H,4D,AH"), message("won-ruff", card=cards("4D")[0]))
    hands = tuple(read_hand(hand) for hand in ("...2", "...3", "...4"))
    # Clubs are trumps now; the trick before was ruffed all the same.
    state = GAME.apply(state, HOUSE, Deal(hands, (("up", cards("9C")),)))
    assert GAME.perspective(state, 0).last_trick == last
    assert GAME.perspective(state, 0).tricks == ()
    state = played(after_bids(state, 0, 0, 0), "3C", "4C")
    assert GAME.perspective(state, 0).last_trick == last
    (trick,) = GAME.perspective(played(state, "2C"), 0).tricks
    assert (trick.winner, trick.seats) == (2, (1, 2, 0))


@pytest.mark.parametrize("players", range(3, 8))
def test_the_deal_passes_left_and_the_eldest_hand_leads_whoever_took_the_last_trick(players: int) -> None:
    leaders = list(leads_of_hands(players, dealer=players - 1))
    assert [(dealer, leader) for dealer, leader, _ in leaders] == [
        ((players - 1 + hand) % players, hand % players) for hand in range(13)
    ]
    assert any(last not in (None, leader) for _, leader, last in leaders)


def leads_of_hands(players: int, dealer: Seat) -> Iterator[tuple[Seat, Seat, Seat | None]]:
    """For each hand of a random game: who deals, who leads first, and who took the last trick of the hand before."""
    last = None
    for moment in random_game(GAME, STANDARD, players, Random(players), dealer):
        state = moment.before
        if isinstance(moment.move, Play) and not state.trick and not state.tricks:
            yield state.dealer, moment.seat, last
        last = moment.after.tricks[-1].winner if moment.after.tricks else last


@pytest.mark.parametrize("players", range(3, 8))
def test_in_every_hand_the_tricks_are_the_cards_and_with_the_hook_somebody_misses(players: int) -> None:
    for seed in range(4):
        *_, last = random_game(GAME, STANDARD, players, Random(seed))
        assert last.after.phase is Phase.OVER
        assert [row.cards for row in last.after.sheet] == list(hand_sizes("7-1-7"))
        for row in last.after.sheet:
            assert sum(row.tricks) == row.cards
            assert sum(row.bids) != row.cards
            assert 0 in row.points
            assert row.points == tuple(naive.exact(bid, tricks) for bid, tricks in zip(row.bids, row.tricks, strict=True))


@pytest.mark.parametrize("hook", ["on", "off"])
@pytest.mark.parametrize(("players", "size"), [(3, 1), (3, 2), (3, 3), (4, 2), (5, 1)])
def test_every_course_of_a_small_hand_as_a_naive_model_counts_them(players: int, size: int, hook: str) -> None:
    state = dealt(players, size, hook, dealer=1)
    hands = [[card.code for card in hand] for hand in state.hands]
    assert state.trump is not None
    expected = Counter(naive.outcomes(hands, state.trump.letter, 1, hook == "on"))
    assert Counter(courses(state)) == expected
    assert expected.total() > (size + 1) ** (players - 1)


def courses(state: NominationState) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    if state.sheet:
        yield state.sheet[0].bids, state.sheet[0].tricks
        return
    for move in GAME.legal_moves(state, state.turn):
        yield from courses(GAME.apply(state, state.turn, move))


# What is seen.


def test_the_house_and_strangers_have_no_perspective() -> None:
    state = dealt(4, 7)
    for nobody in (HOUSE, -2, 4):
        with pytest.raises(ValueError, match=str(nobody)):
            GAME.perspective(state, nobody)


def test_what_a_seat_and_a_spectator_see_while_bidding() -> None:
    state = after_bids(dealt(4, 7), 2)
    seen, spectator = GAME.perspective(state, 1), GAME.perspective(state, None)
    assert seen.hand == state.hands[1]
    assert seen.legal == tuple(Bid(n) for n in range(8))
    assert (seen.phase, seen.actors, seen.dealer, seen.hand_number, seen.hands_total) == (Phase.BIDDING, (1,), 3, 1, 7)
    assert [(row.bid, row.has_bid, row.cards) for row in seen.rows] == [(2, True, 7)] + [(None, False, 7)] * 3
    assert (spectator.hand, spectator.legal, spectator.exposed) == ((), (), ())
    assert seen.cards_laid("up") == spectator.cards_laid("up") == state.laid[0][1]
    assert seen.contract is None
    assert GAME.perspective(state, 0).legal == ()


@pytest.mark.parametrize(
    ("bids", "way", "difference"), [((2, 2, 2, 2), "over", 1), ((0, 1, 2, 0), "under", 4), ((7, 0, 0, 0), "even", 0)]
)
def test_the_bids_are_set_against_the_tricks(bids: tuple[int, ...], way: str, difference: int) -> None:
    state = after_bids(dealt(4, 7, hook="off"), *bids)
    expected = message("contract-bids", bids=sum(bids), tricks=7, difference=difference, way=way)
    assert GAME.perspective(state, None).contract == expected


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    seen = GAME.perspective(GAME.start(STANDARD, 3, 2), 1)
    assert (seen.actors, seen.phase, seen.hand_number, seen.cards_dealt) == ((HOUSE,), Phase.DEAL, 0, 0)
    assert (seen.hand, seen.legal, seen.trump_known, seen.last_trick) == ((), (), False, None)
