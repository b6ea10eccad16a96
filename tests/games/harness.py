"""Random games of every kind, and what must hold at every moment of each.

A new game is tested as soon as it is in the catalogue. What it may need to say here: values of its rules that can be typed
(`TYPED`), calls (`CALLS`), and what a viewer may see beyond its own hand, the cards played and the open piles (`SIGHT`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from bot.games.cards import CARDS, Card, Suit
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Game, IllegalMove, NotYourTurn, Phase, Seat
from bot.games.moves import Bid, Call, Claim, Deal, Discard, Knock, Move, NameTrump, Play, Turn
from bot.games.options import Options, build, rules
from bot.games.record import Proof, Record, Shuffle, Step
from tests.games.sight import dummy_turned_up, kitty_and_discards, spread_hand

#: Values to try besides a rule's choices, by game and rule.
TYPED: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("solo", "rounds"): ("5", "12"),
    ("whist", "slam_bonus"): ("4", "20"),
    ("whist", "rubbers"): ("12",),
    ("dummy", "rubbers"): ("4",),
    ("knockout", "cards"): ("2", "8", "25"),
    ("nomination", "structure"): ("7,5,3,1", "13-1-13", "26", "3-1-3-1", "1,1,1"),
    ("nomination", "rotation"): ("N", "HHS"),
}
#: Every call of the games with an auction.
CALLS: tuple[str, ...] = (
    "pass",
    *("cop", "prop", "solo", "misere", "abundance", "royal", "spread", "slam"),
    *(f"{number}{way}" for number in range(9) for way in ("up", "down", "nt")),
    *("up", "down"),
)
#: Cards laid on the table under these names lie face up.
OPEN_PILES = ("up", "last", "cut", "cuts")


def foreheads(state: Any, viewer: Seat | None) -> set[Card]:
    """Everybody's card but the viewer's own, in a hand that is bid with the cards on the foreheads."""
    shown = viewer is not None and state.plan.looks.value == "forehead"
    return {card for seat, hand in enumerate(state.hands) if shown and seat != viewer for card in hand}


#: Cards that a viewer may see beyond its own hand, the cards played and the open piles, by game.
SIGHT: Mapping[str, Callable[[Any, Seat | None], set[Card]]] = {
    "nomination": foreheads,
    "romanian": foreheads,
    "solo": spread_hand,
    "bid": kitty_and_discards,
    "dummy": lambda state, viewer: set(chain.from_iterable(state.hands[state.players :])),
    "auction_dummy": dummy_turned_up,
    "german": lambda state, viewer: {
        *chain.from_iterable(stock[:1] for _, stock in state.laid),
        *(card for _, card in state.drawn),
    },
}
#: How many tricks of a finished hand each seat is credited with, where that is not simply those of it and of its dummy.
CREDITED: Mapping[str, Callable[[Moment], Counter[Seat]]] = {
    "german": lambda moment: Counter(trick.winner for trick in moment.after.tricks[_german_from(moment.after) :]),
}
#: A random game that has not ended by then is left unfinished.
MOST_MOVES = 3000


@dataclass(frozen=True)
class Setting:
    """A game about to begin. The seed shuffles and chooses the moves."""

    name: str
    options: Options
    players: int
    dealer: Seat
    seed: int

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.name]

    def play(self) -> Iterator[Moment]:
        """The moves of the game, chosen at random."""
        return random_game(self.game, self.options, self.players, Random(self.seed), self.dealer)


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of a game, with the states around it and, for a deal, the pack that was dealt."""

    before: Any
    seat: Seat
    move: Move
    after: Any
    pack: tuple[Card, ...] = ()


def random_game(game: Game[Any], options: Options, players: int, rng: Random, dealer: Seat = 0) -> Iterator[Moment]:
    """Plays a game by legal moves chosen at random, to its end or for `MOST_MOVES`."""
    state = game.start(options, players, dealer)
    for _ in range(MOST_MOVES):
        actors = game.actors(state)
        if not actors:
            return
        seat = rng.choice(actors)
        pack = shuffled(game, state, rng) if seat == HOUSE else ()
        move = game.deal(state, pack) if seat == HOUSE else rng.choice(game.legal_moves(state, seat))
        after = game.apply(state, seat, move)
        yield Moment(state, seat, move, after, pack)
        state = after


