"""What is watched in every story: each request as it is sent, and each line that is logged.

No request may show its readers a card that they may not know, call anybody who is not meant, or do what Discord does not
describe; no line of the log may hold a card or a token.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from discord import ComponentType
from simcord import HttpLogEntry
from simcord.backend import Backend
from simcord.components import walk_components

from bot.app import Oddtrick
from bot.games.cards import CARDS, Card
from bot.games.exact import ExactState
from bot.games.game import Game, Phase
from bot.games.state import State
from bot.tables.draft import Live
from bot.views.items import BUTTONS, ITEMS, SELECTS
from tests.games.harness import allowed

#: A card as records and custom_ids write it, and as members read it: ``Q♥``, or in a line of one suit, ``♥ Q 7``.
CODE = re.compile(r"(?<![A-Za-z0-9])([2-9TJQKA][SHDC])(?![A-Za-z0-9])")
PRINTED = re.compile(r"(10|[2-9JQKA])([♠♥♦♣])")
GROUPED = re.compile(r"([♠♥♦♣])\ufe0e?((?: (?:10|[2-9JQKA])(?![\w♠♥♦♣]))+)")
LETTERS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
#: A shuffle laid open, and the label of a line on the score sheet: the size of a hand and its trump, which is no card.
PROOF = re.compile(r"\|\|([0-9a-f]{32}:[2-9TJQKASHDCBL ]+)\|\|")
SHEET_LINE = re.compile(r"^ ?\d{1,2}[♠♥♦♣–]\ufe0e? +[●\d]", re.MULTILINE)
EPHEMERAL = 64
#: The answer that opens a window to type in: it calls nobody.
MODAL = 9

#: Who reads a message: a member's id, or None for everybody in the channel.
Reader = int | None


def cards_in(text: str) -> set[Card]:
    """Every card that a text names, however it is written."""
    text = SHEET_LINE.sub("", text)
    codes = CODE.findall(text)
    codes += [_code(rank, suit) for rank, suit in PRINTED.findall(text)]
    codes += [_code(rank, suit) for suit, ranks in GROUPED.findall(text) for rank in ranks.split()]
    return {CARDS[code] for code in codes}


def _code(rank: str, suit: str) -> str:
    return rank.replace("10", "T") + LETTERS[suit]


def strings(body: Any) -> Iterator[str]:
    """Every text in a body, wherever it stands: what is shown, labels, custom_ids, values, file names."""
    if isinstance(body, str):
        yield body
    elif isinstance(body, dict):
        for value in body.values():
            yield from strings(value)
    elif isinstance(body, list):
        for value in body:
            yield from strings(value)


def known_cards(game: Game[Any], state: State, seat: int | None) -> set[Card]:
    """The cards that a seat, or somebody who does not play, may see named in the middle of a hand."""
    if not isinstance(state, ExactState):
        return allowed(game, state, seat)
    known = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
    # A card that the dealer may have turned for trump, or not, is seen when it has been.
    if state.phase is not Phase.TRUMP and state.plan.shown:
        known |= {card for _, laid in state.laid for card in laid}
    if state.last_trick is not None:
        known |= set(state.last_trick[0].cards)
    return known.union(*(hand for owner, hand in enumerate(state.hands) if _looks(state, seat, owner)))


def _looks(state: State, seat: int | None, owner: int) -> bool:
    """Whether a seat may look at a hand: at its own, but for the house rules about bidding on a single card."""
    rule = getattr(state.options, "one_card", "seen")
    if rule == "seen" or state.phase is not Phase.BIDDING or len(state.hands[owner]) > 1:
        return seat == owner
    return rule == "forehead" and seat is not None and seat != owner


class Ledger(list[HttpLogEntry]):
    """The requests of a story. Each is looked at in the moment in which it is sent."""

    def __init__(self, backend: Backend, running: Callable[[], Iterable[Live]]) -> None:
        super().__init__()
        self._backend = backend
        self._running = running
        self._before: dict[int, State] = {}
        #: What was found wrong, the cards that a forged press has named itself, and who was sent what.
        self.faults: list[str] = []
        self.named: set[Card] = set()
        self.read: list[tuple[Reader, HttpLogEntry]] = []

    def append(self, request: HttpLogEntry) -> None:
        """Takes a request down. simcord calls this before the request is answered."""
        super().append(request)
        if request.method not in ("POST", "PATCH") or not isinstance(request.json, dict):
            return
        reader = self.reader(request)
        self.read.append((reader, request))
        if not any(self._may_read(live, reader, request) for live in self._playing()):
            self.faults.append(f"{request.path} shows a hidden card to {reader}: {request.json}")
        self._check_mentions(request)

    def _playing(self) -> list[Live | None]:
        return [live for live in self._running() if live.replay is not None] or [None]

    def _may_read(self, live: Live | None, reader: Reader, request: HttpLogEntry) -> bool:
        if live is None or live.replay is None:
            return True
        seat = None if reader is None else live.table.seat_of(reader)
        shown = set().union(*(cards_in(self._without_proof(text, live)) for text in strings(request.json)))
        # A drawing may have begun in the hand before, of which nothing is hidden but what was hidden then.
        states = [live.replay.state, self._before.get(live.table.id, live.replay.state)]
        if states[0].hand_number != states[1].hand_number + 1:
            self._before[live.table.id] = states[0]
        return any(shown <= known_cards(live.replay.game, state, seat) | self.named for state in states)

    @staticmethod
    def _without_proof(text: str, live: Live) -> str:
        def past(found: re.Match[str]) -> str:
            digest = hashlib.sha256(found[1].encode()).hexdigest()
            return found.group() if digest == live.table.digest else ""

        return PROOF.sub(past, text)

    def reader(self, request: HttpLogEntry) -> Reader:
        """Who will read a message that is sent or edited."""
        _, place, ident, *rest = request.path.split("/")
        if place == "channels":
            return self._owner(int(ident))
        if place == "interactions":
            record = self._backend.interactions[int(ident)]
            return self._answered(record, request.json)
        if place == "webhooks":
            record = self._backend.interaction_by_token(rest[0])
            return record.user_id if _private(request.json) else self._owner(record.channel_id)
        return None

    def _answered(self, record: Any, body: Any) -> Reader:
        if body["type"] == 7:
            message = self._backend.get_message(record.channel_id, record.source_message_id)
            return record.user_id if message.is_ephemeral else self._owner(record.channel_id)
        return record.user_id if _private(body.get("data")) else self._owner(record.channel_id)

    def _owner(self, channel_id: int) -> Reader:
        """The member whose direct messages a channel holds."""
        return next((user for user, channel in self._backend.dm_channels.items() if channel == channel_id), None)

    def _check_mentions(self, request: HttpLogEntry) -> None:
        sent = request.json or {}
        body = (sent.get("data") or {}) if "type" in sent else sent
        if "components" not in body or sent.get("type") == MODAL:
            return
        allowed = body.get("allowed_mentions")
        if allowed is None or allowed.get("parse"):
            self.faults.append(f"{request.path} may call anybody: {allowed}")
        called = {int(user) for user in (allowed or {}).get("users", ())}
        shown = (part.get("content", "") for part in walk_components(body["components"]))
        named = {int(user) for text in shown for user in re.findall(r"(?<!\\)<@!?(\d+)>", text)}
        if called != named:
            self.faults.append(f"{request.path} may call {called}, and names {named}")


def _private(body: Any) -> bool:
    return bool(int((body or {}).get("flags") or 0) & EPHEMERAL)


def controls(body: Any) -> Iterator[dict[str, Any]]:
    """The buttons and selects of a request's body, whatever else it holds."""
    if isinstance(body, dict):
        if "custom_id" in body and body.get("type") in (ComponentType.button.value, ComponentType.select.value):
            yield body
        body = list(body.values())
    if isinstance(body, list):
        for each in body:
            yield from controls(each)


def ours(part: dict[str, Any]) -> bool:
    """Whether a control is one of our two items."""
    template = SELECTS if part["type"] == 3 else BUTTONS
    return template.fullmatch(part["custom_id"]) is not None


def views_kept(bot: Oddtrick) -> Iterator[str]:
    """What is wrong with what discord.py remembers: our two items must be known, and no view may be kept in memory."""
    store = bot._connection._view_store
    if set(store._dynamic_items.values()) != set(ITEMS):
        yield f"buttons are forgotten: {store._dynamic_items}"
    if store._views or store._synced_message_views or store._modals:
        yield f"views are kept: {store._views}"


class Watched(logging.Handler):
    """Everything that the program logs, from DEBUG up."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.errors: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps a record as its line."""
        line = self.format(record)
        self.lines.append(line)
        if record.levelno >= logging.ERROR:
            self.errors.append(line)

    def leaks(self, tokens: Iterable[str]) -> list[str]:
        """The lines that hold a card or a token."""
        hidden = tuple(tokens)
        return [line for line in self.lines if cards_in(line) or any(token in line for token in hidden)]
