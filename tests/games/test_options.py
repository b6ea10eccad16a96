from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.games.messages import message
from bot.games.nomination import NominationOptions
from bot.games.options import Options, UnknownRule, build, changed, rule, rules, values


def upper(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text.upper()


@dataclass(frozen=True)
class Sample(Options):
    trump: str = rule("card", "none", default="none")
    target: str = rule("5", "7", parse=upper)


def test_rules_as_data() -> None:
    trump, target = rules(Sample)
    assert (trump.name, trump.choices, trump.default, trump.parse) == ("trump", ("card", "none"), "none", None)
    assert (target.choices, target.default) == (("5", "7"), "5")


def test_options_are_built_from_text_with_defaults_elsewhere() -> None:
    options = build(Sample, {"target": "7"})
    assert values(options) == {"trump": "none", "target": "7"}
    assert changed(options) == {"target": "7"}
    assert changed(build(Sample, {})) == {}
    assert build(Sample, {"target": "x"}) == Sample(target="X")


@pytest.mark.parametrize("value", ["", " ", "a b", "a\tb", "a\n"])
def test_a_typed_value_must_come_out_as_one_word(value: str) -> None:
    """Otherwise it could not stand in the head of a record."""
    with pytest.raises(UnknownRule) as caught:
        build(Sample, {"target": value})
    assert caught.value.message == message("error-unknown-choice", rule="target", value=value)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"nonsense": "on"}, message("error-unknown-rule", rule="nonsense")),
        ({"hook": "perhaps"}, message("error-unknown-choice", rule="hook", value="perhaps")),
        ({"hook": "ON"}, message("error-unknown-choice", rule="hook", value="ON")),
        ({"problems": "1"}, message("error-unknown-rule", rule="problems")),
    ],
)
def test_what_a_game_does_not_know_is_named(given: dict[str, str], reason: object) -> None:
    with pytest.raises(UnknownRule) as caught:
        build(NominationOptions, given)
    assert caught.value.message == reason


def test_the_defaults_of_nomination_whist() -> None:
    chosen = {"structure": "7-1-7", "hook": "on", "scoring": "exact"}
    assert chosen.items() <= values(NominationOptions()).items()
    assert changed(NominationOptions()) == {}
