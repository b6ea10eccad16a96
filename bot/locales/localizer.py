"""Text in the members' languages, from the Fluent files beside this module.

A key may name an attribute after a dot (``rule-nomination-hook.help``). Suits, cards and seats in the arguments become text
here: a card is its rank and suit as printed on the international pack (``10♥``, ``K♠``), the same in every language.

A language may call one thing by different words in different games, as Italian does with trumps. Its ``word-...`` texts tell
them apart by `GAME`, which every text is given, and its other texts refer to them.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bot.games.cards import Card, Rank, Suit
from bot.games.messages import Arg, At, Message

log = logging.getLogger(__name__)

LANGUAGES = ("en", "it", "ro", "hu", "es")
#: What every other language falls back to.
DEFAULT = "en"
#: How many filled texts are kept: a table is drawn again after each card, and most of it says what it said before.
KEPT = 4096
#: Suits as text: the selector at the end keeps phones from drawing emoji, whose black suits vanish in dark mode.
SYMBOLS = {Suit.CLUBS: "♣\ufe0e", Suit.DIAMONDS: "♦\ufe0e", Suit.HEARTS: "♥\ufe0e", Suit.SPADES: "♠\ufe0e"}

#: The argument that a word takes: the name of the game that is spoken of.
GAME = "played"


def resolve(discord_locale: str) -> str:
    """The language for a Discord locale such as ``es-419``: English for those that the product does not speak."""
    language = discord_locale.partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


class Localizer:
    """Every text in every language. Reads the files once, when it is built.

    A text that is missing or lacks an argument never stops a press: it is logged, and shown in English or as its key. With
    ``strict``, which tests use, it raises LookupError instead.
    """

    def __init__(self, strict: bool = False) -> None:
        self._strict = strict
        self._bundles = {language: _bundle(language) for language in LANGUAGES}
        self._said = lru_cache(KEPT)(self._filled)

    def text(self, language: str, key: str, **args: Arg | float) -> str:
        """The text of `key`."""
        return self._said(language, key, tuple(args.items()))

    def say(self, language: str, message: Message, names: Sequence[str] = (), game: str | None = None) -> str:
        """A message from the rules or the table; ``names`` are those of the sitters, ready to show, in seat order."""
        return self._said(language, message.key, message.args, tuple(names), game)

    def tell(self, language: str, message: Message, names: Sequence[str] = (), game: str | None = None) -> str:
        """The same as a whole sentence to the member it concerns: the attribute ``member`` where the text has one."""
        key = f"{message.key}.member"
        return self.say(language, Message(key, message.args) if self.has(key) else message, names, game)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return _pattern(self._bundles[DEFAULT], key) is not None

    def card(self, language: str, card: Card) -> str:
        """A card as text."""
        if card.suit is None:
            return self.text(language, "joker-big" if card.rank is Rank.BIG_JOKER else "joker-little")
        return ("10" if card.rank is Rank.TEN else card.rank.letter) + SYMBOLS[card.suit]

    def suit(self, language: str, suit: Suit | None, game: str | None = None) -> str:
        """A suit by name as it stands inside a sentence, or "no trump"."""
        return self._said(language, "no-trump" if suit is None else f"suit-{suit.name.lower()}", game=game)

    def _filled(
        self,
        language: str,
        key: str,
        args: tuple[tuple[str, Arg | float], ...] = (),
        names: tuple[str, ...] = (),
        game: str | None = None,
    ) -> str:
        shown = {name: self._shown(language, value, names, game) for name, value in args}
        if game is not None:
            shown[GAME] = game
        for bundle in (self._bundles[language], self._bundles[DEFAULT]):
            pattern = _pattern(bundle, key)
            if pattern is None:
                self._complain(language, key)
                continue
            text, errors = bundle.format_pattern(pattern, shown)
            if errors:
                self._complain(language, key)
            return str(text)
        return key

    def _shown(self, language: str, value: Arg | float, names: Sequence[str], game: str | None) -> str | float:
        match value:
            case Card():
                return self.card(language, value)
            case Suit() | None:
                return self.suit(language, value, game)
            case At(seat):
                return names[seat] if names else self.text(language, "seat-number", seat=seat + 1)
            case Message():
                return self.say(language, value, names, game)
            case _:
                return value

    def _complain(self, language: str, key: str) -> None:
        if self._strict:
            raise LookupError(f"{key} in {language}")
        log.error("the text %s is missing or lacks an argument in %s", key, language)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("bot.locales") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
