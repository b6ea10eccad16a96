"""The house-rules editor: everything that can be set, what does not fit, and what may be kept."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.catalogue import GAMES, PRESETS
from bot.games.nomination import NominationOptions
from bot.games.options import build, rules
from bot.store.shapes import ServerPreset
from bot.tables.model import Status, Table
from bot.views import editor, lobby
from bot.views.codec import Press
from tests.views.stage import PLAIN, check, custom_ids, labels, payload, said, table, voice, walk

FRIDAY = ServerPreset(7, "Friday *rules*", "nomination", {"hook": "off"}, standard=True)
ROMAN = ServerPreset(8, "Bucharest", "romanian", {})


def waiting(players: int = 4, **changes: Any) -> Table:
    return table(None, PLAIN[:players], Status.LOBBY, **changes)


def speak(players: int = 4) -> Any:
    return voice("en", PLAIN[:players])


def selects(view: Any) -> dict[str, dict[str, Any]]:
    """The selects of a view, by the argument of their custom_id."""
    return {part["custom_id"].split(":", 4)[4]: part for part in walk(payload(view)) if part["type"] == 3}


def chosen(part: dict[str, Any]) -> list[str]:
    return [option["value"] for option in part["options"] if option.get("default")]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_has_a_select_with_all_its_choices(game: str) -> None:
    options = GAMES[game].options()
    found: dict[str, dict[str, Any]] = {}
    for page in range(6):
        view = editor.editor(waiting(game=game, options=options), speak(), page)
        check(view)
        found |= selects(view)
    for number, one in enumerate(rules(options)):
        part = found[f"{number // editor.RULES}:{one.name}"]
        assert tuple(option["value"] for option in part["options"]) == one.choices
        assert chosen(part) == [one.default]
    assert chosen(found[""]) == ["relaxed"]


def test_a_rule_can_be_typed_where_the_data_says_so() -> None:
    first, second = (editor.editor(waiting(), speak(), page) for page in (0, 1))
    assert [c for c in custom_ids(first) if ":type:" in c] == ["b:type:1000000000000:0:0:structure"]
    assert [c for c in custom_ids(second) if ":type:" in c] == ["b:type:1000000000000:0:1:rotation"]


def test_a_typed_value_is_seen_to_be_chosen() -> None:
    part = selects(editor.editor(waiting(options=NominationOptions(structure="9-1")), speak()))["0:structure"]
    assert chosen(part) == ["9-1"]
    assert [option["value"] for option in part["options"]] == ["9-1", "7-1-7", "7-1", "10-1-10", "1-7-1"]


def test_what_does_not_fit_those_seated_is_said_at_the_rule() -> None:
    view = editor.editor(waiting(6, options=NominationOptions(structure="10-1-10")), speak(6))
    (place,) = [part["content"] for part in walk(payload(view)) if "how many cards are dealt" in part.get("content", "")]
    assert "⚠️ The pack is too small: 6 players can have 8 cards each at most, not 10." in place
    # On any other page it is said above, with the name of the rule.
    elsewhere = said(editor.editor(waiting(6, options=NominationOptions(structure="10-1-10")), speak(6), 2))
    assert "**Hands** · ⚠️ The pack is too small" in elsewhere
    assert "⚠️" not in said(editor.editor(waiting(5, options=NominationOptions(structure="10-1-10")), speak(5)))


def test_a_choice_that_would_not_fit_says_so_before_it_is_chosen() -> None:
    options = selects(editor.editor(waiting(6), speak(6)))["0:structure"]["options"]
    assert [option["value"] for option in options if option.get("description")] == ["10-1-10"]
    assert "6 players can have 8 cards" in next(option["description"] for option in options if option.get("description"))
    # A rule that does not fit another one.
    chooses = waiting(options=NominationOptions(trumps="dealer_chooses"))
    part = selects(editor.editor(chooses, speak(), 2))["2:one_card"]
    assert [option["value"] for option in part["options"] if option.get("description")] == ["blind", "forehead"]
    # What does not fit anyway is not the fault of every other choice.
    wrong = waiting(6, options=NominationOptions(structure="10-1-10"))
    for page in range(5):
        for arg, part in selects(editor.editor(wrong, speak(6), page)).items():
            if arg and not arg.endswith(("structure", "known")):
                assert not any(option.get("description") for option in part["options"]), arg


def test_the_lobby_says_it_too_before_the_start() -> None:
    wrong = waiting(options=NominationOptions(trumps="dealer_chooses", one_card="blind"))
    assert "so the dealer cannot choose trumps by it" in said(lobby.lobby(wrong, speak()))
    assert "so the dealer cannot choose trumps by it" in said(editor.editor(wrong, speak(), 2))


def test_presets_to_load_are_those_of_the_game_and_the_server() -> None:
    first = selects(editor.editor(waiting(preset="blob"), speak(), 0, (FRIDAY, ROMAN)))
    known = [option["value"] for option in first["0:known"]["options"]]
    assert known == [preset.name for preset in PRESETS.values() if preset.game == "nomination"]
    assert chosen(first["0:known"]) == ["blob"]
    assert [(o["value"], o["label"].strip("\u2068\u2069")) for o in first["0:own"]["options"]] == [(":7", "Friday *rules*")]
    assert chosen(selects(editor.editor(waiting(preset=":Friday *rules*"), speak(), 0, (FRIDAY,)))["0:own"]) == [":7"]
    assert "0:own" not in selects(editor.editor(waiting(), speak(), 0, (ROMAN,)))
    assert not {"1:known", "0:known"} & set(selects(editor.editor(waiting(), speak(), 1, (FRIDAY,))))


def test_a_preset_says_what_it_changes() -> None:
    options = selects(editor.editor(waiting(), speak()))["0:known"]["options"]
    told = {option["value"]: option.get("description") for option in options}
    assert told["nomination"] is None
    assert told["up_and_down_the_river"] == "Missed bids: consolation: 1 for each trick taken"
    assert told["blackout"].startswith("Hands: 1-10 · Longest hands: all that the pack holds · ")


def test_only_whoever_manages_the_server_can_save() -> None:
    assert "Save for this server" not in labels(editor.editor(waiting(), speak(), 0, (FRIDAY,)))
    assert "Save for this server" in labels(editor.editor(waiting(), speak(), 0, (FRIDAY,), manager=True))


def test_the_way_back_to_the_standard_rules_is_open_when_there_is_a_way() -> None:
    def back(**given: str) -> dict[str, Any]:
        view = editor.editor(waiting(options=build(NominationOptions, given)), speak(), 1)
        return next(part for part in walk(payload(view)) if part.get("label") == "Standard rules")

    assert back()["disabled"]
    assert not back(hook="off").get("disabled", False)
    assert back()["custom_id"] == "b:load:1000000000000:0:1:nomination"


def test_the_rules_are_named_where_a_table_shows_them() -> None:
    blob = build(NominationOptions, PRESETS["blob"].rules)
    assert "**Blob** · Hands: 10 down to 1 and up to 10 · " in said(lobby.lobby(waiting(options=blob, preset="blob"), speak()))
    assert "Standard rules\n" in said(lobby.lobby(waiting(preset=":Friday *rules*"), speak()))
    own = said(lobby.lobby(waiting(options=NominationOptions(hook="off"), preset=":Friday *rules*"), speak()))
    assert r"Friday \*rules\*" in own
    assert "Dealer's restriction: off · 15 more as usual" in own
    # One that another program knew still has its name.
    assert "**solo_1900** · Dealer's" in said(
        lobby.lobby(waiting(options=NominationOptions(hook="off"), preset="solo_1900"), speak())
    ).replace("\u2068", "").replace("\u2069", "").replace("\\", "")


def test_what_is_forged_is_refused() -> None:
    for arg in ("", "structure", "x:structure", "-1:structure"):
        with pytest.raises(ValueError, match=r".*"):
            editor.rule_of(arg)
    for arg in ("0:hook", "0:nothing", "structure"):
        with pytest.raises(ValueError, match=r".*"):
            editor.typed_of(arg, NominationOptions())
    assert editor.typed_of("3:structure", NominationOptions()) == (3, "structure")


def test_what_is_typed_starts_from_what_is_chosen() -> None:
    prompt = editor.type_rule(waiting(options=NominationOptions(structure="9-1")), "structure", Press("type"), speak())
    assert prompt.typed.default == "9-1"
    assert prompt.custom_id != editor.type_rule(waiting(), "structure", Press("type"), speak()).custom_id
