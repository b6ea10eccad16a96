"""Solo Whist: the auction, the contracts, the payments, and what is seen (rules dossier §4)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.cards import Suit, cards
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, IllegalMove, Phase
from bot.games.messages import At, message
from bot.games.moves import Call, NameTrump
from bot.games.solo import Solo, general_misere, settle
from bot.games.solo_auction import ABUNDANCE, LADDER, MISERE, PROP, ROYAL, SLAM, SOLO, SPREAD, Contract, Standing
from bot.games.state import evolve
from tests.games.driving import deal, dealt, follow, legal, play_out, start

game = Solo()


def auction(*calls: str, **rules: str) -> Any:
    """A first hand after these calls, by the seats in turn: ``A pass`` is the eldest hand's."""
    state = dealt("solo", rules)
    return follow("solo", state, *(f"{'ABCD'.index(call[0]) + 1} call {call[2:]}" for call in calls))


# The deal.


def test_the_deal_is_in_threes_and_the_last_card_is_the_dealers() -> None:
    state = start("solo")
    pack = game.pack(state)
    given = game.deal(state, pack)
    assert given.hands[0] == tuple(sorted((*pack[0:3], *pack[12:15], *pack[24:27], *pack[36:39], pack[48])))
    assert pack[51] in given.hands[3]
    assert given.extra("last") == pack[51:]
    state = game.apply(state, HOUSE, given)
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert not game.perspective(state, 0).trump_known


def test_the_fifth_player_sits_out_each_hand_that_they_deal() -> None:
    state = dealt("solo", players=5, dealer=2)
    assert [len(hand) for hand in state.hands] == [13, 13, 0, 13, 13]
    assert state.turn == 3
    assert state.laid[0][1][0] in state.hands[1], "the last card falls to the player on the dealer's right"
    assert game.perspective(state, 2).rows[2].status == (message("status-sits-out"),)
    state = follow("solo", state, "4 call solo", "5 call pass", "1 call pass", "2 call pass")
    state = play_out("solo", state, random.Random(3))
    assert state.sheet[0].points[2] == 0
    assert sum(state.sheet[0].tricks) == 13
    assert state.dealer == 3


def test_everybody_deals_equally_often() -> None:
    assert GAMES["solo"].perspective(start("solo", {"rounds": "3"}), None).hands_total == 12
    assert GAMES["solo"].perspective(start("solo", {"rounds": "3"}, players=5), None).hands_total == 15


# The auction.


def test_the_ladder() -> None:
    assert [(c.name, c.tricks, c.units) for c in LADDER] == [
        ("prop", 8, 1),
        ("solo", 5, 1),
        ("misere", 0, 2),
        ("abundance", 9, 3),
        ("royal", 9, 3),
        ("spread", 0, 4),
        ("slam", 13, 6),
    ]
    assert [c.pence for c in LADDER] == [6, 6, 12, 18, 18, 24, 36]
    assert [c.points for c in LADDER] == [10, 10, 25, 50, 60, 75, 100]


def test_the_eldest_hand_may_still_accept_after_passing() -> None:
    state = auction("A pass", "B prop", "C pass", "D pass")
    assert state.turn == 0
    assert legal("solo", state) == ["pass", "cop"]
    state = follow("solo", state, "1 call cop")
    assert state.phase is Phase.PLAYING
    assert state.bought == Standing(PROP, (1, 0))
    assert [row.side for row in game.perspective(state, None).rows] == [0, 0, 1, 1]
    assert state.turn == 0, "the eldest hand leads"


def test_calls_may_be_raised_when_they_are_overcalled() -> None:
    state = auction("A prop", "B pass", "C misere", "D abundance")
    assert legal("solo", state) == ["pass", "royal", "spread", "slam"]
    state = follow("solo", state, "1 call royal")
    assert legal("solo", state) == ["pass", "spread", "slam"]
    state = follow("solo", state, "3 call spread")
    assert legal("solo", state) == ["pass", "slam"]
    state = follow("solo", state, "4 call slam")
    assert legal("solo", state) == ["pass"]
    state = follow("solo", state, "1 call pass", "3 call pass")
    assert state.bought == Standing(SLAM, (3,))
    assert state.turn == 3, "the caller of a slam leads"


