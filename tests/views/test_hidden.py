"""Case 31: no other seat's unplayed card appears anywhere in what is sent."""

from __future__ import annotations

import json
from itertools import permutations

import pytest
from discord.ui import LayoutView

from bot.games.cards import Card, cards, read_hand
from bot.games.game import HOUSE, Phase
from bot.games.moves import BIDS, Deal
from bot.games.record import Replay
from bot.views import hand
from bot.views import table as screens
from tests.locales.texts import STRICT
from tests.views.stage import PLAIN, custom_ids, payload, replay, see, table, take, voice

NAMES = PLAIN[:5]


def hidden_from(played: Replay, seat: int | None) -> set[Card]:
    """The cards of the other hands, and of the pack that was not dealt, but for those that the last trick still shows."""
    state = played.state
    shown = {card for _, laid in state.laid for card in laid} | set(state.trick)
    shown |= {card for trick in state.tricks for card in trick.cards}
    last = see(played).last_trick
    shown |= set(last[0].cards) if last else set()
    own = set(state.hands[seat]) if seat is not None and state.hands else set()
    return set(played.game.pack(state)) - shown - own


def names_of(card: Card) -> tuple[str, str]:
    return card.code, STRICT.card("en", card)


def leaks(view: LayoutView, hidden: set[Card]) -> set[str]:
    """The hidden cards that a payload names; in custom_ids cards stand as a word of their own."""
    sent = json.dumps(payload(view), ensure_ascii=False)
    words = {word for custom_id in custom_ids(view) for word in custom_id.replace(":", " ").replace(",", " ").split()}
    return {card.code for card in hidden if card.code in words or names_of(card)[1] in sent}


@pytest.mark.parametrize("size", range(-1, 5))
def test_no_screen_names_a_hidden_card(size: int) -> None:
    phase = Phase.BIDDING if size < 0 else Phase.PLAYING
    played = replay(5, 3 + size, lambda p: p.hand_number == 2 and p.phase is phase and len(p.trick) == max(size, 0))
    assert leaks(screens.table(table(played, NAMES), see(played), voice("en", NAMES)), hidden_from(played, None)) == set()
    for seat in range(5):
        view = hand.hand(table(played, NAMES), seat, see(played, seat), voice("en", NAMES))
        assert leaks(view, hidden_from(played, seat)) == set()


def test_the_search_would_find_a_leak() -> None:
    played = replay(5, 3, lambda p: p.phase is Phase.PLAYING)
    seat = see(played).actors[0]
    view = hand.hand(table(played, NAMES), seat, see(played, seat), voice("en", NAMES))
    assert leaks(view, set(played.state.hands[seat])) == {card.code for card in played.state.hands[seat]}


def _bidding(hands: tuple[str, ...]) -> Replay:
    game = replay(3, 0, lambda p: True).game
    played = Replay(game, game.options(), 3, 0)
    take(played, HOUSE, Deal(tuple(read_hand(held) for held in hands), (("up", cards("2C")),)))
    take(played, 1, BIDS[1])
    return played


def test_exchanging_hidden_cards_changes_nothing_that_is_sent() -> None:
    mine = "AKQ.JT.9.8"
    others = ("JT9.AK.8.7", "876.98.A.K")
    sent = set()
    for other, another in permutations(others):
        played = _bidding((other, another, mine))
        for view in (
            screens.table(table(played, NAMES[:3]), see(played), voice("en", NAMES[:3])),
            hand.hand(table(played, NAMES[:3]), 2, see(played, 2), voice("en", NAMES[:3])),
        ):
            sent.add(json.dumps(payload(view)))
    assert len(sent) == 2
