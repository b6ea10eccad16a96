"""Knock-Out Whist: the dossier's vectors KO1 to KO6, the dog's life, and who names trumps."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.cards import Suit, cards
from bot.games.game import HOUSE, IllegalMove, Phase
from bot.games.knockout import KnockOut, KnockOutState, highest_cut
from bot.games.messages import message
from bot.games.state import evolve
from tests.games.scenes import act, legal, play_on, scene

KNOCKOUT = KnockOut()


def after_hand(players: int, tricks: tuple[int, ...], **state: Any) -> KnockOutState:
    """The state once a hand with these tricks is scored: by default the first one, of seven cards, dealt by the first seat."""
    begun = evolve(scene("knockout", players, dealer=1), hand_number=1, hands=((),) * players, phase=Phase.PLAYING)
    return KNOCKOUT.score(evolve(begun, taken=tricks, **state))


def sizes(state: KnockOutState) -> tuple[int, ...]:
    return KNOCKOUT.layout(state).hands


def test_the_first_to_take_no_trick_gets_a_dogs_life() -> None:
    """KO1."""
    state = after_hand(4, (3, 2, 2, 0))
    assert (state.out, state.dogs) == ((), (3,))
    assert sizes(state) == (6, 6, 6, 1)
    assert sum(sizes(state)) == 19
    assert KNOCKOUT.perspective(state, 0).rows[3].status == (message("status-dog"),)


def test_there_is_one_dogs_life_in_a_game() -> None:
    """KO2."""
    state = after_hand(4, (5, 2, 0, 0), dog_given=True)
    assert (state.out, state.dogs) == ((2, 3), ())
    assert sizes(state) == (6, 6, 0, 0)
    assert [row.status for row in KNOCKOUT.perspective(state, 2).rows[2:]] == [(message("status-out"),)] * 2


def test_all_who_take_no_trick_in_the_same_hand_get_one() -> None:
    """KO3."""
    state = after_hand(4, (5, 2, 0, 0))
    assert (state.out, state.dogs, state.dog_given) == ((), (2, 3), True)
    assert sizes(state) == (6, 6, 1, 1)


def test_a_hand_in_which_all_take_tricks_uses_up_no_dogs_life() -> None:
    state = after_hand(3, (3, 3, 1))
    assert (state.out, state.dogs, state.dog_given) == ((), (), False)


def test_a_dog_without_a_trick_is_out() -> None:
    state = after_hand(3, (3, 3, 0), dogs=(2,), dog_given=True, hand_number=2)
    assert (state.out, state.dogs) == ((2,), ())


def test_without_dogs_the_trickless_are_out_at_once() -> None:
    state = scene("knockout", 3, dealer=1, dog="off")
    state = evolve(state, hand_number=1, hands=((), (), ()), taken=(4, 3, 0), phase=Phase.PLAYING)
    state = KNOCKOUT.score(state)
    assert (state.out, state.dogs) == ((2,), ())


def test_a_tie_for_most_tricks_is_cut_for() -> None:
    """KO4."""
    state = after_hand(3, (3, 3, 1))
    assert state.namers == (0, 1)
    assert KNOCKOUT.layout(state).laid == (("cuts", 2),)
    hands = "AKQJT9... .AKQJT9.. ..AKQJT9."
    assert KNOCKOUT.actors(act("knockout", state, f"- deal {hands} cuts:8S,7H")) == (0,)
    state = act("knockout", state, f"- deal {hands} cuts:7S,8H")
    assert (state.phase, KNOCKOUT.actors(state)) == (Phase.TRUMP, (1,))
    assert KNOCKOUT.perspective(state, 2).cards_laid("cuts") == cards("7S,8H")


@pytest.mark.parametrize(("cut", "winner"), [("KS,AH", 4), ("TD,9S", 2), ("5C,5S", 4), ("5D,5C", 2), ("5H,5D", 2)])
def test_the_highest_card_wins_the_cut_and_equal_ranks_go_by_suit(cut: str, winner: int) -> None:
    assert highest_cut((2, 4), cards(cut)) == winner


def test_who_took_most_tricks_names_trumps_having_seen_the_new_hand() -> None:
    state = act("knockout", after_hand(3, (1, 5, 1)), "- deal AKQJT9... .AKQJT9.. ..AKQJT9.")
    seen = KNOCKOUT.perspective(state, 1)
    assert (seen.actors, seen.hand, seen.trump_known) == ((1,), state.hands[1], False)
    assert legal("knockout", state, 2) == [f"trump {suit}" for suit in "CDHS"]
    with pytest.raises(IllegalMove):
        act("knockout", state, "2 trump NT")
    state = act("knockout", state, "2 trump H")
    assert (state.trump, state.phase) == (Suit.HEARTS, Phase.PLAYING)
    assert KNOCKOUT.actors(state) == (2,), "the second seat deals, so the third leads"


def test_at_some_tables_whoever_named_trumps_leads() -> None:
    state = after_hand(3, (1, 5, 1))
    state = evolve(state, options=scene("knockout", 3, dealer=1, lead="namer").options)
    state = act("knockout", state, "- deal AKQJT9... .AKQJT9.. ..AKQJT9.", "2 trump H")
    assert KNOCKOUT.actors(state) == (1,)


def test_the_first_trumps_are_turned() -> None:
    state = act("knockout", scene("knockout", 3, dealer=3), "- deal AKQJT98... .AKQJT98.. ..AKQJT98. up:2D")
    assert (state.trump, state.phase, KNOCKOUT.actors(state)) == (Suit.DIAMONDS, Phase.PLAYING, (0,))


# The dog. The fourth of four seats has one card against six; the third dealt, so the dog is the eldest hand.


def dog(trump: str) -> KnockOutState:
    state = evolve(after_hand(4, (3, 2, 2, 0)), namers=(0,), dealer=2)
    dealt: KnockOutState = act("knockout", state, "- deal ...AKQJT9 .AKQJT9.. ..AKQJT9. 5...", f"1 trump {trump}")
    return dealt


def test_a_dog_may_play_its_card_or_knock_and_need_not_lead() -> None:
    state = dog(trump="H")
    assert KNOCKOUT.actors(state) == (3,)
    assert legal("knockout", state, 4) == ["play 5S", "knock"]
    state = act("knockout", state, "4 knock")
    assert KNOCKOUT.actors(state) == (0,), "the lead passes to the left"
    assert "knock" not in legal("knockout", state, 1)
    state = act("knockout", state, "1 play 9C", "2 play 9H", "3 play 9D")
    assert (state.taken, state.tricks[-1].seats) == ((0, 1, 0, 0), (0, 1, 2))
    assert KNOCKOUT.actors(state) == (1,)


def test_a_knock_may_end_a_trick_and_the_next_one_is_open_to_the_dog_again() -> None:
    state = act("knockout", dog(trump="C"), "4 knock", "1 play 9C", "2 play 9H", "3 play 9D", "1 play TC", "2 play TH")
    state = act("knockout", state, "3 play TD")
    assert legal("knockout", state, 4) == ["play 5S", "knock"]
    state = act("knockout", state, "4 knock")
    assert (state.taken, KNOCKOUT.actors(state)) == ((2, 0, 0, 0), (0,))
    state = act("knockout", state, "1 play JC", "2 play JH", "3 play JD")
    assert KNOCKOUT.actors(state) == (3,)


def test_a_dog_that_wins_is_back_and_its_left_neighbour_leads() -> None:
    """KO5: the dog plays in the fourth trick."""
    state = act("knockout", dog(trump="S"), "4 knock", "1 play 9C", "2 play 9H", "3 play 9D")
    for rank in "TJ":
        state = act("knockout", state, f"1 play {rank}C", f"2 play {rank}H", f"3 play {rank}D", "4 knock")
    state = act("knockout", state, "1 play QC", "2 play QH", "3 play QD", "4 play 5S")
    assert (len(state.tricks), state.taken) == (4, (3, 0, 0, 1))
    assert KNOCKOUT.actors(state) == (0,), "the first seat sits to the dog's left"
    state = act("knockout", state, "1 play KC", "2 play KH", "3 play KD")
    assert KNOCKOUT.actors(state) == (0,), "the dog has no card left"
    state = play_on("knockout", state)
    assert (state.out, state.dogs, sizes(state)) == ((1, 2), (), (5, 0, 0, 5)), "a full hand again"


def test_the_dogs_card_must_be_played_in_the_last_trick() -> None:
    state = evolve(after_hand(2, (1, 0), hand_number=6), dealer=0)
    assert sizes(state) == (1, 1), "the last hand has one card for everybody"
    state = evolve(after_hand(2, (2, 0), hand_number=5), dealer=0)
    state = act("knockout", state, "- deal A.2.. .A..", "1 trump C")
    assert legal("knockout", state, 2) == ["play AH", "knock"]
    state = act("knockout", state, "2 knock", "1 play AS")
    assert KNOCKOUT.actors(state) == (0,)
    state = act("knockout", state, "1 play 2H")
    assert legal("knockout", state, 2) == ["play AH"]
    with pytest.raises(IllegalMove) as caught:
        act("knockout", state, "2 knock")
    assert caught.value.message == message("illegal-knock")
    assert [reason for _, reason in KNOCKOUT.perspective(state, 1).refused] == [message("illegal-knock")]
    state = act("knockout", state, "2 play AH")
    assert (state.taken, state.out) == ((1, 1), ()), "the dog is back"


def test_the_rest_is_not_claimed_while_a_dog_may_hold_its_card_back() -> None:
    state = act("knockout", dog(trump="C"), "4 knock")
    assert not KNOCKOUT.perspective(state, 0).claimable
    state = act("knockout", dog(trump="C"), "4 play 5S")
    assert KNOCKOUT.perspective(state, 0).claimable


def test_only_a_dog_may_knock() -> None:
    state = act("knockout", scene("knockout", 3, dealer=3), "- deal AKQJT98... .AKQJT98.. ..AKQJT98. up:2D")
    with pytest.raises(IllegalMove):
        act("knockout", state, "1 knock")


def test_the_cards_of_whoever_is_left_alone_take_the_other_tricks() -> None:
    state = evolve(after_hand(2, (7, 0)), dealer=0)
    state = act("knockout", state, "- deal AKQJT9... 2...", "1 trump S", "2 play 2S", "1 play 9S")
    assert (state.phase, state.taken, state.out) == (Phase.OVER, (6, 0), (1,))


# The end.


def test_the_last_hand_is_one_trick_and_decides() -> None:
    """KO6: two are left, the dog is unused, and the loser of the two-card hand gets one card in the one-card hand."""
    state = after_hand(2, (2, 0), hand_number=6)
    assert (state.phase, state.dogs, sizes(state)) == (Phase.DEAL, (1,), (1, 1))
    state = act("knockout", state, "- deal A... 2...", "1 trump H", "1 play AS")
    assert legal("knockout", state, 2) == ["play 2S"]
    state = act("knockout", state, "2 play 2S")
    assert (state.phase, state.out) == (Phase.OVER, (1,))
    result = KNOCKOUT.result(state)
    assert result is not None
    assert result.places == (1, 2)


def test_after_the_one_card_hand_nobody_gets_a_dogs_life() -> None:
    state = after_hand(4, (0, 1, 0, 0), hand_number=7)
    assert (state.phase, state.out) == (Phase.OVER, (0, 2, 3))


def test_places_go_by_the_hands_that_were_survived() -> None:
    state = after_hand(4, (4, 3, 0, 0), dog_given=True)
    state = KNOCKOUT.score(evolve(state, hand_number=2, taken=(0, 6, 0, 0)))
    result = KNOCKOUT.result(state)
    assert result is not None
    assert (result.totals, result.places) == ((1, 2, 0, 0), (2, 1, 3, 3))


def test_the_deal_passes_over_those_who_are_out() -> None:
    state = after_hand(4, (4, 0, 0, 3), dog_given=True)
    assert (state.dealer, KNOCKOUT.actors(state)) == (3, (HOUSE,))
    state = act("knockout", state, "- deal AKQJT9... ... ... .AKQJT9..", "1 trump S")
    assert KNOCKOUT.actors(state) == (0,)
    state = act("knockout", state, "1 play AS")
    assert KNOCKOUT.actors(state) == (3,)


@pytest.mark.parametrize(("players", "size", "fits"), [(7, 7, True), (7, 8, False), (5, 9, True), (6, 9, False), (2, 25, True)])
def test_the_first_hand_must_leave_a_card_to_turn(players: int, size: int, fits: bool) -> None:
    options = scene("knockout", 2, dealer=1, cards=str(size)).options
    assert (options.problems(players) == ()) is fits