def shuffled(game: Game[Any], state: Any, rng: Random) -> tuple[Card, ...]:
    """A shuffled pack for the deal that is due."""
    pack = list(game.pack(state))
    rng.shuffle(pack)
    return tuple(pack)


def states(moments: Iterable[Moment]) -> Iterator[Any]:
    """Every state of a game, the first and the last included."""
    for number, moment in enumerate(moments):
        if number == 0:
            yield moment.before
        yield moment.after


@st.composite
def settings_of(draw: st.DrawFn, name: str) -> Setting:
    """Any number of players, first dealer and house rules that this game can be played with."""
    game = GAMES[name]
    players = draw(st.sampled_from(game.seats))
    options = draw(options_of(game, players))
    return Setting(name, options, players, draw(st.integers(0, players - 1)), draw(st.integers(0, 2**32)))


@st.composite
def options_of(draw: st.DrawFn, game: Game[Any], players: int) -> Options:
    """House rules with which so many can play: each drawn value is kept when it makes no new problem."""
    given: dict[str, str] = {}
    for rule in rules(game.options):
        wanted = {**given, rule.name: draw(st.sampled_from(rule.choices + TYPED.get((game.name, rule.name), ())))}
        if len(build(game.options, wanted).problems(players)) <= len(build(game.options, given).problems(players)):
            given = wanted
    options = build(game.options, given)
    assume(not options.problems(players))
    return options


def record_of(setting: Setting, moments: Iterable[Moment]) -> Record:
    """The record of a game, with the promise of every shuffle before its deal and the proof after its hand."""
    steps, proof = list[Step](), list[Step]()
    for moment in moments:
        if moment.pack:
            shown = Proof(f"{len(steps):032x}", moment.pack)
            steps += [*proof, Step(HOUSE, Shuffle(shown.digest))]
            proof = [Step(HOUSE, shown)]
        steps.append(Step(moment.seat, moment.move))
    return Record(setting.game, setting.options, setting.players, setting.dealer, (*steps, *proof))


def unreadable(read: Callable[[str], object], text: str) -> bool:
    """Whether `read` refuses the text with a ValueError."""
    try:
        read(text)
    except ValueError:
        return True
    return False


# What must hold at every moment.


def check_moves(game: Game[Any], state: Any) -> None:
    """An actor has a legal move; `apply` takes exactly the legal ones; whoever is not due may do nothing."""
    actors = game.actors(state)
    for seat in (HOUSE, *range(state.players)):
        legal = game.legal_moves(state, seat)
        if seat in actors and seat != HOUSE:
            assert legal, f"seat {seat} must act and cannot"
        else:
            assert legal == ()
        _check_sorted(legal)
        refusal = IllegalMove if seat in actors else NotYourTurn
        for move in candidates(game, state, legal):
            if move in legal:
                game.apply(state, seat, move)
            else:
                _check_refused(game, state, seat, move, refusal)
    if HOUSE not in actors:
        due = actors[0] if actors else 0
        deal = Deal(state.hands, state.laid)
        _check_refused(game, state, due, deal, IllegalMove if actors else NotYourTurn)
        _check_refused(game, state, HOUSE, deal, NotYourTurn)


def _check_refused(game: Game[Any], state: Any, seat: Seat, move: Move, refusal: type[Exception]) -> None:
    before = dict(vars(state))
    with pytest.raises(refusal) as caught:
        game.apply(state, seat, move)
    assert type(caught.value) is refusal
    assert vars(state) == before


def _check_sorted(legal: tuple[Move, ...]) -> None:
    bids = [move.tricks for move in legal if isinstance(move, Bid)]
    plays = [move.card.index for move in legal if isinstance(move, Play)]
    assert bids == sorted(bids)
    assert plays == sorted(plays)
    assert len(set(legal)) == len(legal)


def candidates(game: Game[Any], state: Any, legal: tuple[Move, ...]) -> Iterator[Move]:
    """The legal moves, and many that are not."""
    yield from legal
    yield from _ALWAYS
    for discard in [move for move in legal if isinstance(move, Discard)][:3]:
        yield Discard(discard.cards[:-1])
        yield Discard((discard.cards[0], *discard.cards[:-1]))
        yield Discard(tuple(sorted(set(CARDS.values()) - set(chain.from_iterable(state.hands))))[: len(discard.cards)])


