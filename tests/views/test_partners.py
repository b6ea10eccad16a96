"""How the whist family's screens tell who plays with whom, from which hand, and what came of it."""

from __future__ import annotations

from dataclasses import replace

from bot.games.cards import Suit, cards
from bot.games.catalogue import GAMES
from bot.games.game import HandScore, Phase, Result
from bot.games.messages import message
from bot.games.moves import Play
from bot.games.tricks import Trick
from bot.tables.model import Status
from bot.views import end, hand, lobby, sheet
from bot.views import table as screens
from bot.views.tricks import trick_lines
from tests.views.stage import PLAIN, check, payload, said, see, table, voice, walk
from tests.views.test_family import bare, drawn, own, shown, stopped

FOUR = PLAIN[:4]
#: Two hands of Whist: three by tricks to the first side, then two by tricks to the other.
SHARED = (
    HandScore(1, 13, 3, Suit.HEARTS, (), (4, 1, 5, 3), (3, 0, 3, 0), (3, 0, 3, 0), None, (0, 1, 0, 1), True),
    HandScore(2, 13, 0, None, (), (2, 6, 3, 2), (0, 2, 0, 2), (3, 2, 3, 2), None, (0, 1, 0, 1), True),
)


def plain(text: str) -> list[str]:
    """Lines without marks, columns apart by single spaces."""
    return [
        " ".join(line.replace("`", " ").replace("**", "").split()) for line in bare(text).replace("\ufe0e", "").splitlines()
    ]


def buttons(view: object) -> list[list[str]]:
    """The labels of each row of buttons."""
    parts = walk(payload(view))  # type: ignore[arg-type]
    return [[button["label"] for button in part["components"]] for part in parts if part["type"] == 1]


def test_partners_have_their_tricks_and_one_total_together() -> None:
    played = stopped("whist", 4, 1, lambda state: state.hand_number == 2 and len(state.tricks) == 5)
    taken, totals = played.state.taken, played.state.totals
    lines = plain(shown(played, FOUR))
    assert f"{taken[0] + taken[2]} {totals[0]} Ⓐ Ann & Carla" in lines
    assert f"{taken[1] + taken[3]} {totals[1]} Ⓑ Béla & Dan" in lines
    assert any(line.startswith(f"{taken[1]} ") and "Béla · Ⓑ" in line for line in lines), "no total of their own"


def test_a_member_who_waits_sees_who_the_partner_is() -> None:
    played = stopped("whist", 4, 1, lambda state: state.phase is Phase.PLAYING and state.turn != 2)
    assert "Ⓐ Ann & Carla" in "\n".join(plain(said(own(played, FOUR, 2))))


def test_a_player_of_a_dummy_has_the_total_and_the_dummy_none() -> None:
    played = stopped("dummy", 3, 1, lambda state: state.hand_number == 2 and state.phase is Phase.PLAYING)
    total = played.state.totals[0]
    lines = plain(shown(played, PLAIN[:3]))
    assert any(f"0 {total} " in line and "Ann · Ⓐ" in line for line in lines)
    assert any(
        line.split(" Ann's")[0].rstrip("▸ ") == "0" for line in lines if line.endswith(("dummy · Ⓐ", "dummy · Ⓐ · dealer"))
    )
    assert "0 Ⓐ Ann & Ann's dummy" in lines


def test_a_finished_hand_is_told_by_side() -> None:
    whist = table(None, FOUR, game="whist")
    lines = plain(said(screens.finished_hand(whist, SHARED[0], None, voice("en", FOUR))))
    assert lines[1:4] == ["won pts total", "9 3 3 Ⓐ Ann & Carla", "4 0 0 Ⓑ Béla & Dan"]
    alone = replace(SHARED[0], sides=(0, 1, 1, 0), shared=False)
    lines = plain(said(screens.finished_hand(whist, alone, None, voice("en", FOUR))))
    assert lines[2:4] == ["4 3 3 Ann · Ⓐ", "1 0 0 Béla · Ⓑ"]


def test_the_sheet_has_a_column_for_each_side() -> None:
    lines = plain(said(sheet.sheet(table(None, FOUR, game="whist"), SHARED, voice("en", FOUR))))
    assert lines[1:6] == ["A Ann & Carla · B Béla & Dan", "", "A B", "1♥ 3 0", "2– 0 2"]
    assert "Σ 3 2" in lines


