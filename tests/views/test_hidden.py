"""Case 31: no other seat's unplayed card appears anywhere in what is sent."""

from __future__ import annotations

import json
from itertools import permutations

import pytest
from discord.ui import LayoutView

from bot.games.cards import Card, cards, read_hand
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import BIDS, Deal
from bot.games.options import build
from bot.games.record import Replay
from bot.views import hand
from bot.views import table as screens
from tests.stories.audit import cards_in, strings
from tests.views.stage import PLAIN, payload, replay, said, see, table, take, voice

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


def leaks(view: LayoutView, hidden: set[Card]) -> set[str]:
    """The hidden cards that a payload names, in text, labels or custom_ids."""
    return {card.code for told in strings(payload(view)) for card in cards_in(told) & hidden}


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


# House rules under which even less is seen.


def test_a_hidden_bid_changes_nothing_that_others_are_sent() -> None:
    sent = set()
    for bid in BIDS[:8]:
        game = GAMES["nomination"]
        played = Replay(game, build(game.options, {"bidding": "hidden"}), 3, 0)
        hands = ("AKQ.JT.9.8", "JT9.AK.8.7", "876.98.A.K")
        take(played, HOUSE, Deal(tuple(read_hand(held) for held in hands), (("up", cards("2C")),)))
        take(played, 0, bid)
        shown = [screens.table(table(played, NAMES[:3]), see(played), voice("en", NAMES[:3]))]
        shown += [hand.hand(table(played, NAMES[:3]), s, see(played, s), voice("en", NAMES[:3])) for s in (1, 2)]
        sent.add(json.dumps([payload(view) for view in shown]))
        own = said(hand.hand(table(played, NAMES[:3]), 0, see(played, 0), voice("en", NAMES[:3])))
        assert f"`  {bid.tricks} " in own.replace("\u00a0", " ")
    assert len(sent) == 1


@pytest.mark.parametrize("looks", ["blind", "forehead"])
def test_an_unseen_card_is_in_no_payload_of_its_owner(looks: str) -> None:
    for bids in range(4):
        played = replay(
            5,
            3,
            lambda p, bids=bids: p.phase is Phase.BIDDING and sum(row.has_bid for row in p.rows) == bids,  # type: ignore[misc]
            structure="1-7",
            one_card=looks,
        )
        hands = {card for (card,) in played.state.hands}
        assert leaks(screens.table(table(played, NAMES), see(played), voice("en", NAMES)), hands) == set()
        for seat, (own,) in enumerate(played.state.hands):
            view = hand.hand(table(played, NAMES), seat, see(played, seat), voice("en", NAMES))
            assert leaks(view, {own} if looks == "forehead" else hands) == set()
            assert "Your card is face down until all have bid." in said(view)
            if looks == "forehead":
                assert leaks(view, hands) == {card.code for card in hands - {own}}


def test_when_all_have_bid_everybody_sees_their_own_card() -> None:
    for looks in ("blind", "forehead"):
        played = replay(5, 3, lambda p: p.phase is Phase.PLAYING, structure="1-7", one_card=looks)
        hands = {card for (card,) in played.state.hands}
        for seat, (own,) in enumerate(played.state.hands):
            view = hand.hand(table(played, NAMES), seat, see(played, seat), voice("en", NAMES))
            assert leaks(view, hands) == {own.code}
            assert "face down" not in said(view)


def test_a_card_that_the_dealer_may_have_turned_is_not_seen_before() -> None:
    played = replay(5, 3, lambda p: p.phase is Phase.TRUMP, trumps="dealer_may_nt")
    ((_, (up,)),) = played.state.laid
    for view in (
        screens.table(table(played, NAMES), see(played), voice("en", NAMES)),
        *(hand.hand(table(played, NAMES), seat, see(played, seat), voice("en", NAMES)) for seat in range(5)),
    ):
        assert leaks(view, {up}) == set()
