"""A second, deliberately naive Auction Dummy that shares nothing with the engine: text in, text out."""

from __future__ import annotations

UPTOWN, DOWNTOWN, ACES_LAST = "23456789TJQKA", "KQJT98765432A", "AKQJT98765432"


class NaiveAuctionDummy:
    """One hand. ``hands`` are lists of codes, the dummy's last; ``turn`` is the player who is to act."""

    def __init__(self, hands: list[list[str]], dealer: int, rules: dict[str, str]) -> None:
        self.hands, self.rules = hands, rules
        self.turn, self.to_speak = (dealer + 1) % 3, 3
        self.stage, self.best, self.declarer = "call", "", -1
        self.trump, self.way = "", ""
        self.seats: list[int] = []
        self.next = -1
        self.trick: list[tuple[int, str]] = []
        self.won, self.points = [0, 0, 0, 0], [0, 0, 0]

    def ladder(self) -> list[list[str]]:
        """Every bid from the lowest up, those that are worth the same together."""
        steps: list[list[str]] = []
        for number in "1234567":
            both = [[number + "up"], [number + "down"]]
            steps += both if self.rules["low_beats_high"] == "on" else [both[0] + both[1]]
            steps.append([number + "nt"])
        return steps

    def legal(self) -> set[str]:
        """The moves of whose turn it is."""
        if self.stage == "call":
            return {f"call {call}" for call in self.calls()}
        if self.stage == "name":
            return {"call up", "call down"} if "nt" in self.best else {"trump S", "trump H", "trump D", "trump C"}
        hand = self.hands[self.next]
        follow = [card for card in hand if self.trick and card[1] == self.trick[0][1][1]]
        return {f"play {card}" for card in follow or hand}

    def calls(self) -> list[str]:
        steps = self.ladder()
        if self.best:
            at = next(place for place, step in enumerate(steps) if self.best in step)
            may_equal = self.to_speak == 1 and self.rules["dealer_takes"] == "equal"
            steps = steps[at if may_equal else at + 1 :]
        bids = [bid for step in steps for bid in step if int(bid[0]) >= int(self.rules["lowest_bid"])]
        return bids if self.to_speak == 1 and not self.best else ["pass", *bids]

    def do(self, text: str) -> None:
        """Makes a move."""
        what = text.split()[1]
        if self.stage == "call":
            if what != "pass":
                self.best, self.declarer = what, self.turn
            self.turn, self.to_speak = (self.turn + 1) % 3, self.to_speak - 1
            if self.to_speak == 0:
                self.stage, self.turn = "name", self.declarer
        elif self.stage == "name":
            self.trump, self.way = ("", what) if "nt" in self.best else (what, self.best[1:])
            self.stage = "play"
            left = (self.declarer + 1) % 3
            self.seats = [self.declarer, left, 3, (left + 1) % 3]
            self.due(left if self.rules["lead"] == "left" else self.declarer)
        else:
            self.play(what)

    def due(self, hand: int) -> None:
        self.next = hand
        self.turn = self.declarer if hand == 3 else hand

    def play(self, card: str) -> None:
        self.hands[self.next].remove(card)
        self.trick.append((self.next, card))
        if len(self.trick) < 4:
            self.due(self.seats[(self.seats.index(self.next) + 1) % 4])
            return
        order = UPTOWN if self.way == "up" else DOWNTOWN if self.rules["aces"] == "good" else ACES_LAST
        able = [play for play in self.trick if play[1][1] == self.trump]
        able = able or [play for play in self.trick if play[1][1] == self.trick[0][1][1]]
        winner = sorted(able, key=lambda play: order.index(play[1][0]))[-1][0]
        self.won[winner] += 1
        self.trick = []
        self.due(winner)
        if self.hands == [[], [], [], []]:
            self.stage = "over"
            self.reckon()

    def reckon(self) -> None:
        number, books = int(self.best[0]), self.won[self.declarer] + self.won[3]
        times = 2 if "nt" in self.best and self.rules["no_trump_doubles"] == "on" else 1
        if books - 6 >= number:
            gain = number if self.rules["scoring"] == "bid_only" else books - 6
            self.points[self.declarer] = gain * times * (4 if books == 13 and self.rules["boston"] == "on" else 1)
            return
        theirs = 13 - books - 6 if self.rules["set_pays"] == "on" and books < 7 else 0
        self.points = [theirs * times] * 3
        self.points[self.declarer] = -number * times

    def told(self) -> tuple[list[int], list[int]]:
        """Tricks and points by player: the dummy's tricks are the declarer's."""
        tricks = self.won[:3]
        tricks[self.declarer] += self.won[3]
        return tricks, self.points