def test_only_an_abundance_is_outbid_by_one_in_trumps() -> None:
    assert "royal" not in legal("solo", auction())
    assert "royal" not in legal("solo", auction("A misere"))
    assert "royal" in legal("solo", auction("A abundance"))


def test_a_prop_is_accepted_by_a_later_player_until_it_is_overcalled() -> None:
    assert "cop" not in legal("solo", auction())
    assert "cop" in legal("solo", auction("A prop"))
    assert "cop" in legal("solo", auction("A prop", "B pass"))
    assert "cop" not in legal("solo", auction("A prop", "B cop")), "accepted already"
    assert "cop" not in legal("solo", auction("A prop", "B solo"))
    assert auction("A pass", "B prop", "C solo", "D pass").turn == 1, "the eldest hand has nothing to accept"


def test_the_dealers_prop_is_for_the_eldest_hand_alone() -> None:
    state = auction("A pass", "B pass", "C pass", "D prop")
    assert state.turn == 0
    assert legal("solo", state) == ["pass", "cop"]


def test_both_of_a_prop_and_cop_may_raise_when_overcalled() -> None:
    state = auction("A prop", "B cop", "C solo", "D pass")
    assert (state.turn, legal("solo", state)[:2]) == (0, ["pass", "misere"])
    state = follow("solo", state, "1 call pass")
    assert state.turn == 1
    assert follow("solo", state, "2 call misere").turn == 2


def test_the_others_may_overcall_an_accepted_prop() -> None:
    state = auction("A prop", "B cop", "C pass")
    assert state.turn == 3
    assert follow("solo", state, "4 call pass").bought == Standing(PROP, (0, 1))


def test_a_pass_is_final() -> None:
    state = auction("A pass", "B pass", "C solo", "D misere")
    assert state.turn == 2
    assert follow("solo", state, "3 call pass").bought == Standing(MISERE, (3,))


@pytest.mark.parametrize(
    "calls", [("A prop", "B pass", "C pass", "D pass"), ("A pass", "B prop", "C pass", "D pass", "A pass")]
)
def test_a_prop_that_nobody_accepts_may_be_raised_or_thrown_in(calls: tuple[str, ...]) -> None:
    proposer = 0 if calls[0] == "A prop" else 1
    state = auction(*calls)
    assert state.turn == proposer
    assert legal("solo", state) == ["pass", "solo", "misere", "abundance", "spread", "slam"]
    assert follow("solo", state, f"{proposer + 1} call solo").bought == Standing(SOLO, (proposer,))
    assert follow("solo", state, f"{proposer + 1} call pass").phase is Phase.DEAL
    assert auction(*calls, unaccepted_prop="throw_in").phase is Phase.DEAL


def test_the_suit_of_an_abundance_is_named_after_the_auction() -> None:
    state = auction("A pass", "B abundance", "C pass", "D pass")
    assert (state.phase, state.turn) == (Phase.TRUMP, 1)
    assert game.legal_moves(state, 1) == tuple(NameTrump(suit) for suit in Suit)
    with pytest.raises(IllegalMove):
        game.apply(state, 1, NameTrump(None))
    state = follow("solo", state, "2 trump D")
    assert (state.trump, state.turn, state.phase) == (Suit.DIAMONDS, 0, Phase.PLAYING)


@pytest.mark.parametrize(
    ("call", "turned"), [("prop", True), ("solo", True), ("misere", False), ("spread", False), ("slam", False)]
)
def test_the_trumps_of_each_contract(call: str, turned: bool) -> None:
    rest = ("B cop", "C pass", "D pass") if call == "prop" else ("B pass", "C pass", "D pass")
    state = auction(f"A {call}", *rest)
    assert state.trump is (state.laid[0][1][0].suit if turned else None)
    assert game.perspective(state, 2).trump_known


