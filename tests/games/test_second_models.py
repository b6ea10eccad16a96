"""Every game of the family against a second model of it, over random deals, house rules and moves.

``python -m pytest --deals 5000 tests/games`` compares so many of each game, Solo Whist and Bid Whist included.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import Card
from bot.games.dummy import Dummy, DummyState
from bot.games.game import HOUSE, Game, Phase
from bot.games.german import German
from bot.games.knockout import KnockOut
from bot.games.moves import Claim, Deal, Move, notation
from bot.games.options import build, rules, values
from bot.games.whist import RubberGame, Whist
from tests.games.naive_german import NaiveGerman
from tests.games.naive_knockout import NaiveKnockOut
from tests.games.naive_whist import NaiveEvening, NaiveHand

#: Hands of one evening, so that many house rules have their turn.
MOST_HANDS = 20


def begin(game: Game[Any], rng: Random) -> Any:
    """A game with random house rules, players and first dealer."""
    players = rng.choice(game.seats)
    while True:
        options = build(game.options, {rule.name: rng.choice(rule.choices) for rule in rules(game.options)})
        if not options.problems(players):
            return game.start(options, players, rng.randrange(players))


def deal(game: Game[Any], state: Any, rng: Random) -> tuple[Deal, Any]:
    pack = list(game.pack(state))
    rng.shuffle(pack)
    dealt = game.deal(state, tuple(pack))
    return dealt, game.apply(state, HOUSE, dealt)


def codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def hands_of(dealt: Deal) -> list[list[str]]:
    return [codes(hand) for hand in dealt.hands]


def letter(state: Any) -> str:
    return "" if state.trump is None else str(state.trump.letter)


# Whist and Dummy Whist.


def play_whist(game: RubberGame[Any], state: Any, model: NaiveHand, rng: Random) -> Any:
    while state.phase is Phase.PLAYING:
        (seat,) = game.actors(state)
        moves = game.legal_moves(state, seat)
        assert (state.turn, game.acts_for(state, state.turn)) == (model.turn, seat)
        assert {notation(move)[-2:] for move in moves} == model.legal()
        move = rng.choice(moves)
        if model.followers() and rng.random() < 0.9:
            move = next(move for move in moves if notation(move)[-2:] in model.followers())
        model.play(notation(move)[-2:])
        state = game.apply(state, seat, move)
    return state


def claim_at_random(game: RubberGame[Any], state: Any, model: NaiveHand, rng: Random) -> tuple[Any, list[tuple[int, str, int]]]:
    claims: list[tuple[int, str, int]] = []
    while state.phase is Phase.CLAIMING:
        seat = rng.choice(game.actors(state))
        move: Move = rng.choice(game.legal_moves(state, seat))
        if isinstance(move, Claim):
            claims.append((game.side(state, move.against), move.name, model.revoked[move.against]))
        state = game.apply(state, seat, move)
    return state, claims


def table_order(game: RubberGame[Any], state: Any) -> list[int]:
    """The hands from the leader on, worked out from who is whose partner."""
    if not isinstance(state, DummyState) or state.players == 2:
        seats = [0, 1, 2, 3]
    else:
        has_dummy = (state.drawn + state.rubbers) % 3
        seats = [has_dummy, (has_dummy + 1) % 3, 3, (has_dummy + 2) % 3]
    start = seats.index(state.dealer) + 1
    return seats[start:] + seats[:start]


def shared(game: RubberGame[Any], state: Any, sides: list[int]) -> tuple[int, ...]:
    """What the seats book when the sides have earned so much."""
    if isinstance(state, DummyState) and state.players == 3:
        margin = sides[0] - sides[1]
        return tuple(2 * margin if game.side(state, seat) == 0 else -margin for seat in range(3))
    return tuple(sides[seat % 2] for seat in range(state.players))


def compare_evening(game: RubberGame[Any], rng: Random) -> int:
    """Compares the first hands of an evening, and says how many."""
    state = begin(game, rng)
    evening = NaiveEvening(values(state.options))
    while state.phase is not Phase.OVER and state.hand_number < MOST_HANDS:
        before, (dealt, state) = state, deal(game, state, rng)
        sides = [[hand for hand in range(4) if game.side(state, hand) == side] for side in (0, 1)]
        free = set(range(state.players)) if state.options.revokes != "stopped" else set()
        model = NaiveHand(hands_of(dealt), table_order(game, state), letter(state), free)
        state = play_whist(game, state, model, rng)
        assert list(state.taken) == model.won
        honours = [
            sum(card[0] in "AKQJ" and card[1] == letter(state) for hand in side for card in hands_of(dealt)[hand])
            for side in sides
        ]
        old = list(evening.totals)
        state, claims = claim_at_random(game, state, model, rng)
        evening.add([sum(model.won[hand] for hand in side) for side in sides], honours, claims)
        earned = [now - then for now, then in zip(evening.totals, old, strict=True)]
        assert state.sheet[-1].points == shared(game, before, earned)
        assert list(state.rubber.score) == evening.score
        assert list(state.rubber.games) == evening.games
        assert state.rubbers == evening.rubbers
        assert (state.phase is Phase.OVER) == (evening.rubbers == int(state.options.rubbers))
    return int(state.hand_number)


@pytest.mark.parametrize("game", [Whist(), Dummy()], ids=lambda game: game.name)
def test_whist_and_dummy_whist_agree_with_their_second_model(game: RubberGame[Any], deals: int) -> None:
    rng = Random(41)
    while deals > 0:
        deals -= compare_evening(game, rng)


# Knock-Out Whist.


def test_knock_out_whist_agrees_with_its_second_model(deals: int) -> None:
    game, rng = KnockOut(), Random(43)
    while deals > 0:
        state = begin(game, rng)
        given = state.options
        model = NaiveKnockOut(state.players, state.dealer, int(given.cards), given.dog == "on", given.lead == "namer")
        while state.phase is not Phase.OVER:
            assert (state.dealer, model.stage) == (model.dealer, "deal")
            dealt, state = deal(game, state, rng)
            up = codes(dealt.extra("up"))
            model.deal(hands_of(dealt), up[0] if up else "", codes(dealt.extra("cuts")))
            state = follow_knock_out(game, state, model, rng)
            row = state.sheet[-1]
            assert (row.tricks, row.totals) == (tuple(model.won), tuple(model.survived))
            assert (set(state.out), set(state.dogs)) == (model.out, model.dogs)
        assert model.stage == "over"
        deals -= state.hand_number


def follow_knock_out(game: KnockOut, state: Any, model: NaiveKnockOut, rng: Random) -> Any:
    while state.phase in (Phase.TRUMP, Phase.PLAYING):
        (seat,) = game.actors(state)
        assert seat == model.turn
        assert seat not in model.out, "a seat that is out never acts"
        moves = game.legal_moves(state, seat)
        assert {notation(move) for move in moves} == model.legal()
        move = rng.choice(moves)
        model.do(notation(move))
        state = game.apply(state, seat, move)
        if state.phase is Phase.PLAYING:
            assert state.taken == tuple(model.won)
    return state


# German Whist.


def test_german_whist_agrees_with_its_second_model(deals: int) -> None:
    game, rng = German(), Random(44)
    while deals > 0:
        state = begin(game, rng)
        while state.phase is not Phase.OVER:
            leader = 1 - state.dealer
            dealt, state = deal(game, state, rng)
            model = NaiveGerman(hands_of(dealt), codes(dealt.extra("stock")), leader, state.options.no_trump)
            assert letter(state) == model.trump
            while state.phase is Phase.PLAYING:
                (seat,) = game.actors(state)
                moves = game.legal_moves(state, seat)
                assert seat == model.turn
                assert {notation(move)[-2:] for move in moves} == model.legal()
                move = rng.choice(moves)
                model.play(notation(move)[-2:])
                state = game.apply(state, seat, move)
                assert [len(hand) for hand in state.hands] == [len(hand) for hand in model.hands]
            assert list(state.sheet[-1].points) == model.points(state.options.counting, state.options.scoring)
        deals -= state.hand_number
