"""Solo Whist: each player for themselves, in contracts bought at auction.

Source: rules dossier §4. The auction itself and the ladder of contracts are in `solo_auction`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.cards import Card, Suit
from bot.games.dealing import Layout
from bot.games.game import IllegalMove, Phase, Seat, SeatRow
from bot.games.messages import At, Message, message
from bot.games.moves import Call, Move, NameTrump
from bot.games.options import Options, number, rule
from bot.games.solo_auction import (
    PROP,
    SLAM,
    SOLO,
    SPREAD,
    Calls,
    Contract,
    Standing,
    Trumps,
    calls_for,
    outcome,
    speaker,
    standing,
)
from bot.games.state import State, evolve
from bot.games.trickgame import TrickGame

HAND = 13


@dataclass(frozen=True)
class SoloOptions(Options):
    """The house rules of Solo Whist. ``rounds`` is how often each player deals."""

    rounds: str = rule("1", "2", "3", "4", default="2", parse=number(1, 12))
    settlement: str = rule("units", "pence", "points")
    abundance_overtricks: str = rule("single", "double")
    thirteen_together: str = rule("double", "single")
    slam_trump: str = rule("none", "declarer")
    unaccepted_prop: str = rule("raise", "throw_in")
    all_pass: str = rule("redeal", "last_trick", "most_tricks")


@dataclass(frozen=True)
class SoloState(State):
    """A state with the auction's calls and the contract that came of it.

    ``bought`` is None until the auction is over, and in a general misère. ``thrown_in`` says that the deal before this one
    was not played.
    """

    options: SoloOptions
    calls: Calls = ()
    bought: Standing | None = None
    thrown_in: bool = False


class Solo(TrickGame[SoloState]):
    """The rules of Solo Whist; see the module."""

    name = "solo"
    options = SoloOptions
    seats = range(4, 6)
    state = SoloState

    # The deal.

    def order(self, state: SoloState) -> tuple[Seat, ...]:
        """The four seats in play from the eldest hand on; of five players the dealer sits out."""
        return self.clockwise(state, state.dealer)[:4]

    def hands_total(self, state: SoloState) -> int:
        """Everybody deals equally often."""
        return int(state.options.rounds) * state.players

    def layout(self, state: SoloState) -> Layout:
        """Thirteen cards for each seat in play, in four rounds of three and one more, the very last of which is shown."""
        order = self.order(state)
        sizes = tuple(HAND if seat in order else 0 for seat in range(state.players))
        return Layout(sizes, shown="last", packets=(3, 3, 3, 3, 1))

    def begin(self, state: SoloState) -> SoloState:
        """The eldest hand speaks first."""
        return evolve(state, phase=Phase.CALLING, turn=self.order(state)[0], calls=(), bought=None)

    def turned(self, state: SoloState) -> Card:
        """The card shown for trumps."""
        ((_, (card,)),) = state.laid
        return card

    # The auction.

    def moves_before_play(self, state: SoloState, seat: Seat) -> tuple[Move, ...]:
        """The calls that are open, or a suit for the contract's trumps."""
        if state.phase is Phase.TRUMP:
            return tuple(NameTrump(suit) for suit in Suit)
        return tuple(Call(name) for name in calls_for(seat, state.calls))

    def act(self, state: SoloState, seat: Seat, move: Move) -> SoloState:
        """Takes a call, or the suit of the trumps."""
        if type(move) is Call and state.phase is Phase.CALLING:
            return self.call(state, seat, move)
        if type(move) is NameTrump and move.suit is not None and state.phase is Phase.TRUMP:
            return self.start_play(state, move.suit)
        raise IllegalMove(message("illegal-now"))

    def call(self, state: SoloState, seat: Seat, call: Call) -> SoloState:
        """Takes a call and asks the next speaker, or ends the auction."""
        if call.name not in calls_for(seat, state.calls):
            raise IllegalMove(message("illegal-call"))
        calls = (*state.calls, (seat, call.name))
        after = evolve(state, calls=calls)
        following = speaker(self.order(state), calls, raises=state.options.unaccepted_prop == "raise")
        return self.close_auction(after) if following is None else evolve(after, turn=following)

    def close_auction(self, state: SoloState) -> SoloState:
        """Starts the play, asks for trumps, or throws in a deal that nobody plays."""
        bought = outcome(state.calls)
        if bought is None:
            if state.options.all_pass == "redeal":
                return self.pass_deal(state, hand_number=state.hand_number - 1, thrown_in=True)
            return self.start_play(state, None)
        trumps = trumps_of(bought.contract, state.options)
        settled = evolve(state, bought=bought)
        if trumps is Trumps.NAMED:
            return evolve(settled, phase=Phase.TRUMP, turn=bought.callers[0])
        return self.start_play(settled, self.turned(state).suit if trumps is Trumps.TURNED else None)

    def start_play(self, state: SoloState, trump: Suit | None) -> SoloState:
        """The eldest hand leads to everything but a slam, whose caller leads."""
        slam = state.bought is not None and state.bought.contract == SLAM
        leader = state.bought.callers[0] if state.bought is not None and slam else self.order(state)[0]
        return evolve(state, phase=Phase.PLAYING, turn=leader, trump=trump)

    # The play.

    def after(self, state: SoloState, seat: Seat) -> Seat:
        """The next of the four seats in play."""
        order = self.order(state)
        return order[(order.index(seat) + 1) % 4]

    def hand_over(self, state: SoloState) -> bool:
        """A misère ends with the caller's first trick, a slam with the first one that the caller loses."""
        if state.bought is None or state.bought.contract.tricks not in (0, HAND):
            return super().hand_over(state)
        lost = state.taken[state.bought.callers[0]] != (0 if state.bought.contract.misere else len(state.tricks))
        return lost or super().hand_over(state)

    def sees(self, state: SoloState, viewer: Seat | None, owner: Seat) -> bool:
        """Everybody sees the hand of an open misère once the first trick is over."""
        spread = state.bought is not None and state.bought.contract == SPREAD and owner in state.bought.callers
        return viewer == owner or (spread and bool(state.tricks))

    def claimable(self, state: SoloState) -> bool:
        """Not in a misère, which may end with any trick."""
        return state.bought is not None and not state.bought.contract.misere

    # The reckoning.

    def score(self, state: SoloState) -> SoloState:
        """Settles the contract; the payments of a hand add up to nothing."""
        order = self.order(state)
        paid = general_misere(state, order) if state.bought is None else settle(state, state.bought, order)
        return self.close_hand(state, paid, contract=self.contract(state), thrown_in=False)

    # What is shown.

    def trump_known(self, state: SoloState) -> bool:
        """Trumps depend on the contract, so they are known when the play starts."""
        return state.phase is Phase.PLAYING

    def contract(self, state: SoloState) -> Message | None:
        """The contract, or how the auction stands; at its start, that the deal before was thrown in."""
        if state.bought is not None:
            bought = "contract-solo" if len(state.bought.callers) == 1 else "contract-solo-pair"
            return _called(bought, state.bought)
        now = standing(state.calls) if state.phase is Phase.CALLING else None
        if now is not None:
            return _called("contract-solo-standing" if len(now.callers) == 1 else "contract-solo-standing-pair", now)
        if state.phase is Phase.PLAYING:
            return message("contract-solo-general", rule=state.options.all_pass)
        return message("contract-solo-thrown-in") if state.thrown_in else None

    def row(self, state: SoloState, seat: Seat, viewer: Seat | None) -> SeatRow:
        """Adds the sides of the contract, the last call of each seat during the auction, and who sits out."""
        plain = super().row(state, seat, viewer)
        if state.phase in (Phase.DEAL, Phase.OVER):
            return plain
        callers = state.bought.callers if state.bought is not None and seat in self.order(state) else ()
        side = int(seat not in callers) if callers else None
        return replace(plain, side=side, status=self.status(state, seat))

    def status(self, state: SoloState, seat: Seat) -> tuple[Message, ...]:
        """What the seat called, that it plays the contract, or that it sits out."""
        if seat not in self.order(state):
            return (message("status-sits-out"),)
        if state.bought is not None:
            return (message("status-declarer"),) if seat in state.bought.callers else ()
        called = [name for caller, name in state.calls if caller == seat]
        return (message(f"call-{called[-1]}"),) if called and state.phase is Phase.CALLING else ()


