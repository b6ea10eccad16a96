"""Screens of the whist family at random moments of random games: inside the limits, and saying what each game needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.catalogue import GAMES
from bot.games.game import Phase
from bot.games.options import build, rules
from bot.games.record import Replay, Step
from bot.locales.localizer import LANGUAGES
from bot.tables.model import Status, Table
from bot.views import editor, end, hand, lobby, sheet
from bot.views import rules as pages
from bot.views import table as screens
from bot.views.names import FSI, PDI
from tests.games.harness import random_game
from tests.views.stage import PLAIN, WORST, check, crowded, labels, payload, said, see, table, voice, walk

#: The games of exact bids are looked at elsewhere.
FAMILY = tuple(name for name in GAMES if name not in ("nomination", "romanian"))
#: What Markdown takes for an item of a list.
LIST = r"^(\d+\.|[-*+]) "
Stop = Callable[[Any], bool]


def drawn(name: str, players: int, seed: int, **given: str) -> Iterator[Replay]:
    """A random game with these house rules, move by move."""
    game = GAMES[name]
    played = Replay(game, build(game.options, given), players, 0)
    for moment in random_game(game, played.state.options, players, Random(seed)):
        played.take(Step(moment.seat, moment.move))
        yield played


def stopped(name: str, players: int, seed: int, stop: Stop, **given: str) -> Replay:
    """The same, stopped as soon as its state is as wanted."""
    return next(played for played in drawn(name, players, seed, **given) if stop(played.state))


def chosen(name: str, rng: Random) -> tuple[int, dict[str, str]]:
    """How many play, and by which rules."""
    game = GAMES[name]
    while True:
        players, given = rng.choice(game.seats), {rule.name: rng.choice(rule.choices) for rule in rules(game.options)}
        if not build(game.options, given).problems(players):
            return players, given


def screens_of(played: Replay, language: str, names: tuple[str, ...]) -> Iterator[LayoutView]:
    changes = {"game": played.game.name, "options": played.state.options}
    plain, speaking = table(played, names, **changes), voice(language, names, game=played.game.name)
    if played.result is not None:
        yield end.end(table(played, names, Status.FINISHED, **changes), see(played), speaking)
    for each in (plain, replace(crowded(played, names), **changes)):
        yield screens.table(each, see(played), speaking, range(len(names)))
        yield from (hand.hand(each, seat, see(played, seat), speaking) for seat in range(len(names)))
        yield sheet.sheet(each, played.scores, speaking)


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_with_the_worst_names(name: str, language: str) -> None:
    rng = Random(LANGUAGES.index(language))
    players, given = chosen(name, rng)
    for played in islice(drawn(name, players, rng.randrange(10**6), **given), 500):
        usual = played.state.phase is Phase.PLAYING and played.result is None
        if rng.random() < (0.01 if usual else 0.3):
            for view in screens_of(played, language, WORST[:players]):
                check(view)
                assert not re.search(LIST, said(view), re.MULTILINE)


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_and_the_pages_of_rules_fit(name: str, language: str) -> None:
    game = GAMES[name]
    longest = {rule.name: max(rule.choices, key=len) for rule in rules(game.options)}
    waiting = table(None, WORST[: game.seats[-1]], Status.LOBBY, game=name, options=build(game.options, longest))
    for view in written(name, waiting, language):
        check(view)


def written(name: str, waiting: Table, language: str) -> Iterator[LayoutView]:
    """The lobby, the editor and the book of a game."""
    speaking = voice(language, game=name)
    yield from (lobby.lobby(waiting, speaking), pages.in_force(waiting, speaking))
    for number in range(16):
        yield editor.editor(waiting, speaking, number)
        yield pages.book(name, waiting.options, speaking, number)


@pytest.mark.parametrize(("name", "can"), [("whist", "4 can play"), ("german", "2 can play"), ("solo", "4 to 5 can play")])
def test_a_lobby_says_for_how_many_the_game_is(name: str, can: str) -> None:
    waiting = table(None, PLAIN[:1], Status.LOBBY, game=name, options=GAMES[name].options())
    assert f"1 player seated · {can}" in said(lobby.lobby(waiting, voice("en", PLAIN[:1])))


def everything(view: LayoutView) -> str:
    """All that a view says: its text, buttons and options."""
    parts = [part for top in walk(payload(view)) for part in (top, *top.get("options", []))]
    return "\n".join(
        str(part[key]) for part in parts for key in ("content", "label", "description", "placeholder") if key in part
    )


@pytest.mark.parametrize("name", GAMES)
def test_italian_has_one_word_for_trumps_in_each_game(name: str) -> None:
    # The card table's words: atout in Nomination and the other games of exact bids, briscola in Whist and its family.
    right, wrong = ("atout", "briscol") if name in ("nomination", "romanian") else ("briscol", "atout")
    names = PLAIN[: GAMES[name].seats[-1]]
    waiting = table(None, names, Status.LOBBY, game=name, options=GAMES[name].options())
    moments = islice(drawn(name, len(names), 1), 0, 300, 23)
    played = [everything(view).lower() for moment in moments for view in screens_of(moment, "it", names)]
    assert any(right in text for text in played)
    assert [
        text for text in played + [everything(view).lower() for view in written(name, waiting, "it")] if wrong in text
    ] == []


def shown(played: Replay, names: tuple[str, ...]) -> str:
    return bare(said(screens.table(table(played, names, game=played.game.name), see(played), voice("en", names))))


def bare(text: str) -> str:
    """Without the isolates around names."""
    return text.translate({ord(FSI): None, ord(PDI): None})


def own(played: Replay, names: tuple[str, ...], seat: int) -> LayoutView:
    return hand.hand(table(played, names, game=played.game.name), seat, see(played, seat), voice("en", names))


def test_partners_are_shown_as_sides_and_the_shown_card_until_it_is_played() -> None:
    played = stopped("whist", 4, 1, lambda state: state.phase is Phase.PLAYING)
    text = shown(played, PLAIN[:4])
    assert "Turned up: " in text
    assert ["Ⓐ" in line for line in text.splitlines() if "**" in line and "`" in line] == [True, False] * 3, "seats, then sides"
    assert "Game 1 to 5: Ⓐ 0 – 0 Ⓑ · games 0 – 0" in text
    played = stopped("whist", 4, 1, lambda state: len(state.tricks) == 12)
    assert "Turned up: " not in shown(played, PLAIN[:4])


def test_the_dummy_has_a_row_lies_open_and_is_played_by_its_partner() -> None:
    played = stopped("dummy", 3, 1, lambda state: state.turn == 3 and len(state.hands[3]) == 9)
    text, panel = shown(played, PLAIN[:3]), own(played, PLAIN[:3], 0)
    assert "Ann's dummy shows" in text
    assert "▸ **Ann's dummy**" in text
    assert "To play: **Ann's dummy**" in text or "To lead: **Ann's dummy**" in text
    assert "Play a card of Ann's dummy" in bare(said(panel))
    assert len(labels(panel)) == 9
    assert labels(own(played, PLAIN[:3], 1)) == []


def test_a_claim_is_a_button_for_each_opponent() -> None:
    played = stopped("whist", 4, 1, lambda state: state.phase is Phase.CLAIMING, revokes="tricks")
    assert list(map(bare, labels(own(played, PLAIN[:4], 0)))) == ["Accept the play", "Revoke by Béla", "Revoke by Dan"]
    assert "May still claim" in shown(played, PLAIN[:4])


def test_who_is_out_whose_dog_and_who_names_trumps() -> None:
    played = stopped("knockout", 4, 3, lambda state: state.phase is Phase.PLAYING and state.turn in state.dogs)
    text = shown(played, PLAIN[:4])
    dog = PLAIN[played.state.turn]
    assert any(dog in line and "dog's life" in line for line in text.splitlines())
    assert f"{PLAIN[played.state.namers[0]]} names trumps" in text
    assert labels(own(played, PLAIN[:4], played.state.turn))[-1] == "Knock"
    played = stopped("knockout", 4, 3, lambda state: bool(state.out))
    assert any(PLAIN[played.state.out[0]] in line and " · out" in line for line in shown(played, PLAIN[:4]).splitlines())


def test_only_the_top_of_the_stock_is_shown() -> None:
    played = stopped("german", 2, 1, lambda state: len(state.tricks) == 5)
    stock = played.state.laid[0][1]
    text = shown(played, PLAIN[:2])
    line = next(line for line in text.splitlines() if line.startswith("Stock: "))
    face = {"T": "10"}.get(stock[0].code[0], stock[0].code[0])
    assert line.split()[-1] == face
    assert f"{len(stock)} cards in the stock" in text


def test_a_solo_is_called_with_buttons_and_played_as_sides() -> None:
    played = stopped("solo", 4, 1, lambda state: state.phase is Phase.CALLING and not state.calls)
    eldest = played.state.turn
    first = ["Pass", "Prop", "Solo", "Misère", "Abundance", "Open misère", "Slam"]
    assert labels(own(played, PLAIN[:4], eldest)) == first
    assert f"To call: {PLAIN[eldest]}" in shown(played, PLAIN[:4]).replace("**", "")
    played = stopped("solo", 4, 1, lambda state: state.phase is Phase.CALLING and len(state.calls) == 1)
    ((seat, call),) = played.state.calls
    label = voice("en").text(f"call-{call}")
    assert any(PLAIN[seat] in line and f" · {label}" in line for line in shown(played, PLAIN[:4]).splitlines())
    played = stopped("solo", 4, 2, lambda state: state.phase is Phase.PLAYING and state.bought is not None)
    text = shown(played, PLAIN[:4])
    caller = PLAIN[played.state.bought.callers[0]]
    assert f"{caller} plays " in text
    assert any(caller in line and "Ⓐ" in line and "declarer" in line for line in text.splitlines())


def test_a_spread_hand_lies_open_after_the_first_trick() -> None:
    def spread(state: Any) -> bool:
        return state.bought is not None and state.bought.contract.name == "spread" and len(state.tricks) > 0

    played = stopped("solo", 4, 3, lambda state: spread(state) and state.phase is Phase.PLAYING, rounds="8")
    assert f"{PLAIN[played.state.bought.callers[0]]} shows " in shown(played, PLAIN[:4])


def test_who_sits_out_is_said() -> None:
    played = stopped("solo", 5, 1, lambda state: state.phase is Phase.CALLING)
    dealer = PLAIN[played.state.dealer]
    assert any(dealer in line and "sits out" in line for line in shown(played, PLAIN[:5]).splitlines())


def test_discards_are_chosen_together_and_the_kitty_lies_open_in_sport() -> None:
    played = stopped("bid", 4, 1, lambda state: state.phase is Phase.DISCARDING, sport="always")
    declarer = played.state.won.declarer
    (chooser,) = [part for part in walk(payload(own(played, PLAIN[:4], declarer))) if part["type"] == 3]
    assert (chooser["min_values"], chooser["max_values"], len(chooser["options"])) == (6, 6, 18)
    text = shown(played, PLAIN[:4])
    assert "Kitty: " in text
    assert f"{PLAIN[declarer]} plays {played.state.won.bid.number} " in text
    played = stopped("bid", 4, 1, lambda state: state.phase is Phase.PLAYING, sport="off")
    assert "Kitty: " not in shown(played, PLAIN[:4])
    assert "Your discards: " in bare(said(own(played, PLAIN[:4], played.state.turn)))
