"""A stock in German Whist: whoever loses a trick sees at once which card came of it, and nobody else does."""

from __future__ import annotations

from tests.stories.evening import Evening
from tests.stories.reading import cards, text
from tests.stories.test_auctions import begin


async def test_a_card_drawn_unseen_is_in_the_panel_of_its_holder_at_once(evening: Evening) -> None:
    guests = evening.guests[:2]
    await begin(evening, "german", guests)
    for _ in range(2):
        await (await evening.due()).move()
    winner = await evening.due()
    (loser,) = [guest for guest in guests if guest is not winner]
    taken, drawn = (f"{guest.member.name} drew " for guest in (winner, loser))
    assert taken in text(evening.board)
    assert drawn not in text(evening.board)
    assert drawn not in text(winner.panel)
    assert len(cards(loser.panel)) == 13, "the panel waits, and holds the new card"
    assert drawn in text(loser.panel)
    assert len(loser.direct) == 1, "it is no reason to be called"
