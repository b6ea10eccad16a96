"""The checks of every evening find what they look for."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from discord import AllowedMentions, ButtonStyle
from discord.ui import LayoutView
from simcord import HttpLogEntry

from bot.games.cards import CARDS
from bot.views.codec import Press
from bot.views.items import button
from bot.views.layout import page, rows, text
from tests.stories.audit import cards_in, controls
from tests.stories.evening import Evening
from tests.stories.payloads import complaints


@pytest.mark.parametrize(
    ("written", "codes"),
    [
        ("b:act:1:0:play QH", "QH"),
        ("discard 2S,JS", "2S JS"),
        ("**10♥\ufe0e** Ann · **K♠\ufe0e** Bob", "TH KS"),
        ("♠\ufe0e A K 7  ♥\ufe0e Q", "AS KS 7S QH"),
        ("⚫♠\ufe0e A 10  🔵♦\ufe0e 9", "AS TS 9D"),
        ("Trump: ♥\ufe0e hearts", ""),
        (" 7♠\ufe0e   17  ●2  10", ""),
        ("MASH, ASAP, 4H2", ""),
    ],
)
def test_cards_are_found_however_they_are_written(written: str, codes: str) -> None:
    assert cards_in(written) == {CARDS[code] for code in codes.split()}


async def show(evening: Evening, view: LayoutView, mentions: AllowedMentions | None = None) -> list[str]:
    """What is found wrong with a message in the channel. It is forgotten, for this evening is not to fail."""
    channel = evening.bot.get_partial_messageable(evening.channel.id)
    await channel.send(view=view, allowed_mentions=mentions or AllowedMentions.none())
    found, evening.ledger.faults = evening.ledger.faults, []
    return found


async def test_hidden_cards_are_found(evening: Evening) -> None:
    await evening.begin(*evening.guests[:3])
    live = await evening.bot.tables.snapshot(1)
    assert live.replay is not None
    hidden = live.replay.state.hands[0][0]
    (up,) = dict(live.replay.state.laid)["up"]
    name = evening.bot.localizer.card("en", hidden)
    for view in (
        page(text(f"Ann plays {name}")),
        page(*rows([button("Play", Press("act", 1, 0, f"play {hidden.code}"))])),
        page(*rows([button(name, Press("act", 1), ButtonStyle.danger)])),
    ):
        (fault,) = await show(evening, view)
        assert "hidden card" in fault
    assert not await show(evening, page(text(f"{up.code} turned")))


async def test_calls_are_found(evening: Evening) -> None:
    ann = evening.guests[0]
    for view, mentions in (
        (page(text(f"<@{ann.id}>")), AllowedMentions.none()),
        (page(text("Everybody!")), AllowedMentions.all()),
        (page(text("Ann")), AllowedMentions(everyone=False, roles=False, users=[ann.user])),  # type: ignore[list-item]
    ):
        assert await show(evening, view, mentions)


def test_bodies_that_discord_would_not_understand_are_found() -> None:
    def sent(body: dict[str, Any]) -> list[str]:
        return complaints(HttpLogEntry("POST", "/channels/1/messages", {}, body, None))

    assert sent({"flags": 32768, "components": [{"type": 10, "content": "Ann"}]}) == []
    assert sent({"flags": 32768, "compnents": []})
    assert sent({"components": [{"type": 10, "content": ""}]})
    assert sent({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x" * 101}]}]})
    assert sent({"components": [{"type": 2, "style": 1}]})
    assert sent({"allowed_mentions": {"parse": ["nobody"]}})


def test_controls_are_found_wherever_they_are() -> None:
    first, second = ({"type": 2, "custom_id": custom_id} for custom_id in ("b:join:1:0:", "x"))
    body = {"data": {"components": [{"components": [first, {"accessory": second}]}]}}
    assert [part["custom_id"] for part in controls(body)] == ["b:join:1:0:", "x"]


async def test_cards_and_tokens_in_the_log_are_found(evening: Evening) -> None:
    log = logging.getLogger("bot.tables.service")
    for line in ("table 1: played AS", "table 1: Q♥", "answered with secret-token"):
        log.debug(line)
        assert len(evening.watched.leaks(["secret-token"])) == 1
        evening.watched.lines.clear()
    log.debug("table 1: version 2, running")
    assert evening.watched.leaks(["secret-token"]) == []
