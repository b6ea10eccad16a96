"""The Localizer turns messages into sentences, and never stops a press."""

from __future__ import annotations

import logging

import pytest

from bot.games.cards import Suit, card
from bot.games.messages import At, message
from bot.locales.localizer import LANGUAGES, Localizer, resolve
from tests.locales.texts import STRICT


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("it", "it"),
        ("ro", "ro"),
        ("hu", "hu"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("fr", "en"),
        ("pt-BR", "en"),
        ("", "en"),
    ],
)
def test_a_discord_locale_has_a_language(locale: str, language: str) -> None:
    assert resolve(locale) == language


def test_cards_read_alike_in_every_language() -> None:
    for language in LANGUAGES:
        assert STRICT.card(language, card("KS")).replace("\ufe0e", "") == "K♠"
        assert STRICT.card(language, card("TH")).replace("\ufe0e", "") == "10♥"
        assert STRICT.card(language, card("2C")).replace("\ufe0e", "") == "2♣"


def test_suit_symbols_are_text_not_emoji() -> None:
    assert all(STRICT.card("en", card(code)).endswith("\ufe0e") for code in ("AS", "AH", "AD", "AC"))


def test_jokers_have_names() -> None:
    assert STRICT.card("en", card("BJ")) == "Big Joker"
    assert STRICT.card("es", card("LJ")) == "Comodín pequeño"


def test_suits_have_the_names_of_the_language() -> None:
    assert [STRICT.suit(language, Suit.SPADES) for language in LANGUAGES] == ["spades", "picche", "pică", "pikk", "picas"]
    assert [STRICT.suit(language, None, "nomination") for language in LANGUAGES] == [
        "no trump",
        "senza atout",
        "fără atu",
        "adu nélkül",
        "sin triunfo",
    ]


def test_a_seat_is_its_name_or_its_number() -> None:
    asked = message("ask-pause", who=At(1))
    assert STRICT.say("en", asked, ("Ann", "Bill")) == "Bill asks for a pause"
    assert STRICT.say("en", asked) == "seat 2 asks for a pause"


def test_a_message_inside_a_message_is_part_of_the_sentence() -> None:
    reason = message("illegal-must-follow", suit=Suit.SPADES)
    refused = message("record-refused", who=At(1), what="play 9H", reason=reason)
    assert STRICT.say("en", refused) == "seat 2 may not play 9H: must follow spades"


def test_members_are_told_in_sentences() -> None:
    reason = message("illegal-hook", tricks=7)
    assert STRICT.say("en", reason) == "the bids may not add up to 7"
    assert STRICT.tell("en", reason) == "The bids may not add up to 7."
    assert STRICT.tell("en", message("error-table-full")) == "Every seat is taken."


def test_names_with_braces_are_not_read_as_fluent() -> None:
    assert STRICT.say("en", message("ask-pause", who=At(0)), ("{ $who }",)) == "{ $who } asks for a pause"


@pytest.mark.parametrize(("count", "text"), [(1, "1 carte"), (2, "2 cărți"), (20, "20 de cărți")])
def test_plurals_follow_the_language(count: int, text: str) -> None:
    assert STRICT.text("ro", "table-cards", cards=count) == text


def test_numbers_are_written_as_the_language_does() -> None:
    assert STRICT.text("en", "number", value=2.25) == "2.2"
    assert STRICT.text("it", "number", value=2.25) == "2,2"


def test_a_missing_text_raises_in_tests() -> None:
    with pytest.raises(LookupError):
        STRICT.text("en", "no-such-text")
    with pytest.raises(LookupError):
        STRICT.text("it", "table-trick")  # lacks its argument


def test_a_missing_text_never_stops_a_press(caplog: pytest.LogCaptureFixture) -> None:
    forgiving = Localizer()
    with caplog.at_level(logging.ERROR):
        assert forgiving.text("it", "no-such-text") == "no-such-text"
        assert forgiving.text("it", "no-such-text.attribute") == "no-such-text.attribute"
        assert "cards" in forgiving.text("it", "table-trick")
    assert "no-such-text" in caplog.text
    assert not forgiving.has("no-such-text")
    assert forgiving.has("table-trick")
