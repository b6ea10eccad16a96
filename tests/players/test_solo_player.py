"""The computer player of Solo Whist calls what it can make, ducks in a misère, and makes the caller win a trick."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.games.moves import notation
from bot.players import choose
from bot.players.levels import Level
from tests.games.driving import follow, start

GAME = GAMES["solo"]
GOOD = pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
EVERY = pytest.mark.parametrize("level", Level)


def dealt(*hands: str, last: str, **rules: str) -> Any:
    """The first seat is the eldest hand, the fourth deals."""
    return follow("solo", start("solo", rules), f"- deal {' '.join(hands)} last:{last}")


def chosen(state: Any, level: Level) -> str:
    seat = GAME.actors(state)[0]
    return notation(choose(GAME.perspective(state, seat), level, 5))


MIDDLING = ("J85.975.864.9753", "T962.JT8.973.T86", "KQ7.KQ3.KQT.KQJ2", "A43.A642.AJ52.A4")
LOW = ("5432.432.432.432", "T976.T975.T975.T", "QJ8.QJ8.QJ8.QJ98", "AK.AK6.AK6.AK765")
ALL_SPADES = ("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")
LONG_TRUMPS = ("AKQJ98.A3.84.953", "T4.J9765.JT5.K84", "75.KQT.Q973.QJT7", "632.842.AK62.A62")


@EVERY
def test_a_hand_of_nothing_passes(level: Level) -> None:
    assert chosen(dealt(*MIDDLING, last="AC"), level) == "call pass"


@EVERY
def test_six_top_trumps_and_an_ace_are_worth_a_call(level: Level) -> None:
    state = dealt(*LONG_TRUMPS, last="2S")
    assert chosen(state, level) in ("call solo", "call abundance", "call prop")


@GOOD
def test_every_trick_is_a_slam(level: Level) -> None:
    assert chosen(dealt(*ALL_SPADES, last="AC"), level) == "call slam"


@GOOD
def test_the_lowest_cards_are_a_misere(level: Level) -> None:
    assert chosen(dealt(*LOW, last="AC"), level) in ("call misere", "call spread")


@EVERY
def test_a_strong_hand_accepts_a_prop(level: Level) -> None:
    hands = (LONG_TRUMPS[1], LONG_TRUMPS[2], LONG_TRUMPS[0], LONG_TRUMPS[3])
    state = follow("solo", dealt(*hands, last="2S"), "1 call prop", "2 call pass")
    assert chosen(state, level) != "call pass"


@EVERY
def test_the_long_suit_is_named_for_an_abundance(level: Level) -> None:
    hands = ("A3.AKQJ9832.A4.2", "KQJT.T7.KQ3.T943", "987.65.JT98.AKQJ", "6542.4.7652.8765")
    state = follow("solo", dealt(*hands, last="6S"), "1 call abundance", "2 call pass", "3 call pass", "4 call pass")
    assert chosen(state, level) == "trump H"


@EVERY
def test_who_plays_a_misere_ducks(level: Level) -> None:
    """The king lies there: the caller parts with the queen and keeps the low cards."""
    hands = ("K43.432.5432.543", "Q2.J98.J98.J9876", "A9876.T76.T76.T2", "JT5.AKQ5.AKQ.AKQ")
    calls = ("1 call pass", "2 call misere", "3 call pass", "4 call pass")
    state = follow("solo", dealt(*hands, last="AC"), *calls, "1 play KS")
    assert chosen(state, level) == "play QS"


@EVERY
def test_the_others_stay_below_the_caller_of_a_misere(level: Level) -> None:
    """The caller is winning with the nine: the last to play holds the king and the three, and takes nothing over."""
    hands = ("942.432.5432.543", "876.J98.J98.J987", "QJT5.T76.T76.T62", "AK3.AKQ5.AKQ.AKQ")
    calls = ("1 call misere", "2 call pass", "3 call pass", "4 call pass")
    state = follow("solo", dealt(*hands, last="AC"), *calls, "1 play 9S", "2 play 8S", "3 play 5S")
    assert chosen(state, level) == "play 3S"


@EVERY
def test_a_partner_who_is_winning_is_spared(level: Level) -> None:
    """Prop and cop: the partner's ace has taken the trick, and the king stays in hand."""
    hands = ("A942.432.432.543", "876.J98.J98.J987", "K3.T765.T765.T62", "QJT5.AKQ.AKQ.AKQ")
    calls = ("1 call prop", "2 call pass", "3 call cop", "4 call pass")
    state = follow("solo", dealt(*hands, last="AC"), *calls, "1 play AS", "2 play 6S")
    assert chosen(state, level) == "play 3S"


@EVERY
def test_the_caller_of_a_solo_is_taken_over(level: Level) -> None:
    """Last to play on the caller's queen, the king takes the trick for the others."""
    hands = ("Q942.432.432.543", "876.J98.J98.J987", "T53.T765.T765.T6", "AKJ.AKQ.AKQ.AKQ2")
    calls = ("1 call solo", "2 call pass", "3 call pass", "4 call pass")
    state = follow("solo", dealt(*hands, last="AC"), *calls, "1 play QS", "2 play 6S", "3 play 3S")
    assert chosen(state, level) in ("play KS", "play AS")


@EVERY
def test_in_a_general_misere_everybody_ducks(level: Level) -> None:
    hands = ("K43.432.5432.543", "Q2.J98.J98.J9876", "A9876.T76.T76.T2", "JT5.AKQ5.AKQ.AKQ")
    passes = tuple(f"{seat} call pass" for seat in (1, 2, 3, 4))
    state = follow("solo", dealt(*hands, last="AC", all_pass="last_trick"), *passes, "1 play KS")
    assert chosen(state, level) == "play QS"
