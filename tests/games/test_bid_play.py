"""Bid Whist: the order of the cards, the jokers, the points, and what is shown (rules dossier §5)."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.games.bid import BidWhist
from bot.games.bid_calls import BIDDINGS, BidOptions, heights, winner_of, worth
from bot.games.cards import Suit, card, cards
from bot.games.claims import sure_line
from bot.games.game import HOUSE, IllegalMove, Phase
from bot.games.messages import At, message
from bot.games.moves import Discard
from bot.games.options import build
from bot.games.record import read
from bot.games.state import evolve
from tests.games.driving import deal, dealt, follow, legal, play_out, start

game = BidWhist()


def auction(*calls: str, **rules: str) -> Any:
    """A first hand after the calls of seats 1, 2, 3 and 4, the dealer."""
    return follow("bid", dealt("bid", rules), *(f"{seat} call {call}" for seat, call in enumerate(calls, 1)))


# The cards.


@pytest.mark.parametrize(
    ("way", "aces", "high_to_low"),
    [
        ("up", "good", "BJ,LJ,AS,KS,QS,JS,TS,9S,8S,7S,6S,5S,4S,3S,2S"),
        ("up", "bad", "BJ,LJ,AS,KS,QS,JS,TS,9S,8S,7S,6S,5S,4S,3S,2S"),
        ("down", "good", "BJ,LJ,AS,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS"),
        ("down", "bad", "BJ,LJ,2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,AS"),
    ],
)
def test_the_order_of_trumps(way: str, aces: str, high_to_low: str) -> None:
    order = heights(way, build(BidOptions, {"aces": aces}))
    ladder = cards(high_to_low)
    for higher, lower in pairwise(ladder):
        assert winner_of((lower, higher, card("AD"), card("2D")), Suit.SPADES, order) == 1
        assert winner_of((higher, lower, card("AD"), card("2D")), Suit.SPADES, order) == 0


@pytest.mark.parametrize(
    ("trick", "trump", "way", "winner"),
    [
        ("9S,KS,2H,AD", "H", "up", 2),
        ("9S,KS,2H,AD", "", "up", 1),
        ("9S,KS,2H,AD", "", "down", 0),
        ("9S,AS,2S,3S", "", "down", 1),
        ("KH,2S,QH,AD", "S", "down", 1),
        ("AH,LJ,2S,BJ", "S", "up", 3),
        ("AH,LJ,AS,KH", "S", "down", 1),
        ("LJ,AS,BJ,2S", "S", "down", 2),
        ("AH,BJ,2H,3H", "", "up", 0),
        ("BJ,2D,AS,3D", "", "up", 3),
        ("BJ,LJ,2D,AS", "", "up", 2),
        ("BJ,2D,AS,3D", "", "down", 1),
    ],
)
def test_who_takes_a_trick(trick: str, trump: str, way: str, winner: int) -> None:
    suit = {"": None, "H": Suit.HEARTS, "S": Suit.SPADES}[trump]
    assert winner_of(cards(trick), suit, heights(way, BidOptions())) == winner


HANDS = "AKQ.JT9.876.4.BL 543.876.JT9.AKQ 876.AKQ.543.JT9 JT9.543.AKQ.876"
KITTY = "kitty:2S,2H,2D,2C,3C,5C"


def known(*lines: str, **rules: str) -> Any:
    """A deal in which the first seat holds both jokers, after these lines; it discards the whole kitty."""
    state = follow("bid", start("bid", rules), f"- deal {HANDS} {KITTY}")
    return follow("bid", state, *lines)


NO_TRUMPS = ("1 call 4nt", "2 call pass", "3 call pass", "4 call pass", "1 call up", "1 discard 2C,3C,5C,2D,2H,2S")
SPADES = ("1 call 4up", "2 call pass", "3 call pass", "4 call pass", "1 trump S", "1 discard 2C,3C,5C,2D,2H,2S")


def test_a_joker_is_a_trump_and_follows_trumps() -> None:
    state = known(*SPADES, "1 play BJ")
    assert legal("bid", state) == ["3S", "4S", "5S"], "the joker leads spades"
    with pytest.raises(IllegalMove) as refused:
        follow("bid", state, "2 play AC")
    assert refused.value.message == message("illegal-must-follow", suit=Suit.SPADES)
    state = follow("bid", state, "2 play 3S", "3 play 6S", "4 play 9S")
    assert state.taken == (1, 0, 0, 0)
    assert game.perspective(state, 1).last_trick == (state.tricks[0], message("won-trump", card=card("BJ"), suit=Suit.SPADES))
    state = follow("bid", state, "1 play 4C", "2 play AC", "3 play TC", "4 play 6C", "2 play 4S")
    assert state.turn == 2
    state = follow("bid", state, "3 play 7S", "4 play TS")
    assert legal("bid", state) == ["QS", "KS", "AS", "LJ"]


def test_a_joker_ruffs() -> None:
    state = known(*SPADES, "1 play 4C", "2 play AC", "3 play TC", "4 play 6C", "2 play KC", "3 play JC", "4 play 7C")
    state = follow("bid", state, "1 play LJ")
    assert state.turn == 0
    assert game.perspective(state, 3).last_trick == (state.tricks[-1], message("won-ruff", card=card("LJ")))


def test_without_trumps_a_joker_needs_a_void_and_never_wins() -> None:
    """Case 14."""
    state = known(
        *NO_TRUMPS, "1 play AS", "2 play 3S", "3 play 6S", "4 play 9S", "1 play JH", "2 play 6H", "3 play AH", "4 play 3H"
    )
    state = follow("bid", state, "3 play TC", "4 play 6C")
    assert legal("bid", state) == ["4C"], "a joker is not played while there is a club"
    state = follow("bid", state, "1 play 4C", "2 play AC", "2 play KC", "3 play JC", "4 play 7C")
    assert {"LJ", "BJ"} < set(legal("bid", state)), "a void may"
    state = follow("bid", state, "1 play BJ")
    assert state.turn == 1, "the king of clubs keeps the trick"


def test_without_trumps_the_card_after_a_led_joker_sets_the_suit() -> None:
    """Case 14."""
    state = known(*NO_TRUMPS, "1 play BJ")
    assert len(legal("bid", state)) == 12, "the next player plays anything"
    state = follow("bid", state, "2 play JD")
    assert legal("bid", state) == ["3D", "4D", "5D"]
    state = follow("bid", state, "3 play 3D", "4 play KD")
    assert state.turn == 3
    assert game.perspective(state, 3).last_trick == (state.tricks[-1], message("won-suit", card=card("KD"), suit=Suit.DIAMONDS))


def test_downtown_the_best_card_is_not_called_the_highest() -> None:
    lines = (line.replace("4up", "4down") for line in SPADES)
    state = known(*lines, "1 play 4C", "2 play QC", "3 play 9C", "4 play 7C")
    assert state.turn == 0
    assert game.perspective(state, 0).last_trick == (state.tricks[0], message("won-best", card=card("4C"), suit=Suit.CLUBS))


# The points.


@pytest.mark.parametrize(
    ("name", "bid", "books", "rules", "points"),
    [
        ("BW1", "4up", 10, {}, (4, 0)),
        ("BW2", "4up", 11, {}, (5, 0)),
        ("BW2 bid only", "4up", 11, {"scoring": "bid_only"}, (4, 0)),
        ("BW3", "4up", 9, {}, (-4, 0)),
        ("BW4", "5nt", 11, {}, (10, 0)),
        ("BW5", "4nt", 8, {}, (-8, 0)),
        ("BW6", "3up", 6, {"set_pays": "on"}, (-3, 1)),
        ("BW6 no trump", "3nt", 5, {"set_pays": "on"}, (-6, 4)),
        ("BW6 off", "3up", 6, {}, (-3, 0)),
        ("set by a whisker", "3up", 8, {"set_pays": "on"}, (-3, 0)),
        ("BW7", "5up", 13, {}, (7, 0)),
        ("BW7 Parlett", "5up", 13, {"scoring": "bid_only", "boston": "on"}, (20, 0)),
        ("Boston of books", "5up", 13, {"boston": "on"}, (28, 0)),
        ("Boston without trumps", "5nt", 13, {"scoring": "bid_only", "boston": "on"}, (40, 0)),
        ("no doubling", "5nt", 11, {"no_trump_doubles": "off"}, (5, 0)),
        ("no doubling when set", "5nt", 10, {"no_trump_doubles": "off"}, (-5, 0)),
    ],
)
def test_what_a_bid_is_worth(name: str, bid: str, books: int, rules: dict[str, str], points: tuple[int, int]) -> None:
    assert worth(build(BidOptions, rules), BIDDINGS[bid], books) == points


@pytest.mark.parametrize(("pack", "tricks", "points"), [("two_jokers", 9, 4), ("two_jokers", 8, -4), ("no_kitty", 10, 4)])
def test_the_kitty_is_the_declarers_first_book(pack: str, tricks: int, points: int) -> None:
    """BW8: nine tricks and the kitty's book are ten."""
    state = follow("bid", auction("4up", "pass", "pass", "pass", pack=pack), "1 trump S")
    if state.laid:
        state = game.apply(state, 0, Discard(state.hands[0][:6]))
    total = 13 if pack == "no_kitty" else 12
    closed = game.score(evolve(state, taken=(tricks - 2, 0, 2, total - tricks)))
    assert closed.sheet[0].points == (points, 0, points, 0)


