"""Computer players at a strict table, where no card is stopped: they follow suit, prove revokes, and trust no void for ever."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import Suit, cards
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Phase
from bot.games.moves import PLAYS, Claim, notation
from bot.games.options import build
from bot.games.revokes import revokes
from bot.games.rubber import Rubber
from bot.games.state import evolve
from bot.games.tricks import followers
from bot.games.whist import RubberState
from bot.players import choose
from bot.players.known import deal_world
from bot.players.levels import Level
from bot.players.position import position
from tests.games.scenes import act
from tests.players.whist_scenes import WHIST, dealt

LEVELS = pytest.mark.parametrize("level", Level)


def decide(game: Any, state: Any, seat: int, level: Level, rng: Random) -> Any:
    """The state after a computer's move, which is one of the legal ones."""
    return game.apply(state, seat, choose(game.perspective(state, seat), level, rng.randrange(2**32)))


@LEVELS
def test_a_computer_never_revokes(level: Level) -> None:
    state = dealt({1: "2S"}, shown="2C", dealer=4, revokes="laws")
    rng = Random(2)
    while state.phase is Phase.PLAYING:
        state = decide(WHIST, state, state.turn, level, rng)
    assert [revokes(state.tricks, seat) for seat in range(4)] == [0, 0, 0, 0]


@LEVELS
@pytest.mark.parametrize(("name", "players", "computer"), [("whist", 4, (0, 2)), ("dummy", 3, (0,)), ("dummy", 2, (1,))])
def test_against_members_who_play_any_card(name: str, players: int, computer: tuple[int, ...], level: Level) -> None:
    """Most voids shown are false, yet a world is always found; each revoke is claimed once, and nothing else."""
    game: Any = GAMES[name]
    rng = Random(players)
    state = game.start(build(game.options, {"revokes": "laws"}), players, 0)
    pack = game.pack(state)
    state = game.apply(state, HOUSE, game.deal(state, tuple(rng.sample(pack, len(pack)))))
    while state.phase is Phase.PLAYING:
        (seat,) = game.actors(state)
        if seat in computer:
            state = decide(game, state, seat, level, rng)
        else:
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
    assert state.phase is Phase.CLAIMING
    found = {seat: revokes(state.tricks, seat) for seat in range(players)}
    assert not any(found[seat] for seat in computer)
    assert any(found.values())
    due = {seat: count for seat, count in found.items() if count and game.side(state, seat) != game.side(state, computer[0])}
    for seat in computer:
        while state.phase is Phase.CLAIMING and seat in game.actors(state):
            state = decide(game, state, seat, level, rng)
            assert {claim.against: claim.revokes for claim in state.claims}.items() <= due.items()
    assert {claim.against: claim.revokes for claim in state.claims} == due


@LEVELS
@pytest.mark.parametrize(
    ("rule", "points", "claim"),
    [("tricks", 0, "revoke"), ("points", 0, "revoke"), ("laws", 1, "revoke-tricks"), ("laws", 2, "revoke-add")],
)
def test_a_revoke_is_claimed_and_by_the_laws_so_that_it_may_win_the_game(
    rule: str, points: int, claim: str, level: Level
) -> None:
    state = evolve(revoked(revokes=rule), rubber=Rubber(2, (points, 0)))
    assert notation(choose(WHIST.perspective(state, 2), level, 1)) == f"claim {claim} 2"
    assert notation(choose(WHIST.perspective(state, 1), level, 1)) == "call accept"


@LEVELS
def test_what_a_partner_has_claimed_is_not_claimed_again(level: Level) -> None:
    state = WHIST.apply(revoked(revokes="tricks"), 0, Claim("revoke", 1))
    assert notation(choose(WHIST.perspective(state, 2), level, 1)) == "call accept"


def revoked(**given: str) -> RubberState:
    """After the play of a hand in which seat 2 has revoked once."""
    spades, hearts = "AS,KS,QS,JS,TS,9S,8S,7S,6S,5S,4S,3S,2H", "2S,AH,KH,QH,JH,TH,9H,8H,7H,6H,5H,4H,3H"
    state = dealt({1: spades, 2: hearts}, shown="2C", dealer=4, **given)
    state = act("whist", state, "1 play AS", "2 play 3H")
    while state.phase is Phase.PLAYING:
        led = state.trick[0].suit if state.trick else None
        state = WHIST.apply(state, state.turn, PLAYS[followers(state.hands[state.turn], led)[0]])
    assert [revokes(state.tricks, seat) for seat in range(4)] == [0, 1, 0, 0]
    return state


# Voids that are none.


def spades_of(state: RubberState, viewer: int, seat: int) -> set[int]:
    """How many spades `seat` holds in worlds that the viewer thinks possible."""
    here = position(WHIST.perspective(state, viewer))
    spades = here.table.order.suit(here.table.order.mask(cards("AS")))
    return {(deal_world(here.known, Random(seed))[seat] & spades).bit_count() for seed in range(20)}


def test_who_shows_a_suit_after_all_may_hold_more_of_it() -> None:
    state = dealt({1: "AS,KS,QS", 2: "6S,5S,4S,3H"}, shown="2C", dealer=4, revokes="laws")
    state = act("whist", state, "1 play AS", "2 play 3H", *follow(state, 3, 4))
    assert spades_of(state, viewer=0, seat=1) == {0}
    state = act("whist", state, "1 play KS", "2 play 4S")
    assert max(spades_of(state, viewer=0, seat=1)) > 0


def test_a_dealer_whose_shown_card_is_still_held_may_hold_more_of_its_suit() -> None:
    state = dealt({1: "AS,KS", 4: "6S,3H"}, shown="2S", dealer=4, revokes="laws")
    state = act("whist", state, "1 play AS", *follow(state, 2, 3), "4 play 3H")
    assert max(spades_of(state, viewer=0, seat=3)) > 1


def follow(state: RubberState, *seats: int) -> list[str]:
    """These seats follow to a spade, if they can."""
    return [f"{seat} {notation(PLAYS[followers(state.hands[seat - 1], Suit.SPADES)[0]])}" for seat in seats]
