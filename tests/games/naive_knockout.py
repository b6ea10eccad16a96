"""A second, deliberately naive Knock-Out Whist that shares nothing with the engine: text in, text out."""

from __future__ import annotations

RANKS = "23456789TJQKA"


class NaiveKnockOut:
    """A whole game. Seats are numbered clockwise from 0; a seat in ``out`` is gone."""

    def __init__(self, players: int, dealer: int, cards: int, dog: bool, namer_leads: bool) -> None:
        self.players, self.dealer, self.size, self.dog, self.namer_leads = players, dealer, cards, dog, namer_leads
        self.out, self.dogs, self.most, self.survived = set[int](), set[int](), list[int](), [0] * players
        self.stage, self.turn, self.trump = "deal", -1, ""

    def deal(self, hands: list[list[str]], turned: str, cut: list[str]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.trick, self.acted, self.won, self.tricks = list[tuple[int, str]](), set[int](), [0] * self.players, 0
        if turned:
            self.open(turned[1], None)
            return
        if cut:
            best = max(cut, key=lambda code: (RANKS.index(code[0]), "CDHS".index(code[1])))
            self.most = [self.most[cut.index(best)]]
        self.stage, self.turn = "name", self.most[0]

    def open(self, trump: str, namer: int | None) -> None:
        self.stage, self.trump = "play", trump
        self.turn = namer if namer is not None and self.namer_leads else self.left_of(self.dealer)

    def left_of(self, seat: int) -> int:
        while True:
            seat = (seat + 1) % self.players
            if self.hands[seat] and seat not in self.acted:
                return seat

    def legal(self) -> set[str]:
        if self.stage == "name":
            return {f"trump {suit}" for suit in "CDHS"}
        hand = self.hands[self.turn]
        follow = [c for c in hand if self.trick and c[1] == self.trick[0][1][1]]
        knock = {"knock"} if self.turn in self.dogs and self.tricks < self.size - 1 else set()
        return {f"play {c}" for c in follow or hand} | knock

    def do(self, text: str) -> None:
        if text.startswith("trump"):
            self.open(text[-1], self.turn)
            return
        self.acted.add(self.turn)
        if text != "knock":
            self.trick.append((self.turn, text[-2:]))
            self.hands[self.turn].remove(text[-2:])
        waiting = [seat for seat in range(self.players) if self.hands[seat] and seat not in self.acted]
        if waiting:
            self.turn = self.left_of(self.turn)
            return
        suits = [c[1] for _, c in self.trick]
        suit = self.trump if self.trump in suits else suits[0]
        winner = max((RANKS.index(c[0]), seat) for seat, c in self.trick if c[1] == suit)[1]
        self.won[winner] += 1
        self.tricks, self.trick, self.acted = self.tricks + 1, [], set()
        holding = [seat for seat in range(self.players) if self.hands[seat]]
        if len(holding) > 1:
            self.turn = winner if self.hands[winner] else self.left_of(winner)
            return
        for seat in holding:
            self.won[seat] += len(self.hands[seat])
        self.end_hand()

    def end_hand(self) -> None:
        losers = {seat for seat in range(self.players) if seat not in self.out and not self.won[seat]}
        if losers and self.dog and self.size > 1:
            self.dogs, self.dog = losers, False
        else:
            self.out, self.dogs = self.out | losers, set()
        for seat in set(range(self.players)) - self.out:
            self.survived[seat] += 1
        self.most = [seat for seat in range(self.players) if self.won[seat] == max(self.won)]
        self.size, self.stage = self.size - 1, "over" if len(self.out) == self.players - 1 else "deal"
        self.dealer = next(s % self.players for s in range(self.dealer + 1, 99) if s % self.players not in self.out)