_ALWAYS: tuple[Move, ...] = (
    *(Play(card) for card in CARDS.values()),
    *(Bid(tricks) for tricks in (-1, *range(15), 52, 10**30)),
    *(NameTrump(suit) for suit in (None, *Suit)),
    *(Call(name) for name in (*CALLS, "", "nonsense")),
    Discard(()),
    Turn(),
    Knock(),
    Claim("nonsense", 0),
    Claim("revoke", -1),
    Claim("revoke", 99),
)


def check_cards(game: Game[Any], state: Any) -> None:
    """No card is lost, made up, or in two places between one deal and the next."""
    held = [*chain.from_iterable(state.hands), *state.trick, *chain.from_iterable(trick.cards for trick in state.tricks)]
    assert len(held) == len(set(held))
    assert set(held) <= set(game.pack(state))
    assert all(list(hand) == sorted(hand) for hand in state.hands)


def cards_at_play(state: Any) -> set[Card]:
    """Every card that the state knows of in the hand in play."""
    return cards_in(replace(state, last_trick=None))


def check_hand(name: str, moment: Moment) -> None:
    """The last trick of a hand: what goes on the score sheet adds up."""
    row, state = moment.after.sheet[-1], moment.after
    partners = [row.played_by for row in GAMES[name].perspective(moment.before, None).rows]
    whose = [hand if partner is None else partner for hand, partner in enumerate(partners)]
    won = CREDITED[name](moment) if name in CREDITED else Counter(whose[trick.winner] for trick in state.tricks)
    assert won == Counter({s: n for s, n in enumerate(row.tricks) if n})
    before = state.sheet[-2].totals if len(state.sheet) > 1 else (0,) * state.players
    assert row.totals == tuple(old + points for old, points in zip(before, row.points, strict=True)) == state.totals
    assert row.number == len(state.sheet) == state.hand_number
    assert row.dealer == moment.before.dealer


def _german_from(state: Any) -> int:
    return 13 if state.options.counting == "last" else 0


def check_perspective(game: Game[Any], state: Any, viewer: Seat | None, rng: Random) -> None:
    """A viewer is shown nothing that it may not see, and what it is shown does not depend on the rest."""
    seen = game.perspective(state, viewer)
    shown = cards_in(seen)
    assert shown <= allowed(game, state, viewer)
    hidden = sorted((set(game.pack(state)) | cards_in(state)) - shown)
    exchanged = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    assert game.perspective(relabelled(state, exchanged), viewer) == seen
    if viewer is None:
        assert (seen.hand, seen.legal, seen.refused) == ((), (), ())
    else:
        assert seen.legal == game.legal_moves(state, viewer)
        assert not {move for move, _ in seen.refused} & set(seen.legal)
    assert (seen.phase is Phase.OVER) == (seen.result is not None) == (seen.actors == ())
    assert [row.cards for row in seen.rows] == [len(hand) for hand in state.hands] or not state.hands


def allowed(game: Game[Any], state: Any, viewer: Seat | None) -> set[Card]:
    """The cards that a viewer may see by the rules at large and by what the game adds to them."""
    played = {*state.trick, *chain.from_iterable(trick.cards for trick in state.tricks), *cards_in(state.last_trick)}
    laid = chain.from_iterable(cards for name, cards in state.laid if name in OPEN_PILES)
    own = state.hands[viewer] if viewer is not None and state.hands else ()
    more = SIGHT[game.name](state, viewer) if game.name in SIGHT else set()
    return {*played, *laid, *own, *more}


# Walking through frozen values.


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass that can hold cards."""
    return tuple(field.name for field in fields(kind) if field.name not in ("options", "sheet"))


def cards_in(value: Any) -> set[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        return {value}
    return set().union(*(cards_in(part) for part in _parts(value)))


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, tuple):
        return value
    return [getattr(value, name) for name in _names(type(value))] if is_dataclass(value) and not isinstance(value, type) else ()


def relabelled(state: Any, exchanged: Mapping[Card, Card]) -> Any:
    """The state with some cards exchanged for others wherever they are; hands stay sorted."""
    changed = _relabel(state, exchanged)
    return replace(changed, hands=tuple(tuple(sorted(hand)) for hand in changed.hands))


def _relabel(value: Any, exchanged: Mapping[Card, Card]) -> Any:
    if isinstance(value, Card):
        return exchanged.get(value, value)
    if isinstance(value, tuple):
        return tuple(_relabel(part, exchanged) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        names = _names(type(value))
        return replace(value, **{name: _relabel(getattr(value, name), exchanged) for name in names}) if names else value
    return value
