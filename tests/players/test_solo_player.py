"""The computer player of Solo Whist calls what it can make, ducks in a misère, and makes the caller win a trick."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.cards import cards
from bot.games.catalogue import GAMES
from bot.games.game import Phase
from bot.games.moves import notation
from bot.games.state import evolve
from bot.players import choose, solo
from bot.players.cardplay import weigh_cards
from bot.players.levels import Level
from tests.games.driving import dealt as shuffled
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


def test_easy_players_do_not_pass_the_evening_away_and_make_most_of_what_they_call() -> None:
    """At least a third of the deals are bought, and more than half of the contracts are made."""
    made = []
    for seed in range(60):
        state = shuffled("solo", {}, seed=seed)
        while state.phase not in (Phase.DEAL, Phase.OVER):
            (seat,) = GAME.actors(state)
            state = GAME.apply(state, seat, choose(GAME.perspective(state, seat), Level.EASY, seed))
        made += [row.points[state.bought.callers[0]] > 0 for row in state.sheet]
    assert len(made) >= 60 / 3
    assert sum(made) > len(made) / 2


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


def test_where_the_last_trick_is_to_be_lost_taking_the_one_before_costs_nothing() -> None:
    """Two cards each are left. The ace first, and the two loses the last trick; the two first, and the ace must take it."""
    state = all_passed(("AS,2S", "KS,QS", "JS,TS", "9S,8S"), taken=(2, 3, 3, 3), all_pass="last_trick")
    here = solo.placed(GAME.perspective(state, 0), None, None)
    masks = [here.table.order.mask(hand) for hand in state.hands]
    choices = [here.table.order.mask(cards(code)) for code in ("AS", "2S")]
    assert weigh_cards(here, choices, solo.general_aims(here), [masks]) == [0, -1]


@EVERY
def test_where_most_tricks_pay_who_has_most_takes_no_more(level: Level) -> None:
    """Last to play, with the king and the two: one more trick would be the most."""
    state = all_passed(("QS,7H", "JS,8H", "TS,9H", "KS,2S"), taken=(3, 2, 2, 4), all_pass="most_tricks")
    assert chosen(follow("solo", state, "1 play QS", "2 play JS", "3 play TS"), level) == "play 2S"


def all_passed(held: tuple[str, ...], taken: tuple[int, ...], **rules: str) -> Any:
    """The end of a hand that nobody has bought: these cards are left, and the first seat leads."""
    passes = tuple(f"{seat} call pass" for seat in (1, 2, 3, 4))
    state = follow("solo", dealt(*MIDDLING, last="AC", **rules), *passes)
    return evolve(state, hands=tuple(tuple(sorted(cards(hand))) for hand in held), taken=taken, laid=())


# Attacking a misère.


@GOOD
def test_the_lead_against_an_open_misere_is_the_suit_in_which_the_caller_can_be_caught(level: Level) -> None:
    """The caller lies open after the first trick. In spades nobody else can follow to the two, and the caller must take it;
    to the two of clubs the others must follow, and take it over.
    """
    hands = ("73.5432.5432.543", "AKQJT986542...K2", ".AKQJT.AKQJT.AQJ", ".9876.9876.T9876")
    calls = ("1 call spread", "2 call pass", "3 call pass", "4 call pass")
    state = follow("solo", dealt(*hands, last="6C"), *calls, "1 play 3C", "2 play KC", "3 play JC", "4 play 7C")
    assert chosen(state, level) == "play 2S"
