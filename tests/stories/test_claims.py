"""A strict table: revokes that are claimed after the play, rightly or wrongly, or by nobody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.moves import Move, Play
from tests.games.scorer import told
from tests.stories.evening import Evening, Guest
from tests.stories.reading import labels, moves, text
from tests.stories.whole import record, sit_down

# Long games: counting the lines that they run through, which shorter stories run through as well, would take as long again.
pytestmark = pytest.mark.no_cover

#: Seconds until the computer acts for a seat.
TURN = 601


class Honest:
    """Follows suit, but for one player, who once fails to while able. Asked for every card of a hand, from the first."""

    def __init__(self, revoker: int | None) -> None:
        self.revoker = revoker
        self._played: list[Play] = []

    def __call__(self, seat: int, legal: Sequence[Move]) -> Move:
        plays = [move for move in legal if isinstance(move, Play)]
        leading = len(self._played) % 4 == 0
        led = None if leading else self._played[len(self._played) // 4 * 4].card.suit
        same = [play for play in plays if play.card.suit is led]
        others = [play for play in plays if play.card.suit is not led]
        if not leading and seat == self.revoker and same and others:
            self.revoker, same = None, others
        self._played.append((same or plays)[0])
        return self._played[-1]


async def played(evening: Evening, revoker: int | None, **rules: str) -> list[Guest]:
    """A hand of Whist played to its last card. The guests in the order of their seats."""
    await sit_down(evening, "whist", evening.guests[:4], games="1", **rules)
    table = await evening.table()
    play = Honest(revoker)
    await evening.rush(choose=play, most=52)
    assert play.revoker is None
    return sorted(evening.guests[:4], key=lambda guest: table.seat_of(guest.id) or 0)


async def taken(evening: Evening) -> list[int]:
    """The tricks of both sides."""
    live = await evening.bot.tables.snapshot(1)
    assert live.replay is not None
    tricks = live.replay.state.taken
    return [tricks[0] + tricks[2], tricks[1] + tricks[3]]


async def finished(evening: Evening) -> str:
    """The line of the finished hand, or of the end if it was the last; and the record agrees with the second model."""
    board = evening.posted[-2]
    if not (await evening.table()).status.open:
        assert told(await record(evening.guests[0]))[-1].startswith("result places")
    return text(board)


async def accept(*guests: Guest) -> None:
    """They have nothing to claim."""
    for guest in guests:
        await guest.move("call accept")


@pytest.mark.parametrize("killed", [False, True])
async def test_a_revoke_that_is_claimed_costs_three_tricks(evening: Evening, killed: bool) -> None:
    north, east, south, west = guests = await played(evening, 1, revokes="tricks")
    names = [guest.member.name for guest in guests]
    assert "May still claim: " + ", ".join(names) in text(evening.board)
    assert "revoked" not in text(evening.board), "that is for the others to find out"
    # Each may accuse the two opponents, and nobody else.
    offered = [f"Revoke by \u2068{names[1]}\u2069", f"Revoke by \u2068{names[3]}\u2069"]
    assert [label for label in labels(north.panel) if "Revoke" in label] == offered
    assert moves(east.panel) == ["call accept", "claim revoke 1", "claim revoke 3"]

    await accept(east)
    if killed:
        await evening.restart(kill=True)
    tricks = await taken(evening)
    await south.move("claim revoke 2")
    assert f"{names[1]} · Ⓑ · revoked" in text(evening.board).replace(" · dealer", "")
    # A claim is made once, by either partner; the other opponent may still be accused, here wrongly.
    assert moves(await north.hand()) == ["call accept", "claim revoke 4"]
    await north.move("claim revoke 4")
    assert f"{names[3]} · Ⓑ · wrongly accused" in text(evening.board).replace(" · dealer", "")
    await accept(north, south, west)
    # Three tricks change hands (rules, §2: W10), or as many as there are; what is over six scores.
    moved = min(3, tricks[1])
    first, second = max(0, tricks[0] + moved - 6), max(0, tricks[1] - moved - 6)
    assert f"Ⓐ {first} by tricks" in await finished(evening) or f"Ⓑ {second} by tricks" in await finished(evening)


async def test_claimants_choose_by_the_laws(evening: Evening) -> None:
    north, east, south, west = await played(evening, 0, revokes="laws", honours="off")
    tricks = await taken(evening)
    remedies = [move for move in moves(east.panel) if move.endswith(" 1")]
    assert sorted(remedies) == ["claim revoke-add 1", "claim revoke-deduct 1", "claim revoke-tricks 1"]
    await west.move("claim revoke-add 1")
    await accept(north, east, south, west)
    # Three points for the claimants before the tricks are scored; the others score theirs, but cannot win the game by them.
    first, second = min(4, max(0, tricks[0] - 6)), 3 + max(0, tricks[1] - 6)
    assert f"· {first} – {second}" + " · game to Ⓑ" * (second >= 5) in await finished(evening)


async def test_a_revoke_that_nobody_claims_costs_nothing(evening: Evening) -> None:
    guests = await played(evening, 3, revokes="tricks")
    tricks = await taken(evening)
    await accept(*guests)
    side = tricks.index(max(tricks))
    assert f"{'ⒶⒷ'[side]} {max(tricks) - 6} by tricks" in await finished(evening)


async def test_the_computer_looks_for_those_who_sleep(evening: Evening) -> None:
    guests = await played(evening, 3, revokes="tricks")
    await accept(guests[2])
    assert guests[2].member.name not in text(evening.board).split("May still claim: ")[1].splitlines()[0]
    assert moves(guests[2].panel) == []
    before, hand = await taken(evening), (await evening.table()).hand
    await evening.pass_by(TURN)
    # It has seen what the first seat could have seen.
    assert [sitter.missed for sitter in (await evening.table()).sitters] == [1, 0, 0, 0]
    assert f"{guests[3].member.name} · Ⓑ · revoked" in text(evening.board).replace(" · dealer", "")
    while (table := await evening.table()).status.open and table.hand == hand:
        await evening.pass_by(TURN)
    moved = min(3, before[1])
    first, second = max(0, before[0] + moved - 6), max(0, before[1] - moved - 6)
    assert f"Ⓐ {first} by tricks" in await finished(evening) or f"Ⓑ {second} by tricks" in await finished(evening)
