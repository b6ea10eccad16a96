"""The table: what everybody sees of a game in play, and of one hand when it is finished."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from bot.games.cards import Suit, card, cards, pack, read_hand
from bot.games.game import HOUSE, HandScore, Perspective, Phase
from bot.games.messages import message
from bot.games.moves import BIDS, Deal, Play
from bot.games.record import Proof, Replay
from bot.tables.model import Ask, AskKind, Sitter, Status
from bot.views import table as screens
from tests.views.stage import PLAIN, check, crowded, custom_ids, labels, replay, said, see, table, take, voice

NAMES = PLAIN[:4]


def dealt() -> Replay:
    """Four hands of seven, hearts trump, dealt by seat 4; bids 2 1 3 2, eight for seven."""
    game = replay(4, 0, lambda p: True).game
    played = Replay(game, game.options(), 4, 3)
    hands = ("AKQ.JT.9.8", "JT9.AK.8.7", "876.98.A.K", "5432.65..A")
    take(played, HOUSE, Deal(tuple(read_hand(held) for held in hands), (("up", cards("2H")),)))
    for seat, bid in enumerate((2, 1, 3, 2)):
        take(played, seat, BIDS[bid])
    return played


def play(played: Replay, *codes: str) -> Replay:
    for code in codes:
        take(played, see(played).actors[0], Play(card(code)))
    return played


def draw(played: Replay, perspective: Perspective | None = None, unreachable: tuple[int, ...] = (), **changes: Any) -> str:
    view = screens.table(table(played, NAMES, **changes), perspective or see(played), voice("en", NAMES), unreachable)
    check(view)
    return said(view).replace("\ufe0e", "").replace("\u2068", "").replace("\u2069", "")


def row(text: str, name: str) -> str:
    """A seat's line, columns apart by single spaces."""
    (line,) = (line for line in text.split("\n") if line.startswith("`") and f"**{name}**" in line and "&" not in line)
    return " ".join(line.replace("`", " ").split())


def test_title_hand_trump_and_turned_card() -> None:
    text = draw(dealt())
    assert "### Nomination Whist" in text
    assert "**Hand 1 of 13** · 7 cards" in text
    assert "**Trump: ♥ hearts** · 2♥ turned" in text
    assert "Standard rules" in text


def test_the_house_rules_in_force_are_named() -> None:
    game = replay(4, 0, lambda p: True).game
    text = draw(dealt(), options=game.options(structure="7-1", hook="off"))  # type: ignore[call-arg]
    assert "Hands: 7 down to 1 · Dealer's restriction: off" in text


def test_the_trick_so_far_in_order_of_play() -> None:
    assert "Trick: **A♠** Ann · **9♠** Béla" in draw(play(dealt(), "AS", "9S"))


def test_the_last_trick_who_took_it_and_why() -> None:
    assert "Last trick: A♠ 9♠ 6♠ 2♠ → Ann (A♠ highest in spades)" in draw(play(dealt(), "AS", "9S", "6S", "2S"))
    ruffed = play(dealt(), "9D", "8D", "AD", "5H")
    assert "Last trick: 9♦ 8♦ A♦ 5♥ → Dan (5♥ ruffed)" in draw(ruffed)


def test_the_bids_total_against_the_tricks() -> None:
    assert "8 bid for 7 tricks: over by 1" in draw(dealt())


def test_each_seat_has_bid_tricks_total_and_what_is_still_to_come() -> None:
    text = draw(play(dealt(), "AS", "9S", "6S", "2S", "KS", "TS", "7S", "3S", "QS", "JS", "8S", "4S"))
    assert row(text, "Ann") == "2 3 0 ▸ **Ann** · over by 1"
    assert row(text, "Béla") == "1 0 0 **Béla** · 1 to come"
    assert row(text, "Dan") == "2 0 0 **Dan** · dealer · 2 to come"


def test_a_bid_made_so_far_is_exact_and_one_out_of_reach_is_beaten() -> None:
    played = play(dealt(), "AS", "9S", "6S", "2S", "KS", "TS", "7S", "3S")
    assert "exact" in row(draw(played), "Ann")
    seen = see(played)
    rows = tuple(replace(r, bid=6) if seat == 2 else r for seat, r in enumerate(seen.rows))
    assert "beaten" in row(draw(played, replace(seen, rows=rows)), "Carla")


def test_a_hidden_bid_is_made_but_not_told() -> None:
    seen = see(dealt())
    rows = tuple(replace(r, bid=None, has_bid=seat < 2) for seat, r in enumerate(seen.rows))
    text = draw(dealt(), replace(seen, rows=rows, phase=Phase.BIDDING, actors=(2, 3)))
    assert row(text, "Ann").startswith("? 0 0")
    assert row(text, "Carla").startswith("– 0 0")
    assert "To bid: **Carla**, **Dan**" in text


def test_games_without_bids_have_no_column_for_them() -> None:
    seen = see(dealt())
    rows = tuple(replace(r, bid=None, has_bid=False, side=seat % 2) for seat, r in enumerate(seen.rows))
    text = draw(dealt(), replace(seen, rows=rows))
    assert row(text, "Ann") == "0 0 ▸ **Ann** · Ⓐ"
    assert row(text, "Béla") == "0 0 **Béla** · Ⓑ"
    assert "bid won" not in text.replace("\u00a0", " ")


