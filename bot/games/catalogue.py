"""Every game by name, and every preset by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.auction_dummy import AuctionDummy
from bot.games.bid import BidWhist
from bot.games.dummy import Dummy
from bot.games.game import Game
from bot.games.german import German
from bot.games.knockout import KnockOut
from bot.games.nomination import Nomination
from bot.games.romanian import Romanian
from bot.games.solo import Solo
from bot.games.whist import Whist

#: How the names of presets begin that are a server's own; what follows is as its members wrote it.
OWN = ":"


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules of one game; what it does not give has the game's default.

    The name of a built-in one, and the other names by which people look for it, are the locale's ``preset-<name>`` and its
    attribute ``also``. Each game has one of its own name: its standard rules.
    """

    name: str
    game: str
    rules: Mapping[str, str] = field(default_factory=dict)


GAMES: Mapping[str, Game[Any]] = {
    game.name: game
    for game in (Nomination(), Romanian(), Whist(), Dummy(), AuctionDummy(), KnockOut(), German(), Solo(), BidWhist())
}

#: Sources are those of the rules dossier, §14, unless a comment names another.
PRESETS: Mapping[str, Preset] = {
    preset.name: preset
    for preset in (
        Preset("nomination", "nomination"),
        # The most frequent rules in the sources [A8][A9][A13][A17], with the opening hands of [A9][A11].
        Preset("oh_hell", "nomination", {"structure": "10-1-10", "opening": "players", "miss": "consolation"}),
        # A missed bid is blacked out on the sheet and pays nothing [A7]; ten cards, fewer from six players on.
        Preset("blob", "nomination", {"structure": "10-1-10", "opening": "players"}),
        # Up from one card to as many as the pack holds, the last hand without trump (Parlett's British form, [A10]).
        Preset("blackout", "nomination", {"structure": "1-10", "opening": "pack", "no_trump": "last"}),
        # Ascending only [A10b].
        Preset("oh_pshaw", "nomination", {"structure": "1-10", "opening": "players"}),
        # The same hand in every deal, as large as can be: with three players one card is left over [A10b].
        Preset("oh_well", "nomination", {"structure": "17,17,17,17", "opening": "capped", "full_pack": "last"}),
        # Australia and New Zealand: §10; a point a trick, ten more for the bid.
        Preset("up_and_down_the_river", "nomination", {"miss": "consolation"}),
        # Trumps by rote, a point a trick [A9]; the Royal Navy's big ships take hearts first [A8].
        Preset(
            "nommy",
            "nomination",
            {
                "structure": "10-1-10",
                "opening": "players",
                "trumps": "rotation",
                "rotation": "SHCDN",
                "miss": "consolation",
            },
        ),
        Preset(
            "big_ships",
            "nomination",
            {"structure": "10-1-10", "opening": "players", "trumps": "rotation", "hook": "off", "miss": "consolation"},
        ),
        # Two cards fewer in each deal, trumps by rote [A25].
        Preset(
            "contract_whist",
            "nomination",
            {"structure": "13,11,9,7,5,3,1", "opening": "capped", "trumps": "rotation", "rotation": "CDHSN"},
        ),
        # First and last on the forehead; with three cards or fewer the dealer bids freely [A15].
        Preset(
            "boerenbridge",
            "nomination",
            {"structure": "1-10-1", "opening": "players", "one_card": "forehead", "hook_from": "4"},
        ),
        # The Dutch championship: spades always, penalty points [A15b].
        Preset(
            "boerenbridge_championship",
            "nomination",
            {"structure": "10-1-10", "opening": "players", "trumps": "rotation", "rotation": "S", "miss": "penalty"},
        ),
        # All bid together; eight cards twice, the second time without trump [A14].
        Preset(
            "boerenbridge_together",
            "nomination",
            {
                "structure": "1,2,3,4,5,6,7,8,8,7,6,5,4,3,2,1",
                "opening": "capped",
                "no_trump": "middle",
                "bidding": "hidden",
                "scoring": "five",
                "miss": "penalty",
            },
        ),
        # India: up to eight cards, trumps in the order of the mnemonic that names the game (Wikipedia, Kachufool).
        Preset("kachuful", "nomination", {"structure": "1-8", "opening": "capped", "trumps": "rotation", "rotation": "SDCH"}),
        # Hungary: two points a trick either way; a full pack is cut for trumps (hogyankell.hu).
        Preset(
            "rikiki",
            "nomination",
            {"structure": "1-10-1", "opening": "players", "full_pack": "cut", "scoring": "doubles", "miss": "double"},
        ),
        Preset("romanian", "romanian"),
        Preset("romanian_8_1_8", "romanian", {"structure": "8-1-8"}),
        Preset("romanian_premium", "romanian", {"premium": "10"}),
        # Every size but the ends once, by two cards [A58].
        Preset("romanian_short", "romanian", {"length": "twos"}),
        Preset("whist", "whist"),
        Preset("whist_long", "whist", {"target": "9"}),
        Preset("whist_american", "whist", {"target": "7", "honours": "off"}),
        Preset("whist_no_trump", "whist", {"trump": "none"}),
        Preset("whist_laws", "whist", {"settlement": "laws", "revokes": "laws"}),
        Preset("dummy", "dummy"),
        Preset("auction_dummy", "auction_dummy"),
        # The dummy as in Bridge: after the first lead; and whoever sets a bid scores.
        Preset("auction_dummy_bridge", "auction_dummy", {"opens": "lead", "set_pays": "on"}),
        Preset("knockout", "knockout"),
        Preset("knockout_sudden", "knockout", {"dog": "off"}),
        Preset("german", "german"),
        Preset("german_fifty", "german", {"scoring": "tricks", "length": "fifty"}),
        Preset("german_all", "german", {"counting": "all", "scoring": "over"}),
        Preset("solo", "solo"),
        # Stakes of sixpence, a penny a trick [A1].
        Preset("solo_pence", "solo", {"settlement": "pence"}),
        # As Hoffmann has it: the slam with trumps, and a general misère when all pass [A1].
        Preset("solo_hoyle", "solo", {"settlement": "pence", "slam_trump": "declarer", "all_pass": "last_trick"}),
        Preset("bid", "bid"),
        # 52 cards, the dealer takes a bid by equalling it [A35].
        Preset("bid_52", "bid", {"pack": "no_jokers", "dealer_takes": "equal"}),
        # Thirteen cards each [A34].
        Preset("bid_no_kitty", "bid", {"pack": "no_kitty"}),
        # One joker, and the bid alone counts (Parlett, [A39]).
        Preset("bid_parlett", "bid", {"pack": "one_joker", "scoring": "bid_only", "set_pays": "on", "boston": "on"}),
    )
}
