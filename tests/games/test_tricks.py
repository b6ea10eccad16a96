from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import Card, Suit, cards, pack
from bot.games.messages import Message, message
from bot.games.tricks import Trick, followers, why_won, winning_index

H, S = Suit.HEARTS, Suit.SPADES


@pytest.mark.parametrize(
    ("trump", "played", "winner"),
    [
        pytest.param(H, "9S,KS,2H,AD", 2, id="T1 only trump"),
        pytest.param(None, "9S,KS,2H,AD", 1, id="T2 highest spade"),
        pytest.param(S, "QH,KH,2S,AD", 2, id="T3 the two of trumps beats the king"),
        pytest.param(None, "QH,KH,2S,AD", 1, id="T4 the same without a trump"),
        pytest.param(S, "7C,AD,KH", 0, id="T5 the led suit beats higher strangers"),
        pytest.param(H, "QS,9H,KS", 1, id="T6"),
        pytest.param(H, "JH,QH,AC", 1, id="T7"),
        pytest.param(H, "8D,JS,QC", 0, id="T8"),
        pytest.param(None, "9C,TC", 1, id="ten beats nine"),
        pytest.param(S, "AH,3S,2S", 1, id="the higher of two ruffs"),
        pytest.param(S, "2S,AH,3S", 2, id="trumps led"),
        pytest.param(None, "2C,BJ,AD", 0, id="a joker is no trump where there is none"),
        pytest.param(H, "2C,BJ,LJ", 0, id="nor where there is one"),
    ],
)
def test_who_takes_the_trick(trump: Suit | None, played: str, winner: int) -> None:
    assert winning_index(cards(played), trump) == winner


@given(st.lists(st.sampled_from(pack()), min_size=1, max_size=5, unique=True), st.sampled_from([None, *Suit]))
def test_only_the_lead_matters_of_the_order(played: list[Card], trump: Suit | None) -> None:
    lead, *rest = played
    winners = {(lead, *order)[winning_index((lead, *order), trump)] for order in permutations(rest)}
    (winner,) = winners
    assert winner.suit in (lead.suit, trump)
    rivals = [c for c in played if c.suit is trump] or [c for c in played if c.suit is lead.suit]
    assert winner.rank == max(c.rank for c in rivals)


def test_follow_suit_if_able_and_play_anything_if_not() -> None:
    hand = cards("2C,AC,5H,KS")
    assert followers(hand, Suit.CLUBS) == cards("2C,AC")
    assert followers(hand, Suit.DIAMONDS) == hand
    assert followers(cards("2C,BJ"), None) == cards("2C,BJ")
    assert followers((), Suit.CLUBS) == ()


@pytest.mark.parametrize(
    ("trump", "played", "winner", "why"),
    [
        (H, "9S,KS,AD", 1, message("won-suit", card=cards("KS")[0], suit=S)),
        (H, "9S,KS,2H", 2, message("won-ruff", card=cards("2H")[0])),
        (H, "9H,KH,AD", 1, message("won-trump", card=cards("KH")[0], suit=H)),
        (None, "9H,KH,AD", 1, message("won-suit", card=cards("KH")[0], suit=H)),
    ],
)
def test_why_a_trick_was_won(trump: Suit | None, played: str, winner: int, why: Message) -> None:
    seats = (2, 0, 1)
    assert why_won(Trick(seats, cards(played), seats[winner]), trump) == why
