"""Knock-Out Whist: hands of one card fewer each time, and whoever takes no trick is out, but for one dog's life.

Source: rules dossier §6. A seat scores a point for each hand that it survives, so the last one in has the most.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.cards import Card, Suit
from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import At, Message, message
from bot.games.moves import Knock, Move, NameTrump
from bot.games.options import Options, Problem, number, rule
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame
from bot.games.tricks import Trick

TRUMPS = tuple(NameTrump(suit) for suit in Suit)


@dataclass(frozen=True)
class KnockOutOptions(Options):
    """The house rules of Knock-Out Whist. ``cards`` is the size of the first hand."""

    cards: str = rule("7", "9", "5", parse=number(2, 25))
    dog: str = rule("on", "off")
    lead: str = rule("eldest", "namer")

    def problems(self, players: int) -> tuple[Problem, ...]:
        """The first hand and its turned card must fit the pack."""
        most = 51 // players
        if int(self.cards) <= most:
            return ()
        return (Problem("cards", message("problem-hand-too-large", cards=int(self.cards), players=players, most=most)),)


@dataclass(frozen=True)
class KnockOutState(State):
    """A state with who is out and who plays for a dog's life.

    ``namers`` took the most tricks of the last hand: one of them names trumps, after a cut if there are several. ``dog_given``
    says that the game's dog's life is used up. ``knocked`` are the dogs that keep their card from the trick in play.
    """

    options: KnockOutOptions
    out: tuple[Seat, ...] = ()
    dogs: tuple[Seat, ...] = ()
    dog_given: bool = False
    namers: tuple[Seat, ...] = ()
    knocked: tuple[Seat, ...] = ()


def highest_cut(seats: tuple[Seat, ...], cards: tuple[Card, ...]) -> Seat:
    """Who cut the highest card, ace high. Equal ranks rank by suit: spades, hearts, diamonds, clubs."""
    return max(zip(seats, cards, strict=True), key=lambda cut: (cut[1].rank, cut[1].suit))[0]


class KnockOut(TrickGame[KnockOutState]):
    """The rules of Knock-Out Whist; see the module."""

    name = "knockout"
    options = KnockOutOptions
    seats = range(2, 8)
    state = KnockOutState

    # The deal and the trump.

    def cards_dealt(self, state: KnockOutState) -> int:
        """The size of the hand in play; a dog has one card of it."""
        return int(state.options.cards) + 1 - state.hand_number if state.hand_number else 0

    def layout(self, state: KnockOutState) -> Layout:
        """A card fewer each time, one for a dog, none for who is out. A card is turned at first; later a tie is cut for."""
        size = int(state.options.cards) - state.hand_number
        hands = tuple(0 if s in state.out else 1 if s in state.dogs else size for s in range(state.players))
        if not state.hand_number:
            return Layout(hands, (("up", 1),))
        return Layout(hands, (("cuts", len(state.namers)),) if len(state.namers) > 1 else ())

    def begin(self, state: KnockOutState) -> KnockOutState:
        """The turned card makes the first trumps; after that whoever took most tricks names them, having seen the new hand."""
        laid = dict(state.laid)
        if "up" in laid:
            return self.open_play(evolve(state, trump=laid["up"][0].suit))
        namer = highest_cut(state.namers, laid["cuts"]) if "cuts" in laid else state.namers[0]
        return evolve(state, phase=Phase.TRUMP, turn=namer, namers=(namer,))

    def open_play(self, state: KnockOutState) -> KnockOutState:
        """The eldest hand leads, or at some tables the seat that named trumps."""
        named = state.namers and state.options.lead == "namer"
        first = state.namers[0] if named else self.next_holding(state, state.dealer)
        return evolve(state, phase=Phase.PLAYING, turn=first, knocked=())

    def moves_before_play(self, state: KnockOutState, seat: Seat) -> tuple[Move, ...]:
        """Any suit may be named."""
        return TRUMPS

    def next_dealer(self, state: KnockOutState) -> Seat:
        """The deal passes to the left, over those who are out."""
        return next(seat for seat in self.clockwise(state, state.dealer) if seat not in state.out)

    # The play.

    def claimable(self, state: KnockOutState) -> bool:
        """Not while a dog may hold its card back."""
        return not any(state.hands[dog] for dog in state.dogs)

    def last_trick_due(self, state: KnockOutState) -> bool:
        """Whether the trick in play is the last of the hand."""
        return len(state.tricks) == self.cards_dealt(state) - 1

    def legal_moves(self, state: KnockOutState, seat: Seat) -> tuple[Move, ...]:
        """A dog may also knock, but not in the last trick."""
        moves = super().legal_moves(state, seat)
        return (*moves, Knock()) if moves and self.may_knock(state, seat) else moves

    def may_knock(self, state: KnockOutState, seat: Seat) -> bool:
        """Whether a seat whose turn it is may keep its card."""
        return state.phase is Phase.PLAYING and seat in state.dogs and not self.last_trick_due(state)

    def refused(self, state: KnockOutState, seat: Seat) -> tuple[tuple[Move, Message], ...]:
        """A dog that has kept its card to the end must play it."""
        due = state.phase is Phase.PLAYING and seat in state.dogs and self.last_trick_due(state)
        return ((Knock(), message("illegal-knock")),) if due else ()

    def act(self, state: KnockOutState, seat: Seat, move: Move) -> KnockOutState:
        """Takes a named trump or a dog's knock."""
        if state.phase is Phase.TRUMP and move in TRUMPS and isinstance(move, NameTrump):
            return self.open_play(evolve(state, trump=move.suit))
        if not isinstance(move, Knock) or state.phase is not Phase.PLAYING or seat not in state.dogs:
            raise IllegalMove(message("illegal-now"))
        if not self.may_knock(state, seat):
            raise IllegalMove(message("illegal-knock"))
        kept = evolve(state, knocked=(*state.knocked, seat))
        if self.still_to_play(kept):
            return evolve(kept, turn=self.after(kept, seat))
        return self.finish_trick(kept, kept.hands, kept.trick, kept.trick_seats)

    def still_to_play(self, state: KnockOutState) -> tuple[Seat, ...]:
        """The seats that have yet to play to the trick, or to knock."""
        done = state.trick_seats + state.knocked
        return tuple(seat for seat in range(state.players) if state.hands[seat] and seat not in done)

    def after(self, state: KnockOutState, seat: Seat) -> Seat:
        """The next seat that has yet to play to the trick, or to knock; the leader when all have."""
        waiting = self.still_to_play(state)
        leader = state.trick_seats[0] if state.trick_seats else seat
        return next((other for other in self.clockwise(state, seat)[:-1] if other in waiting), leader)

    def finish_trick(
        self, state: KnockOutState, hands: tuple[tuple[Card, ...], ...], trick: tuple[Card, ...], seats: tuple[Seat, ...]
    ) -> KnockOutState:
        """A dog that knocked may play to the next trick; one that won with its only card lets its left neighbour lead."""
        done = super().finish_trick(evolve(state, knocked=()), hands, trick, seats)
        if done.phase is not Phase.PLAYING or done.hands[done.turn]:
            return done
        return evolve(done, turn=self.next_holding(done, done.turn))

    def next_holding(self, state: KnockOutState, seat: Seat) -> Seat:
        """The first seat to the left of `seat`, itself last of all, that holds cards."""
        return next((s for s in self.clockwise(state, seat) if state.hands[s]), seat)

    def hand_over(self, state: KnockOutState) -> bool:
        """The hand also ends when one seat alone holds cards: it takes the tricks that are left."""
        return sum(1 for hand in state.hands if hand) <= 1

    # The score.

    def score(self, state: KnockOutState) -> KnockOutState:
        """Who took no trick is out, or gets the game's dog's life; who took most names the next trumps."""
        state = self.play_out(state)
        trickless = tuple(s for s in range(state.players) if not state.taken[s] and s not in state.out)
        spared = state.options.dog == "on" and not state.dog_given and self.cards_dealt(state) > 1
        out = state.out if spared else state.out + trickless
        return self.close_hand(
            state,
            tuple(int(seat not in out) for seat in range(state.players)),
            out=out,
            dogs=trickless if spared else (),
            dog_given=state.dog_given or (spared and bool(trickless)),
            namers=tuple(s for s in range(state.players) if state.taken[s] == max(state.taken)),
        )

    def play_out(self, state: KnockOutState) -> KnockOutState:
        """The cards of the one seat that still holds any make a trick each."""
        alone = tuple(Trick((seat,), (card,), seat) for seat, hand in enumerate(state.hands) for card in hand)
        taken = tuple(count + len(hand) for count, hand in zip(state.taken, state.hands, strict=True))
        return evolve(state, tricks=state.tricks + alone, taken=taken, hands=((),) * state.players)

    def game_over(self, state: KnockOutState) -> bool:
        """One player is left."""
        return len(state.out) == state.players - 1

    # What members see.

    def row(self, state: KnockOutState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Says who is out and who plays for a dog's life."""
        plain = super().row(state, seat, viewer)
        out, dog = seat in state.out, seat in state.dogs
        status = (message("status-out"),) if out else (message("status-dog"),) if dog else ()
        return replace(plain, status=status)

    def contract(self, state: KnockOutState) -> Message | None:
        """Who names the trumps of this hand."""
        named = len(state.namers) == 1 and state.phase in (Phase.TRUMP, Phase.PLAYING)
        return message("contract-namer", seat=At(state.namers[0])) if named else None