def test_what_a_game_says_of_a_seat_stands_in_its_row() -> None:
    seen = see(dealt())
    rows = (replace(seen.rows[0], status=(message("row-free"),)), *seen.rows[1:])
    assert "free seat" in row(draw(dealt(), replace(seen, rows=rows)), "Ann")


def test_hands_that_lie_open_are_shown() -> None:
    played = dealt()
    text = draw(played, replace(see(played), exposed=((2, played.state.hands[2]),), trump=None))
    assert "Carla shows ♠ 8 7 6  ♥ 9 8  ♣ K  ♦ A" in text


def test_no_trump_is_said() -> None:
    text = draw(dealt(), replace(see(dealt()), trump=None, laid=()))
    assert "**No trump**" in text
    assert "Trump:" not in text


def test_whose_turn_and_when_the_computer_plays() -> None:
    assert "To lead: **Ann** · the computer plays <t:1800000600:R>" in draw(dealt())
    assert "To play: **Béla** · the computer plays" in draw(play(dealt(), "AS"))
    assert "the computer plays" not in draw(dealt(), deadline=None)


def test_a_paused_table_says_until_when() -> None:
    assert "Paused · goes on <t:1800000000:R>" in draw(dealt(), status=Status.PAUSED, paused_until=1_800_000_000.0)
    assert "Paused" in draw(dealt(), status=Status.PAUSED)


def test_nothing_to_say_is_not_sent() -> None:
    played = replay(4, 0, lambda p: p.phase is Phase.DEAL and p.hand_number == 1)
    text = draw(played, replace(see(played), actors=(), last_trick=None, laid=(), exposed=()), deadline=None, digest=None)
    assert "Trick" not in text
    assert "To " not in text


def test_computers_away_and_free_seats_are_marked() -> None:
    sitters = (Sitter("Ann", 1), Sitter("Béla", 2, away=True), Sitter("Carla", left=True), Sitter("Dan", 4))
    text = draw(dealt(), sitters=sitters)
    assert "away" in row(text, "Béla")
    assert "🤖 **Carla** · 3 to come · free seat" in row(text, "Carla")


def test_members_with_closed_messages_are_sent_to_my_hand() -> None:
    assert "**Béla**, **Dan**: your hand is under My hand" in draw(dealt(), unreachable=(3, 1))


def test_the_promise_of_the_shuffle_is_shown_in_full() -> None:
    assert "-# Shuffle " + "f" * 64 in draw(dealt())


def test_questions_can_be_answered() -> None:
    played = dealt()
    asks = (Ask(AskKind.PAUSE, 10**18 + 1, (10**18 + 1,)), Ask(AskKind.REPLACE, 10**18, (10**18,), seat=2))
    view = screens.table(table(played, NAMES, asks=asks), see(played), voice("en", NAMES))
    text = said(view).replace("\u2068", "").replace("\u2069", "")
    assert "Béla asks for a pause · 1 of 4 agree" in text
    assert "Ann asks to give Carla's seat to the computer · 1 of 4 agree" in text
    assert {"b:agree:1000000000000:0:pause", "b:refuse:1000000000000:0:replace:2"} <= set(custom_ids(view))


def test_a_question_whose_asker_has_left_can_still_be_shown() -> None:
    assert "? asks for a pause" in draw(dealt(), asks=(Ask(AskKind.PAUSE, 5, (5,)),))


def test_the_buttons() -> None:
    played = dealt()
    plain = screens.table(table(played, NAMES), see(played), voice("en", NAMES))
    assert labels(plain) == ["My hand", "Score sheet", "Rules", "More"]
    assert "Take the free seat" in labels(screens.table(crowded(played, NAMES), see(played), voice("en", NAMES)))


def test_n8_a_finished_hand_has_no_buttons_and_all_the_numbers() -> None:
    score = HandScore(3, 7, 0, Suit.HEARTS, (2, 1, 3, 2), (2, 1, 2, 2), (12, 11, 0, 12), (24, 33, 0, 12))
    view = screens.finished_hand(table(dealt(), NAMES), score, 13, voice("en", NAMES))
    check(view)
    text = said(view).replace("\ufe0e", "").replace("\u2068", "").replace("\u2069", "")
    assert labels(view) == []
    assert "**Hand 3 of 13** · 7 cards · Trump: ♥ hearts" in text
    assert row(text, "Béla") == "1 1 11 33 **Béla**"
    assert row(text, "Carla") == "3 2 0 0 **Carla**"


def test_a_finished_hand_without_bids_or_trump_and_with_a_contract() -> None:
    contract = message("contract-bids", bids=8, tricks=7, difference=1, way="over")
    score = HandScore(3, 13, 0, None, (), (4, 4, 5, 0), (0, 0, 1, 0), (0, 0, 1, 0), contract)
    text = said(screens.finished_hand(table(dealt(), NAMES), score, None, voice("en", NAMES)))
    assert "**Hand 3** · 13 cards · No trump" in text
    assert "8 bid for 7 tricks" in text


def test_a_shuffle_laid_open_can_be_checked_by_anybody() -> None:
    proof = Proof("abc", pack())
    score = HandScore(1, 7, 0, Suit.HEARTS, (0,) * 4, (0,) * 4, (0,) * 4, (0,) * 4)
    text = said(screens.finished_hand(table(dealt(), NAMES), score, 13, voice("en", NAMES), proof))
    shown = text.split("||")[1]
    assert hashlib.sha256(shown.encode()).hexdigest() == proof.digest
