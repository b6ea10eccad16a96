"""Follows the record of a game of the family by the plain models of the tests, and tells it as `replay` must."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tests.games.naive_german import NaiveGerman
from tests.games.naive_knockout import NaiveKnockOut
from tests.games.naive_whist import NaiveEvening, NaiveHand

#: A finished hand: tricks and points by seat, and whether it ended the game.
Told = tuple[list[int], list[int], bool]


class Lines:
    """The facts of a record, one after the other: who does what with which words."""

    def __init__(self, lines: list[str]) -> None:
        self.rules = dict(word.split("=") for word in lines[1].split()[2:])
        self.players, self.dealer = int(self.rules["players"]), int(self.rules["dealer"]) - 1
        words = (line.split() for line in lines[2:])
        self._rest = [said for said in words if said[1] not in ("shuffle", "proof")]

    def __bool__(self) -> bool:
        return bool(self._rest)

    def take(self, verb: str) -> tuple[str, list[str]]:
        """The next fact, which must have this verb: who, and the other words."""
        who, said, *words = self._rest.pop(0)
        assert said == verb
        return who, words

    def deal(self) -> tuple[list[list[str]], dict[str, list[str]]]:
        """The hands and what lies on the table."""
        who, words = self.take("deal")
        assert who == "-"
        hands = [word for word in words if ":" not in word]
        piles = dict(word.split(":") for word in words if ":" in word)
        cards = [[rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks] for hand in hands]
        return cards, {name: pile.split(",") for name, pile in piles.items()}

    def until(self, verb: str) -> Iterator[tuple[int, str]]:
        """Who does what, up to the next line with this verb."""
        while self._rest and self._rest[0][1] != verb:
            who, *words = self._rest.pop(0)
            yield int(who) - 1, " ".join(words)


def whist(lines: Lines) -> Iterator[Told]:
    """Whist and Dummy Whist: four hands, two sides."""
    evening, dealer = NaiveEvening(lines.rules), lines.dealer
    three = lines.players == 3
    if lines.players < 4:
        dealer = 3 if three else 2 + dealer
    while lines:
        rubber = evening.rubbers
        mine = (lines.dealer + rubber) % lines.players
        table = [mine, (mine + 1) % 3, 3, (mine + 2) % 3] if three else [0, 1, 2, 3]
        owner = {hand: hand if hand < lines.players else mine if three else hand - 2 for hand in range(4)}
        side = {hand: int(owner[hand] != mine) if three else hand % 2 for hand in range(4)}
        dealt, piles = lines.deal()
        at = table.index(dealer) + 1
        trump = piles["last"][0][1] if piles else ""
        assert not piles or piles["last"][0] in dealt[dealer]
        free = set(range(lines.players)) if lines.rules["revokes"] != "stopped" else set()
        model = NaiveHand(dealt, table[at:] + table[:at], trump, free)
        claims = list[tuple[int, str, int]]()
        for seat, text in lines.until("deal"):
            verb, *words = text.split()
            if verb == "play":
                assert seat == owner[model.turn]
                assert words[0] in model.legal()
                model.play(words[0])
            elif verb == "claim":
                against = int(words[1]) - 1
                claims.append((side[against], words[0], model.revoked[against]))
        old, won, honours = list(evening.totals), [0, 0], [0, 0]
        tricks = [0] * lines.players
        for hand in range(4):
            won[side[hand]] += model.won[hand]
            tricks[owner[hand]] += model.won[hand]
            honours[side[hand]] += sum(card[0] in "AKQJ" and card[1] == trump for card in dealt[hand])
        evening.add(won, honours, claims)
        first, second = (now - then for now, then in zip(evening.totals, old, strict=True))
        alone = [2 * (first - second) if seat == mine else second - first for seat in range(3)]
        points = alone if three else [(first, second)[seat % 2] for seat in range(lines.players)]
        over = evening.rubbers == int(lines.rules["rubbers"])
        yield tricks, points, over
        dealer = table[at % 4]
        if evening.rubbers > rubber and lines.players < 4:
            dealer = 3 if three else 2 + (lines.dealer + evening.rubbers) % 2


def knockout(lines: Lines) -> Iterator[Told]:
    """Knock-Out Whist."""
    rules = lines.rules
    game = NaiveKnockOut(lines.players, lines.dealer, int(rules["cards"]), rules["dog"] == "on", rules["lead"] == "namer")
    while lines:
        hands, piles = lines.deal()
        before = list(game.survived)
        game.deal(hands, piles.get("up", [""])[0], piles.get("cuts", []))
        for seat, text in lines.until("deal"):
            assert seat == game.turn
            assert text in game.legal()
            game.do(text)
        yield list(game.won), [now - then for now, then in zip(game.survived, before, strict=True)], game.stage == "over"


def german(lines: Lines) -> Iterator[Told]:
    """German Whist."""
    rules, totals, leader = lines.rules, [0, 0], 1 - lines.dealer
    deals = 0
    while lines:
        hands, piles = lines.deal()
        model = NaiveGerman(hands, piles["stock"], leader, rules["no_trump"])
        for seat, text in lines.until("deal"):
            assert seat == model.turn
            assert text[5:] in model.legal()
            model.play(text[5:])
        points = model.points(rules["counting"], rules["scoring"])
        tricks = model.rest if rules["counting"] == "last" else [a + b for a, b in zip(model.first, model.rest, strict=True)]
        totals, deals, leader = [a + b for a, b in zip(totals, points, strict=True)], deals + 1, 1 - leader
        if rules["length"] == "fifty":
            aims = [aim for aim in range(50, 1000, 10) if min(totals) < aim]
            over = max(totals) >= aims[0]
        else:
            length = int(rules["length"])
            over = deals == length or (rules["scoring"] == "deals" and max(totals) > length // 2)
        yield tricks, points, over


TELL: Mapping[str, Callable[[Lines], Iterator[Told]]] = {"whist": whist, "dummy": whist, "knockout": knockout, "german": german}


def tell(lines: list[str]) -> list[str]:
    """The lines that `replay` must print for this record, every house rule of which is named."""
    game, told, over = lines[1].split()[1], list[str](), False
    facts = Lines(lines)
    totals = [0] * facts.players
    for number, (tricks, points, last) in enumerate(TELL[game](facts), 1):
        assert not over
        totals, over = [a + b for a, b in zip(totals, points, strict=True)], last
        told.append(f"hand {number} tricks {joined(tricks)} points {joined(points)} totals {joined(totals)}")
    if not over:
        return [*told, "result unfinished"]
    places = [1 + len([other for other in totals if other > total]) for total in totals]
    return [*told, f"result places {joined(places)} totals {joined(totals)}"]


def joined(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))
