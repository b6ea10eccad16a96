"""Custom ids: what is written is read, and nothing too long is written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.views.actions import Action
from bot.views.codec import LONGEST, Press, decode, encode, template
from bot.views.items import BUTTON, BUTTONS, SELECT, SELECTS

PRESSES = st.builds(
    Press,
    st.sampled_from([action.value for action in Action]),
    st.integers(0, 10**15),
    st.integers(0, 10**6),
    st.text(st.characters(blacklist_characters="\n"), max_size=40),
)


@given(PRESSES)
def test_a_press_survives_the_round_trip(press: Press) -> None:
    for prefix in (BUTTON, SELECT):
        match = template(prefix).fullmatch(encode(prefix, press))
        assert match is not None
        assert decode(match) == press


@given(PRESSES)
def test_the_two_items_never_answer_for_each_other(press: Press) -> None:
    assert not SELECTS.match(encode(BUTTON, press))
    assert not BUTTONS.match(encode(SELECT, press))


def test_a_custom_id_longer_than_discord_allows_is_not_written() -> None:
    bare = len(encode(BUTTON, Press("act")))
    assert len(encode(BUTTON, Press("act", arg="x" * (LONGEST - bare)))) == 100
    with pytest.raises(ValueError, match="b:act"):
        encode(BUTTON, Press("act", arg="x" * (LONGEST - bare + 1)))


@pytest.mark.parametrize("forged", ["", "b:", "b:act:1", "b:act:-1:0:", "b:act:1:0", "b:ACT:1:0:", "b:act:١:0:", "xb:act:1:0:"])
def test_what_was_not_written_here_is_not_read(forged: str) -> None:
    assert BUTTONS.fullmatch(forged) is None
