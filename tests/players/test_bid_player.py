"""The computer player of Bid Whist bids what its hand is worth, keeps its trumps, and knows how the cards rank."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.cards import cards
from bot.games.catalogue import GAMES
from bot.games.game import Phase
from bot.games.moves import notation
from bot.games.state import evolve
from bot.players import choose
from bot.players.levels import Level
from tests.games.driving import dealt as shuffled
from tests.games.driving import follow, start
from tests.players.scenes import allowed

GAME = GAMES["bid"]
EVERY = pytest.mark.parametrize("level", Level)
GOOD = pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])

STRONG = "AKQJ98.AK.A5.8.B"
REST = ("T73.QJT9.K76.KQ", "542.8765.QT9.AT", "6.432.J832.9765.")
KITTY = "kitty:LJ,4C,3C,2C,4D,JC"


def table(*lines: str, **rules: str) -> Any:
    """The first seat holds six trumps with the Big Joker and three side winners; the fourth deals."""
    hands = " ".join((STRONG, REST[0], REST[1], REST[2].rstrip(".")))
    return follow("bid", start("bid", rules), f"- deal {hands} {KITTY}", *lines)


def chosen(state: Any, level: Level) -> str:
    seat = GAME.actors(state)[0]
    return notation(choose(GAME.perspective(state, seat), level, 5))


@EVERY
def test_a_strong_hand_bids_uptown_or_no_trump(level: Level) -> None:
    call = chosen(table(), level).removeprefix("call ")
    assert call != "pass"
    assert call[1:] in ("up", "nt")


@GOOD
def test_a_strong_hand_opens_low_where_the_books_made_are_paid(level: Level) -> None:
    """Seven trumps with both jokers: a bid of six would be paid no better than one of three, and may be lost."""
    hands = "T..AQJT842.A3.BL 42.AK842.5.J654 AJ6.JT65.K6.KQ7 K3.Q97.973.T982"
    state = follow("bid", start("bid"), f"- deal {hands} kitty:7S,3H,9S,8S,QS,5S")
    assert chosen(state, level).startswith("call 3")


@GOOD
def test_a_weak_hand_does_not_outbid_its_partner(level: Level) -> None:
    assert chosen(table("1 call 5up", "2 call pass"), level) == "call pass"


@EVERY
def test_the_dealer_bids_when_nobody_has(level: Level) -> None:
    state = table("1 call pass", "2 call pass", "3 call pass")
    assert chosen(state, level).startswith("call 3")


@EVERY
def test_the_long_suit_is_named(level: Level) -> None:
    state = table("1 call 4up", "2 call pass", "3 call pass", "4 call pass")
    assert chosen(state, level) == "trump S"


@EVERY
def test_trumps_jokers_and_aces_are_not_discarded(level: Level) -> None:
    state = table("1 call 4up", "2 call pass", "3 call pass", "4 call pass", "1 trump S")
    state = follow("bid", state, f"1 {chosen(state, level)}")
    gone = {card.code for card in GAME.perspective(state, 0).cards_laid("discards")}
    assert len(gone) == 6
    assert not gone & {"AS", "KS", "QS", "JS", "9S", "8S", "BJ", "LJ", "AH", "AD"}


@EVERY
def test_downtown_the_two_beats_the_three_and_the_king_does_not(level: Level) -> None:
    """Two cards each are left, without trumps: the last to play takes the trick with the two."""
    calls = ("1 call 4nt", "2 call pass", "3 call pass", "4 call pass", "1 call down")
    state = follow("bid", shuffled("bid", {"pack": "no_kitty"}), *calls)
    held = ("3S,AH", "5S,5H", "7S,7H", "2S,KS")
    state = evolve(state, hands=tuple(tuple(sorted(cards(hand))) for hand in held), taken=(3, 3, 3, 2))
    assert chosen(follow("bid", state, "1 play 3S", "2 play 5S", "3 play 7S"), level) == "play 2S"


@EVERY
def test_a_partners_trick_is_spared(level: Level) -> None:
    hands = "A3.AKQ2.AKQ2.AK 54.J987.J987.98 K6.T65.T65.T765 72.43.43.QJ43.BL"
    state = follow("bid", start("bid"), f"- deal {hands} kitty:8S,9S,TS,JS,QS,2C")
    calls = ("1 call 4up", "2 call pass", "3 call pass", "4 call pass", "1 trump H", "1 discard 8S,9S,TS,JS,QS,2C")
    state = follow("bid", state, *calls, "1 play AS", "2 play 4S")
    assert chosen(state, level) == "play 6S"


@EVERY
def test_after_a_joker_is_led_without_trumps_play_goes_on(level: Level) -> None:
    hands = "A3.AKQ2.AKQ2.AK 54.J987.J987.98 K6.T65.T65.T765 72.43.43.QJ43.BL"
    state = follow("bid", start("bid"), f"- deal {hands} kitty:8S,9S,TS,JS,QS,2C")
    calls = ("1 call pass", "2 call pass", "3 call pass", "4 call 3nt", "4 call up", "4 discard 8S,9S,TS,JS,QS,2C")
    state = follow("bid", state, *calls, "4 play BJ")
    while state.phase is Phase.PLAYING:
        state = follow("bid", state, f"{state.turn + 1} {chosen(state, level)}")
    assert sum(state.sheet[0].tricks) == 12


@pytest.mark.parametrize(
    ("pack", "easy", "level"),
    [
        *((pack, easy, Level.EASY) for pack in ("two_jokers", "one_joker", "no_jokers", "no_kitty") for easy in ("on", "off")),
        *((pack, "on", Level.NORMAL) for pack in ("one_joker", "no_kitty")),
        ("two_jokers", "off", Level.HARD),
    ],
)
def test_whole_hands_with_every_pack(level: Level, pack: str, easy: str) -> None:
    state = shuffled("bid", {"pack": pack, "easy_kitty": easy}, seed=len(pack))
    while not state.sheet:
        seat = GAME.actors(state)[0]
        seen = GAME.perspective(state, seat)
        move = choose(seen, level, 3)
        assert allowed(seen, move)
        state = GAME.apply(state, seat, move)
    assert sum(state.sheet[0].tricks) == (13 if pack == "no_kitty" else 12)
