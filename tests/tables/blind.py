"""A game for tests: Nomination Whist in which everybody bids at the same time."""

from __future__ import annotations

from bot.games.game import Phase, Seat
from bot.games.moves import Move
from bot.games.nomination import Nomination, NominationState
from bot.games.trickgame import evolve


class Blind(Nomination):
    """Every seat that has not bid yet may bid; then the eldest hand leads."""

    name = "blind"

    def actors(self, state: NominationState) -> tuple[Seat, ...]:
        if state.phase is Phase.BIDDING:
            return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        return super().actors(state)

    def barred(self, state: NominationState) -> int | None:
        return None

    def act(self, state: NominationState, seat: Seat, move: Move) -> NominationState:
        return evolve(super().act(state, seat, move), turn=(state.dealer + 1) % state.players)
