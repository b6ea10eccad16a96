"""Bid Whist: two partnerships bid for the kitty and the right to name trumps, uptown, downtown or none.

Source: rules dossier §5. The calls, the order of the cards and the points are in `bid_calls`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games import cards
from bot.games.bid_calls import (
    DOWN,
    NO_TRUMP,
    PACKS,
    UP,
    BidOptions,
    Calls,
    Kitty,
    Won,
    calls_for,
    heights,
    highest,
    led_suit,
    suit_of,
    winner_of,
    worth,
)
from bot.games.cards import Card, Suit
from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import At, Message, message
from bot.games.moves import Call, Deal, Discard, Move, NameTrump
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame
from bot.games.tricks import Trick


@dataclass(frozen=True)
class BidState(State):
    """A state with the auction's calls, who won it, and the way the cards rank (``up`` or ``down``), each None until known.

    ``laid`` holds the kitty as it was dealt, and the declarer's discards.
    """

    options: BidOptions
    calls: Calls = ()
    won: Won | None = None
    way: str | None = None


class BidWhist(TrickGame[BidState]):
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

    def begin(self, state: BidState) -> BidState:
        """The player on the dealer's left speaks first."""
        return evolve(state, phase=Phase.CALLING, turn=(state.dealer + 1) % 4, calls=(), won=None, way=None)

    # The auction, the naming and the kitty.

    def moves_before_play(self, state: BidState, seat: Seat) -> tuple[Move, ...]:
        """Calls; then a suit, or high or low; then each card that may be laid away."""
        if state.phase is Phase.DISCARDING:
            return tuple(Discard((card,)) for card in state.hands[seat])
        if state.phase is Phase.CALLING:
            return tuple(Call(name) for name in calls_for(state.calls, state.options))
        if self.no_trump(state):
            return (Call(UP), Call(DOWN))
        return tuple(NameTrump(suit) for suit in Suit)

    def act(self, state: BidState, seat: Seat, move: Move) -> BidState:
        """Takes a call, a choice of the winner of the auction, or the discards."""
        if type(move) is Call and state.phase is Phase.CALLING:
            return self.call(state, seat, move)
        if type(move) is Discard and state.phase is Phase.DISCARDING:
            return self.discard(state, seat, move)
        if state.phase is Phase.TRUMP and move in self.moves_before_play(state, seat):
            return self.take_kitty(self.name_way(state, move))
        raise IllegalMove(message("illegal-now"))

    def call(self, state: BidState, seat: Seat, call: Call) -> BidState:
        """Takes a call; after the fourth the highest bidder has the auction."""
        if call.name not in calls_for(state.calls, state.options):
            raise IllegalMove(message("illegal-call"))
        calls = (*state.calls, (seat, call.name))
        won = highest(calls)
        if len(calls) < 4 or won is None:
            return evolve(state, calls=calls, turn=(seat + 1) % 4)
        return evolve(state, calls=calls, phase=Phase.TRUMP, turn=won.declarer, won=won)

    def no_trump(self, state: BidState) -> bool:
        """Whether the auction was won by a bid without trumps."""
        return state.won is not None and state.won.bid.way == NO_TRUMP

    def name_way(self, state: BidState, move: Move) -> BidState:
        """Settles trumps; or, without trumps, whether the high cards win or the low ones."""
        if isinstance(move, NameTrump) and state.won is not None:
            return evolve(state, trump=move.suit, way=state.won.bid.way)
        return evolve(state, way=move.name if isinstance(move, Call) else None)

    def take_kitty(self, state: BidState) -> BidState:
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

    def winning_index(self, state: BidState, trick: tuple[Card, ...]) -> int:
        """Which card of a complete trick wins, in this hand's order."""
        return winner_of(trick, state.trump, self.heights(state))

    def heights(self, state: BidState) -> tuple[int, ...]:
        """Uptown or downtown."""
        return heights(state.way or UP, state.options)

    def why_won(self, state: BidState, trick: Trick) -> Message:
        """As elsewhere, but the low cards of a downtown hand are called the best, not the highest."""
        won, led = suit_of(trick.winning_card, state.trump), led_suit(trick.cards, state.trump)
        if won is not led:
            return message("won-ruff", card=trick.winning_card)
        high = "won-trump" if won is state.trump else "won-suit"
        return message("won-best" if state.way == DOWN else high, card=trick.winning_card, suit=won)

    # The reckoning.

    def books(self, state: BidState) -> int:
        """What the declarer's side has made so far: its tricks, and the discards as a first book."""
        if state.won is None:
            return 0
        tricks = state.taken[state.won.declarer] + state.taken[(state.won.declarer + 2) % 4]
        return tricks + bool(self.discards(state))

    def score(self, state: BidState) -> BidState:
        """Both partners of a side write down its points."""
        assert state.won is not None
        bidders, others = worth(state.options, state.won.bid, self.books(state))
        points = tuple(others if (seat - state.won.declarer) % 2 else bidders for seat in range(4))
        return self.close_hand(state, points, contract=self.contract(state))

    def game_over(self, state: BidState) -> bool:
        """A side that reaches the target wins; one as far below nothing loses."""
        return max(abs(total) for total in state.totals) >= int(state.options.target)

    # What is shown.

    def trump_known(self, state: BidState) -> bool:
        """The winner of the auction settles trumps before taking the kitty."""
        return state.phase in (Phase.DISCARDING, Phase.PLAYING)

    def visible_laid(self, state: BidState, viewer: Seat | None) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """To the declarer the discards, and the kitty once it is taken (before, if it is easy); in sport the kitty to all."""
        declarer = viewer is not None and state.won is not None and viewer == state.won.declarer
        unseen = (Phase.CALLING,) if state.options.easy_kitty == "on" else (Phase.CALLING, Phase.TRUMP)
        kitty = state.phase not in unseen and (declarer or self.sport(state))
        return tuple((name, laid) for name, laid in state.laid if (kitty if name == "kitty" else declarer))

    def sport(self, state: BidState) -> bool:
        """Whether the kitty is exposed to everybody; by custom not without trumps."""
        return state.options.sport == "always" or (state.options.sport == "suits" and not self.no_trump(state))

    def contract(self, state: BidState) -> Message | None:
        """The bid and how far it is made, or how the auction stands."""
        now = highest(state.calls)
        if now is None:
            return None
        who = At(now.declarer)
        if state.way is None:
            return message("contract-bid-standing", who=who, call=message(f"call-{now.bid.name}"))
        way = f"{NO_TRUMP}-{state.way}" if now.bid.way == NO_TRUMP else state.way
        books, needed = self.books(state), now.bid.needed
        return message("contract-bid", who=who, number=now.bid.number, way=way, trump=state.trump, books=books, needed=needed)

    def row(self, state: BidState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the partnership, and the seat's call or that it is the declarer."""
        plain = super().row(state, seat, viewer)
        return replace(plain, side=seat % 2, status=self.status(state, seat))

    def sides(self, state: BidState) -> tuple[int, ...]:
        """Partners sit opposite each other."""
        return (0, 1, 0, 1)

    def status(self, state: BidState, seat: Seat) -> tuple[Message, ...]:
        """What the seat called during the auction; afterwards, who is the declarer."""
        if state.won is not None:
            return (message("status-declarer"),) if seat == state.won.declarer else ()
        return tuple(message(f"call-{name}") for caller, name in state.calls if caller == seat)
