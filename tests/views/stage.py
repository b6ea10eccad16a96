"""Games and tables to draw, and the limits that every drawing must keep."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from discord.ui import ActionRow, Container, LayoutView, Section, Separator, TextDisplay

from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, Perspective
from bot.games.moves import Move
from bot.games.options import Options, build, rules
from bot.games.record import Replay, Step
from bot.players.levels import Level
from bot.tables.model import Ask, AskKind, Pace, Sitter, Status, Table
from bot.views.items import ITEMS
from bot.views.voice import Voice
from tests.locales.texts import STRICT

NOW = 1_800_000_000.0
#: Names of 32 characters that try everything: Markdown, code, right-to-left, emoji, nothing visible, mentions, overrides.
WORST = (
    "*_~|`" * 6 + "**",
    "```" + "`" * 26 + "```",
    "שלום" * 8,
    "👩‍👩‍👧‍👦" * 4 + "🇭🇺🇷🇴",
    "\u200b\u2060\ufeff" * 10 + "\u3164\u3164",
    "@everyone @here <@123> <#9> <t:1>",
    "\u202e\u2066[x](https://x.y) # \u202d" + "W" * 12,
)
PLAIN = ("Ann", "Béla", "Carla", "Dan", "Edit", "Florin", "Gina")


def replay(
    players: int, seed: int, until: Callable[[Perspective], bool] | None = None, name: str = "nomination", **given: str
) -> Replay:
    """A game played at random until a spectator sees what is asked for, or to its end."""
    rng = random.Random(seed)
    game = GAMES[name]
    played = Replay(game, build(game.options, given), players, seed % players)
    while played.result is None and not (until and until(game.perspective(played.state, None))):
        played.take(_step(played, rng))
    return played


def _step(played: Replay, rng: random.Random) -> Step:
    seat = played.game.actors(played.state)[0]
    if seat != HOUSE:
        return Step(seat, rng.choice(played.game.legal_moves(played.state, seat)))
    pack = list(played.game.pack(played.state))
    rng.shuffle(pack)
    return Step(HOUSE, played.game.deal(played.state, tuple(pack)))


def longest(name: str, language: str) -> Options:
    """The house rules of a game that take the most words to say, and as many as can be typed where they may be."""
    game, words = GAMES[name], voice(language)
    given = {
        one.name: max(one.choices, key=lambda value: len(words.choice(name, one.name, value))) for one in rules(game.options)
    }
    typed = {"structure": ",".join(["10"] * 30), "rotation": "CDHSNCDHSN"}
    return build(game.options, given | {rule: value for rule, value in typed.items() if name == "nomination"})


def see(played: Replay, seat: int | None = None) -> Perspective:
    """What a seat sees."""
    seen: Perspective = played.game.perspective(played.state, seat)
    return seen


def take(played: Replay, seat: int, move: Move) -> None:
    """One move."""
    played.take(Step(seat, move))


def table(played: Replay | None, names: tuple[str, ...] = WORST, status: Status = Status.RUNNING, **changes: Any) -> Table:
    """A table with everything to say at once: questions, a member away, a free seat, a computer."""
    sitters = [Sitter(name, 10**18 + seat) for seat, name in enumerate(names)]
    facts: dict[str, Any] = {
        "id": 10**12,
        "guild_id": 1,
        "channel_id": 10**18,
        "host_id": 10**18,
        "status": status,
        "version": 10**6,
        "game": "nomination" if played is None else played.game.name,
        "options": GAMES["nomination"].options() if played is None else played.state.options,
        "preset": None,
        "pace": Pace.RELAXED,
        "sitters": tuple(sitters),
        "created_at": NOW,
        "touched_at": NOW,
        "decisions": tuple(played.acted) if played else (),
        "deadline": NOW + 600,
        "digest": "f" * 64 if played else None,
        "dealer": 0,
    }
    return Table(**(facts | changes))


def crowded(played: Replay, names: tuple[str, ...] = WORST, status: Status = Status.RUNNING) -> Table:
    """The same with a member away, a free seat, a computer where there is a third, and all three questions."""
    sitters = [Sitter(names[0], 10**18, away=True), Sitter(names[1], level=Level.NORMAL, left=True)]
    sitters += [Sitter(name, level=Level.HARD) for name in names[2:3]]
    sitters += table(played, names, status).sitters[3:]
    asks = tuple(Ask(kind, 10**18, (10**18,), len(names[:3]) - 1 if kind is AskKind.REPLACE else None) for kind in AskKind)
    return table(played, names, status, sitters=tuple(sitters), asks=asks, paused_until=NOW + 86_400)


def voice(language: str = "en", names: tuple[str, ...] = WORST, four_colour: bool = False, game: str = "nomination") -> Voice:
    """How a screen speaks."""
    return Voice(STRICT, language, names, four_colour, game)


def payload(view: LayoutView) -> list[dict[str, Any]]:
    """What is sent to Discord."""
    sent: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return sent


def walk(component: Any) -> Iterator[dict[str, Any]]:
    """Every component of a payload, nested ones too."""
    parts = component if isinstance(component, list) else [component]
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        if "accessory" in part:
            yield from walk(part["accessory"])


def said(view: LayoutView) -> str:
    """All the text of a view."""
    return "\n".join(part["content"] for part in walk(payload(view)) if "content" in part)


def labels(view: LayoutView) -> list[str]:
    """The labels of its buttons."""
    return [part["label"] for part in walk(payload(view)) if part["type"] == 2]


def custom_ids(view: LayoutView) -> list[str]:
    """The custom_ids of its items."""
    return [part["custom_id"] for part in walk(payload(view)) if "custom_id" in part]


def check(view: LayoutView) -> None:
    """Fails when a view breaks a limit of Discord's, or would make discord.py forget the dynamic items."""
    parts = list(walk(payload(view)))
    assert len(parts) <= 40
    assert sum(_length(part["content"]) for part in parts if "content" in part) <= 4000
    assert all(part["content"] for part in parts if "content" in part)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        _check_part(part)
    assert view.timeout is None
    assert view.is_dispatchable() or not ids
    assert view.is_persistent()
    for item in view.walk_children():
        assert isinstance(item, (*ITEMS, ActionRow, Container, Section, Separator, TextDisplay)), item


def _check_part(part: dict[str, Any]) -> None:
    match part["type"]:
        case 1:
            kinds = {item["type"] for item in part["components"]}
            assert kinds in ({2}, {3})
            assert len(part["components"]) <= (5 if kinds == {2} else 1)
        case 2:
            assert 1 <= _length(part["label"]) <= 80
        case 3:
            assert 1 <= len(part["options"]) <= 25
            assert part["max_values"] <= len(part["options"])
            assert sum(option.get("default", False) for option in part["options"]) <= part["max_values"]
            values = [option["value"] for option in part["options"]]
            assert len(values) == len(set(values))
            for option in part["options"]:
                assert all(1 <= _length(option[key]) <= 100 for key in ("label", "value"))
                assert _length(option.get("description") or "") <= 100
            assert _length(part.get("placeholder") or "") <= 150


def _length(content: str) -> int:
    """As clients count: in UTF-16."""
    return len(content.encode("utf-16-le")) // 2


def read(view: LayoutView) -> str:
    """What a view says, plainly, once it is seen to fit Discord's limits."""
    check(view)
    return said(view).replace("\ufe0e", "").replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


def chosen(view: LayoutView) -> list[str]:
    """What the selects of a view show as chosen."""
    selects = [part for part in walk(payload(view)) if part["type"] == 3]
    return [option["value"] for part in selects for option in part["options"] if option.get("default")]
