"""What can happen in a game, one small frozen class each, and the one-line notation of each.

The notation is that of the record: ``deal``, ``bid 2``, ``play AS``, ``trump H``. `notation` and `parse_move` are inverse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.cards import CARDS, Card, Suit, card, cards, read_hand, suit, write_hand


@dataclass(frozen=True, slots=True)
class Deal:
    """The house deals: a hand for each seat in seat order, and what else lies on the table, by name.

    Names in use: ``up`` (turned card), ``kitty``, ``stock`` (in order), ``last`` (the dealer's shown card), ``cut`` (where the
    pack was cut), ``cuts`` (a card for each seat that cuts for something).
    """

    hands: tuple[tuple[Card, ...], ...]
    extras: tuple[tuple[str, tuple[Card, ...]], ...] = ()

    def extra(self, name: str) -> tuple[Card, ...]:
        """The cards laid out under `name`, none if the deal has no such thing."""
        return dict(self.extras).get(name, ())


@dataclass(frozen=True, slots=True)
class Bid:
    """A promise to take exactly so many tricks, 0 or more."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card played to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class NameTrump:
    """A suit named as trump, or None for no trump."""

    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Turn:
    """The dealer lets the next card be turned for trump."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call of an auction by its name in lower case, such as ``pass``, ``solo`` or ``4up``."""

    name: str


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards laid away face down, in index order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Knock:
    """A seat keeps its card and passes its turn to play (Knock-Out Whist's dog)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim against the play of seat ``against``, by its name, such as ``revoke``."""

    name: str
    against: int


Move = Deal | Bid | Play | NameTrump | Turn | Call | Discard | Knock | Claim

BIDS = tuple(Bid(n) for n in range(53))
PLAYS = {c: Play(c) for c in CARDS.values()}


def notation(move: Move) -> str:
    """The move as one line of a record."""
    match move:
        case Deal(hands, extras):
            words = [write_hand(hand) for hand in hands]
            words += [f"{name}:{','.join(c.code for c in held)}" for name, held in extras]
            return " ".join(["deal", *words])
        case Bid(tricks):
            return f"bid {tricks}"
        case Play(played):
            return f"play {played.code}"
        case NameTrump(named):
            return f"trump {'NT' if named is None else named.letter}"
        case Call(name):
            return f"call {name}"
        case Discard(laid):
            return f"discard {','.join(c.code for c in laid)}"
        case Claim(name, against):
            return f"claim {name} {against + 1}"
        case Turn():
            return "turn"
        case Knock():
            return "knock"


def read_number(text: str) -> int:
    """A number from 0 as the printer writes it: digits only, no leading zero. Raises ValueError."""
    if not text.isascii() or not text.isdecimal() or text != str(int(text)):
        raise ValueError(text)
    return int(text)


def read_seat(text: str) -> int:
    """A seat, from 0, of its written number, from 1. Raises ValueError."""
    number = read_number(text)
    if number == 0:
        raise ValueError(text)
    return number - 1


def _read_deal(words: list[str]) -> Deal:
    hands = tuple(read_hand(word) for word in words if ":" not in word)
    extras = (word.split(":", 1) for word in words if ":" in word)
    return Deal(hands, tuple((name, cards(held)) for name, held in extras))


def _one(words: list[str]) -> str:
    (word,) = words
    return word


def _read_claim(words: list[str]) -> Claim:
    name, against = words
    return Claim(name, read_seat(against))


def _bare(move: Move) -> Callable[[list[str]], Move]:
    def read(words: list[str]) -> Move:
        if words:
            raise ValueError(words)
        return move

    return read


_READERS: dict[str, Callable[[list[str]], Move]] = {
    "deal": _read_deal,
    "bid": lambda words: Bid(read_number(_one(words))),
    "play": lambda words: PLAYS[card(_one(words))],
    "trump": lambda words: NameTrump(None if words == ["NT"] else suit(_one(words))),
    "turn": _bare(Turn()),
    "call": lambda words: Call(_one(words)),
    "discard": lambda words: Discard(tuple(sorted(cards(_one(words))))),
    "knock": _bare(Knock()),
    "claim": _read_claim,
}


def parse_move(text: str) -> Move:
    """The move written as `text`; white space between words and the order of the cards in a hand are free.

    Raises ValueError for anything else that `notation` does not write.
    """
    verb, *words = text.split()
    try:
        return _READERS[verb](words)
    except KeyError:
        raise ValueError(text) from None
