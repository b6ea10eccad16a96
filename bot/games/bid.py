"""Bid Whist: two partnerships bid for the kitty and the right to name trumps, uptown, downtown or none.

Source: rules dossier §5. The auction and the score are in `bid_auction`, with the calls in `bid_calls`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games import cards
from bot.games.bid_auction import AuctionGame, AuctionState
from bot.games.bid_calls import PACKS, BidOptions, Kitty, led_suit, suit_of
from bot.games.cards import Card
from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import message
from bot.games.moves import Deal, Discard, Move
from bot.games.state import evolve


@dataclass(frozen=True)
class BidState(AuctionState):
    """The state of a game in which ``laid`` holds the kitty as it was dealt, and the declarer's discards."""

    options: BidOptions


class BidWhist(AuctionGame[BidState]):
    """The rules of Bid Whist; see the module."""

    name = "bid"
    options = BidOptions
    seats = range(4, 5)
    state = BidState

    # The deal.

    def kitty(self, state: BidState) -> Kitty:
        """The jokers in the pack and the size of the kitty."""
        return PACKS[state.options.pack]

    def pack(self, state: BidState) -> tuple[Card, ...]:
        """The pack of this house."""
        return cards.pack(jokers=self.kitty(state).jokers)

    def layout(self, state: BidState) -> Layout:
        """Twelve cards each and the rest to the kitty, or thirteen each."""
        kitty = self.kitty(state).cards
        return Layout((12,) * 4, (("kitty", kitty),)) if kitty else Layout((13,) * 4)

    def deal(self, state: BidState, pack: tuple[Card, ...]) -> Deal:
        """The kitty comes from the middle of the pack: never from the first or the last cards."""
        kitty = slice(24, 24 + self.kitty(state).cards)
        return super().deal(state, pack[: kitty.start] + pack[kitty.stop :] + pack[kitty])

    # The kitty.

    def moves_before_play(self, state: BidState, seat: Seat) -> tuple[Move, ...]:
        """After the naming: each card that may be laid away."""
        if state.phase is Phase.DISCARDING:
            return tuple(Discard((card,)) for card in state.hands[seat])
        return super().moves_before_play(state, seat)

    def act(self, state: BidState, seat: Seat, move: Move) -> BidState:
        """Takes the discards too."""
        if type(move) is Discard and state.phase is Phase.DISCARDING:
            return self.discard(state, seat, move)
        return super().act(state, seat, move)

    def named(self, state: BidState) -> BidState:
        """The declarer takes the kitty into hand, if there is one."""
        if not state.laid:
            return evolve(state, phase=Phase.PLAYING)
        hands, declarer = list(state.hands), state.turn
        hands[declarer] = tuple(sorted((*hands[declarer], *state.laid[0][1])))
        return evolve(state, phase=Phase.DISCARDING, hands=tuple(hands))

    def discard(self, state: BidState, seat: Seat, move: Discard) -> BidState:
        """Lays cards away face down; with as many gone as the kitty had, the declarer leads."""
        hand, kitty = state.hands[seat], state.laid[0]
        away = tuple(sorted({*self.discards(state), *move.cards}))
        left = tuple(card for card in hand if card not in move.cards)
        if not move.cards or len(left) + len(move.cards) != len(hand):
            raise IllegalMove(message("illegal-discard-held"))
        if len(away) > len(kitty[1]):
            raise IllegalMove(message("illegal-discard-many", cards=len(kitty[1])))
        hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
        phase = Phase.PLAYING if len(away) == len(kitty[1]) else Phase.DISCARDING
        return evolve(state, hands=hands, laid=(kitty, ("discards", away)), phase=phase)

    def discards(self, state: BidState) -> tuple[Card, ...]:
        """What the declarer has laid away so far."""
        return dict(state.laid).get("discards", ())

    # The play.

    def playable(self, state: BidState, seat: Seat) -> tuple[Card, ...]:
        """Cards of the suit led, of which a joker may be one; anything for a void."""
        led = led_suit(state.trick, state.trump)
        hand = state.hands[seat]
        return (tuple([c for c in hand if suit_of(c, state.trump) is led]) if led is not None else ()) or hand

    def unplayable(self, state: BidState, seat: Seat, card: Card) -> IllegalMove:
        """Why a card may not be played."""
        if card not in state.hands[seat]:
            return IllegalMove(message("illegal-not-held", card=card))
        return IllegalMove(message("illegal-must-follow", suit=led_suit(state.trick, state.trump)))

    # The reckoning.

    def declarers(self, declarer: Seat) -> tuple[Seat, Seat]:
        """The declarer and the partner opposite."""
        return declarer, (declarer + 2) % 4

    def books(self, state: BidState) -> int:
        """What the declarer's side has made so far: its tricks, and the discards as a first book."""
        return super().books(state) + bool(self.discards(state))

    # What is shown.

    def visible_laid(self, state: BidState, viewer: Seat | None) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """To the declarer the discards, and the kitty once it is taken (before, if it is easy); in sport the kitty to all."""
        declarer = viewer is not None and state.won is not None and viewer == state.won.declarer
        unseen = (Phase.CALLING,) if state.options.easy_kitty == "on" else (Phase.CALLING, Phase.TRUMP)
        kitty = state.phase not in unseen and (declarer or self.sport(state))
        return tuple((name, laid) for name, laid in state.laid if (kitty if name == "kitty" else declarer))

    def sport(self, state: BidState) -> bool:
        """Whether the kitty is exposed to everybody; by custom not without trumps."""
        return state.options.sport == "always" or (state.options.sport == "suits" and not self.no_trump(state))

    def row(self, state: BidState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the partnership."""
        return replace(super().row(state, seat, viewer), side=seat % 2)

    def sides(self, state: BidState) -> tuple[int, ...]:
        """Partners sit opposite each other."""
        return (0, 1, 0, 1)
