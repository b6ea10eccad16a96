"""German Whist: the stock, what each player sees of it, the ways to count, and the run to fifty."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cards import Suit, cards
from bot.games.game import GameError, Phase
from bot.games.german import German, goal, points
from bot.games.messages import message
from bot.games.state import evolve
from bot.games.tricks import Trick
from tests.games.scenes import act, legal, play_on, scene, shuffle_and_deal

GERMAN = German()
STOCK = "AD,2C,KD,3C,QD,4C,JD,5C,TD,6C,9D,7C,8D,8C,7D,9C,6D,TC,5D,JC,4D,QC,3D,KC,2D,AC"
DEAL = f"- deal AKQJT98765432... .AKQJT98765432.. stock:{STOCK}"


def test_the_top_of_the_stock_makes_trumps_and_the_other_player_leads() -> None:
    state = act("german", scene("german", 2, dealer=1), DEAL)
    assert (state.trump, GERMAN.actors(state)) == (Suit.DIAMONDS, (1,))


@pytest.mark.parametrize(("rank", "trump"), [("ace", None), ("king", Suit.DIAMONDS), ("none", Suit.DIAMONDS)])
def test_an_agreed_rank_on_top_means_no_trump(rank: str, trump: Suit | None) -> None:
    assert act("german", scene("german", 2, dealer=1, no_trump=rank), DEAL).trump is trump


def test_the_winner_takes_the_face_up_card_and_the_loser_the_next_one_unseen() -> None:
    state = act("german", scene("german", 2, dealer=2), DEAL, "1 play AS", "2 play 2H")
    assert set(cards("AD")) <= set(state.hands[0])
    assert set(cards("2C")) <= set(state.hands[1])
    assert [len(hand) for hand in state.hands] == [13, 13]
    assert GERMAN.actors(state) == (0,)
    for viewer in (None, 0, 1):
        seen = GERMAN.perspective(state, viewer)
        assert seen.cards_laid("stock") == cards("KD")
        assert seen.known == ((0, cards("AD")),)
        assert seen.contract == message("contract-stock", left=24, counting="last", goal=0)
    state = act("german", state, "1 play KS", "2 play 2C")
    assert set(cards("3C")) <= set(state.hands[1])


def test_one_must_follow_also_with_what_was_drawn() -> None:
    state = act("german", scene("german", 2, dealer=2), DEAL, "1 play 2S", "2 play 2H", "1 play 3S", "2 play 3H")
    state = act("german", state, "1 play AD")
    assert legal("german", state, 2) == [f"play {code}" for code in ("2C", "3C", *(f"{r}H" for r in "456789TJQKA"))]
    state = act("german", scene("german", 2, dealer=1), DEAL, "2 play 2H", "1 play 2S", "2 play AD")
    assert len(legal("german", state, 1)) == 13
    state = act("german", state, "1 play 2C", "2 play KD")
    assert "play 3C" in legal("german", state, 1)


def test_the_stock_is_gone_after_thirteen_tricks_and_both_hold_thirteen() -> None:
    """GW3."""
    rng = Random(1)
    state = shuffle_and_deal("german", scene("german", 2, dealer=1), rng)
    faces = state.laid[0][1][::2]
    while len(state.tricks) < 13:
        assert GERMAN.perspective(state, 0).cards_laid("stock") == (faces[len(state.tricks)],)
        (seat,) = GERMAN.actors(state)
        state = GERMAN.apply(state, seat, rng.choice(GERMAN.legal_moves(state, seat)))
    assert state.laid == (("stock", ()),)
    assert [len(hand) for hand in state.hands] == [13, 13]
    assert GERMAN.actors(state) == (state.tricks[-1].winner,)
    assert GERMAN.perspective(state, 0).laid == ()
    last = state.tricks[-1].winner
    assert GERMAN.perspective(state, None).rows[last].tricks == 0, "now only the tricks to come count"
    state = play_on("german", state)
    assert len(state.tricks) == 26
    assert set(state.hands) == {()}


@pytest.mark.parametrize(
    ("scoring", "counts", "expected"),
    [
        ("deals", (8, 5), (1, 0)),
        ("margin", (8, 5), (3, 0)),
        ("over", (8, 5), (2, 0)),
        ("tricks", (8, 5), (8, 5)),
        ("deals", (13, 13), (0, 0)),
        ("margin", (13, 13), (0, 0)),
        ("over", (12, 14), (0, 1)),
        ("over", (19, 20), (0, 1)),
    ],
)
def test_counted_tricks_become_points(scoring: str, counts: tuple[int, int], expected: tuple[int, int]) -> None:
    """GW1 and GW2."""
    assert points(scoring, counts) == expected


@pytest.mark.parametrize(("counting", "expected"), [("last", (8, 5)), ("all", (14, 12)), ("weighted", (22, 17))])
def test_the_last_thirteen_tricks_count_or_all_of_them_or_the_last_twice(counting: str, expected: tuple[int, int]) -> None:
    state = act("german", scene("german", 2, dealer=1, counting=counting, scoring="tricks", length="1"), DEAL)
    tricks = [(6, 0), (7, 1), (8, 0), (5, 1)]  # how many in a row, and by whom
    done = [Trick((0, 1), cards("AS,KS"), winner) for count, winner in tricks for _ in range(count)]
    state = evolve(state, tricks=tuple(done), taken=(14, 12), hands=((), ()), laid=(("stock", ()),))
    assert GERMAN.score(state).totals == expected


@pytest.mark.parametrize(
    ("totals", "aim"),
    [((49, 55), 50), ((53, 51), 60), ((50, 50), 60), ((61, 56), 60), ((60, 60), 70), ((0, 0), 50), ((79, 71), 80)],
)
def test_the_goal_rises_by_ten_each_time_both_have_reached_it(totals: tuple[int, int], aim: int) -> None:
    assert goal(totals) == aim


def test_a_run_to_fifty_ends_with_one_player_alone_at_the_goal() -> None:
    """GW4: 53 to 51 after eight hands goes on to 60, and 61 to 56 ends it."""
    state = evolve(scene("german", 2, dealer=1, scoring="tricks", length="fifty"), hand_number=8)
    assert not GERMAN.game_over(evolve(state, totals=(53, 51)))
    assert GERMAN.game_over(evolve(state, totals=(61, 56)))
    assert GERMAN.perspective(evolve(state, totals=(53, 51)), 0).contract == message(
        "contract-stock", left=0, counting="last", goal=60
    )


def test_the_best_of_three_deals_may_end_after_two() -> None:
    state = evolve(scene("german", 2, dealer=1), hand_number=2)
    assert GERMAN.game_over(evolve(state, totals=(2, 0)))
    assert not GERMAN.game_over(evolve(state, totals=(1, 1)))
    assert GERMAN.game_over(evolve(state, hand_number=3, totals=(1, 1)))


def test_points_are_played_for_all_the_deals() -> None:
    state = evolve(scene("german", 2, dealer=1, scoring="margin"), hand_number=2, totals=(20, 0))
    assert not GERMAN.game_over(state)


def test_a_run_to_fifty_needs_points_for_tricks() -> None:
    with pytest.raises(GameError) as caught:
        scene("german", 2, dealer=1, length="fifty")
    assert caught.value.message == message("problem-fifty-deals")


def test_the_deal_alternates() -> None:
    rng, state, dealers = Random(5), scene("german", 2, dealer=2, scoring="tricks", length="3"), []
    while state.phase is not Phase.OVER:
        dealers.append(state.dealer)
        state = play_on("german", shuffle_and_deal("german", state, rng), lambda _s, _seat, moves: rng.choice(moves))
    assert dealers == [1, 0, 1]
    assert sum(state.totals) == 39
