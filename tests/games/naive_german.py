"""A second, deliberately naive German Whist that shares nothing with the engine: text in, text out."""

from __future__ import annotations

RANKS = "23456789TJQKA"


class NaiveGerman:
    """One deal. ``first`` and ``rest`` count the tricks before and after the stock is gone."""

    def __init__(self, hands: list[list[str]], stock: list[str], leader: int, no_trump: str) -> None:
        self.hands, self.stock, self.turn = [list(hand) for hand in hands], list(stock), leader
        name = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}.get(stock[0][0])
        self.trump = "" if name == no_trump else stock[0][1]
        self.led, self.first, self.rest = "", [0, 0], [0, 0]

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        return {c for c in hand if self.led and c[1] == self.led[1]} or set(hand)

    def play(self, code: str) -> None:
        self.hands[self.turn].remove(code)
        other = 1 - self.turn
        if not self.led:
            self.led, self.turn = code, other
            return
        same = code[1] == self.led[1]
        beaten = RANKS.index(code[0]) > RANKS.index(self.led[0]) if same else code[1] == self.trump
        winner = self.turn if beaten else other
        (self.first if self.stock else self.rest)[winner] += 1
        if self.stock:
            self.hands[winner].append(self.stock.pop(0))
            self.hands[1 - winner].append(self.stock.pop(0))
        self.led, self.turn = "", winner

    def points(self, counting: str, scoring: str) -> list[int]:
        weights = {"last": (0, 1), "all": (1, 1), "weighted": (1, 2)}[counting]
        a, b = (weights[0] * self.first[seat] + weights[1] * self.rest[seat] for seat in (0, 1))
        if scoring == "tricks":
            return [a, b]
        won = {"deals": 1, "margin": abs(a - b), "over": max(a, b) - (a + b) // 2}[scoring]
        return [won if a > b else 0, won if b > a else 0]
