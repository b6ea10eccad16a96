"""All five languages say the same things, and exactly those that the code asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from bot.games.cards import Suit
from bot.games.catalogue import GAMES, PRESETS
from bot.games.game import Phase
from bot.games.messages import message
from bot.games.options import rules
from bot.locales.localizer import LANGUAGES
from bot.players.levels import Level
from bot.store.shapes import Period, Ranking
from bot.tables.model import Pace
from tests.locales.texts import FOLDER, OTHERS, STRICT, entries, texts

ROOT = FOLDER.parents[1]
CALLS = {"text", "message", "Message", "add", "turn_into"}
#: Texts that Discord asks for by the names of commands, see `bot.locales.translator`.
BY_NAME = ("command-",)
#: Words that a language of its own accord tells apart by the game, see `bot.locales.localizer`.
WORD = "word-"

#: The words of the card table, by a text in which they must stand.
TERMS = {
    "en": {
        "no-trump": "no trump",
        "table-trump": "Trump",
        "row-dealer": "dealer",
        "button-sheet": "Score sheet",
        "button-house-rules": "House rules",
        "hand-bidding": "bid",
        "table-last-trick": "trick",
        "table-hand": "Hand",
        "won-ruff": "ruffed",
        "claim-revoke": "Revoke",
        "suit-spades": "spades",
        "suit-hearts": "hearts",
        "suit-diamonds": "diamonds",
        "suit-clubs": "clubs",
    },
    "it": {
        "no-trump": "senza { word-trump }",
        "table-trump": "{ word-trump-heading }",
        "row-dealer": "mazziere",
        "button-sheet": "Segnapunti",
        "button-house-rules": "Regole della casa",
        "hand-bidding": "dichiarazione",
        "table-last-trick": "presa",
        "table-hand": "Mano",
        "won-ruff": "tagli",
        "claim-revoke": "Rinuncia",
        "suit-spades": "picche",
        "suit-hearts": "cuori",
        "suit-diamonds": "quadri",
        "suit-clubs": "fiori",
    },
    "ro": {
        "no-trump": "fără atu",
        "table-trump": "Atu",
        "row-dealer": "împărțitor",
        "button-sheet": "Carnet de scor",
        "button-house-rules": "Regulile casei",
        "hand-bidding": "Licitația",
        "table-last-trick": "levată",
        "table-hand": "Mâna",
        "won-ruff": "tăi",
        "claim-revoke": "Renons",
        "suit-spades": "pică",
        "suit-hearts": "inimă roșie",
        "suit-diamonds": "romb",
        "suit-clubs": "treflă",
    },
    "hu": {
        "no-trump": "adu nélkül",
        "table-trump": "Adu",
        "row-dealer": "osztó",
        "button-sheet": "Pontozólap",
        "button-house-rules": "Házi szabályok",
        "hand-bidding": "ígéret",
        "table-last-trick": "ütés",
        "table-hand": "kéz",
        "won-ruff": "aduz",
        "claim-revoke": "Renonsz",
        "suit-spades": "pikk",
        "suit-hearts": "kőr",
        "suit-diamonds": "káró",
        "suit-clubs": "treff",
    },
    "es": {
        "no-trump": "sin triunfo",
        "table-trump": "Triunfo",
        "row-dealer": "repartidor",
        "button-sheet": "Hoja de puntuación",
        "button-house-rules": "Reglas de la casa",
        "hand-bidding": "puja",
        "table-last-trick": "baza",
        "table-hand": "Mano",
        "won-ruff": "fall",
        "claim-revoke": "Renuncio",
        "suit-spades": "picas",
        "suit-hearts": "corazones",
        "suit-diamonds": "diamantes",
        "suit-clubs": "tréboles",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    assert [entry for _, entry in entries(language) if isinstance(entry, fluent.Junk)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_in_the_same_rooms(language: str) -> None:
    english = {(text.room, text.key) for text in texts("en").values()}
    others = {(text.room, text.key) for text in texts(language).values() if not text.key.startswith(WORD)}
    assert others == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language: str) -> None:
    different = {
        key: (sorted(text.arguments), sorted(texts(language)[key].arguments))
        for key, text in texts("en").items()
        if text.arguments != texts(language)[key].arguments
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_texts(language: str) -> None:
    assert {name for text in texts(language).values() for name in text.references} <= set(texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_are_narrow(language: str) -> None:
    heads = {key: STRICT.text(language, key) for key in texts(language) if key.startswith("column-")}
    assert {key: head for key, head in heads.items() if len(head) > 6} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_card_table(language: str) -> None:
    sources = {key: source for key, source in _sources(language) if key in TERMS[language]}
    assert {key for key, word in TERMS[language].items() if word not in sources[key]} == set()


#: What Italian says in the games of exact bids, and in Whist and its family: of trumps, and of the card that is turned.
EXACT_WORDS, FAMILY_WORDS = ("atout", "carta scoperta"), ("briscol", "carta girata")


def test_italian_words_are_those_of_the_game() -> None:
    said = {text.room: "" for text in texts("it").values()}
    for path in (FOLDER / "it").glob("*.ftl"):
        said[path.stem] = re.sub(r"^word-.*(\n  .*)+|^#.*", "", path.read_text("utf-8"), flags=re.MULTILINE).lower()
    # What is said at every table leaves the choice to the words, which know the game.
    wrong = dict.fromkeys(said, EXACT_WORDS + FAMILY_WORDS) | dict.fromkeys(GAMES, EXACT_WORDS)
    wrong |= dict.fromkeys(("nomination", "romanian"), FAMILY_WORDS)
    assert [(room, word) for room, text in said.items() for word in wrong[room] if word in text] == []


def test_a_word_that_depends_on_the_game_is_never_said_without_one() -> None:
    assert STRICT.say("it", message("table-trump", suit=Suit.SPADES), game="nomination") == "Atout: picche"
    assert STRICT.say("it", message("table-trump", suit=Suit.SPADES), game="bid") == "Briscola: picche"
    # A suit of none and a message inside a message know the game as well.
    inside = message("hand-refused", move=None, why=message("table-no-trump"))
    assert STRICT.say("it", inside, game="solo") == "Non senza briscola: Senza briscola"
    with pytest.raises(LookupError):
        STRICT.text("it", "no-trump")
    # Why something is refused is told where nobody knows at which table.
    told = (text for key, text in texts("it").items() if key.startswith(("illegal-", "problem-", "error-", "record-")))
    assert [text.key for text in told if any(name.startswith(WORD) for name in text.references)] == []


def test_hungarian_puts_no_article_before_and_no_ending_after_what_it_cannot_know() -> None:
    # Whether "a" or "az", and the vowels of an ending, depend on the name or number that comes in.
    wrong = re.compile(r"\b[Aa]z? \{ \$[^}]*\}|\{ \$\w+ \}(?:-?[^\W\d_])")
    assert {key: source for key, source in _sources("hu") if wrong.search(source)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_texts_and_no_more(language: str) -> None:
    wanted = {f"preset-{name}{part}" for name in PRESETS for part in ("", ".also")}
    for name, game in GAMES.items():
        wanted |= {f"game-{name}", f"game-{name}.also"}
        for rule in rules(game.options):
            key = f"rule-{name}-{rule.name}"
            wanted |= {key, f"{key}.help", *([f"{key}.typed"] if rule.parse else [])}
            wanted |= {f"choice-{name}-{rule.name}-{value}" for value in rule.choices}
    assert {key for key in texts(language) if key.startswith(("game-", "preset-", "rule-", "choice-"))} == wanted
    assert {f"{page}-{name}-1" for name in GAMES for page in ("rules", "strategy")} <= set(texts(language))


def test_each_kind_of_text_is_for_what_there_is() -> None:
    # Only the house deals, and after the end nobody is awaited.
    awaited = set(Phase) - {Phase.DEAL, Phase.OVER}
    kinds = {"level": set(Level), "pace": set(Pace), "period": set(Period), "ranking": set(Ranking)}
    kinds["turn"] = awaited | {"leading", "yours", "deadline"}
    rest = {"leading", "dummy", "refused", "unseen", "waiting", "empty", "over", "away", "rubber"}
    kinds["hand"] = awaited | rest | {"order", "own", "own-cards", "tricks"}
    there = {kind: {key.split("-", 1)[1] for key in texts("en") if key.startswith(f"{kind}-")} for kind in kinds}
    assert there == kinds


def test_the_brief_s_names_find_nomination_whist() -> None:
    names = ["Nom", "Oh Hell", "Oh Pshaw", "Oh Well", "Blob", "Elevator", "Blackout", "Bust", "Contract Whist", "Boerenbridge"]
    for language in LANGUAGES:
        assert set(names) <= set(STRICT.text(language, "game-nomination.also").split("|"))


def test_the_code_asks_only_for_texts_that_exist() -> None:
    known = set(texts("en"))
    missing = {key for key, pattern in _asked() if not any(re.fullmatch(pattern, other) for other in known)}
    assert missing == set()


def test_every_text_is_asked_for() -> None:
    patterns = [re.compile(pattern) for pattern in _mentioned()]
    referred = {name for language in LANGUAGES for text in texts(language).values() for name in text.references}
    values = (key for key in texts("en") if not key.startswith(BY_NAME) and key not in referred)
    unused = {key for key in values if not any(p.fullmatch(key) or p.fullmatch(key.partition(".")[0]) for p in patterns)}
    assert unused == set()


def _sources(language: str) -> Iterator[tuple[str, str]]:
    """Each message's value as it is written, without its name."""
    for path in (FOLDER / language).glob("*.ftl"):
        for block in re.split(r"\n(?=[a-z#])", path.read_text("utf-8")):
            key, _, value = block.partition("=")
            yield key.strip(), value


@cache
def _code() -> tuple[ast.Module, ...]:
    paths: list[Path] = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    return tuple(ast.parse(path.read_text("utf-8")) for path in paths)


def _pattern(node: ast.expr) -> str | None:
    """A regular expression for a string in the code: what is computed may be anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


def _asked() -> Iterator[tuple[str, str]]:
    """What is asked for by a call that takes a key, or is the key of an error."""
    for node in (node for module in _code() for node in ast.walk(module)):
        asked: ast.expr | None = None
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            asked = node.args[0] if name in CALLS else None
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "key" for t in node.targets):
            asked = node.value
        pattern = _pattern(asked) if asked is not None else None
        if pattern is not None and re.match(r"[a-z]+\\-", pattern):
            yield pattern, pattern


def _mentioned() -> set[str]:
    """Every string in the code that may be a key."""
    patterns = (_pattern(node) for module in _code() for node in ast.walk(module) if isinstance(node, ast.expr))
    return {pattern for pattern in patterns if pattern is not None and re.match(r"[a-z]+(\\-|$)", pattern)}