def test_the_sheet_says_who_the_sides_are_when_they_change() -> None:
    turns = [(0, 1, 1), (0, 1, 1), (1, 0, 1)]
    contract = message("contract-stock", left=1, counting="all", goal=0)
    scores = [HandScore(n, 13, 0, None, (), (0,) * 3, (0,) * 3, (0,) * 3, contract, turns[n]) for n in range(3)]
    lines = plain(said(sheet.sheet(table(None, PLAIN[:3], game="dummy"), scores, voice("en", PLAIN[:3]))))
    told = [line.removeprefix("-# ") for line in lines if line.startswith("-# ")]
    assert told[0] == "Ⓐ Ann · Ⓑ Béla & Carla"
    assert told[1][:2] + told[2][:2] == "0.1."
    assert told[3] == "Ⓐ Béla · Ⓑ Ann & Carla"


def ending(places: tuple[int, ...], totals: tuple[int, ...]) -> list[str]:
    played = stopped("whist", 4, 1, lambda state: state.phase is Phase.OVER, games="1")
    result = Result(places, totals, (13, 13, 13, 13), (0,) * 4, 0, (0, 1, 0, 1))
    seen = replace(see(played), result=result, sheet=SHARED)
    view = end.end(table(played, FOUR, Status.FINISHED, game="whist"), seen, voice("en", FOUR))
    check(view)
    return plain(said(view))


def test_partners_win_together_and_take_one_place() -> None:
    lines = ending((1, 3, 1, 3), (8, 4, 8, 4))
    assert "## Ann & Carla win" in lines
    assert "1 8 ██████ 🥇 Ann & Carla" in lines
    assert "2 4 ███ 🥈 Béla & Dan" in lines
    assert "Best hand: Ann & Carla, 3 points in hand 1" in lines


def test_sides_may_share_the_win() -> None:
    assert "## Ann & Carla, Béla & Dan share the win" in ending((1, 1, 1, 1), (4, 4, 4, 4))


def test_a_game_of_single_points_has_no_best_hand() -> None:
    played = stopped("german", 2, 1, lambda state: state.phase is Phase.OVER)
    view = end.end(table(played, PLAIN[:2], Status.FINISHED, game="german"), see(played), voice("en", PLAIN[:2]))
    assert "hand:" not in said(view)


def test_whoever_plays_two_hands_is_told_from_which() -> None:
    names = PLAIN[:3]
    played = stopped("dummy", 3, 1, lambda state: state.turn == 3 and len(state.hands[3]) == 9)
    text = "\n".join(plain(said(own(played, names, 0))))
    assert "Play a card of Ann's dummy" in text
    assert "Your own hand: " in text
    played = stopped("dummy", 3, 1, lambda state: state.turn == 0 and len(state.hands[0]) == 9)
    assert "Play a card of your own hand" in "\n".join(plain(said(own(played, names, 0))))
    played = stopped("dummy", 3, 1, lambda state: state.turn == 1 and len(state.hands[1]) == 9)
    assert "own hand" not in said(own(played, names, 1))


def test_before_claims_all_tricks_can_be_looked_at() -> None:
    """Seat 3 leads and wins; seat 2 ruffs the second trick: columns are in seat order."""
    tricks = (
        Trick((2, 3, 0, 1), cards("TS,9S,8S,7S"), 2),
        Trick((2, 3, 0, 1), cards("AH,KH,QH,2C"), 1),
    )
    lines = plain("\n".join(trick_lines(tricks, voice("en", FOUR))))
    assert lines[1] == "1 Ann · 2 Béla · 3 Carla · 4 Dan"
    assert lines[3:6] == ["1 2 3 4", "1 8♠ 7♠ ▸ 10♠* 9♠", "2 Q♥ 2♣* ▸ A♥ K♥"]
    played = stopped("whist", 4, 1, lambda state: state.phase is Phase.CLAIMING, revokes="laws")
    view = own(played, FOUR, 0)
    check(view)
    assert len([line for line in plain(said(view)) if line.count("*") == 1 and line[:1].isdigit()]) == 13
    assert [len(row) for row in buttons(view)] == [1, 3, 3], "accept, and three claims against each opponent"


