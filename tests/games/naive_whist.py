"""A second, deliberately naive Whist and Dummy Whist that shares nothing with the engine: text in, text out."""

from __future__ import annotations

RANKS = "23456789TJQKA"


class NaiveHand:
    """One hand of four. ``order`` holds the hands clockwise, the leader first; ``free`` those that may revoke."""

    def __init__(self, hands: list[list[str]], order: list[int], trump: str, free: set[int]) -> None:
        self.hands, self.order, self.trump, self.free = [list(hand) for hand in hands], order, trump, free
        self.turn, self.trick = order[0], list[tuple[int, str]]()
        self.won, self.revoked = [0] * 4, [0] * 4

    def followers(self) -> list[str]:
        return [c for c in self.hands[self.turn] if self.trick and c[1] == self.trick[0][1][1]]

    def legal(self) -> set[str]:
        return set(self.hands[self.turn] if self.turn in self.free else self.followers() or self.hands[self.turn])

    def play(self, code: str) -> None:
        must = self.followers()
        self.revoked[self.turn] += bool(must) and code not in must
        self.hands[self.turn].remove(code)
        self.trick.append((self.turn, code))
        self.turn = self.order[(self.order.index(self.turn) + 1) % 4]
        if len(self.trick) == 4:
            suits = [c[1] for _, c in self.trick]
            suit = self.trump if self.trump in suits else suits[0]
            self.turn = max((RANKS.index(c[0]), hand) for hand, c in self.trick if c[1] == suit)[1]
            self.won[self.turn] += 1
            self.trick = []


class NaiveEvening:
    """The score of two sides. ``totals`` is what each has earned in the evening."""

    def __init__(self, rules: dict[str, str]) -> None:
        self.rules, self.goal = rules, int(rules["target"])
        self.score, self.games, self.totals, self.rubbers = [0, 0], [0, 0], [0, 0], 0

    def add(self, won: list[int], honours: list[int], claims: list[tuple[int, str, int]]) -> None:
        """Scores a hand: the sides' tricks and honour cards, and the claims as offending side, name and revokes found."""
        old, now, kept = list(self.score), list(self.score), list(won)
        guilty = {side for side, _, found in claims if found}
        if len(guilty) == 1:
            for side, name, found in claims:
                if found:
                    self.fine(side, name, now, kept)
        if max(now) < self.goal:
            for side in (0, 1):
                slam = int(self.rules["slam_bonus"]) if won[side] == kept[side] == 13 else 0
                now[side] = self.below(now[side] + max(0, kept[side] - 6) + slam, side in guilty)
            out_by_tricks = max(now) >= self.goal
            for side in (0, 1):
                more = self.honours(old[side], now[side], honours[side], out_by_tricks)
                now[side] = self.below(now[side] + more, side in guilty)
        self.close(old, now)

    def fine(self, side: int, name: str, now: list[int], kept: list[int]) -> None:
        what = self.rules["revokes"] if name == "revoke" else name.removeprefix("revoke-")
        gift = min(3, kept[side]) if what == "tricks" else 0
        kept[side], kept[1 - side] = kept[side] - gift, kept[1 - side] + gift
        now[1 - side] += 3 if what in ("add", "points") else 0
        now[side] = max(0, now[side] - 3) if what in ("deduct", "points") else now[side]

    def below(self, score: int, guilty: bool) -> int:
        return min(score, self.goal - 1) if guilty else score

    def honours(self, old: int, now: int, cards: int, out_by_tricks: bool) -> int:
        limit, worth = self.rules["honours_limit"], {3: 2, 4: 4}.get(cards, 0)
        if self.rules["honours"] == "off" or (limit == "at_last_point" and old == self.goal - 1):
            return 0
        wins = now < self.goal <= now + worth
        return 0 if wins and (out_by_tricks or limit == "never_win") else worth

    def close(self, old: list[int], now: list[int]) -> None:
        laws, plain = self.rules["settlement"] == "laws", self.rules["settlement"] == "points"
        if plain:
            self.totals = [total + after - before for total, after, before in zip(self.totals, now, old, strict=True)]
        self.score = now
        if max(now) < self.goal:
            return
        winner = 0 if now[0] > now[1] else 1
        left = now[1 - winner]
        if laws:
            self.totals[winner] += 3 if left == 0 else 2 if left < self.goal / 2 else 1
        elif not plain:
            self.totals[winner] += self.goal - left
        self.games[winner] += 1
        self.score = [0, 0]
        if self.games[winner] == (2 if self.rules["games"] == "3" else 1):
            if self.rules["games"] == "3" and (laws or (plain and self.games[1 - winner] == 0)):
                self.totals[winner] += 2
            self.rubbers, self.games = self.rubbers + 1, [0, 0]
