"""Every screen, in every language, in every phase, with the worst names: inside Discord's limits, and safe to send."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.cards import Suit, pack
from bot.games.catalogue import GAMES
from bot.games.game import HandScore, Perspective, Phase
from bot.games.messages import message
from bot.games.options import rules as rules_of
from bot.games.options import values
from bot.games.record import Proof, Replay
from bot.locales.localizer import LANGUAGES
from bot.store.shapes import (
    Entrants,
    GameStats,
    MemberSettings,
    PastGame,
    PastSeat,
    Period,
    Pings,
    Ranking,
    ServerPreset,
    ServerSettings,
    Standing,
)
from bot.tables.model import Status
from bot.views import boards, editor, end, hand, lobby, more, notices, rules, settings, sheet
from bot.views import table as screens
from bot.views.actions import Action
from bot.views.codec import Press
from bot.views.facts import rule_lines
from bot.views.prompt import Prompt
from bot.views.voice import Voice
from tests.views.stage import (
    NOW,
    PLAIN,
    WORST,
    check,
    crowded,
    longest,
    payload,
    replay,
    said,
    see,
    table,
    voice,
    walk,
)

SECRET = "s" * 64
#: As many presets as a server can have, with the longest names.
OWN = tuple(ServerPreset(10**9 + n, f"{n:*>50}", "nomination", {}, n == 0) for n in range(25))


@cache
def moments(players: int, seed: int, structure: str = "7-1-7", hook: str = "on") -> tuple[Replay, ...]:
    """A random game stopped in each phase: the first and the last bid, each card of a trick, between hands."""
    stops: list[Callable[[Perspective], bool]] = [
        lambda p: p.phase is Phase.BIDDING,
        lambda p: sum(row.has_bid for row in p.rows) == players - 1,
        *(partial(_trick_of, size) for size in range(players)),
        lambda p: p.phase is Phase.DEAL and p.hand_number > 0,
        lambda p: p.hand_number == 4 and p.phase is Phase.PLAYING,
    ]
    return tuple(replay(players, seed, stop, structure=structure, hook=hook) for stop in stops)


def _trick_of(size: int, seen: Perspective) -> bool:
    return len(seen.tricks) == 2 and len(seen.trick) == size


def during(played: Replay, speaking: Voice, names: tuple[str, ...]) -> Iterator[LayoutView]:
    """Everything that can be shown of a game in play, to everybody."""
    for status in (Status.RUNNING, Status.PAUSED):
        for each in (table(played, names, status), crowded(played, names, status)):
            yield screens.table(each, see(played), speaking, range(len(names)))
            yield from (hand.hand(each, seat, see(played, seat), speaking) for seat in range(len(names)))
            yield sheet.sheet(each, played.scores, speaking)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_players_with_the_worst_names(language: str) -> None:
    for played in moments(7, 0):
        for view in during(played, voice(language), WORST):
            check(view)


@pytest.mark.parametrize(("players", "structure"), [(3, "10-1-10"), (4, "10-1-10"), (5, "10-1-10"), (3, "7-1-7"), (6, "1-7-1")])
def test_every_size_of_table_and_hand(players: int, structure: str) -> None:
    names = PLAIN[:players]
    for four_colour, played in zip(cycle((False, True)), moments(players, 3, structure, "off"), strict=False):
        for view in during(played, voice("en", names, four_colour), names):
            check(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_house_rules_show(language: str) -> None:
    stops: list[tuple[Callable[[Perspective], bool], dict[str, str]]] = [
        (lambda p: p.phase is Phase.TRUMP, {"trumps": "dealer_chooses"}),
        (lambda p: p.phase is Phase.TRUMP, {"trumps": "dealer_may_nt"}),
        (lambda p: p.phase is Phase.BIDDING, {"bidding": "hidden"}),
        (lambda p: sum(row.has_bid for row in p.rows) == 4, {"bidding": "hidden"}),
        *((lambda p: p.phase is Phase.BIDDING, {"one_card": looks, "structure": "1-7"}) for looks in ("blind", "forehead")),
        (lambda p: len(p.sheet) == 3, {"miss": "steep"}),
    ]
    for until, given in stops:
        for view in during(replay(7, 4, until, **given), voice(language), WORST):
            check(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_with_half_the_pack_each(language: str) -> None:
    names, given = WORST[:2], {"structure": "26,26", "hook": "on"}
    stops: list[Callable[[Perspective], bool]] = [
        lambda p: p.phase is Phase.BIDDING,
        lambda p: sum(row.has_bid for row in p.rows) == 1,
        lambda p: p.phase is Phase.PLAYING,
        lambda p: len(p.trick) == 1 and len(p.tricks) == 0,
    ]
    for until in stops:
        played = replay(2, 1, until, **given)
        for status in (Status.RUNNING, Status.PAUSED):
            plain = table(played, names, status)
            away = replace(plain, sitters=tuple(replace(sitter, away=True) for sitter in plain.sitters))
            for each in (plain, away):
                check(screens.table(each, see(played), voice(language, names), range(2)))
                for seat in range(2):
                    check(hand.hand(each, seat, see(played, seat), voice(language, names)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_finished_hands(language: str) -> None:
    played, speaking = replay(7, 2), voice(language)
    for ranked in (None, True, False):
        check(end.end(table(played, status=Status.FINISHED, ranked=ranked), see(played), speaking))
    check(notices.closed(table(played, status=Status.CLOSED), speaking))
    check(hand.hand(table(played, status=Status.FINISHED), 0, see(played, 0), speaking))
    for score in played.scores:
        check(screens.finished_hand(table(played), score, 13, speaking, Proof(SECRET, pack())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_score_sheet_with_contracts(language: str) -> None:
    contract = message("contract-bids", bids=8, tricks=7, difference=1, way="over")
    points = (-100,) * 7
    scores = [HandScore(n, 7, 0, Suit.HEARTS, (1,) * 7, (0,) * 7, points, points, contract) for n in range(1, 61)]
    for number in range(4):
        check(sheet.sheet(table(None), scores, voice(language), number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby(language: str) -> None:
    speaking, open_table = voice(language), crowded(replay(7, 1), status=Status.LOBBY)
    check(lobby.lobby(open_table, speaking, range(7)))
    check(lobby.levels(open_table, speaking))
    check(notices.closed(table(None, status=Status.CLOSED), speaking))
    check(notices.seated(open_table, speaking))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_house_rules(language: str, game: str) -> None:
    speaking, options, most = voice(language), longest(game, language), min(6, GAMES[game].seats[-1])
    # A trick that misses one card; who sits out plays none.
    nearly = most - 1 - (game == "solo")
    played = replay(most, 1, lambda p: p.phase is Phase.PLAYING and len(p.trick) == nearly, game)
    wordy: dict[str, Any] = {"game": game, "options": options, "preset": f":{OWN[0].name}"}
    open_table = table(None, status=Status.LOBBY, **wordy)
    check(lobby.lobby(open_table, speaking, range(7)))
    check(rules.in_force(open_table, speaking))
    everything = replace(crowded(played, WORST[:most]), **wordy)
    check(screens.table(everything, see(played), voice(language, WORST[:most]), range(most)))
    own = tuple(replace(one, game=game) for one in OWN)
    wrong = speaking.text("rules-not-understood", typed="*" * 200, hint=speaking.text("rule-nomination-structure.typed"))
    for page, one in enumerate(rules_of(options)):
        check(editor.editor(open_table, speaking, page, own, True, {one.name: wrong}))
        check(editor.editor(open_table, speaking, page))
        if one.parse is not None:
            check_prompt(editor.type_rule(open_table, one.name, Press("type"), speaking))
    check_prompt(editor.name_rules(Press("save"), 50, speaking))


def check_prompt(prompt: Prompt) -> None:
    """Inside Discord's limits, and with every word: nothing is cut off that a member needs."""
    (asked,) = prompt.to_dict()["components"]
    assert len(prompt.title) <= 45
    assert not any(words.endswith("…") for words in (asked["label"], asked["description"]))
    assert len(asked["label"]) <= 45
    assert len(asked["description"].encode("utf-16-le")) // 2 <= 100
    assert prompt.timeout == 900
    assert len(prompt.custom_id) == 32


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_book(language: str, game: str) -> None:
    for usual in (GAMES[game].options(), longest(game, language)):
        pages = {said(rules.book(game, usual, voice(language), page)) for page in range(20)}
        assert len(pages) == len(labels_of_contents(game, language))
        for page in range(-1, 20):
            check(rules.book(game, usual, voice(language), page))


