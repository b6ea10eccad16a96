"""The house rules of Nomination Whist: trumps, who sees what, bidding together, and ties."""

from __future__ import annotations

import pytest

from bot.games.cards import Suit, card, cards, pack, read_hand
from bot.games.game import HOUSE, IllegalMove, NotYourTurn, Perspective, Phase
from bot.games.messages import message
from bot.games.moves import Bid, Deal, Move, NameTrump, Play, Turn
from bot.games.nomination import NominationState, parse_rotation
from bot.games.state import evolve
from tests.games.positions import GAME, begun, dealt_out, scored

NO_TRUMP = NameTrump(None)
ANY_SUIT = tuple(NameTrump(suit) for suit in Suit)


def after_hands(state: NominationState, hands: int) -> NominationState:
    """The state after so many hands in which everybody missed."""
    for _ in range(hands):
        size = GAME.plan(state, state.hand_number + 1).cards
        state = scored(state, (0 if size else 1,) * state.players, (size,) + (0,) * (state.players - 1))
    return state


def trumps_of(state: NominationState, hands: int) -> str:
    """How the first hands get their trump: a letter, N for none, u for a card turned, d for the dealer."""
    letters = ""
    for number in range(hands):
        begun_hand = dealt_out(after_hands(state, number))
        if begun_hand.phase is Phase.TRUMP:
            letters += "d"
        elif begun_hand.laid:
            letters += "u"
        else:
            letters += begun_hand.trump.letter if begun_hand.trump is not None else "N"
    return letters


def seen(state: NominationState) -> list[Perspective]:
    """What each seat sees, and last what a spectator sees."""
    return [*(GAME.perspective(state, seat) for seat in range(state.players)), GAME.perspective(state, None)]


# How a hand gets its trump.


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({}, "uuuuuuuuuuuuu"),
        ({"trumps": "rotation"}, "HDCSNHDCSNHDC"),
        ({"trumps": "rotation", "rotation": "SHCDN"}, "SHCDNSHCDNSHC"),
        ({"trumps": "rotation", "rotation": "CDHSN"}, "CDHSNCDHSNCDH"),
        ({"trumps": "rotation", "rotation": "S"}, "SSSSSSSSSSSSS"),
        ({"trumps": "rotation", "rotation": "sdch"}, "SDCHSDCHSDCHS"),
        # Rounds without trump, by the 7-1-7 structure: the only hand of one card is the middle one.
        ({"no_trump": "one_card"}, "uuuuuuNuuuuuu"),
        ({"no_trump": "middle"}, "uuuuuuNuuuuuu"),
        ({"no_trump": "last"}, "uuuuuuuuuuuuN"),
        ({"no_trump": "one_card_last"}, "uuuuuuNuuuuuN"),
        # By 1-7-1: one card first and last, seven in the middle.
        ({"no_trump": "one_card", "structure": "1-7-1"}, "NuuuuuuuuuuuN"),
        ({"no_trump": "middle", "structure": "1-7-1"}, "uuuuuuNuuuuuu"),
        ({"no_trump": "one_card_last", "structure": "7-1"}, "uuuuuuN"),
        # Rounds without trump overrule every other way.
        ({"no_trump": "one_card_last", "trumps": "rotation", "rotation": "S"}, "SSSSSSNSSSSSN"),
        ({"no_trump": "middle", "trumps": "dealer_chooses"}, "ddddddNdddddd"),
        ({"no_trump": "last", "trumps": "dealer_may_nt"}, "ddddddddddddN"),
        # The dealer chooses in every round or only in designated ones; elsewhere a card is turned.
        ({"trumps": "dealer_chooses"}, "ddddddddddddd"),
        ({"trumps": "dealer_chooses", "dealer_rounds": "one_card"}, "uuuuuuduuuuuu"),
        ({"trumps": "dealer_chooses", "dealer_rounds": "middle", "structure": "5-1-5"}, "uuuuduuuu"),
        ({"trumps": "dealer_chooses", "dealer_rounds": "last"}, "uuuuuuuuuuuud"),
    ],
)
def test_how_each_hand_gets_its_trump(rules: dict[str, str], expected: str) -> None:
    assert trumps_of(begun(3, **rules), len(expected)) == expected


def test_the_middle_of_an_even_number_of_hands_is_the_later_one() -> None:
    """So that of two hands of eight cards the second is without trump."""
    state = begun(4, structure="1,2,3,4,5,6,7,8,8,7,6,5,4,3,2,1", no_trump="middle")
    assert trumps_of(state, 10) == "uuuuuuuuNu"


