"""A second, deliberately naive Solo Whist that shares nothing with the engine: text in, text out."""

from __future__ import annotations

WORTH = {  # the tricks, then the stakes of each settlement
    "prop": (8, 1, 6, 10),
    "solo": (5, 1, 6, 10),
    "misere": (0, 2, 12, 25),
    "abundance": (9, 3, 18, 50),
    "royal": (9, 3, 18, 60),
    "spread": (0, 4, 24, 75),
    "slam": (13, 6, 36, 100),
}
HEIGHT = {name: height for height, name in enumerate(WORTH)}


class NaiveSolo:
    """One hand. ``hands`` are lists of codes by seat, ``table`` the seats in play from the eldest hand on."""

    def __init__(self, hands: dict[int, list[str]], table: list[int], turned: str, players: int, rules: dict[str, str]) -> None:
        self.hands, self.table, self.turned, self.players, self.rules = hands, table, turned, players, rules
        self.passed: dict[int, int] = dict.fromkeys(table, 0)
        self.best, self.callers = "", list[int]()
        self.stage, self.turn, self.trump = "call", table[0], ""
        self.trick: list[tuple[int, str]] = []
        self.won: dict[int, int] = dict.fromkeys(table, 0)
        self.last, self.points = -1, dict[int, int]()

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.stage == "name":
            return {f"trump {suit}" for suit in "CDHS"}
        if self.stage == "play":
            follow = [c for c in hand if self.trick and c[1] == self.trick[0][1][1]]
            return {f"play {c}" for c in follow or hand}
        calls = {"pass"}
        if self.best == "prop" and len(self.callers) == 1 and self.turn not in self.callers:
            calls.add("cop")
        if not self.passed[self.turn]:
            calls |= {name for name in WORTH if name != "royal" and (not self.best or HEIGHT[name] > HEIGHT[self.best])}
            calls |= {"royal"} if self.best == "abundance" else set()
        return {f"call {name}" for name in calls}

    def do(self, text: str) -> None:
        verb, what = text.split()
        if verb == "call":
            self.call(what)
        elif verb == "trump":
            self.begin(what)
        else:
            self.play(what)

    def call(self, name: str) -> None:
        if name == "pass":
            self.passed[self.turn] += 1
        elif name == "cop":
            self.callers.append(self.turn)
        else:
            self.best, self.callers = name, [self.turn]
        lonely = self.best == "prop" and len(self.callers) == 1
        at = self.table.index(self.turn)
        for seat in self.table[at + 1 :] + self.table[:at]:
            second = lonely and seat == self.table[0] and self.passed[seat] == 1
            if seat not in self.callers and (not self.passed[seat] or second):
                self.turn = seat
                return
        if lonely and self.rules["unaccepted_prop"] == "raise" and not self.passed[self.callers[0]]:
            self.turn = self.callers[0]
        elif lonely or not self.callers:
            self.best, self.callers = "", []
            if self.rules["all_pass"] == "redeal":
                self.stage = "thrown in"
            else:
                self.begin("")
        elif self.best == "abundance" or (self.best == "slam" and self.rules["slam_trump"] == "declarer"):
            self.stage, self.turn = "name", self.callers[0]
        else:
            self.begin(self.turned[1] if self.best in ("prop", "solo", "royal") else "")

    def begin(self, trump: str) -> None:
        self.stage, self.trump = "play", trump
        self.turn = self.callers[0] if self.best == "slam" else self.table[0]

    def play(self, code: str) -> None:
        self.hands[self.turn].remove(code)
        self.trick.append((self.turn, code))
        self.turn = self.table[(self.table.index(self.turn) + 1) % 4]
        if len(self.trick) < 4:
            return
        suit = self.trump if self.trump in [c[1] for _, c in self.trick] else self.trick[0][1][1]
        able = [(seat, c) for seat, c in self.trick if c[1] == suit]
        self.turn = self.last = max(able, key=lambda pair: "23456789TJQKA".index(pair[1][0]))[0]
        self.won[self.turn] += 1
        self.trick = []
        done = sum(self.won.values())
        mine = sum(self.won[seat] for seat in self.callers)
        early = (self.best in ("misere", "spread") and mine > 0) or (self.best == "slam" and mine < done)
        if early or done == 13:
            self.stage = "over"
            self.reckon(mine)

    def reckon(self, mine: int) -> None:
        column = ["units", "pence", "points"].index(self.rules["settlement"]) + 1
        if not self.callers:
            most = max(self.won.values())
            losers = [s for s in self.table if self.won[s] == most] if self.rules["all_pass"] == "most_tricks" else [self.last]
            self.pay(losers, -WORTH["solo"][column])
            return
        need = WORTH[self.best][0]
        price = WORTH[self.best][column]
        made = mine == 0 if need == 0 else mine >= need
        if column == 2 and self.best in ("prop", "solo", "abundance", "royal"):
            extra = abs(mine - need)
            if made and self.best in ("abundance", "royal") and self.rules["abundance_overtricks"] == "double":
                extra *= 2
            if self.best == "prop" and mine == 13 and self.rules["thirteen_together"] == "double":
                extra *= 2
            price += extra
        others = price if made else -price
        if len(self.callers) == 2:
            self.points = {seat: others if seat in self.callers else -others for seat in self.table}
        else:
            self.pay(self.callers, others)

    def pay(self, side: list[int], each: int) -> None:
        """Each of the side gets `each` from every seat that is not of it."""
        self.points = dict.fromkeys(self.table, 0)
        for winner in side:
            for other in self.table:
                if other not in side:
                    self.points[winner] += each
                    self.points[other] -= each

    def told(self) -> tuple[list[int], list[int]]:
        """Tricks and points by seat; who sits out has none."""
        return (
            [self.won.get(seat, 0) for seat in range(self.players)],
            [self.points.get(seat, 0) for seat in range(self.players)],
        )
