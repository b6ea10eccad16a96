from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, Suit, card, cards
from bot.games.moves import Bid, Call, Claim, Deal, Discard, Knock, Move, NameTrump, Play, Turn, notation, parse_move, read_seat
from tests.games.harness import unreadable

some_card = st.sampled_from(list(CARDS.values()))
in_order = st.lists(some_card, min_size=1, max_size=13).map(tuple)
held = st.lists(some_card, max_size=13).map(lambda drawn: tuple(sorted(drawn)))
word = st.text("abcdefghijklmnopqrstuvwxyz0123456789_", min_size=1, max_size=12)
piles = st.dictionaries(word, st.lists(some_card, max_size=6).map(tuple), max_size=3).map(lambda named: tuple(named.items()))
moves: dict[type[Move], st.SearchStrategy[Move]] = {
    Deal: st.builds(Deal, st.lists(held, max_size=7).map(tuple), piles),
    Bid: st.builds(Bid, st.integers(0, 10**20)),
    Play: st.builds(Play, some_card),
    NameTrump: st.builds(NameTrump, st.sampled_from([None, *Suit])),
    Turn: st.just(Turn()),
    Call: st.builds(Call, word),
    Discard: st.builds(Discard, in_order.map(lambda drawn: tuple(sorted(drawn)))),
    Knock: st.just(Knock()),
    Claim: st.builds(Claim, word, st.integers(0, 6)),
}


@pytest.mark.parametrize("kind", moves)
@given(data=st.data())
def test_notation_and_parse_move_are_inverse(kind: type[Move], data: st.DataObject) -> None:
    move = data.draw(moves[kind])
    assert parse_move(notation(move)) == move
    assert notation(parse_move(notation(move))) == notation(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bid 0", Bid(0)),
        ("bid  2", Bid(2)),
        ("play TS", Play(card("TS"))),
        ("trump NT", NameTrump(None)),
        ("trump H", NameTrump(Suit.HEARTS)),
        ("turn", Turn()),
        ("knock", Knock()),
        ("call 4up", Call("4up")),
        ("claim revoke 2", Claim("revoke", 1)),
        ("discard 2H,2D,2H", Discard(cards("2D,2H,2H"))),
        ("deal A.K.Q.J ... up:7H", Deal((cards("JC,QD,KH,AS"), ()), (("up", cards("7H")),))),
        ("deal ... kitty: stock:3C,2C", Deal(((),), (("kitty", ()), ("stock", cards("3C,2C"))))),
    ],
)
def test_what_a_move_is_written_like(text: str, move: Move) -> None:
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bid",
        "bid x",
        "bid -1",
        "bid +1",
        "bid 01",
        "bid 1_0",
        "bid 1.0",
        "bid ٣",
        "bid ²",
        "bid 1 2",
        "bid " + "9" * 5000,
        "Bid 1",
        "play",
        "play 10S",
        "play AS KS",
        "play as",
        "trump",
        "trump nt",
        "trump h",
        "trump J",
        "trump HEARTS",
        "turn 1",
        "knock knock",
        "call",
        "call a b",
        "discard",
        "discard 2S,",
        "discard 2S 3S",
        "claim revoke",
        "claim revoke x",
        "claim revoke 0",
        "claim revoke -1",
        "claim revoke 1 2",
        "deal A.K.Q",
        "deal ... up:7X",
        "deal ... up:7H:8H",
        "resign",
    ],
)
def test_nothing_else_is_a_move(text: str) -> None:
    assert unreadable(parse_move, text)


def test_seats_are_written_from_one() -> None:
    assert read_seat("1") == 0
    assert unreadable(read_seat, "0")


def test_a_deal_knows_what_lies_on_the_table() -> None:
    deal = Deal((), (("up", cards("7H")),))
    assert deal.extra("up") == cards("7H")
    assert deal.extra("kitty") == ()