@pytest.mark.parametrize("typed", ["", "X", "HDCSNHDCSNH", "♥", "H D 2"])
def test_a_cycle_is_made_of_suits_and_no_trump(typed: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_rotation(typed)


def test_the_dealer_names_trumps_after_seeing_the_hand_and_before_any_bid() -> None:
    state = dealt_out(begun(trumps="dealer_chooses"))
    assert (state.phase, GAME.actors(state), state.laid) == (Phase.TRUMP, (3,), ())
    assert GAME.legal_moves(state, 3) == (*ANY_SUIT, NO_TRUMP)
    views = seen(state)
    assert views[3].hand == state.hands[3]
    assert not any(view.trump_known for view in views)
    refused: list[Move] = [Bid(0), Turn(), Play(state.hands[3][0])]
    for move in refused:
        with pytest.raises(IllegalMove):
            GAME.apply(state, 3, move)
    with pytest.raises(NotYourTurn):
        GAME.apply(state, 0, NO_TRUMP)
    for trump in (Suit.CLUBS, None):
        named = GAME.apply(state, 3, NameTrump(trump))
        assert (named.phase, named.turn, named.trump) == (Phase.BIDDING, 0, trump)
        assert all(view.trump_known for view in seen(named))


def test_the_dealer_may_let_a_card_be_turned_or_play_without_trump() -> None:
    state = dealt_out(begun(trumps="dealer_may_nt"))
    assert GAME.legal_moves(state, 3) == (Turn(), NO_TRUMP)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 3, NameTrump(Suit.HEARTS))
    (up,) = dict(state.laid)["up"]
    assert all(view.laid == () for view in seen(state))
    turned = GAME.apply(state, 3, Turn())
    assert turned.trump is up.suit
    assert all(view.cards_laid("up") == (up,) for view in seen(turned))
    without = GAME.apply(state, 3, NO_TRUMP)
    assert without.trump is None
    # The card that was not turned is never seen, not even after the hand.
    over = GAME.score(evolve(without, bids=(0,) * 4, taken=(7, 0, 0, 0), hands=((),) * 4))
    assert all(view.laid == () for view in (*seen(without), *seen(over)))


@pytest.mark.parametrize(("turned", "without_trump"), [("suit", ""), ("courts", "JH QH KH"), ("honours", "JH QH KH AH")])
def test_a_court_card_turned_can_mean_no_trump(turned: str, without_trump: str) -> None:
    state = begun(3, structure="1", turned=turned)
    for code in ("2H", "TH", "JH", "QH", "KH", "AH"):
        deal = Deal((cards("2S"), cards("3S"), cards("4S")), (("up", cards(code)),))
        after = GAME.apply(state, HOUSE, deal)
        assert after.trump is (None if code in without_trump.split() else Suit.HEARTS)


# A hand that takes the whole pack leaves no card to turn.


@pytest.mark.parametrize(("players", "size"), [(4, 13), (2, 26)])
def test_a_full_pack_is_played_without_trump_unless_agreed(players: int, size: int) -> None:
    state = dealt_out(begun(players, structure=str(size)))
    assert (state.phase, state.trump, state.laid) == (Phase.BIDDING, None, ())


def test_the_dealers_last_card_is_shown_and_stays_in_the_hand() -> None:
    state = begun(structure="13-12", full_pack="last")
    deal = GAME.deal(state, pack())
    assert deal.extras == (("last", cards("AS")),)
    after = GAME.apply(state, HOUSE, deal)
    assert after.trump is Suit.SPADES
    assert card("AS") in after.hands[3]
    assert GAME.perspective(after, None).cards_laid("last") == cards("AS")
    # With twelve cards there is one to turn.
    assert dealt_out(after_hands(state, 1)).laid[0][0] == "up"


def test_a_shown_card_must_be_the_dealers() -> None:
    state = begun(structure="13", full_pack="last")
    deal = GAME.deal(state, pack())
    for extras in (
        (("last", cards("KS")),),
        (),
        (("up", cards("AS")),),
        (("last", cards("AS,4S")),),
        (*deal.extras, *deal.extras),
    ):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, HOUSE, Deal(deal.hands, extras))
        assert caught.value.message == message("illegal-deal-shape")


def test_a_cut_card_may_be_in_any_hand() -> None:
    state = begun(structure="13", full_pack="cut")
    owners = set()
    for seed in range(60):
        after = dealt_out(state, seed)
        ((name, (cut,)),) = after.laid
        assert (name, after.trump) == ("cut", cut.suit)
        owners |= {seat for seat in range(4) if cut in after.hands[seat]}
    assert owners == {0, 1, 2, 3}


def test_the_dealer_may_refuse_the_card_of_a_full_pack_too() -> None:
    state = dealt_out(begun(structure="13", full_pack="last", trumps="dealer_may_nt"))
    assert GAME.legal_moves(state, 3) == (Turn(), NO_TRUMP)
    assert GAME.apply(state, 3, Turn()).trump is state.laid[0][1][0].suit
    assert dealt_out(begun(structure="13", trumps="dealer_may_nt")).phase is Phase.BIDDING


# The restriction on the dealer.


@pytest.mark.parametrize(
    ("rules", "restricted"),
    [
        ({}, "7654321234567"),
        ({"hook": "off"}, ""),
        ({"hook": "not_last"}, "765432123456"),
        ({"hook_from": "4"}, "76544567"),
        ({"hook_from": "2", "hook": "not_last"}, "76543223456"),
        ({"bidding": "hidden"}, ""),
    ],
)
def test_in_which_hands_the_dealer_is_restricted(rules: dict[str, str], restricted: str) -> None:
    state = begun(4, **rules)
    plans = [GAME.plan(state, number) for number in range(1, 14)]
    assert "".join(str(plan.cards) for plan in plans if plan.hook) == restricted


