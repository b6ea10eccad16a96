"""Follows the lines of a record by its own lights, under any house rules, and tells the finished hands as `replay` must.

It shares nothing with the engine: cards are text, and what a bid is worth is read off a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from tests.games.naive import allowed_bids, playable, taker
from tests.games.naive_auctions import AUCTIONS, tell_auction
from tests.games.naive_family import TELL, tell

#: What a made bid of 0, 1, 2 ... pays.
HITS = {
    "exact": (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23),
    "squared": (10, 11, 14, 19, 26, 35, 46, 59, 74, 91, 110, 131, 154, 179),
    "doubles": (10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36),
    "triples": (10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49),
    "triangular": (5, 6, 8, 11, 15, 20, 26, 33, 41, 50, 60, 71, 83, 96),
    "five": (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18),
    "tens": (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130),
}
#: What a bid missed by 0, 1, 2 ... costs.
COSTS = {
    "nothing": (0,) * 14,
    "penalty": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
    "double": (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26),
    "triple": (0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39),
    "squared": (0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169),
    "triangular": (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91),
    "steep": (0, 5, 15, 30, 50, 75, 105, 140, 180, 225, 275, 330, 390, 455),
}


def walk(points: list[int]) -> list[int]:
    """From each turning point to the next, a card at a time."""
    sizes = points[:1]
    for point in points[1:]:
        while sizes[-1] != point:
            sizes.append(sizes[-1] + 1 if sizes[-1] < point else sizes[-1] - 1)
    return sizes


def points(rules: dict[str, str], bid: int, tricks: int, size: int) -> int:
    """What a hand of Nomination Whist is worth."""
    zero, miss = rules.get("zero", "plain"), rules.get("miss", "nothing")
    if bid == tricks == 0 and zero != "plain":
        return {"five": 5, "vienna": 20, "cards": 5 + size}[zero]
    if bid == tricks:
        return HITS[rules.get("scoring", "exact")][bid]
    if miss == "consolation":
        return tricks
    if miss == "short":
        return -bid if tricks < bid else 0
    return -COSTS[miss][max(bid, tricks) - min(bid, tricks)]


class Scorer:
    """A record of Nomination Whist. ``rules`` are what its second line says."""

    void_must_trump = False

    def __init__(self, lines: list[str]) -> None:
        self.rules = dict(word.split("=") for word in lines[1].split()[2:])
        self.players, self.dealer = int(self.rules["players"]), int(self.rules["dealer"]) - 1
        self.facts = [line.split() for line in lines[2:] if line.split()[1] not in ("shuffle", "proof")]
        #: The size of each finished hand, and who made the bid.
        self.made: list[tuple[int, list[bool]]] = []

    @cached_property
    def sizes(self) -> list[int]:
        """The sizes of the hands agreed on."""
        structure, opening = self.rules.get("structure", "7-1-7"), self.rules.get("opening", "named")
        most = 52 // self.players
        if "-" not in structure:
            sizes = [int(size) for size in structure.split(",")]
        else:
            points = [int(point) for point in structure.split("-")]
            longest = {"players": {6: 8, 7: 7}.get(self.players, 10), "pack": most}.get(opening, max(points))
            sizes = walk([longest if point == max(points) else point for point in points])
        return [min(size, most) for size in sizes] if opening == "capped" else sizes

    def tell(self) -> list[str]:
        """The lines that `replay` must print."""
        told: list[str] = []
        totals, number = [0] * self.players, 0
        while number < len(self.sizes) or (self.rules.get("ties") == "playoff" and totals.count(max(totals)) > 1):
            number += 1
            size = self.sizes[number - 1] if number <= len(self.sizes) else max(self.sizes)
            bids, tricks = self.hand(number, size) if self.facts else ([], [])
            if sum(tricks) < size:
                return [*told, "result unfinished"]
            self.made.append((size, [bid == taken for bid, taken in zip(bids, tricks, strict=True)]))
            points = [self.points(seat, bids[seat], tricks[seat], size) for seat in range(self.players)]
            totals = [a + b for a, b in zip(totals, points, strict=True)]
            columns = {"bids": bids, "tricks": tricks, "points": points, "totals": totals}
            told.append(f"hand {number} " + " ".join(f"{name} {joined(column)}" for name, column in columns.items()))
            self.break_ties(bids, tricks)
        assert not self.facts
        ranks = list(zip(totals, self.second, strict=True))
        places = [1 + len([other for other in ranks if other > rank]) for rank in ranks]
        return [*told, f"result places {joined(places)} totals {joined(totals)}"]

    @cached_property
    def second(self) -> list[int]:
        """What decides between equal totals: nothing, the bids made, or the tricks."""
        return [0] * self.players

    def break_ties(self, bids: Sequence[int], tricks: Sequence[int]) -> None:
        for seat, (bid, taken) in enumerate(zip(bids, tricks, strict=True)):
            if self.rules.get("ties") == "tricks":
                self.second[seat] += taken
            if self.rules.get("ties") == "bids" and bid == taken:
                self.second[seat] += bid

    def points(self, seat: int, bid: int, tricks: int, size: int) -> int:
        return points(self.rules, bid, tricks, size)

    # One hand.

    def hand(self, number: int, size: int) -> tuple[list[int], list[int]]:
        """Bids and tricks by seat of the hand whose deal is next, as far as it was played."""
        house, verb, *words = self.facts.pop(0)
        assert (house, verb) == ("-", "deal")
        hands = [unwritten(word) for word in words if ":" not in word]
        shown = dict(word.split(":") for word in words if ":" in word)
        known = [card for hand in hands for card in hand] + [card for name, card in shown.items() if name == "up"]
        assert len(set(known)) == len(known) == self.players * size + ("up" in shown)
        dealer = (self.dealer + number - 1) % self.players
        if "last" in shown:
            assert shown["last"] in hands[dealer]
        trump = self.trump(number, size, shown, dealer)
        bids = self.bids(number, size, (dealer + 1) % self.players)
        return bids, self.tricks(hands, trump, (dealer + 1) % self.players, size)

    def trump(self, number: int, size: int, shown: dict[str, str], dealer: int) -> str:
        """The letter of the trump suit, N for none, by the way that the rules lay down for this hand."""
        rules = {"trumps": "turnup", "rotation": "HDCSN", "full_pack": "no_trump", "turned": "suit", **self.rules}
        full = size * self.players == 52
        if self.meant(rules.get("no_trump", "never"), number, size):
            assert not shown
            return "N"
        if rules["trumps"] == "rotation":
            assert not shown
            return rules["rotation"][(number - 1) % len(rules["rotation"])]
        if rules["trumps"] == "dealer_chooses" and self.meant(rules.get("dealer_rounds", "all"), number, size):
            assert not shown
            return self.named(dealer)
        if full and rules["full_pack"] == "no_trump":
            assert not shown
            return "N"
        ((name, card),) = shown.items()
        assert name == (rules["full_pack"] if full else "up")
        if rules["trumps"] == "dealer_may_nt" and self.named(dealer) == "N":
            return "N"
        return "N" if card[0] in {"suit": "", "courts": "JQK", "honours": "JQKA"}[rules["turned"]] else card[1]

    def meant(self, which: str, number: int, size: int) -> bool:
        """Whether a rule for some hands means this one."""
        half = len(self.sizes) // 2 + 1
        hands = {
            "never": False,
            "all": True,
            "one_card": size == 1,
            "last": number == len(self.sizes),
            "middle": number == half,
        }
        return hands[which] if which in hands else size == 1 or number == len(self.sizes)

    def named(self, dealer: int) -> str:
        """What the dealer names: a suit, N, or U to have the card turned."""
        who, *did = self.facts.pop(0)
        assert who == str(dealer + 1)
        return "U" if did == ["turn"] else did[1][0]

    def turns(self, first: int, verb: str) -> Iterator[tuple[int, str]]:
        """Seat and word of the next round, which must go round the table from `first`, or in any order for hidden bids."""
        seats = [(first + i) % self.players for i in range(self.players)]
        while seats and self.facts:
            who, did, what = self.facts.pop(0)
            assert did == verb
            seat = int(who) - 1 if verb == "bid" and self.rules.get("bidding") == "hidden" else seats[0]
            assert str(seat + 1) == who
            seats.remove(seat)
            yield seat, what

    def hooked(self, number: int, size: int) -> bool:
        """Whether the bids of a hand may not add up."""
        hook, least = self.rules.get("hook", "on"), int(self.rules.get("hook_from", "1"))
        off = hook == "off" or self.rules.get("bidding") == "hidden" or (hook == "not_last" and number == len(self.sizes))
        return not off and size >= least

    def bids(self, number: int, size: int, eldest: int) -> list[int]:
        """The bids by seat."""
        made: list[int] = []
        bids = [0] * self.players
        for seat, bid in self.turns(eldest, "bid"):
            assert int(bid) in allowed_bids(made, self.players, size, self.hooked(number, size))
            bids[seat] = int(bid)
            made.append(int(bid))
        return bids

    def tricks(self, hands: list[list[str]], trump: str, leader: int, size: int) -> list[int]:
        """The tricks taken by seat."""
        tricks = [0] * self.players
        for _ in range(size):
            trick: list[tuple[int, str]] = []
            for seat, card in self.turns(leader, "play"):
                assert card in self.playable(hands[seat], trick[0][1][1] if trick else None, trump)
                hands[seat].remove(card)
                trick.append((seat, card))
            if len(trick) < self.players:
                break
            leader = taker(trick, trump)
            tricks[leader] += 1
        return tricks

    def playable(self, hand: list[str], led: str | None, trump: str) -> list[str]:
        return playable(hand, led)


class RomanianScorer(Scorer):
    """A record of Romanian Whist."""

    @cached_property
    def sizes(self) -> list[int]:
        length, n = self.rules.get("length", "full"), self.players
        ends = n if length == "full" else 1
        steps = [2, 4, 6] if length == "twos" else [2, 3, 4, 5, 6, 7]
        ones, eights = [1] * ends, [8] * ends
        extras = {"none": [], "both": [1, 1]}.get(self.rules.get("extras", "none"), [1])
        if self.rules.get("structure", "1-8-1") == "1-8-1":
            return ones + steps + eights + steps[::-1] + ones + extras
        return eights + steps[::-1] + ones + steps + eights + extras

    def trump(self, number: int, size: int, shown: dict[str, str], dealer: int) -> str:
        assert list(shown) == (["up"] if size < 8 else [])
        return shown["up"][1] if shown else "N"

    def playable(self, hand: list[str], led: str | None, trump: str) -> list[str]:
        follow = playable(hand, led)
        trumps = [card for card in hand if card[1] == trump]
        if led is None or follow[0][1] == led or self.rules.get("void") == "free" or not trumps:
            return follow
        return trumps

    def points(self, seat: int, bid: int, tricks: int, size: int) -> int:
        scoring, off = self.rules.get("scoring", "plain"), max(bid, tricks) - min(bid, tricks)
        hit, cost = (HITS["five"], COSTS["penalty"]) if scoring == "plain" else (HITS["triangular"], COSTS["triangular"])
        return (-cost[off] if off else hit[bid]) + self.premium(seat)

    def premium(self, seat: int) -> int:
        """Five in a row, looked for from the last hand backwards and forwards again from the last payment."""
        worth, reset = int(self.rules.get("premium", "0")), self.rules.get("premium_ones") == "reset"
        marks = ""
        for size, made in self.made:
            marks += ("." if reset else "") if size == 1 else "+" if made[seat] else "-"
        if not marks or self.made[-1][0] == 1:
            return 0
        run = len(marks) - len(marks.rstrip(marks[-1]))
        return 0 if run % 5 else worth if marks[-1] == "+" else -worth


def told(lines: list[str]) -> list[str]:
    """What `replay` must print for the lines of a record."""
    name = lines[1].split()[1]
    if name in AUCTIONS:
        return tell_auction(lines)
    return tell(lines) if name in TELL else {"nomination": Scorer, "romanian": RomanianScorer}[name](lines).tell()


def unwritten(hand: str) -> list[str]:
    """The cards of a hand written as spades.hearts.diamonds.clubs."""
    return [rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]


def joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))