def _called(key: str, now: Standing) -> Message:
    who = At(now.callers[0])
    if len(now.callers) > 1:
        return message(key, who=who, partner=At(now.callers[1]))
    return message(key, who=who, call=message(f"call-{now.contract.name}"), tricks=now.contract.tricks)


def trumps_of(contract: Contract, options: SoloOptions) -> Trumps:
    """Where the contract's trumps come from in this house."""
    return Trumps.NAMED if contract == SLAM and options.slam_trump == "declarer" else contract.trumps


def stake(contract: Contract, tricks: int, options: SoloOptions) -> int:
    """What each opponent pays the caller, below zero what each gets, when the caller's side took `tricks`."""
    unit = {"units": contract.units, "pence": contract.pence, "points": contract.points}[options.settlement]
    if contract.misere:
        return -unit if tricks else unit
    counts = options.settlement == "pence" and contract.counted
    spare = tricks - contract.tricks
    if spare < 0:
        return -unit + spare * counts
    if contract == PROP:
        doubled = tricks == HAND and options.thirteen_together == "double"
    else:
        doubled = contract != SOLO and options.abundance_overtricks == "double"
    return unit + spare * counts * (1 + doubled)


def settle(state: SoloState, bought: Standing, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """The payments of a contract: every opponent pays the caller, of a prop and cop one opponent each."""
    each = stake(bought.contract, sum(state.taken[seat] for seat in bought.callers), state.options)
    share = each * (4 - len(bought.callers)) // len(bought.callers)
    paid = {seat: share if seat in bought.callers else -each for seat in order}
    return tuple(paid.get(seat, 0) for seat in range(state.players))


def general_misere(state: SoloState, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """The payments when all passed: who took the last trick, or most tricks, pays the stake of a solo to each other player.

    Who ties for most tricks pays the stake to each player who does not.
    """
    most = max(state.taken)
    losers = [seat for seat in order if state.taken[seat] == most]
    if state.options.all_pass == "last_trick":
        losers = [state.tricks[-1].winner]
    each = stake(SOLO, SOLO.tricks, state.options)
    paid = {seat: -each * (4 - len(losers)) if seat in losers else each * len(losers) for seat in order}
    return tuple(paid.get(seat, 0) for seat in range(state.players))