def test_the_caller_of_a_slam_names_trumps_where_the_house_says_so() -> None:
    state = auction("A pass", "B pass", "C slam", "D pass", slam_trump="declarer")
    assert (state.phase, state.turn) == (Phase.TRUMP, 2)
    state = follow("solo", state, "3 trump S")
    assert (state.trump, state.turn) == (Suit.SPADES, 2)


@pytest.mark.parametrize("call", ["cop", "royal", "nonsense"])
def test_a_call_that_is_not_open_is_refused(call: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.apply(auction(), 0, Call(call))
    assert refused.value.message.key == "illegal-call"


def test_a_passed_out_deal_scores_nothing_and_the_deal_moves_on() -> None:
    state = auction("A pass", "B pass", "C pass", "D pass")
    assert (state.phase, state.dealer, state.sheet, state.totals) == (Phase.DEAL, 0, (), (0, 0, 0, 0))
    state = deal("solo", state, random.Random(2))
    assert state.hand_number == 1, "it was no hand"
    assert game.perspective(state, 1).contract == message("contract-solo-thrown-in")


# The payments.


def paid(contract: Contract, tricks: int, **rules: str) -> tuple[int, ...]:
    """What the seats get when the first seat (of a prop the first two) took `tricks` in a contract."""
    rest = 13 - tricks
    taken = (tricks, 0, rest, 0) if contract is PROP else (tricks, rest, 0, 0)
    state = evolve(dealt("solo", rules), taken=taken)
    callers = (0, 1) if contract is PROP else (0,)
    return settle(state, Standing(contract, callers), (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("name", "contract", "tricks", "units", "pence"),
    [
        ("SO1", SOLO, 5, (3, -1, -1, -1), (18, -6, -6, -6)),
        ("SO2", SOLO, 4, (-3, 1, 1, 1), (-21, 7, 7, 7)),
        ("SO3", SOLO, 7, (3, -1, -1, -1), (24, -8, -8, -8)),
        ("SO4", PROP, 8, (1, 1, -1, -1), (6, 6, -6, -6)),
        ("SO5", PROP, 7, (-1, -1, 1, 1), (-7, -7, 7, 7)),
        ("SO6", PROP, 13, (1, 1, -1, -1), (16, 16, -16, -16)),
        ("SO7", MISERE, 1, (-6, 2, 2, 2), (-36, 12, 12, 12)),
        ("SO9", ABUNDANCE, 8, (-9, 3, 3, 3), (-57, 19, 19, 19)),
        ("SO10", SPREAD, 0, (12, -4, -4, -4), (72, -24, -24, -24)),
        ("SO11", SLAM, 13, (18, -6, -6, -6), (108, -36, -36, -36)),
        ("SO11 lost", SLAM, 12, (-18, 6, 6, 6), (-108, 36, 36, 36)),
        ("Royal", ROYAL, 9, (9, -3, -3, -3), (54, -18, -18, -18)),
    ],
)
def test_payments(name: str, contract: Contract, tricks: int, units: tuple[int, ...], pence: tuple[int, ...]) -> None:
    assert paid(contract, tricks) == units
    assert paid(contract, tricks, settlement="pence") == pence


def test_the_overtricks_of_an_abundance_may_count_double() -> None:
    """SO8."""
    assert paid(ABUNDANCE, 10) == (9, -3, -3, -3)
    assert paid(ABUNDANCE, 10, settlement="pence", abundance_overtricks="double") == (60, -20, -20, -20)
    assert paid(ABUNDANCE, 10, settlement="pence") == (57, -19, -19, -19)
    assert paid(ROYAL, 10, settlement="pence", abundance_overtricks="double") == (60, -20, -20, -20)
    assert paid(ABUNDANCE, 8, settlement="pence", abundance_overtricks="double") == (-57, 19, 19, 19), "only overtricks"
    assert paid(SOLO, 7, settlement="pence", abundance_overtricks="double") == (24, -8, -8, -8)


def test_thirteen_tricks_together_may_count_once() -> None:
    assert paid(PROP, 13, settlement="pence", thirteen_together="single") == (11, 11, -11, -11)
    assert paid(PROP, 12, settlement="pence") == (10, 10, -10, -10)
    assert paid(SOLO, 13, settlement="pence") == (42, -14, -14, -14)


@pytest.mark.parametrize("settlement", ["units", "pence", "points"])
@pytest.mark.parametrize("contract", LADDER)
@pytest.mark.parametrize("tricks", range(14))
def test_payments_add_up_to_nothing(settlement: str, contract: Contract, tricks: int) -> None:
    for overtricks in ("single", "double"):
        points = paid(contract, tricks, settlement=settlement, abundance_overtricks=overtricks)
        assert sum(points) == 0
        made = tricks == 0 if contract.misere else tricks >= contract.tricks
        assert (points[0] > 0) == made


@pytest.mark.parametrize(
    ("rule", "taken", "last", "points"),
    [
        ("last_trick", (9, 1, 2, 1), 1, (1, -3, 1, 1)),
        ("most_tricks", (9, 1, 2, 1), 1, (-3, 1, 1, 1)),
        ("most_tricks", (4, 4, 3, 2), 1, (-2, -2, 2, 2)),
        ("most_tricks", (1, 4, 4, 4), 1, (3, -1, -1, -1)),
    ],
)
def test_a_general_misere(rule: str, taken: tuple[int, ...], last: int, points: tuple[int, ...]) -> None:
    state = auction("A pass", "B pass", "C pass", "D pass", all_pass=rule)
    assert (state.phase, state.trump, state.bought, state.turn) == (Phase.PLAYING, None, None, 0)
    over = play_out("solo", state, random.Random(1))
    loser = over.tricks[-1].winner if rule == "last_trick" else over.taken.index(max(over.taken))
    assert over.sheet[0].points[loser] < 0
    trick = evolve_trick(over, last)
    assert general_misere(evolve(over, taken=taken, tricks=(*over.tricks[:-1], trick)), (0, 1, 2, 3)) == points


def evolve_trick(state: Any, winner: int) -> Any:
    """The last trick as if this seat had won it."""
    trick = state.tricks[-1]
    return type(trick)(trick.seats, trick.cards, winner)


# The play.

SPADES_ARE_ONE_HANDS = (
    "AKQJT98765432...",
    ".AKQJT98765432..",
    "..AKQJT98765432.",
    "...AKQJT98765432",
)


def one_suit_each(*lines: str, **rules: str) -> Any:
    """Each seat holds a whole suit, the dealer clubs with the ace turned."""
    line = f"- deal {' '.join(SPADES_ARE_ONE_HANDS)} last:AC"
    return follow("solo", start("solo", rules), line, *lines)


def test_a_misere_ends_with_the_callers_first_trick() -> None:
    state = one_suit_each("1 call misere", "2 call pass", "3 call pass", "4 call pass", "1 play 2S", "2 play 2H", "3 play 2D")
    assert state.phase is Phase.PLAYING
    state = follow("solo", state, "4 play 2C")
    assert state.phase is Phase.DEAL
    assert (state.sheet[0].tricks, state.sheet[0].points, state.sheet[0].cards) == ((1, 0, 0, 0), (-6, 2, 2, 2), 13)


def test_a_slam_ends_with_the_first_trick_that_its_caller_loses() -> None:
    calls = ("1 call pass", "2 call slam", "3 call pass", "4 call pass")
    state = one_suit_each(*calls, "2 trump D", "2 play AH", "3 play 2D", "4 play 2C", "1 play 2S", slam_trump="declarer")
    assert state.sheet[0].points == (6, -18, 6, 6)
    assert len(state.tricks) == 1


def test_a_slam_that_loses_nothing_is_played_to_the_end() -> None:
    state = one_suit_each("1 call slam", "2 call pass", "3 call pass", "4 call pass")
    over = play_out("solo", state, random.Random(1))
    assert (over.sheet[0].tricks, over.sheet[0].points) == ((13, 0, 0, 0), (18, -6, -6, -6))


def test_the_hand_of_a_spread_lies_open_after_the_first_trick() -> None:
    state = one_suit_each("1 call pass", "2 call spread", "3 call pass", "4 call pass")
    assert all(not game.perspective(state, viewer).exposed for viewer in (None, 0, 2, 3))
    state = follow("solo", state, "1 play AS", "2 play 2H", "3 play 2D")
    assert all(not game.perspective(state, viewer).exposed for viewer in (None, 0, 2, 3))
    state = follow("solo", state, "4 play 2C")
    shown = ((1, tuple(sorted(cards("AH,KH,QH,JH,TH,9H,8H,7H,6H,5H,4H,3H")))),)
    assert all(game.perspective(state, viewer).exposed == shown for viewer in (None, 0, 2, 3))
    assert game.perspective(state, 1).exposed == ()


def test_an_ordinary_misere_stays_closed() -> None:
    calls = ("1 call pass", "2 call misere", "3 call pass", "4 call pass")
    state = one_suit_each(*calls, "1 play AS", "2 play 2H", "3 play 2D", "4 play 2C")
    assert not game.perspective(state, 0).exposed


CLAIMABLE = [("solo", True), ("slam", True), ("misere", False), ("spread", False), ("pass", False)]


@pytest.mark.parametrize(("call", "claimable"), CLAIMABLE)
def test_the_rest_is_not_claimed_where_every_trick_is_to_be_lost(call: str, claimable: bool) -> None:
    """All pass: a general misère."""
    rest = ("2 call pass", "3 call pass", "4 call pass")
    state = one_suit_each(f"1 call {call}", *rest, all_pass="last_trick")
    assert state.phase is Phase.PLAYING
    assert game.perspective(state, 0).claimable == claimable


def test_a_solo_is_played_to_the_end() -> None:
    state = one_suit_each("1 call solo", "2 call pass", "3 call pass", "4 call pass")
    over = play_out("solo", state, random.Random(1))
    assert sum(over.sheet[0].tricks) == 13
    assert over.sheet[0].trump is Suit.CLUBS


# What is shown.


def test_what_the_table_says_of_the_auction_and_the_contract() -> None:
    state = auction("A pass", "B prop")
    view = game.perspective(state, None)
    assert view.contract == message("contract-solo-standing", who=At(1), call=message("call-prop"), tricks=8)
    assert [row.status for row in view.rows] == [
        (message("call-pass"),),
        (message("call-prop"),),
        (),
        (),
    ]
    state = follow("solo", state, "3 call cop", "4 call pass")
    view = game.perspective(state, None)
    assert view.contract == message("contract-solo-pair", who=At(1), partner=At(2))
    assert [row.side for row in view.rows] == [1, 0, 0, 1]
    over = play_out("solo", state, random.Random(1))
    assert over.sheet[0].contract == view.contract


@pytest.mark.parametrize("players", [4, 5])
def test_a_perspective_hides_the_other_hands(players: int) -> None:
    state = dealt("solo", players=players, dealer=players - 1)
    shown = state.laid[0][1][0]
    hidden = [[c for c in hand if c is not shown] for hand in state.hands]
    swapped = evolve(state, hands=exchange(state.hands, hidden[1][0], hidden[2][0]))
    for viewer in {*range(players), None} - {1, 2}:
        assert game.perspective(state, viewer) == game.perspective(swapped, viewer)
    assert game.perspective(state, 1) != game.perspective(swapped, 1)


def exchange(hands: Any, one: Any, other: Any) -> Any:
    """The hands after two cards have changed places."""
    places = {one: other, other: one}
    return tuple(tuple(sorted(places.get(c, c) for c in hand)) for hand in hands)
