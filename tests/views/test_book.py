"""The book of a game: how it is played, every house rule, its other names, how to play it well, its words."""

from __future__ import annotations

import pytest

from bot.games.catalogue import GAMES, PRESETS
from bot.games.nomination import NominationOptions
from bot.games.options import Options, rules, values
from bot.locales.localizer import LANGUAGES
from bot.views import rules as screens
from tests.views.stage import check, labels, payload, said, voice, walk


def contents(game: str, language: str = "en") -> list[str]:
    """The titles of the pages."""
    view = screens.book(game, GAMES[game].options(), voice(language))
    (chooser,) = [part for part in walk(payload(view)) if part["type"] == 3]
    assert [option["value"] for option in chooser["options"]] == [str(page) for page in range(len(chooser["options"]))]
    return [option["label"] for option in chooser["options"]]


def pages(game: str, language: str = "en", usual: Options | None = None) -> list[str]:
    """What each page says."""
    options = usual or GAMES[game].options()
    return [said(screens.book(game, options, voice(language), page)) for page in range(len(contents(game, language)))]


def test_the_pages_of_nomination_whist() -> None:
    titles = contents("nomination")
    assert titles[:2] == ["How to play", "How to play well"]
    assert titles[2:6] == [f"House rules ({part}/4)" for part in range(1, 5)]
    assert [title.partition(" (")[0] for title in titles[6:-1]] == ["By other names"] * 3
    assert titles[-1] == "Glossary"
    told = pages("nomination")
    assert "Also known as Nom, Oh Hell" in told[0]
    assert "**The aim**" in told[0]
    for subject in ("Sure tricks", "None", "The total", "No trump", "Losing on purpose"):
        assert f"**{subject}.**" in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_choice_is_explained(game: str, language: str) -> None:
    speaking, told = voice(language), pages(game, language)
    for one in rules(GAMES[game].options()):
        (page,) = [text for text in told if f"\n**{speaking.rule(game, one.name)}** · " in text]
        for value in one.choices:
            name = speaking.choice(game, one.name, value)
            assert f"\n- **{name}**" in page if value == one.default else f"\n- {name}" in page
        if one.parse is not None:
            assert speaking.text(f"rule-{game}-{one.name}.typed") in page


def test_what_a_table_starts_with_here_is_marked() -> None:
    usual = NominationOptions(structure="9,7,5", hook="off")
    (page,) = [text for text in pages("nomination", usual=usual) if "**Hands** · " in text]
    assert "\n- **9,7,5**" in page
    assert "\n- 7 down to 1 and up to 7" in page
    (page,) = [text for text in pages("nomination", usual=usual) if "**Dealer's restriction** · " in text]
    assert "\n- **off**" in page
    assert "In bold: what a table here starts with." in page
    assert sum(line.startswith("- **") for text in pages("nomination", usual=usual) for line in text.split("\n")) == len(
        values(usual)
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_other_name_says_how_it_is_played(game: str) -> None:
    told = "\n".join(pages(game))
    speaking = voice("en")
    for preset in PRESETS.values():
        if preset.game == game and preset.rules:
            assert f"**{speaking.text(f'preset-{preset.name}')}**" in told
    if game == "nomination":
        assert "**Kachuful** · Judgement, Judgment, Forecasting, Kachufool" in told
        assert "Trumps: in a fixed order · Order of trumps: SDCH" in told


def test_pages_are_turned_and_chosen() -> None:
    first, last = (screens.book("nomination", NominationOptions(), voice("en"), page) for page in (-5, 99))
    assert labels(first) == ["←", f"1 / {len(contents('nomination'))}", "→"]
    assert "### Nomination Whist · Glossary" in said(last)
    assert "**Ruff**: trump a suit that you do not hold" in said(last)
    check(first)
    assert screens.page_of("nomination:3", ()) == ("nomination", 3)
    assert screens.page_of("nomination:contents", ("5",)) == ("nomination", 5)
    for arg, chosen in (("chess:0", ()), ("nomination:contents", ()), ("nomination", ("1",)), ("nomination:0", ("x",))):
        with pytest.raises(ValueError, match=r".*"):
            screens.page_of(arg, chosen)