def test_whoever_lost_the_trick_sees_which_card_came_from_the_stock() -> None:
    played = stopped("german", 2, 1, lambda state: len(state.tricks) == 3)
    winner = played.state.tricks[-1].winner
    before = next(p.state.laid[0][1] for p in drawn("german", 2, 1) if len(p.state.tricks) == 2)
    names = PLAIN[:2]
    seen = [f"{names[winner]} drew ", f"{names[1 - winner]} drew "]
    assert see(played).drawn == ((winner, before[0]),), "the open card is seen by all"
    assert see(played, 1 - winner).drawn == ((winner, before[0]), (1 - winner, before[1]))
    assert see(played, winner).drawn == see(played).drawn
    assert seen[0] in shown(played, names)
    assert seen[1] not in shown(played, names)
    assert seen[1] in bare(said(own(played, names, 1 - winner))), "while waiting, too"
    played = stopped("german", 2, 1, lambda state: len(state.tricks) == 14)
    assert " drew " not in shown(played, names)


def test_bids_of_one_number_stand_in_a_row() -> None:
    played = stopped("bid", 4, 1, lambda state: state.phase is Phase.CALLING, lowest_bid="1")
    rows = buttons(own(played, FOUR, played.state.turn))
    assert rows[:2] == [["Pass"], ["1 uptown", "1 downtown", "1 no trump"]]
    assert len(rows) == 8
    check(own(played, FOUR, played.state.turn))


def test_without_trumps_the_declarer_is_asked_for_high_or_low() -> None:
    played = stopped("bid", 4, 3, lambda state: state.phase is Phase.TRUMP and state.won.bid.way == "nt")
    assert "High or low cards?" in said(own(played, FOUR, played.state.turn))


def test_downtown_a_hand_is_held_from_the_ace_up() -> None:
    games = (played for seed in range(30) for played in drawn("bid", 4, seed))
    played = next(played for played in games if played.state.phase is Phase.PLAYING and played.state.way == "down")
    seen = replace(see(played, 0), hand=cards("AS,KS,2S,3S"), legal=tuple(map(Play, cards("AS,KS,2S,3S"))), trump=None)
    seen = replace(seen, actors=(0,), turn=0, phase=Phase.PLAYING)
    view = hand.hand(table(played, FOUR, game="bid"), 0, seen, voice("en", FOUR))
    assert [label.replace("\ufe0e", "") for row in buttons(view) for label in row] == ["A♠", "2♠", "3♠", "K♠"]


def test_whoever_holds_no_cards_is_not_told_to_wait_for_a_turn() -> None:
    played = stopped("solo", 5, 1, lambda state: state.phase is Phase.CALLING)
    assert "You hold no cards now." in said(own(played, PLAIN[:5], played.state.dealer))


def test_a_game_for_so_many_says_so() -> None:
    def seats(game: str) -> str:
        waiting = table(None, PLAIN[:2], Status.LOBBY, game=game)
        return said(lobby.lobby(waiting, voice("en", PLAIN[:2])))

    assert "2 players seated · 4 can play" in seats("whist")
    assert "2 players seated · 2 to 7 can play" in seats("knockout")


def test_the_lobby_shows_the_sides_once_partners_are_known() -> None:
    """In Bid Whist partners sit as they came, opposite each other; in Whist they are drawn by lot when the game starts."""

    def seats(game: str, names: tuple[str, ...], **changes: object) -> list[str]:
        waiting = table(None, names, Status.LOBBY, game=game, options=GAMES[game].options(), **{"dealer": None, **changes})
        return [line for line in plain(said(lobby.lobby(waiting, voice("en", names)))) if line[1:3] == ". "]

    assert seats("bid", FOUR) == ["1. Ann · Ⓐ", "2. Béla · Ⓑ", "3. Carla · Ⓐ", "4. Dan · Ⓑ"]
    assert seats("bid", FOUR[:3]) == ["1. Ann", "2. Béla", "3. Carla"]
    assert seats("whist", FOUR)[0] == "1. Ann"
    assert seats("whist", FOUR, dealer=2)[0] == "1. Ann · Ⓐ", "after a rematch everybody stays"
    assert seats("solo", FOUR)[0] == "1. Ann"
