"""The other screens: the lobby, the score sheet, the end, rules, settings, the private panels."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.games.cards import Suit
from bot.games.game import HandScore, Phase, Result
from bot.games.messages import message
from bot.games.nomination import NominationOptions
from bot.players.levels import Level
from bot.store.shapes import (
    MemberSettings,
    Pings,
    ServerPreset,
    ServerSettings,
)
from bot.tables.model import Pace, Sitter, Status, Table
from bot.views import end, lobby, more, notices, rules, settings, sheet
from bot.views.actions import Action
from tests.views.stage import PLAIN, check, chosen, custom_ids, labels, read, replay, see, table, voice


def speak(players: int = 4) -> Any:
    return voice("en", PLAIN[:players])


def waiting(players: int = 4, status: Status = Status.LOBBY, **changes: Any) -> Table:
    return table(None, PLAIN[:players], status, **changes)


# The lobby.


def test_the_lobby_says_who_sits_and_who_opened_it() -> None:
    sitters = (Sitter("Ann", 1), Sitter("Béla", 2), Sitter("Hoyle", level=Level.HARD))
    view = lobby.lobby(waiting(3, sitters=sitters, host_id=2), voice("en", ("Ann", "Béla", "Hoyle")), [0])
    text = read(view)
    assert "Béla opened this table." in text
    assert "1. **Ann** · hand under My hand" in text
    assert "3. 🤖 **Hoyle** · hard" in text
    assert "3 players seated · 2 to 7 can play" in text
    assert "Time for a move: Relaxed (10 minutes)" in text
    assert labels(view) == ["Join", "Leave", "Add computer", "House rules", "Start"]


def test_the_lobby_names_only_the_rules_that_differ_and_counts_the_rest() -> None:
    assert "Standard rules" in read(lobby.lobby(waiting(), speak()))
    text = read(lobby.lobby(waiting(options=NominationOptions(hook="off")), speak()))
    assert "Dealer's restriction: off · 15 more as usual" in text


def test_the_lobby_says_why_the_rules_do_not_fit() -> None:
    text = read(lobby.lobby(waiting(6, options=NominationOptions(structure="10-1-10")), speak(6)))
    assert "The pack is too small: 6 players can have 8 cards each at most, not 10." in text


def test_a_computer_is_chosen_by_its_level() -> None:
    assert labels(lobby.levels(waiting(), speak())) == ["easy", "normal", "hard"]
    view = lobby.levels(waiting(sitters=(Sitter("Ann", 1), Sitter("Pole", level=Level.EASY))), speak())
    assert labels(view)[-1] == "Take one away"
    assert custom_ids(view)[-1].endswith(":none")


def test_a_closed_lobby_and_a_closed_game_differ() -> None:
    assert "before the game began" in read(notices.closed(waiting(status=Status.CLOSED), speak()))
    played = replay(4, 0, lambda p: p.phase is Phase.PLAYING)
    assert "without a result" in read(notices.closed(table(played, PLAIN[:4], Status.CLOSED), speak()))


# The score sheet and the end.

N9 = (
    HandScore(1, 3, 0, Suit.CLUBS, (1, 0, 1), (2, 0, 1), (0, 10, 11), (0, 10, 11)),
    HandScore(2, 2, 1, Suit.HEARTS, (0, 2, 1), (0, 1, 1), (10, 0, 11), (10, 10, 22)),
    HandScore(3, 1, 2, None, (1, 0, 1), (1, 0, 0), (11, 10, 0), (21, 20, 22)),
)


def test_n9_the_score_sheet_as_on_paper() -> None:
    text = read(sheet.sheet(waiting(3), N9, speak(3)))
    block = text.split("```")[1].strip("\n").split("\n")
    assert [" ".join(line.split()) for line in block if "─" not in line] == [
        "1 2 3",
        "3♣ ● 10 11",
        "2♥ 10 ● 11",
        "1– 11 10 ●",
        "Σ 21 20 22",
    ]
    assert "1 **Ann** · 2 **Béla** · 3 **Carla**" in text
    assert len({len(line) for line in block}) == 1


def test_a_missed_bid_that_is_worth_something_keeps_its_points() -> None:
    scores = [replace(N9[0], points=(2, 10, -11), tricks=(2, 0, 3))]
    assert "●2 10 ●-11" in " ".join(read(sheet.sheet(waiting(3), scores, speak(3))).split())


def test_games_with_hands_of_one_size_number_them() -> None:
    scores = [replace(score, cards=13, bids=()) for score in N9]
    text = read(sheet.sheet(waiting(3), scores, speak(3)))
    assert " 1♣   0  10  11" in text
    assert "●" not in text


def test_an_empty_score_sheet_says_so() -> None:
    assert "No hand is finished yet." in read(sheet.sheet(waiting(3), (), speak(3)))


def test_seven_players_and_twenty_four_hands_fit_a_phone() -> None:
    scores = [HandScore(n, 10, 0, Suit.HEARTS, (1,) * 7, (0,) * 7, (-9,) * 7, (185,) * 7) for n in range(1, 25)]
    view = sheet.sheet(waiting(7), scores, voice("en", PLAIN))
    block = read(view).split("```")[1].strip("\n").split("\n")
    assert len(block) == 24 + 3
    assert max(map(len, block)) <= 32
    assert labels(view) == []


def test_a_longer_sheet_has_pages() -> None:
    scores = [replace(N9[0], number=n) for n in range(1, 61)]
    assert labels(sheet.sheet(waiting(3), scores, speak(3), 0)) == ["←", "1 / 3", "→"]
    assert labels(sheet.sheet(waiting(3), scores, speak(3), 99)) == ["←", "3 / 3", "→"]
    assert labels(sheet.sheet(waiting(3), scores, speak(3), -1)) == ["←", "1 / 3", "→"]


def finished(result: Result, scores: tuple[HandScore, ...] = N9, **changes: Any) -> LayoutView:
    played = replay(3, 0)
    seen = replace(see(played), result=result, sheet=scores)
    return end.end(table(played, PLAIN[:3], Status.FINISHED, **changes), seen, speak(3))


def test_n9_the_third_player_wins() -> None:
    view = finished(Result((2, 3, 1), (21, 20, 22), (3, 1, 2), (2, 2, 2), 3))
    text = read(view)
    assert "## **Carla** wins" in text
    lines = [" ".join(line.replace("`", " ").split()) for line in text.split("\n") if line.startswith("`")]
    assert lines[1] == "1 22 2/3 ██████ 🥇 **Carla**"
    assert lines[2].startswith("2 21 2/3 █████")
    assert lines[2].endswith("🥈 **Ann**")
    assert labels(view) == ["Rematch", "Score sheet", "Record file"]


def test_equal_totals_share_the_win_and_the_places() -> None:
    text = read(finished(Result((1, 1, 3), (30, 30, -4), (3, 1, 2), (2, 2, 0), 3)))
    assert "**Ann**, **Béla** share the win" in text
    assert text.count("🥇") == 2
    assert "🥈" not in text
    assert "3    -4" in text


def test_nobody_above_zero_has_no_bars() -> None:
    assert "█" not in read(finished(Result((1, 2, 3), (0, -1, -4), (3, 1, 2), (0, 0, 0), 3)))


def test_the_best_and_the_worst_hand() -> None:
    text = read(finished(Result((2, 3, 1), (21, 20, 22), (3, 1, 2), (2, 2, 2), 3)))
    assert "Best hand: Carla, 11 points in hand 1" in text
    # Ann and Béla and Carla each missed by one for nothing: the last of them in the game counts.
    assert "Worst hand: Carla, 0 points in hand 3" in text


def test_the_end_says_whether_it_counts() -> None:
    result = Result((2, 3, 1), (21, 20, 22), (3, 1, 2), (0, 0, 0), 0)
    assert "This game counts for the leaderboard." in read(finished(result, (), ranked=True))
    assert "does not count" in read(finished(result, (), ranked=False))
    assert "leaderboard" not in read(finished(result, ()))


def test_a_game_without_a_result_has_no_end() -> None:
    played = replay(3, 0, lambda p: p.phase is Phase.PLAYING)
    with pytest.raises(ValueError, match="1000000000000"):
        end.end(table(played, PLAIN[:3]), see(played), speak(3))


# More.


@pytest.mark.parametrize(
    ("status", "seat", "offers"),
    [
        (Status.RUNNING, 0, ["nudge", "claim", "pause", "replace", "leave", "end"]),
        (Status.RUNNING, None, ["pause", "replace", "end"]),
        (Status.PAUSED, 0, ["resume", "leave"]),
        (Status.PAUSED, None, ["resume"]),
    ],
)
def test_more_offers_what_can_be_done(status: Status, seat: int | None, offers: list[str]) -> None:
    view = more.more(waiting(status=status), speak(), seat)
    check(view)
    assert [custom_id.split(":")[1] for custom_id in custom_ids(view)] == offers


def test_only_other_members_can_be_replaced() -> None:
    sitters = (Sitter("Ann", 1), Sitter("Béla", 2), Sitter("Pole", level=Level.EASY))
    view = more.replacements(waiting(3, sitters=sitters), 0, speak(3))
    assert [custom_id.rpartition(":")[2] for custom_id in custom_ids(view)] == ["1"]
    alone = more.replacements(waiting(3, sitters=(sitters[0], sitters[2])), 0, speak(3))
    assert "Nobody else plays here." in read(alone)


def test_what_cannot_be_undone_is_asked_first() -> None:
    for action in (Action.LEAVE, Action.END, Action.CLAIM):
        (custom_id,) = custom_ids(more.confirm(waiting(), action, speak()))
        assert custom_id.split(":")[1] == action
        assert custom_id.endswith(":yes")


# Rules.


def test_the_rules_in_force_mark_what_differs() -> None:
    text = read(rules.in_force(waiting(options=NominationOptions(hook="off"), pace=Pace.SLOW), speak()))
    assert "- **Dealer's restriction: off**" in text
    assert "- Hands: 7 down to 1 and up to 7" in text
    assert "Slow (1 day)" in text


# Settings and notices.


def test_settings_show_what_is_chosen() -> None:
    assert chosen(settings.server(ServerSettings(1), (), speak())) == ["auto", "auto"]
    assert chosen(settings.server(ServerSettings(1, "hu", "slow"), (), speak())) == ["hu", "slow"]
    assert chosen(settings.member(MemberSettings(1), speak())) == ["auto", "away", "two"]
    assert chosen(settings.member(MemberSettings(1, "ro", "en-US", Pings.NEVER, True), speak())) == ["ro", "never", "four"]


def test_a_server_s_house_rules_are_listed_and_opened() -> None:
    assert "None yet. Open a table, press House rules, and save them." in read(settings.server(ServerSettings(1), (), speak()))
    own = (ServerPreset(7, "Fri*day", "nomination", {}, standard=True), ServerPreset(8, "Old", "euchre", {}))
    text = read(settings.server(ServerSettings(1), own, speak()))
    assert "- Fri\\*day · Nomination Whist · used by default" in text
    assert "- Old · euchre" in text
    assert "s:preset:0:0:" in custom_ids(settings.server(ServerSettings(1), own, speak()))
    first, second = (settings.preset(one, ["Dealer's restriction: off"], speak()) for one in own)
    assert "Dealer's restriction: off" in read(first)
    assert labels(first) == ["Not by default", "Delete", "Back"]
    assert labels(second) == ["Use by default", "Delete", "Back"]
    assert [settings.preset_of(c.split(":", 4)[4]) for c in custom_ids(first)[:2]] == [(7, "plain"), (7, "delete")]
    asked = settings.delete_preset(own[0], speak())
    assert "Delete the house rules Fri\\*day?" in read(asked)
    assert custom_ids(asked) == ["b:preset:0:0:7:yes", "b:preset:0:0:7:"]
    for arg in ("", "7", "x:yes", "7:keep"):
        with pytest.raises(ValueError, match=r".*"):
            settings.preset_of(arg)


def test_forgetting_is_asked_first() -> None:
    view = settings.forget(speak())
    assert "cannot be undone" in read(view)
    assert custom_ids(view) == ["b:forget:0:0:yes"]


def test_notices_are_one_sentence() -> None:
    assert read(notices.refusal(message("illegal-hook", tricks=7), speak())) == "The bids may not add up to 7."
    help_page = read(notices.help_page(speak()))
    assert "`/play`" in help_page
    assert "Nomination Whist, " in help_page
    assert "Bid Whist" in help_page, "every game is named"
    assert f"<#{10**18}>" in read(notices.seated(waiting(), speak()))


def test_a_call_mentions_the_member_and_leads_to_the_hand() -> None:
    played = replay(4, 0, lambda p: p.phase is Phase.PLAYING)
    view = notices.call(table(played, PLAIN[:4]), 2, speak())
    assert f"<@{10**18 + 2}>, it is your turn · the computer plays <t:1800000600:R>" in read(view)
    assert labels(view) == ["My hand"]
    assert "computer" not in read(notices.call(table(played, PLAIN[:4], deadline=None), 2, speak()))
