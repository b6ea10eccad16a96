"""The hand: what may be done now is a button, what may not is shown and explained."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import LayoutView

from bot.games.cards import Suit, card, cards, read_hand, sort_hand
from bot.games.game import HOUSE, Perspective, Phase
from bot.games.messages import message
from bot.games.moves import BIDS, Bid, Call, Claim, Deal, Discard, Knock, Move, NameTrump, Play, Turn
from bot.games.record import Replay
from bot.tables.model import Sitter, Status
from bot.views import hand
from bot.views.codec import Press, decode
from bot.views.items import BUTTONS, SELECTS
from tests.views.stage import PLAIN, check, labels, payload, replay, said, see, table, take, voice, walk

NAMES = PLAIN[:4]


def dealt(*hands: str, up: str = "2C") -> Replay:
    """A first hand of seven cards, dealt by seat 4, ready for seat 1 to bid."""
    game = replay(4, 0, lambda p: True).game
    played = Replay(game, game.options(), 4, 3)
    take(played, HOUSE, Deal(tuple(read_hand(held) for held in hands), (("up", cards(up)),)))
    return played


def four() -> Replay:
    return dealt("AKQ.JT.9.8", "JT9.AK.8.7", "876.98.A.K", "5432.65..A")


def draw(played: Replay, seat: int, **changes: Any) -> LayoutView:
    view = hand.hand(table(played, NAMES, **changes), seat, see(played, seat), voice("en", NAMES))
    check(view)
    return view


def show(perspective: Perspective, played: Replay, **options: Any) -> LayoutView:
    """The hand of seat 1 for a perspective that no game gives yet."""
    view = hand.hand(table(played, NAMES), 0, perspective, voice("en", NAMES, **options))
    check(view)
    return view


def moves(view: LayoutView) -> dict[Move, bool]:
    """The moves that have a button, and whether it can be pressed."""
    found = {}
    for part in walk(payload(view)):
        match = BUTTONS.fullmatch(part.get("custom_id", ""))
        if match is not None and match["action"] == "act":
            found[hand.chosen(decode(match), ())] = not part["disabled"]
    return found


def test_n1_the_dealer_s_forbidden_bid_is_shown_disabled_and_explained() -> None:
    played = four()
    for seat, bid in ((0, 2), (1, 1), (2, 3)):
        take(played, seat, BIDS[bid])
    view = draw(played, 3)
    assert labels(view) == ["0", "1", "2", "3", "4", "5", "6", "7"]
    assert {move.tricks for move, allowed in moves(view).items() if isinstance(move, Bid) and allowed} == {0, 2, 3, 4, 5, 6, 7}
    assert "Not 1: the bids may not add up to 7" in said(view)


def test_bidding_shows_the_hand_by_suits_trumps_first() -> None:
    text = said(draw(dealt("AKQ.JT.9.8", "JT9.AK.8.7", "876.98.A.K", "5432.65..A", up="2H"), 0)).replace("\ufe0e", "")
    assert "♥ J 10  ♠ A K Q  ♦ 9  ♣ 8" in text
    assert "Trump: ♥ hearts" in text
    assert "2♥ turned" in text


def test_only_cards_that_follow_suit_can_be_pressed() -> None:
    played = four()
    for seat in range(4):
        take(played, seat, BIDS[0])
    take(played, 0, Play(card("KS")))
    view = draw(played, 1)
    assert {str(move) for move in moves(view)} == {str(Play(c)) for c in see(played, 1).hand}
    assert {move.card.code for move, allowed in moves(view).items() if isinstance(move, Play) and allowed} == {"JS", "TS", "9S"}
    assert "Trick: **K♠** " in said(view).replace("\ufe0e", "")
    order = [move.card for move in moves(view) if isinstance(move, Play)]
    assert order == list(sort_hand(see(played, 1).hand, Suit.CLUBS))


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_pressed_is_exactly_what_is_legal(seed: int) -> None:
    for number in range(1, 14, 4):
        for phase in (Phase.BIDDING, Phase.PLAYING):
            played = replay(4, seed, lambda p, n=number, f=phase: p.hand_number == n and p.phase is f)  # type: ignore[misc]
            (seat,) = see(played).actors
            pressable = {move for move, allowed in moves(draw(played, seat)).items() if allowed}
            assert pressable == set(see(played, seat).legal)


def test_buttons_carry_the_decision_they_were_drawn_for() -> None:
    played = four()
    take(played, 0, BIDS[2])
    presses = [decode(m) for part in walk(payload(draw(played, 1))) if (m := BUTTONS.fullmatch(part.get("custom_id", "")))]
    assert {(press.action, press.table, press.decision) for press in presses} == {("act", 10**12, 0)}
    for seat in (1, 2, 3):
        take(played, seat, BIDS[2])
    presses = [decode(m) for part in walk(payload(draw(played, 0))) if (m := BUTTONS.fullmatch(part.get("custom_id", "")))]
    assert {press.decision for press in presses} == {1}


def test_a_waiting_hand_has_cards_but_no_buttons() -> None:
    view = draw(four(), 2)
    assert labels(view) == []
    assert "♠ 8 7 6" in said(view).replace("\ufe0e", "")
    assert "Béla" not in said(view)  # Nothing that goes out of date while it is not drawn again.


def test_a_paused_table_offers_nothing() -> None:
    view = draw(four(), 0, status=Status.PAUSED, paused_until=1_800_000_000.0)
    assert labels(view) == []
    assert "<t:1800000000:R>" in said(view)


def test_a_member_who_is_away_can_come_back() -> None:
    sitters = tuple(Sitter(name, 1 + seat, away=seat == 2) for seat, name in enumerate(NAMES))
    assert labels(draw(four(), 2, sitters=sitters)) == ["I'm back"]


def test_the_hand_names_its_table() -> None:
    assert "<#55>" in said(draw(four(), 0, channel_id=55))


def test_a_finished_table_says_so() -> None:
    view = draw(replay(4, 1), 0, status=Status.FINISHED)
    assert "over" in said(view)
    assert labels(view) == []


EVERY_MOVE: tuple[Move, ...] = (
    *(NameTrump(suit) for suit in Suit),
    NameTrump(None),
    Turn(),
    Call("pass"),
    Knock(),
    Claim("revoke", 3),
)


def test_every_kind_of_move_has_a_button() -> None:
    played = four()
    view = show(replace(see(played, 0), legal=EVERY_MOVE, refused=(), phase=Phase.TRUMP), played)
    assert moves(view) == dict.fromkeys(EVERY_MOVE, True)
    assert {"No trump", "Turn a card", "Pass", "Knock"} <= {label[0].upper() + label[1:] for label in labels(view)}
    assert any("Dan" in label for label in labels(view))


def test_a_move_without_a_button_is_a_mistake() -> None:
    played = four()
    with pytest.raises(TypeError):
        show(replace(see(played, 0), legal=(Deal(()),), refused=()), played)


def test_discards_are_chosen_from_a_select() -> None:
    played = four()
    held = see(played, 0).hand
    legal = tuple(Discard((c,)) for c in held)
    seen = replace(see(played, 0), legal=legal, refused=(), phase=Phase.DISCARDING, cards_dealt=len(held) - 2)
    view = show(seen, played)
    (chooser,) = [part for part in walk(payload(view)) if part["type"] == 3]
    assert (chooser["min_values"], chooser["max_values"]) == (2, 2)
    assert {option["value"] for option in chooser["options"]} == {c.code for c in held}
    match = SELECTS.fullmatch(chooser["custom_id"])
    assert match is not None
    assert hand.chosen(decode(match), [c.code for c in reversed(held[:2])]) == Discard(held[:2])


def test_refused_moves_of_any_kind_stay_in_their_place() -> None:
    played = four()
    refused = ((Bid(2), message("illegal-hook", tricks=7)),)
    view = show(replace(see(played, 0), legal=(Bid(0), Bid(1), Bid(3)), refused=refused), played)
    assert labels(view) == ["0", "1", "2", "3"]


def test_the_largest_hands_fit() -> None:
    played = four()
    pack = played.game.pack(played.state)
    held = (*pack[:24], card("BJ"), card("LJ"))
    seen = replace(see(played, 0), hand=held, phase=Phase.PLAYING, legal=tuple(Play(c) for c in held), refused=())
    assert len(moves(show(seen, played))) == 26
    bidding = replace(see(played, 0), hand=held, legal=BIDS[:27], refused=())
    assert len(moves(show(bidding, played))) == 27
    kitty = replace(see(played, 0), hand=held[:18], legal=(Discard(held[:6]),), refused=(), phase=Phase.DISCARDING)
    show(kitty, played)


def test_whoever_plays_for_the_dummy_sees_the_dummy_s_cards_as_buttons() -> None:
    played = four()
    dummy = played.state.hands[2]
    seen = replace(see(played, 0), phase=Phase.PLAYING, exposed=((2, dummy),), legal=(Play(dummy[0]),), refused=())
    view = show(seen, played)
    assert {move.card for move in moves(view) if isinstance(move, Play)} == set(dummy)
    assert "Carla" in said(view)


def test_cards_on_the_table_are_shown() -> None:
    played = four()
    laid = (("up", cards("2C")), ("kitty", cards("3C,BJ")), ("stock", cards("4C")), ("last", cards("5C")))
    text = said(show(replace(see(played, 0), laid=laid), played)).replace("\ufe0e", "")
    assert "Kitty: Big Joker  ♣ 3" in text
    assert "Stock: ♣ 4" in text
    assert "Turned up: ♣ 5" in text


def styles(view: LayoutView) -> dict[str, ButtonStyle]:
    return {part["label"][-2]: ButtonStyle(part["style"]) for part in walk(payload(view)) if part["type"] == 2}


def test_red_and_black_are_never_the_only_difference() -> None:
    played = four()
    legal = tuple(Play(card(code)) for code in ("AS", "AH", "AD", "AC"))
    seen = replace(see(played, 0), hand=tuple(move.card for move in legal), phase=Phase.PLAYING, legal=legal, refused=())
    two, four_colours = styles(show(seen, played)), styles(show(seen, played, four_colour=True))
    assert set(two) == set("♠♥♦♣")
    assert two["♥"] == two["♦"] != two["♠"] == two["♣"]
    assert len(set(four_colours.values())) == 4


@pytest.mark.parametrize("arg", ["", "bid", "bid x", "bid -1", "play", "play 1S", "discard", "fold", "claim revoke"])
def test_forged_moves_are_refused(arg: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        hand.chosen(Press("act", 1, 0, arg), ())


@pytest.mark.parametrize("values", [["1S"], ["AS,"], ["AS KS"], ["x" * 100]])
def test_forged_choices_are_refused(values: list[str]) -> None:
    with pytest.raises(ValueError, match=r".*"):
        hand.chosen(Press("act", 1, 0, "discard"), values)


def test_labels_are_plain_words() -> None:
    assert all(re.fullmatch(r"[0-7]", label) for label in labels(draw(four(), 0)))
