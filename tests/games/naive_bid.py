"""A second, deliberately naive Bid Whist that shares nothing with the engine: text in, text out."""

from __future__ import annotations

WAYS = ["up", "down", "nt"]
KITTIES = {"two_jokers": 6, "one_joker": 5, "no_jokers": 4, "no_kitty": 0}


def kitty_of(pack: str) -> int:
    """How many cards the kitty of a pack has."""
    return KITTIES[pack]


class NaiveBid:
    """One hand. ``hands`` are lists of codes by seat."""

    def __init__(self, hands: list[list[str]], kitty: list[str], dealer: int, rules: dict[str, str]) -> None:
        self.hands, self.kitty, self.dealer, self.rules = hands, kitty, dealer, rules
        self.stage, self.turn = "call", (dealer + 1) % 4
        self.spoken, self.best, self.declarer = 0, "", -1
        self.trump, self.way = "", ""
        self.away: list[str] = []
        self.trick: list[tuple[int, str]] = []
        self.won, self.points = [0, 0, 0, 0], [0, 0, 0, 0]

    def stands(self, call: str) -> float:
        number, way = int(call[0]), call[1:]
        return number + {"up": 0.1, "down": 0.2 if self.rules["low_beats_high"] == "on" else 0.1, "nt": 0.3}[way]

    def suit(self, code: str) -> str:
        return code[1] if code[1] != "J" else (self.trump or "joker")

    def led(self) -> str:
        suits = [self.suit(code) for _, code in self.trick if self.suit(code) != "joker"]
        return suits[0] if suits else ""

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.stage == "call":
            low = int(self.rules["lowest_bid"])
            calls = [f"{n}{way}" for n in range(low, 8) for way in WAYS]
            if self.best:
                equal = self.spoken == 3 and self.rules["dealer_takes"] == "equal"
                now = self.stands(self.best)
                calls = [c for c in calls if self.stands(c) > now or (equal and self.stands(c) == now)]
            if self.spoken < 3 or self.best:
                calls.append("pass")
            return {f"call {c}" for c in calls}
        if self.stage == "name":
            return {"call up", "call down"} if self.best.endswith("nt") else {f"trump {s}" for s in "CDHS"}
        if self.stage == "discard":
            return {f"discard {c}" for c in hand}
        follow = [c for c in hand if self.suit(c) == self.led()]
        return {f"play {c}" for c in follow or hand}

    def do(self, text: str) -> None:
        verb, what = text.split()
        if self.stage == "call":
            self.spoken += 1
            if what != "pass":
                self.best, self.declarer = what, self.turn
            self.turn = (self.turn + 1) % 4
            if self.spoken == 4:
                self.stage, self.turn = "name", self.declarer
        elif self.stage == "name":
            self.trump, self.way = (what, self.best[1:]) if verb == "trump" else ("", what)
            self.stage = "discard" if self.kitty else "play"
            self.hands[self.turn].extend(self.kitty)
        elif verb == "discard":
            for code in what.split(","):
                self.hands[self.turn].remove(code)
                self.away.append(code)
            self.stage = "play" if len(self.away) == KITTIES[self.rules["pack"]] else "discard"
        else:
            self.play(what)

    def play(self, code: str) -> None:
        self.hands[self.turn].remove(code)
        self.trick.append((self.turn, code))
        self.turn = (self.turn + 1) % 4
        if len(self.trick) < 4:
            return
        suit = self.trump if any(self.suit(c) == self.trump for _, c in self.trick) else self.led()
        ranks = "23456789TJQK"[:: 1 if self.way == "up" else -1]
        ladder = ranks + "A" if self.rules["aces"] == "good" or self.way == "up" else "A" + ranks
        able = [(seat, c) for seat, c in self.trick if self.suit(c) == suit]
        self.turn = max(able, key=lambda pair: (ladder + "LB").index(pair[1][0]))[0]
        self.won[self.turn] += 1
        self.trick = []
        if not any(self.hands):
            self.stage = "over"
            self.reckon()

    def reckon(self) -> None:
        mine = [self.declarer, (self.declarer + 2) % 4]
        books = sum(self.won[s] for s in mine) + (1 if self.kitty else 0)
        bid, no_trump = int(self.best[0]), self.best.endswith("nt")
        gain, other = 0, 0
        if books >= 6 + bid:
            gain = bid if self.rules["scoring"] == "bid_only" else books - 6
            if books == 13 and self.rules["boston"] == "on":
                gain *= 4
        else:
            gain = -bid
            theirs = 13 - books
            if self.rules["set_pays"] == "on" and theirs >= 7:
                other = theirs - 6
        if no_trump and self.rules["no_trump_doubles"] == "on":
            gain, other = gain * 2, other * 2
        self.points = [gain if seat in mine else other for seat in range(4)]

    def told(self) -> tuple[list[int], list[int]]:
        return self.won, self.points