@pytest.mark.parametrize(("target", "totals", "over"), [("7", 6, False), ("7", 7, True), ("7", -7, True), ("7", -6, False)])
@pytest.mark.parametrize("scale", [1, 3])
def test_a_side_wins_at_the_target_and_loses_as_far_below(target: str, totals: int, over: bool, scale: int) -> None:
    state = start("bid", {"target": str(int(target) * scale)})
    ended = game.game_over(evolve(state, totals=(totals * scale, 0, totals * scale, 0)))
    assert ended == over


def test_partners_share_their_place() -> None:
    state = evolve(start("bid"), phase=Phase.OVER, totals=(-8, 3, -8, 3))
    result = game.result(state)
    assert result is not None
    assert result.places == (3, 1, 3, 1)


def test_a_whole_hand_trick_by_trick() -> None:
    """Case 15: seven tricks and the kitty's book are eight of the nine that were needed."""
    text = (Path(__file__).parent.parent / "records" / "bid-set-without-trumps.txt").read_text("utf-8")
    _, played = read(text, {"bid": game})
    takers = ["SWNE"[trick.winner] for trick in played.state.tricks]
    assert takers == list("WWWSSSSSSSWW")
    assert [trick.seats[0] for trick in played.state.tricks[1:]] == ["SWNE".index(taker) for taker in takers[:-1]]
    (row,) = played.scores
    assert (row.tricks, row.points) == ((7, 5, 0, 0), (-6, 0, -6, 0))
    assert row.contract is not None
    assert (row.contract["books"], row.contract["needed"]) == (8, 9)