def labels_of_contents(game: str, language: str) -> list[str]:
    (contents,) = [p for p in walk(payload(rules.book(game, GAMES[game].options(), voice(language)))) if p["type"] == 3]
    return [option["label"] for option in contents["options"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_private_panels(language: str) -> None:
    speaking, played = voice(language), replay(7, 1, lambda p: p.phase is Phase.PLAYING)
    for status in (Status.RUNNING, Status.PAUSED):
        for seat in (0, None):
            check(more.more(table(played, status=status), speaking, seat))
            check(more.replacements(table(played, status=status), seat, speaking))
    for action in (Action.LEAVE, Action.END, Action.CLAIM):
        check(more.confirm(table(played), action, speaking))
    check(notices.call(table(played), 3, speaking))
    check(notices.help_page(speaking))
    check(notices.refusal(message("error-table-full"), speaking))


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards(language: str) -> None:
    speaking = voice(language, ())
    standings = [Standing(n + 1, (n, n + 1), (name, name), 999, 99, -99_999, 99, 999, 23.456) for n, name in enumerate(WORST)]
    standings += [Standing(None, (9,), (WORST[0],), 1, 0, 0, 0, 0, 0.0)] * 3
    for ranking in Ranking:
        for period in Period:
            check(boards.leaderboard(boards.Board("nomination", period, ranking, page=3), standings, 9, speaking))
    for entrants in Entrants:
        check(boards.leaderboard(boards.Board(entrants=entrants), [], 1, speaking))
    seats = tuple(PastSeat(name, n, n + 1, -999) for n, name in enumerate(WORST))
    games = [PastGame(10**12 + n, "nomination", NOW, 13, n % 2 == 0, seats) for n in range(boards.PAGE)]
    check(boards.history(games, 1, 3, speaking))
    check(boards.history([], 0, 1, speaking))
    check(boards.past(games[0], speaking))
    check(boards.stats(WORST[0], [GameStats("nomination", 99, 9, 2.34, 99, 999, -999, 99)] * 9, speaking))
    check(boards.stats(WORST[0], [], speaking))


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings(language: str) -> None:
    speaking = voice(language, ())
    for locale, pace in ((None, None), ("hu", "slow")):
        for own in ((), OWN):
            check(settings.server(ServerSettings(1, locale, pace), own, speaking))
    for one in OWN[:2]:
        for game in GAMES:
            told = rule_lines(game, values(longest(game, language)), speaking)
            check(settings.preset(replace(one, game=game), told, speaking))
        check(settings.delete_preset(one, speaking))
    for pings in Pings:
        check(settings.member(MemberSettings(1, "it", None, pings, True), speaking))
    check(settings.forget(speaking))
