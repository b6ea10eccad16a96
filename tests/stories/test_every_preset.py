"""A whole game by every preset, from /play to the leaderboard, with what its rules give held against a second model.

The first moves are pressed one after the other, the rest of each hand by all at once; the last member takes no direct messages
and plays through My hand. A preset's own length is kept where a game by it is short; the longest structures are cut by the
host, and a rubber is a single game.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.games.catalogue import GAMES, PRESETS, Preset
from bot.games.options import build
from tests.stories.evening import Evening
from tests.stories.whole import Choose, at_random, check_the_boards, check_the_end, press, press_out, sit_down, wins

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

#: Two cards, then one.
SHORT = {"structure": "2,1"}
#: The same where the preset lets the number of players decide how a game opens, which takes turning points.
NAMED = {**SHORT, "opening": "named"}
#: One game of one rubber.
ONE_GAME = {"games": "1", "rubbers": "1"}


@dataclass(frozen=True)
class Plan:
    """With how many members a preset is played, what the host changes, what the seats do, and the hands that it takes.

    ``hands`` is 0 where the cards decide.
    """

    members: int
    hands: int
    rules: dict[str, str] = field(default_factory=dict)
    choose: Choose = field(default_factory=lambda: at_random(1))


PLANS = {
    "kachuful": Plan(3, 8),
    # One, two, four, six, eight and back.
    **dict.fromkeys(("romanian", "romanian_8_1_8", "romanian_premium"), Plan(2, 9, {"length": "twos"})),
    "romanian_short": Plan(2, 9),
    "whist": Plan(4, 0, ONE_GAME, wins((0, 2))),
    "whist_long": Plan(4, 0, ONE_GAME, wins((0, 2))),
    "whist_american": Plan(4, 0, ONE_GAME, wins((1, 3))),
    "whist_no_trump": Plan(4, 0, ONE_GAME, wins((0, 2))),
    "whist_laws": Plan(4, 0, ONE_GAME, wins((0, 2))),
    "dummy": Plan(3, 0, ONE_GAME, wins((0,))),
    "auction_dummy": Plan(3, 0, {"target": "5"}, wins((0,), "7nt")),
    "auction_dummy_bridge": Plan(3, 0, {"target": "5"}, wins((1,), "5up")),
    "knockout": Plan(4, 0),
    "knockout_sudden": Plan(7, 0),
    "german": Plan(2, 1, {"length": "1"}),
    "german_all": Plan(2, 1, {"length": "1"}),
    "german_fifty": Plan(2, 0, {}, wins((0,))),
    "solo": Plan(4, 4, {"rounds": "1"}, wins((), "misere")),
    "solo_pence": Plan(5, 5, {"rounds": "1"}, wins((), "slam")),
    "solo_hoyle": Plan(4, 4, {"rounds": "1"}, wins((), "pass")),
    "bid": Plan(4, 0, {}, wins((0, 2), "6nt")),
    "bid_52": Plan(4, 0, {}, wins((0, 2), "7up")),
    "bid_no_kitty": Plan(4, 0, {}, wins((1, 3), "7nt")),
    "bid_parlett": Plan(4, 0, {}, wins((0, 2), "7down")),
}


def plan_for(preset: Preset) -> Plan:
    """How a preset is played here."""
    return PLANS.get(preset.name) or Plan(2, 2, NAMED if "opening" in preset.rules else SHORT)


@pytest.mark.parametrize("game", GAMES)
async def test_whole_games(evening: Evening, game: str) -> None:
    presets = [preset for preset in PRESETS.values() if preset.game == game]
    evening.closed(evening.guests[-1])
    for number, preset in enumerate(presets, 1):
        plan, posted = plan_for(preset), len(evening.posted)
        guests = [*evening.guests[: plan.members - 1], evening.guests[-1]]
        await sit_down(evening, preset.name, guests, **plan.rules)
        table = await evening.table(number)
        assert table.options == build(GAMES[game].options, {**preset.rules, **plan.rules})
        await press_out(evening, plan.choose, presses=2, number=number)
        end = await check_the_end(evening, evening.guests[0], number=number)
        assert len(end.hands) == plan.hands or not plan.hands
        # A message for each hand, and one for the end.
        assert len(evening.posted) - posted == len(end.hands) + 1
    await check_the_boards(evening.guests[0], end, number=len(presets))


async def test_members_and_easy_computers(evening: Evening) -> None:
    ann, bob = evening.guests[:2]
    evening.closed(bob)
    await sit_down(evening, "knockout", [ann, bob], 2, cards="5")
    while (await evening.table()).status.open:
        await press(evening, wins((0, 1, 2, 3)))
    end = await check_the_end(evening, ann)
    assert len(end.hands) <= 5
    await check_the_boards(ann, end)