# What is shown.


def test_what_the_table_says() -> None:
    view = game.perspective(auction("3up", "4nt"), None)
    assert view.contract == message("contract-bid-standing", who=At(1), call=message("call-4nt"))
    assert [row.side for row in view.rows] == [0, 1, 0, 1]
    assert view.rows[0].status == (message("call-3up"),)
    assert not view.trump_known
    state = known(*SPADES, "1 play BJ", "2 play 3S", "3 play 6S", "4 play 9S")
    view = game.perspective(state, None)
    assert view.contract == message("contract-bid", who=At(0), number=4, way="up", trump=Suit.SPADES, books=2, needed=10)
    assert [row.status for row in view.rows] == [(message("status-declarer"),), (), (), ()]
    low = known(*NO_TRUMPS)
    assert game.perspective(low, 2).contract == message(
        "contract-bid", who=At(0), number=4, way="nt-up", trump=None, books=1, needed=10
    )
    assert game.perspective(low, 2).trump_known


def test_the_deal_passes_and_the_hand_is_written_down() -> None:
    state = play_out("bid", known(*SPADES), random.Random(4))
    row = state.sheet[0]
    assert sum(row.tricks) == 12
    assert row.contract is not None
    assert row.contract["books"] == row.tricks[0] + row.tricks[2] + 1
    assert (row.cards, row.dealer) == (12, 3)
    if state.phase is Phase.DEAL:
        assert state.dealer == 0
        assert game.actors(state) == (HOUSE,)
        assert deal("bid", state, random.Random(5)).turn == 1


@pytest.mark.parametrize(("way", "line"), [("down", "AC,2C,3C"), ("up", "")])
def test_the_rest_is_claimed_by_the_order_of_the_hand(way: str, line: str) -> None:
    """Three clubs from the ace down to the three take the rest downtown, and do not uptown."""
    hand, rest = cards("AC,2C,3C"), cards("4C,5C,KC,AH,2H,3H,AD,2D,3D")
    state = evolve(start("bid", {"pack": "no_kitty"}), phase=Phase.PLAYING, turn=0, taken=(0,) * 4, way=way)
    state = evolve(state, hands=(hand, rest[:3], rest[3:6], rest[6:]))
    view = game.perspective(state, 0)
    assert sure_line(view, (*hand, *rest)) == (cards(line) if line else ())


def test_a_kitty_in_sight_is_not_out_of_play() -> None:
    """It may be in the declarer's hand, so that the king is no master while the kitty's ace may be held."""
    hand, rest = cards("KC"), cards("AC,2H,2D")
    state = evolve(start("bid", {"pack": "no_jokers"}), phase=Phase.PLAYING, turn=0, taken=(0,) * 4, way="up")
    state = evolve(state, hands=(hand, rest[:1], rest[1:2], rest[2:]), laid=(("kitty", cards("AC")),))
    assert game.perspective(state, 0).cards_laid("kitty") == cards("AC")
    assert sure_line(game.perspective(state, 0), (*hand, *rest)) == ()
