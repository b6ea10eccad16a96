"""Whole games: what brings one to its end quickly, and what its end is held against."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random

from sqlalchemy import select

from bot.games import options
from bot.games.catalogue import GAMES, PRESETS
from bot.games.moves import Call, Move, Play, notation
from bot.store import schema
from tests.games.scorer import told
from tests.locales.texts import STRICT
from tests.stories.evening import Evening, Guest
from tests.stories.reading import Message, buttons, labels, moves, place, selects, text

#: What a seat does among the moves that are open to it.
#: A line of the leaderboard: place, points, games, name.
LINE = r"^ *[–\d]+ +(-?\d+) +(\d+) +.*?(\w+)$"
Choose = Callable[[int, Sequence[Move]], Move]


async def sit_down(evening: Evening, preset: str, guests: Sequence[Guest], computers: int = 0, /, **rules: str) -> None:
    """A game by a preset and a few more house rules, from /play to Start. The first guest is the host."""
    host, *others = guests
    await host.slash("play", game=PRESETS[preset].game, rules=preset)
    for guest in others:
        await guest.press("Join")
    for _ in range(computers):
        await host.press("easy", await host.answer("Add computer"))
    # In the editor's own order, whose pages are turned forward.
    order = [rule.name for rule in options.rules(GAMES[PRESETS[preset].game].options) if rule.name != "structure"]
    if chosen := {name: rules[name] for name in order if name in rules}:
        await evening.set_rules(host, chosen)
    if "structure" in rules:
        await type_structure(host, rules["structure"])
    await host.press("Start")


async def type_structure(host: Guest, structure: str) -> None:
    """The hands of a game, typed in the editor."""
    editor = await host.answer("House rules")
    typing = next(custom_id for custom_id in buttons(editor) if custom_id.endswith(":structure"))
    window = await host.member.click(editor, custom_id=typing)
    assert window.modal is not None
    (asked,) = window.modal["components"]
    await host.member.submit_modal(window, {asked["component"]["custom_id"]: structure})


def wins(seats: Collection[int], call: str = "") -> Choose:
    """These seats play high and the others low; whoever may make this call makes it."""

    def choose(seat: int, legal: Sequence[Move]) -> Move:
        if Call(call) in legal:
            return Call(call)
        cards = sorted((move for move in legal if isinstance(move, Play)), key=lambda move: move.card.rank)
        return cards[-1 if seat in seats else 0] if cards else legal[0]

    return choose


def at_random(seed: int) -> Choose:
    """Whatever chance brings."""
    rng = Random(seed)
    return lambda _, legal: rng.choice(legal)


async def press_out(evening: Evening, choose: Choose, presses: int = 0, number: int = 1) -> None:
    """So many moves pressed one after the other, then the rest of the game, a hand at a time, by everybody at once."""
    for _ in range(presses):
        await press(evening, choose, number)
    while (await evening.table(number)).status.open:
        await evening.rush(choose=choose, number=number)


async def press(evening: Evening, choose: Choose, number: int = 1) -> Guest:
    """The next move, by a button that whoever is due can see; through My hand for those whose direct messages are closed."""
    guest, live = await evening.due(number), await evening.bot.tables.snapshot(number)
    assert live.replay is not None
    seat = live.table.seat_of(guest.id)
    assert seat is not None
    panel = await evening.panel(guest, number)
    count = live.replay.game.perspective(live.replay.state, seat).to_discard
    if count:
        await discard(guest, panel, [card.code for card in live.replay.state.hands[seat]][:count])
    else:
        await guest.move(notation(choose(seat, live.replay.game.legal_moves(live.replay.state, seat))), panel)
    return guest


async def discard(guest: Guest, panel: Message, codes: Sequence[str]) -> None:
    """Cards laid away, chosen from the select of a hand."""
    (chooser,) = [custom_id for custom_id in selects(panel) if ":act:" in custom_id]
    actor = guest.member if place(panel) == guest.evening.channel.id else guest.user
    await actor.select(panel, list(codes), custom_id=chooser)


@dataclass(frozen=True)
class Ending:
    """How a game ended by the second model: places and totals by seat, its finished hands, and whether partners shared it."""

    names: tuple[str, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[dict[str, tuple[int, ...]], ...]
    partners: bool

    @property
    def seats(self) -> list[tuple[int, int, str]]:
        """Place, total and name from the first place on, in seat order where places are shared."""
        return sorted(zip(self.places, self.totals, self.names, strict=True), key=lambda line: line[0])

    @property
    def lines(self) -> list[tuple[int, int, str]]:
        """The same of whoever takes a place: partners, who sit opposite each other, take one together."""
        if not self.partners:
            return self.seats
        first, second = self.totals[:2]
        sides = zip((1 + (first < second), 1 + (second < first)), self.totals, (0, 1), strict=False)
        return sorted((place, total, " & ".join(self.names[side::2])) for place, total, side in sides)


async def record(guest: Guest, number: int = 1, on: Message | None = None) -> list[str]:
    """The lines of the record that the end offers, or a game of the history."""
    (attached,) = (await guest.answer("Record file", on)).attachments
    assert attached.filename == f"oddtrick-{number}.txt"
    return (await attached.read()).decode().splitlines()


def numbers(words: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """``points 1,2 totals 3,4`` by name."""
    return {name: tuple(map(int, values.split(","))) for name, values in zip(words[::2], words[1::2], strict=True)}


async def ending(evening: Evening, guest: Guest, number: int = 1) -> Ending:
    """How the record says that the game ended, read by the second model."""
    *hands, result = (line.split() for line in told(await record(guest, number)))
    assert result[0] == "result"
    final = numbers(result[1:])
    table = await evening.table(number)
    names = tuple(sitter.name for sitter in table.sitters)
    return Ending(
        names, final["places"], final["totals"], tuple(numbers(hand[2:]) for hand in hands), table.game in ("whist", "bid")
    )


async def check_the_end(evening: Evening, guest: Guest, ranked: bool = True, number: int = 1) -> Ending:
    """The end as it is shown, stored, and kept in the record is what a second model makes of the record."""
    end = await ending(evening, guest, number)
    shown = evening.posted[-1]
    assert labels(shown) == ["Rematch", "Score sheet", "Record file"]
    assert standings(text(shown)) == end.lines
    winners = [name for place, _, name in end.lines if place == 1]
    assert re.search(rf"{', '.join(winners)} (wins?|share the win)", text(shown))
    assert ("This game counts for the leaderboard." in text(shown)) == ranked
    of = schema.results.c
    query = select(of.place, of.total, of.name).where(of.table_id == number).order_by(of.place, of.seat)
    assert [tuple(row) for row in await evening.rows(query)] == end.seats
    return end


async def check_the_boards(guest: Guest, end: Ending, ranked: bool = True, number: int = 1) -> None:
    """The score sheet, the history and the leaderboard tell the same."""
    sheet = text(await guest.answer("Score sheet", guest.evening.posted[-1]))
    assert re.search("Σ +" + " +".join(map(str, end.totals[: 2 if end.partners else None])) + "$", sheet, re.MULTILINE)
    await check_history(guest, end, ranked, number)
    await check_leaderboard(guest, end, ranked)


def standings(message: str) -> list[tuple[int, int, str]]:
    """Place, total and name of each line of the end."""
    found = re.findall(r"^ *(\d)\s+(-?\d+)\s.*?(\w+(?: & \w+)?)$", message.replace("\u00a0", " "), re.MULTILINE)
    return [(int(place), int(total), name) for place, total, name in found]


async def check_history(guest: Guest, end: Ending, ranked: bool, number: int) -> None:
    """/history lists the game first, and opens it with the same standings and the same record."""
    listed = (await guest.slash("history")).response
    assert listed is not None
    game = STRICT.text("en", f"game-{(await guest.evening.table(number)).game}")
    _, head, ranking, *_ = text(listed).splitlines()
    assert head.startswith(f"{game}, {len(end.hands)} hand{'s' * (len(end.hands) > 1)}")
    assert ranking == " · ".join(f"{name} {total}" for _, total, name in end.lines[:3])
    assert ("not counted" in head) != ranked
    opened = (await guest.member.select(listed, [str(number)])).response
    assert standings(text(opened)) == end.lines
    assert await record(guest, number, opened) == await record(guest, number)


async def check_leaderboard(guest: Guest, end: Ending, ranked: bool) -> None:
    """The leaderboard has a line for each member with all that they have won, and none for a computer."""
    board = text((await guest.slash("leaderboard")).response).replace("\u00a0", " ")
    shown = {name: (int(points), int(games)) for points, games, name in re.findall(LINE, board, re.MULTILINE)}
    of = schema.results.c
    for name in end.names:
        kept = await guest.evening.rows(select(of.total).where(of.name == name, of.user_id.is_not(None)))
        assert shown.get(name) == ((sum(row.total for row in kept), len(kept)) if ranked and kept else None), name


def prompted(guest: Guest) -> bool:
    """Whether their panel asks them for a move."""
    return bool(moves(guest.panel))
