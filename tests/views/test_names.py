"""Names are shown as they are, and do nothing."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.names import FSI, PDI, clean, in_label, in_text
from tests.views.stage import WORST


def unescaped(shown: str) -> str:
    """What Markdown makes of escaped text."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", shown)


@given(st.text(max_size=40))
def test_markdown_shows_exactly_the_name(name: str) -> None:
    shown = in_text(name)
    assert unescaped(shown) == FSI + clean(name) + PDI
    # Whatever Markdown or Discord could act upon has a backslash before it.
    assert re.search(r"(?<!\\)(?:\\\\)*[*_~|`<>\[\]:@#]", shown) is None


@given(st.text(max_size=40))
def test_a_name_is_always_something_and_turns_nothing_around(name: str) -> None:
    shown = clean(name)
    assert shown.strip()
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\n\r\t\u200b")


@pytest.mark.parametrize(
    "name", ["Ann", "Béla bácsi", "שלום", "👩‍👩‍👧‍👦", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "a*b_c"]
)
def test_ordinary_names_are_left_alone(name: str) -> None:
    assert clean(name) == name
    assert in_label(name) == FSI + name + PDI


@pytest.mark.parametrize("name", ["", "  ", "\u200b" * 32, "\u3164\u3164", "\u2800", "\ufe0f", "\u200d"])
def test_a_name_that_cannot_be_seen_is_a_question_mark(name: str) -> None:
    assert clean(name) == "?"


def test_spaces_inside_are_one() -> None:
    assert clean("  a \u00a0\n b  ") == "a b"


def test_labels_are_cut() -> None:
    assert in_label("a" * 40) == FSI + "a" * 31 + "…" + PDI
    assert in_label("a" * 32) == FSI + "a" * 32 + PDI


def test_the_worst_names_stay_apart() -> None:
    assert len({in_text(name) for name in WORST}) == len(WORST)