# Bidding together.


def test_hidden_bids_come_in_any_order_and_are_shown_together() -> None:
    state = dealt_out(begun(bidding="hidden"))
    waiting = [0, 1, 2, 3]
    for seat, bid in ((2, 3), (0, 0), (3, 4)):
        assert GAME.actors(state) == tuple(waiting)
        state = GAME.apply(state, seat, Bid(bid))
        waiting.remove(seat)
        for view in seen(state):
            shown = [row.bid for row in view.rows]
            assert [row.has_bid for row in view.rows] == [seat not in waiting for seat in range(4)]
            assert all(told is None or owner == view.seat for owner, told in enumerate(shown))
            assert view.contract is None
        assert GAME.perspective(state, seat).rows[seat].bid == bid
        assert GAME.legal_moves(state, seat) == ()
        with pytest.raises(NotYourTurn):
            GAME.apply(state, seat, Bid(1))
    # Whoever comes last is free: 3 + 0 + 4 are seven already, and so is any bid.
    assert GAME.legal_moves(state, 1) == tuple(Bid(n) for n in range(8))
    state = GAME.apply(state, 1, Bid(0))
    assert (state.phase, GAME.actors(state)) == (Phase.PLAYING, (0,))
    assert all([row.bid for row in view.rows] == [0, 0, 3, 4] for view in seen(state))


def test_every_order_of_hidden_bids_comes_to_the_same() -> None:
    state = dealt_out(begun(3, bidding="hidden"))
    ends = set()
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        after = state
        for seat in order:
            after = GAME.apply(after, seat, Bid(seat))
        ends.add((after.bids, after.turn, after.phase))
    assert ends == {((0, 1, 2), 0, Phase.PLAYING)}


# Hands of one card bid without looking.


def one_card_each(**rules: str) -> NominationState:
    deal = Deal(tuple(read_hand(hand) for hand in ("A...", "K...", "...2")), (("up", cards("9H")),))
    return GAME.apply(begun(3, structure="1-2", **rules), HOUSE, deal)


def test_a_blind_bid_is_made_before_anybody_looks() -> None:
    state = one_card_each(one_card="blind")
    for seat, bid in ((0, 1), (1, 0), (2, 1)):
        for view in seen(state):
            assert (view.hand, view.exposed) == ((), ())
            assert [row.cards for row in view.rows] == [1, 1, 1]
            # The trump is turned before the bids.
            assert view.cards_laid("up") == cards("9H")
        assert {move.tricks for move in GAME.perspective(state, seat).legal if isinstance(move, Bid)} >= {bid}
        state = GAME.apply(state, seat, Bid(bid))
    assert [view.hand for view in seen(state)] == [*state.hands, ()]
    # Looking is only barred in the hands of one card.
    assert GAME.perspective(dealt_out(after_hands(begun(3, structure="1-2", one_card="blind"), 1)), 0).hand != ()


def test_the_dealer_stays_restricted_in_a_blind_round() -> None:
    state = one_card_each(one_card="blind")
    for bid in (1, 0):
        state = GAME.apply(state, state.turn, Bid(bid))
    assert GAME.legal_moves(state, 2) == (Bid(1),)


def test_on_the_forehead_everybody_sees_every_card_but_their_own() -> None:
    state = one_card_each(one_card="forehead")
    for seat, bid in ((0, 1), (1, 0), (2, 1)):
        for view in seen(state)[:3]:
            own = state.hands[view.seat or 0][0]
            assert view.hand == ()
            assert view.exposed == tuple((owner, state.hands[owner]) for owner in range(3) if owner != view.seat)
            assert own.code not in repr(view)
        # A spectator, who might tell, sees nothing.
        assert (seen(state)[3].hand, seen(state)[3].exposed) == ((), ())
        state = GAME.apply(state, seat, Bid(bid))
    # All have bid: the cards are taken down to be played.
    assert [(view.hand, view.exposed) for view in seen(state)] == [*((hand, ()) for hand in state.hands), ((), ())]


def test_what_a_seat_is_shown_on_the_forehead_does_not_depend_on_its_own_card() -> None:
    state = one_card_each(one_card="forehead")
    other = evolve(state, hands=(cards("3D"), *state.hands[1:]))
    assert GAME.perspective(state, 0) == GAME.perspective(other, 0)
    assert GAME.perspective(state, 1) != GAME.perspective(other, 1)


# Two players.


def test_two_play_with_half_the_pack_at_most() -> None:
    state = dealt_out(begun(2, structure="26-24", hook_from="2"))
    assert [len(hand) for hand in state.hands] == [26, 26]
    state = GAME.apply(state, 0, Bid(20))
    assert Bid(6) not in GAME.legal_moves(state, 1)


def test_a_move_that_is_no_bid_is_refused_while_bidding() -> None:
    state = dealt_out(begun())
    moves: list[Move] = [NO_TRUMP, Turn(), Play(state.hands[0][0])]
    for move in moves:
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, 0, move)
        assert caught.value.message == message("illegal-now")
