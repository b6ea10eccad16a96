"""What a viewer may see beyond its own hand, the cards played and the open piles, by the rules of each game."""

from __future__ import annotations

from typing import Any

from bot.games.cards import Card
from bot.games.game import Seat


def spread_hand(state: Any, viewer: Seat | None) -> set[Card]:
    """The hand of an open misère lies face up after the first trick."""
    opened = state.bought is not None and state.bought.contract.name == "spread" and state.tricks
    return set(state.hands[state.bought.callers[0]]) if opened else set()


def kitty_and_discards(state: Any, viewer: Seat | None) -> set[Card]:
    """The declarer sees the kitty once trumps are named, or before if it is easy; in sport everybody does.

    Only the declarer sees the discards.
    """
    named = state.trump is not None or state.way is not None
    if state.won is None or not (named or state.options.easy_kitty == "on"):
        return set()
    sport = {"always": True, "off": False, "suits": state.won.bid.way != "nt"}[state.options.sport]
    piles = dict(state.laid)
    if viewer == state.won.declarer:
        return {*piles.get("kitty", ()), *piles.get("discards", ())}
    return set(piles.get("kitty", ())) if sport else set()


def dummy_turned_up(state: Any, viewer: Seat | None) -> set[Card]:
    """The dummy of an auction: nobody's card before everybody has called, and from the moment that the house has agreed on."""
    called, named = len(state.calls) == 3, state.trump is not None or state.way is not None
    played = bool(state.trick or state.tricks)
    up = called and {"auction": True, "trump": named, "lead": played}[state.options.opens]
    return set(state.hands[3]) if up else set()
