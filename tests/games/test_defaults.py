"""The house rules that hold when nobody chooses, and those of the presets (rules dossier, §13 and each game's own)."""

from __future__ import annotations

import pytest

from bot.games.catalogue import GAMES, PRESETS
from bot.games.options import build, values

#: Every rule of the six games of the whist family.
DEFAULTS = {
    # Short Whist, honours with the bar one point short of the game, a rubber of three games, legality enforced.
    "whist": {
        "target": "5",
        "trump": "last_card",
        "honours": "on",
        "honours_limit": "at_last_point",
        "games": "3",
        "settlement": "points",
        "slam_bonus": "0",
        "revokes": "stopped",
        "rubbers": "1",
        "partners": "drawn",
    },
    # The laws of Whist, and a rubber for each of three players.
    "dummy": {
        "target": "5",
        "trump": "last_card",
        "honours": "on",
        "honours_limit": "at_last_point",
        "games": "3",
        "settlement": "points",
        "slam_bonus": "0",
        "revokes": "stopped",
        "rubbers": "3",
    },
    # From seven cards to one, a dog's life, the eldest hand leads.
    "knockout": {"cards": "7", "dog": "on", "lead": "eldest"},
    # The last thirteen tricks count, the best of deals.
    "german": {"counting": "last", "scoring": "deals", "length": "3", "no_trump": "none"},
    # Flat units, an unaccepted prop may be raised, the slam without trumps, all pass and the next dealer deals.
    "solo": {
        "rounds": "2",
        "settlement": "units",
        "abundance_overtricks": "single",
        "thirteen_together": "double",
        "slam_trump": "none",
        "unaccepted_prop": "raise",
        "all_pass": "redeal",
    },
    # 54 cards, bids from three, up below down below no trump, sport with trumps, books made, to seven either way.
    "bid": {
        "pack": "two_jokers",
        "lowest_bid": "3",
        "low_beats_high": "on",
        "dealer_takes": "higher",
        "aces": "good",
        "sport": "suits",
        "easy_kitty": "off",
        "scoring": "books_made",
        "no_trump_doubles": "on",
        "set_pays": "off",
        "boston": "off",
        "target": "7",
        "partners": "chosen",
    },
}
#: What a preset changes.
CHANGES = {
    "whist_long": {"target": "9"},
    "whist_american": {"target": "7", "honours": "off"},
    "whist_no_trump": {"trump": "none"},
    "whist_laws": {"settlement": "laws", "revokes": "laws"},
    "knockout_sudden": {"dog": "off"},
    "german_fifty": {"scoring": "tricks", "length": "fifty"},
    "german_all": {"counting": "all", "scoring": "over"},
    "solo_pence": {"settlement": "pence"},
    "solo_hoyle": {"settlement": "pence", "slam_trump": "declarer", "all_pass": "last_trick"},
    "bid_52": {"pack": "no_jokers", "dealer_takes": "equal"},
    "bid_no_kitty": {"pack": "no_kitty"},
    "bid_parlett": {"pack": "one_joker", "scoring": "bid_only", "set_pays": "on", "boston": "on"},
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_rules_when_nobody_chooses(name: str) -> None:
    assert values(GAMES[name].options()) == DEFAULTS[name]


@pytest.mark.parametrize("name", [name for name, preset in PRESETS.items() if preset.game in DEFAULTS])
def test_the_rules_of_a_preset(name: str) -> None:
    game = PRESETS[name].game
    assert values(build(GAMES[game].options, PRESETS[name].rules)) == DEFAULTS[game] | CHANGES.get(name, {})
