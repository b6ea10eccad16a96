"""Whether the hard computer beats three easy ones by every scoring and however trumps are made: four players, five cards.

``python -m benchmarks.house_rules HANDS`` plays so many hands of each. Deals and chances come from fixed seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from benchmarks.__main__ import aligned
from benchmarks.players import lead_over, match
from bot.games.nomination import NominationOptions
from bot.games.options import build, rules
from bot.players.levels import Level

HANDS = 1_000
#: The house rules whose every choice is measured.
MEASURED = ("scoring", "miss", "zero", "trumps", "bidding")


def modes() -> Iterator[tuple[str, NominationOptions]]:
    """A name and the options of everything that is measured."""
    for rule in rules(NominationOptions):
        for choice in rule.choices if rule.name in MEASURED else ():
            yield f"{rule.name} {choice}", build(NominationOptions, {rule.name: choice})
    yield "no trump", build(NominationOptions, {"trumps": "rotation", "rotation": "N"})


def rows(hands: int = HANDS) -> Iterator[tuple[str, str, str]]:
    """What is measured, the result and the target."""
    for name, options in modes():
        played = match(Level.HARD, Level.EASY, hands, options)
        yield f"hard over easy, {name}", lead_over(played[Level.HARD], played[Level.EASY]), "two standard errors"


if __name__ == "__main__":
    print(aligned(list(rows(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS))))
