"""What a hand of Whist is worth to the two sides, and how hands make games, and games a rubber.

Everything is a pair: the side of the first seat (or of the dummy), and the other side. Source: rules dossier §2.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.cards import Card, Rank, Suit

Pair = tuple[int, int]

#: The tricks that a side must take before any counts.
BOOK = 6
#: What the winners of a rubber add to it.
RUBBER_BONUS = 2
_HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_HONOUR_POINTS = {3: 2, 4: 4}


@dataclass(frozen=True, slots=True)
class Terms:
    """What the table agreed on. ``target`` points make a game.

    ``limit`` says what a side's honours may do near the game: ``at_last_point`` a side that began the hand one point short
    scores none; ``never_win`` they are ignored where they would win the game; ``none`` they count like any points.
    """

    target: int
    limit: str
    slam_bonus: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """What side ``side`` pays for a revoke: tricks given up, points deducted from it, points added to the others."""

    side: int
    tricks: int = 0
    deducted: int = 0
    added: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """A scored hand: the sides' points in the game ``before`` and ``after`` it, what came of tricks and of honours, and the
    side that won the game by it."""

    before: Pair
    after: Pair
    odd: Pair
    honours: Pair
    winner: int | None


def honour_points(cards: Iterable[Card], trump: Suit | None) -> int:
    """What a side scores for the honours among the cards it was dealt: 4 for four, 2 for three."""
    held = sum(card.suit is trump and card.rank in _HONOURS for card in cards)
    return _HONOUR_POINTS.get(held, 0)


def score_hand(terms: Terms, before: Pair, tricks: Pair, honours: Pair, penalties: tuple[Penalty, ...] = ()) -> Outcome:
    """Scores a hand in the order of the Laws: the penalties of revokes, then tricks, then honours.

    Revokes of both sides cancel. A side that revoked cannot win the game by the hand.
    """
    barred = {penalty.side for penalty in penalties}
    due = () if len(barred) == 2 else penalties
    penalised = _penalise(before, due)
    if max(penalised) >= terms.target:
        return Outcome(before, penalised, (0, 0), (0, 0), penalised.index(max(penalised)))
    odd = _odd_tricks(tricks, _give_up(tricks, due), terms.slam_bonus)
    caps = tuple(terms.target - 1 if side in barred else None for side in (0, 1))
    by_tricks = _add(penalised, odd, caps)
    counted = (_counted(terms, before, by_tricks, honours, 0), _counted(terms, before, by_tricks, honours, 1))
    after = _add(by_tricks, counted, caps)
    winner = after.index(max(after)) if max(after) >= terms.target else None
    return Outcome(before, after, odd, counted, winner)


def _penalise(score: Pair, penalties: tuple[Penalty, ...]) -> Pair:
    points = list(score)
    for penalty in penalties:
        points[penalty.side] = max(0, points[penalty.side] - penalty.deducted)
        points[1 - penalty.side] += penalty.added
    return points[0], points[1]


def _give_up(tricks: Pair, penalties: tuple[Penalty, ...]) -> Pair:
    left = list(tricks)
    for penalty in penalties:
        moved = min(penalty.tricks, left[penalty.side])
        left[penalty.side] -= moved
        left[1 - penalty.side] += moved
    return left[0], left[1]


def _odd_tricks(taken: Pair, kept: Pair, slam_bonus: int) -> Pair:
    first, second = (
        max(0, have - BOOK) + (slam_bonus if took == have == 13 else 0) for took, have in zip(taken, kept, strict=True)
    )
    return first, second


def _add(score: Pair, points: Pair, caps: tuple[int | None, ...]) -> Pair:
    first, second = (
        total + more if cap is None else min(total + more, cap) for total, more, cap in zip(score, points, caps, strict=True)
    )
    return first, second


def _counted(terms: Terms, before: Pair, by_tricks: Pair, honours: Pair, side: int) -> int:
    """The honours that a side may score."""
    if terms.limit == "at_last_point" and before[side] == terms.target - 1:
        return 0
    would_win = by_tricks[side] < terms.target <= by_tricks[side] + honours[side]
    others_won = by_tricks[1 - side] >= terms.target
    return 0 if would_win and (others_won or terms.limit == "never_win") else honours[side]


def game_value(losers: int, target: int) -> int:
    """What a game is worth by the Laws: 3 when the losers have nothing, 2 when less than half of the game, 1 otherwise."""
    if losers == 0:
        return 3
    return 2 if 2 * losers < target else 1


@dataclass(frozen=True, slots=True)
class Rubber:
    """A rubber in play: the sides' points in the game, and the games that each has won of the ``needed``."""

    needed: int
    score: Pair = (0, 0)
    games: Pair = (0, 0)

    @property
    def game(self) -> int:
        """The number of the game in play, from 1."""
        return sum(self.games) + 1

    def take(self, outcome: Outcome) -> Rubber:
        """The rubber after a hand; a new game starts from nothing."""
        if outcome.winner is None:
            return Rubber(self.needed, outcome.after, self.games)
        won = (self.games[0] + (outcome.winner == 0), self.games[1] + (outcome.winner == 1))
        return Rubber(self.needed, (0, 0), won)

    @property
    def over(self) -> bool:
        """Whether a side has the games it needs."""
        return max(self.games) == self.needed


def settle(settlement: str, target: int, rubber: Rubber, outcome: Outcome) -> Pair:
    """What a hand adds to each side's total of the evening; ``rubber`` already counts the hand.

    ``points``: every point scored in the games, and 2 for a rubber won in straight games. ``laws``: 1, 2 or 3 for a game won,
    and 2 for a rubber. ``short``: what the losers of a game are short of it. A rubber of one game earns no bonus.
    """
    winner, counted = outcome.winner, settlement == "points"
    earned = [after - before if counted else 0 for after, before in zip(outcome.after, outcome.before, strict=True)]
    if winner is not None:
        value = {
            "points": 0,
            "laws": game_value(outcome.after[1 - winner], target),
            "short": target - outcome.after[1 - winner],
        }
        earned[winner] += value[settlement] + _bonus(settlement, rubber)
    return earned[0], earned[1]


def _bonus(settlement: str, rubber: Rubber) -> int:
    """What the winners add when their rubber ends. In America, where a game is worth what the losers lack, nothing."""
    earned = {"points": min(rubber.games) == 0, "laws": True, "short": False}[settlement]
    return RUBBER_BONUS if rubber.over and rubber.needed > 1 and earned else 0
