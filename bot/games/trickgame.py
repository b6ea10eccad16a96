"""What all games of tricks share: dealing from the eldest hand, playing to tricks, and what a seat may see.

A game of the family is a `TrickGame` that says how many cards it deals, what comes before the play, and what a hand is worth.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from bot.games.cards import Card, in_order, pack
from bot.games.dealing import Layout, check_deal, deal_out
from bot.games.game import (
    ACES_HIGH,
    HOUSE,
    GameError,
    HandScore,
    IllegalMove,
    NotYourTurn,
    Perspective,
    Phase,
    Result,
    Seat,
    SeatRow,
    places,
)
from bot.games.messages import Message, message, span
from bot.games.moves import PLAYS, Deal, Move, Play
from bot.games.options import Options
from bot.games.state import State, changed, evolve
from bot.games.tricks import Trick, followers, why_won, winning_index

S = TypeVar("S", bound=State)
_play_of = PLAYS.__getitem__
# Python 3.11 is slow to look up the members of an enum, and these are asked for with every card.
_PLAYING, _OVER = Phase.PLAYING, Phase.OVER

#: The last card that is dealt, shown to all although it is in a hand: the dealer's, unless the dealer sits out.
LAST = "last"


class TrickGame(Generic[S]):
    """The shared part of the rules. A game gives at least `layout`, `begin` and `score`."""

    name: str
    options: type[Options]
    seats: range
    state: type[S]

    # What a game says.

    def layout(self, state: S) -> Layout:
        """What the deal that is due must consist of."""
        raise NotImplementedError

    def begin(self, state: S) -> S:
        """The state once the cards are dealt: sets phase, turn and trump."""
        raise NotImplementedError

    def score(self, state: S) -> S:
        """The state after the last trick of a hand: usually `close_hand` with the points."""
        raise NotImplementedError

    def hands_total(self, state: S) -> int | None:
        """How many hands the game has, or None when that is open."""
        return None

    def sees(self, state: S, viewer: Seat | None, owner: Seat) -> bool:
        """Whether `viewer` may look at the hand of `owner`."""
        return viewer == owner

    def heights(self, state: S) -> tuple[int, ...]:
        """How high each card stands in its suit, by its index."""
        return ACES_HIGH

    def contract(self, state: S) -> Message | None:
        """One line about what is being played for."""
        return None

    def row(self, state: S, seat: Seat, viewer: Seat | None) -> SeatRow:
        """What `viewer` may know of one seat or dummy, whose total is its partner's."""
        owner = self.acts_for(state, seat)
        total = state.totals[owner] if owner < state.players else None
        taken, held = state.taken[seat] if state.taken else 0, self._held(state, seat)
        return SeatRow(None, False, taken, total, held, played_by=None if owner == seat else owner)

    def refused(self, state: S, seat: Seat) -> tuple[tuple[Move, Message], ...]:
        """Moves worth showing to an actor with the reason why they are not allowed."""
        return ()

    def visible_laid(self, state: S, viewer: Seat | None) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """The cards on the table that `viewer` may see: all of them, but a shown one only until it is played."""
        return tuple([(name, held) for name, held in state.laid if name != LAST or self._holders(state, held[0])])

    def known(self, state: S) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """The cards that everybody has seen go into a hand that still holds them: the last card, which was shown."""
        shown = [held for name, held in state.laid if name == LAST]
        return tuple([(seat, held) for held in shown for seat in self._holders(state, held[0])])

    def drawn(self, state: S, viewer: Seat | None) -> tuple[tuple[Seat, Card], ...]:
        """The cards that came into hands after the last trick, as far as `viewer` saw them."""
        return ()

    def _holders(self, state: S, card: Card) -> list[Seat]:
        return [seat for seat, hand in enumerate(state.hands) if card in hand]

    def hand_count(self, state: S) -> int:
        """How many hands are dealt: one for each seat, and those of dummies."""
        return state.players

    def claimable(self, state: S) -> bool:
        """Whether a seat may claim the tricks that are left, because nothing but the cards held decides them."""
        return True

    def acts_for(self, state: S, hand: Seat) -> Seat:
        """The seat that plays the cards of `hand`: its own, unless it is a dummy that somebody has."""
        return hand

    def credited(self, state: S) -> tuple[int, ...]:
        """The tricks of the hand as the score sheet has them, for each seat: a dummy's are its partner's."""
        tricks = list(state.taken[: state.players])
        for hand in range(state.players, len(state.taken)):
            tricks[self.acts_for(state, hand)] += state.taken[hand]
        return tuple(tricks)

    def sides(self, state: S) -> tuple[int, ...]:
        """The partnership of each seat, whose members share a total, empty where everybody plays alone."""
        return ()

    def hand_sides(self, state: S) -> tuple[int, ...]:
        """The partnership of each seat in the hand in play, empty where there is none or the contract tells."""
        return self.sides(state)

    def trump_known(self, state: S) -> bool:
        """Whether the trump, or that there is none, is settled for the hand in play."""
        return state.phase in (Phase.BIDDING, Phase.PLAYING, Phase.CLAIMING)

    def moves_before_play(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of an actor in any phase but play."""
        return ()

    def act(self, state: S, seat: Seat, move: Move) -> S:
        """Applies a move that is neither a deal nor a card. Raises IllegalMove."""
        raise IllegalMove(message("illegal-now"))

    # The protocol.

    def start(self, options: Options, players: int, dealer: Seat) -> S:
        """A new game; see `Game.start`."""
        if players not in self.seats:
            raise GameError(message("problem-players", players=players, seats=span(self.seats)))
        for problem in options.problems(players):
            raise GameError(problem.reason)
        return self.state(options=options, players=players, dealer=dealer, totals=(0,) * players)

    def pack(self, state: S) -> tuple[Card, ...]:
        """The pack that is shuffled: 52 cards unless a game says otherwise."""
        return pack()

    def deal(self, state: S, pack: tuple[Card, ...]) -> Deal:
        """Deals from the eldest hand on, then what is laid on the table, from the top of `pack`."""
        return deal_out(self.layout(state), self.clockwise(state, state.dealer), pack)

    def phase(self, state: S) -> Phase:
        """What the table is doing."""
        return state.phase

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act now; see `Game.actors`."""
        return state.together or (() if state.phase is _OVER else (self.acts_for(state, state.turn),))

    def legal_moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Everything `seat` may do now; see `Game.legal_moves`."""
        if state.phase is _PLAYING:
            due = state.turn
            return tuple(map(_play_of, self.playable(state, due))) if seat == self.acts_for(state, due) else ()
        if seat == HOUSE or seat not in self.actors(state):
            return ()
        return self.moves_before_play(state, seat)

    def apply(self, state: S, seat: Seat, move: Move) -> S:
        """The state after the move; see `Game.apply`."""
        if state.phase is _PLAYING:
            due = state.turn
            if seat != self.acts_for(state, due):
                raise NotYourTurn
            return self.play(state, due, move.card) if type(move) is Play else self.act(state, due, move)
        if seat not in self.actors(state):
            raise NotYourTurn
        if type(move) is Play:
            raise IllegalMove(message("illegal-now"))
        return self.take_deal(state, seat, move) if type(move) is Deal else self.act(state, seat, move)

    def result(self, state: S) -> Result | None:
        """The result of a finished game, else None."""
        if state.phase is not Phase.OVER:
            return None
        tricks = tuple(sum(row.tricks[seat] for row in state.sheet) for seat in range(state.players))
        bid = [row for row in state.sheet if row.bids]
        made = tuple(sum(row.bids[seat] == row.tricks[seat] for row in bid) for seat in range(state.players))
        return Result(self.places(state), state.totals, tricks, made, len(bid), self.sides(state))

    def places(self, state: S) -> tuple[int, ...]:
        """The final places: by total unless a game says otherwise."""
        return places(state.totals)

    def sheet(self, state: S) -> tuple[HandScore, ...]:
        """The finished hands."""
        return state.sheet

    def perspective(self, state: S, seat: Seat | None) -> Perspective:
        """What `seat`, or a spectator, may know; see `Game.perspective`."""
        if seat is not None and seat not in range(state.players):
            raise ValueError(seat)
        actors = self.actors(state)
        acting = seat is not None and seat in actors
        others = [owner for owner in range(len(state.hands)) if owner != seat and self.sees(state, seat, owner)]
        own = seat is not None and bool(state.hands) and self.sees(state, seat, seat)
        return Perspective(
            game=self.name,
            options=state.options,
            players=state.players,
            seat=seat,
            phase=state.phase,
            actors=actors,
            dealer=state.dealer,
            hand_number=state.hand_number,
            hands_total=self.hands_total(state),
            cards_dealt=self.cards_dealt(state),
            hand=state.hands[seat] if own and seat is not None else (),
            exposed=tuple((owner, state.hands[owner]) for owner in others),
            laid=self.visible_laid(state, seat),
            legal=self.legal_moves(state, seat) if acting and seat is not None else (),
            refused=self.refused(state, seat) if acting and seat is not None else (),
            trump=state.trump,
            trump_known=self.trump_known(state),
            trick=tuple(zip(state.trick_seats, state.trick, strict=True)),
            tricks=state.tricks,
            last_trick=self._last_trick(state),
            contract=self.contract(state),
            rows=tuple(self.row(state, s, seat) for s in range(self.hand_count(state))),
            sheet=state.sheet,
            result=self.result(state),
            turn=state.turn if len(actors) == 1 and state.turn != HOUSE else None,
            order=self.clockwise(state, state.dealer),
            known=self.known(state),
            claimable=self.claimable(state),
            heights=self.heights(state),
            shared=bool(self.sides(state)),
            drawn=self.drawn(state, seat),
        )

    # Tricks.

    def playable(self, state: S, seat: Seat) -> tuple[Card, ...]:
        """The cards of `seat` that may be played to the trick."""
        return followers(state.hands[seat], state.trick[0].suit if state.trick else None)

    def play(self, state: S, seat: Seat, card: Card) -> S:
        """Plays a card to the trick; the last card of a trick gives it to its winner, the last trick ends the hand."""
        if card not in self.playable(state, seat):
            raise self.unplayable(state, seat, card)
        hands, left = list(state.hands), list(state.hands[seat])
        left.remove(card)
        hands[seat] = tuple(left)
        trick, seats, turn = (*state.trick, card), (*state.trick_seats, seat), self.after(state, seat)
        if turn != seats[0]:
            return changed(state, {"hands": tuple(hands), "trick": trick, "trick_seats": seats, "turn": turn})
        return self.finish_trick(state, tuple(hands), trick, seats)

    def unplayable(self, state: S, seat: Seat, card: Card) -> IllegalMove:
        """Why a card may not be played."""
        if card not in state.hands[seat]:
            return IllegalMove(message("illegal-not-held", card=card))
        return IllegalMove(message("illegal-must-follow", suit=state.trick[0].suit))

    def after(self, state: S, seat: Seat) -> Seat:
        """The next seat to play to a trick, which ends when it is its leader's turn again."""
        return (seat + 1) % state.players

    def winning_index(self, state: S, trick: tuple[Card, ...]) -> int:
        """Which card of a complete trick wins."""
        return winning_index(trick, state.trump)

    def finish_trick(
        self, state: S, hands: tuple[tuple[Card, ...], ...], trick: tuple[Card, ...], seats: tuple[Seat, ...]
    ) -> S:
        """Gives a complete trick to its winner, who leads the next; `hands` are what is left."""
        winner = seats[self.winning_index(state, trick)]
        taken = list(state.taken)
        taken[winner] += 1
        done = evolve(
            state,
            hands=hands,
            trick=(),
            trick_seats=(),
            tricks=(*state.tricks, Trick(seats, trick, winner)),
            taken=tuple(taken),
            turn=winner,
        )
        return self.score(done) if self.hand_over(done) else done

    def hand_over(self, state: S) -> bool:
        """Whether the hand ends with the trick that was just finished."""
        return not any(state.hands)

    # Hands.

    def clockwise(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Every seat once, from the left of `seat` round to `seat`."""
        return (*range(seat + 1, state.players), *range(seat + 1))

    def take_deal(self, state: S, seat: Seat, deal: Deal) -> S:
        """Takes a deal after checking it against the layout and the pack."""
        if seat != HOUSE or state.phase is not Phase.DEAL:
            raise IllegalMove(message("illegal-now"))
        check_deal(self.layout(state), deal, self.clockwise(state, state.dealer), self.pack(state))
        dealt = evolve(
            state,
            hand_number=state.hand_number + 1,
            hands=tuple(map(in_order, deal.hands)),
            laid=deal.extras,
            dealt=max(map(len, deal.hands)),
            trump=None,
            trick=(),
            trick_seats=(),
            tricks=(),
            taken=(0,) * len(deal.hands),
            last_trick=self._last_trick(state),
        )
        return self.begin(dealt)

    def close_hand(
        self, state: S, points: tuple[int, ...], bids: tuple[int, ...] = (), contract: Message | None = None, **changes: Any
    ) -> S:
        """Writes a finished hand on the score sheet and passes the deal, or ends the game when `game_over` says so."""
        totals = tuple(total + won for total, won in zip(state.totals, points, strict=True))
        row = HandScore(
            state.hand_number,
            self.cards_dealt(state),
            state.dealer,
            state.trump,
            bids,
            self.credited(state),
            points,
            totals,
            contract,
            self.hand_sides(state),
            bool(self.sides(state)),
        )
        return self.pass_deal(state, totals=totals, sheet=(*state.sheet, row), **changes)

    def pass_deal(self, state: S, **changes: Any) -> S:
        """Passes the deal, or ends the game when `game_over` says so."""
        closed = evolve(state, trick=(), trick_seats=(), phase=Phase.DEAL, turn=HOUSE, **changes)
        if self.game_over(closed):
            return evolve(closed, phase=Phase.OVER)
        return evolve(closed, dealer=self.next_dealer(closed))

    def game_over(self, state: S) -> bool:
        """Whether the game ends after the hand that was just written down."""
        return state.hand_number == self.hands_total(state)

    def next_dealer(self, state: S) -> Seat:
        """Who deals next: the deal passes to the left."""
        return (state.dealer + 1) % state.players

    def cards_dealt(self, state: S) -> int:
        """How many cards a seat was dealt in the hand in play (the most, where they differ)."""
        return state.dealt

    def _held(self, state: S, seat: Seat) -> int:
        return len(state.hands[seat]) if state.hands else 0

    def _last_trick(self, state: S) -> tuple[Trick, Message] | None:
        if not state.tricks:
            return state.last_trick
        return state.tricks[-1], self.why_won(state, state.tricks[-1])

    def why_won(self, state: S, trick: Trick) -> Message:
        """Why the trick's winner won it."""
        return why_won(trick, state.trump)
