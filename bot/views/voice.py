"""How a screen speaks: in one language, with the names of one table and of its game, in two colours or four."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.cards import Card, Suit
from bot.games.catalogue import OWN, PRESETS
from bot.games.game import Seat
from bot.games.messages import Arg, Message
from bot.locales.localizer import SYMBOLS, Localizer
from bot.views.names import in_label, in_text

#: The four-colour pack: black spades, red hearts, blue diamonds, green clubs.
MARKS = {Suit.SPADES: "⚫", Suit.HEARTS: "🔴", Suit.DIAMONDS: "🔵", Suit.CLUBS: "🟢"}


@dataclass(frozen=True)
class Voice:
    """What every screen takes. ``names`` are those of the table's sitters as they wrote them, in seat order.

    ``played`` is the game that is spoken of, where it is one.
    """

    localizer: Localizer
    language: str
    names: tuple[str, ...] = ()
    four_colour: bool = False
    played: str | None = None

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """The names as they stand in text."""
        return tuple(in_text(name) for name in self.names)

    def about(self, game: str) -> Voice:
        """The same voice speaking of a game."""
        return replace(self, played=game)

    def text(self, key: str, **args: Arg) -> str:
        """The text of a key."""
        return self.say(Message(key, tuple(args.items())))

    def say(self, message: Message) -> str:
        """A message from the rules or the table."""
        return self.localizer.say(self.language, message, self.shown, self.played)

    def tell(self, message: Message) -> str:
        """The same as a sentence to the member it concerns."""
        return self.localizer.tell(self.language, message, self.shown, self.played)

    def name(self, seat: Seat) -> str:
        """Who sits at a seat, in bold."""
        return f"**{self.shown[seat]}**"

    def label(self, seat: Seat, width: int = 32) -> str:
        """Who sits at a seat, for a button, in at most `width` characters."""
        return in_label(self.names[seat], width)

    def number(self, value: float) -> str:
        """A number with at most one decimal place."""
        return self.localizer.text(self.language, "number", value=value)

    def percent(self, part: int, whole: int) -> str:
        """A share in per cent, a dash of nothing."""
        return self.text("percent", value=round(100 * part / whole)) if whole else "–"

    def game(self, game: str) -> str:
        """A game by its name."""
        return self.text(f"game-{game}")

    def rule(self, game: str, rule: str) -> str:
        """A house rule by its name."""
        return self.text(f"rule-{game}-{rule}")

    def choice(self, game: str, rule: str, value: str) -> str:
        """A house rule's choice by its name; a typed value stands for itself."""
        key = f"choice-{game}-{rule}-{value}"
        return self.text(key) if self.localizer.has(key) else value

    def preset(self, name: str) -> str:
        """A set of house rules by its name: a server's own as its members wrote it."""
        return self.text(f"preset-{name}") if name in PRESETS else in_text(name.removeprefix(OWN))

    def card(self, card: Card) -> str:
        """A card by rank and suit."""
        return self.localizer.card(self.language, card)

    def cards(self, held: Iterable[Card]) -> str:
        """Cards in a line, high to low as they come, with each suit named once: ``♠ A K 7  ♥ Q``."""
        groups: dict[Suit | None, list[str]] = {}
        for card in held:
            face = self.card(card)
            groups.setdefault(card.suit, []).append(face.removesuffix(SYMBOLS[card.suit]) if card.suit is not None else face)
        return "  ".join(f"{self.pip(suit)} {' '.join(faces)}".strip() for suit, faces in groups.items())

    def pip(self, suit: Suit | None) -> str:
        """A suit's symbol, with its colour in a four-colour pack; nothing for jokers."""
        if suit is None:
            return ""
        return f"{MARKS[suit]}{SYMBOLS[suit]}" if self.four_colour else SYMBOLS[suit]

    def suit(self, suit: Suit | None) -> str:
        """A suit by symbol and name, or "no trump"."""
        name = self.localizer.suit(self.language, suit, self.played)
        return name if suit is None else f"{SYMBOLS[suit]} {name}"


def relative(time: float) -> str:
    """A time that Discord shows as "in 5 minutes", to each in their language."""
    return f"<t:{int(time)}:R>"


def day(time: float) -> str:
    """A time that Discord shows as a date."""
    return f"<t:{int(time)}:d>"


def channel(channel_id: int) -> str:
    """A channel that can be pressed."""
    return f"<#{channel_id}>"
