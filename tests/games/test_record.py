from __future__ import annotations

import hashlib
import pickle
from random import Random

import pytest

from bot.games.cards import card, pack
from bot.games.catalogue import GAMES
from bot.games.game import HOUSE, GameError, IllegalMove, NotYourTurn
from bot.games.messages import At, Message, message
from bot.games.moves import Bid, Play, parse_move
from bot.games.nomination import Nomination, NominationOptions
from bot.games.options import UnknownRule, values
from bot.games.record import Proof, Record, RecordError, Replay, Shuffle, Step, read, read_step, write, write_step
from tests.games.harness import Setting, record_of, shuffled, unreadable

GAME = Nomination()
HEAD = "game nomination players=4 dealer=4 structure=7-1-7 scoring=exact"
DEAL = "- deal AK3.QT.7.6 J.95.AK.32 Q2.A8.QJ.9 T4.KJ.T8.A up:7H"
DIGEST = "0" * 64


def wrong(*lines: str) -> tuple[int, Message]:
    """Where and why a record of these lines, or of this text, is wrong."""
    with pytest.raises(RecordError) as caught:
        read("\n".join(lines), GAMES)
    return caught.value.line, caught.value.message


def good(*lines: str) -> Replay:
    return read("\n".join(lines), GAMES)[1]


def test_the_example_of_the_notation() -> None:
    lines = ("oddtrick 1", HEAD, DEAL, "1 bid 2", "2 bid 1")
    replay = good(*lines)
    assert replay.state.bids == (2, 1, None, None)
    assert replay.acted == [1, 1, 0, 0]
    # Two bids are left out of the printed example, so its next line comes too early.
    assert wrong(*lines, "1 play AS") == (6, refusal(0, "play AS", message("error-not-your-turn")))
    complete = (*lines, "3 bid 3", "4 bid 0", "1 play AS")
    assert good(*complete).state.trick == (card("AS"),)
    spades = message("illegal-must-follow", suit=card("AS").suit)
    assert wrong(*complete, "2 play 9H") == (9, refusal(1, "play 9H", spades))


def refusal(seat: int, what: str, reason: Message) -> Message:
    return message("record-refused", who=At(seat), what=what, reason=reason)


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    comment = "# odd ends \x0b \x0c \x1c \x85 \u2028 inside a comment"
    text = f"{comment}\n\n  # another\n\noddtrick 1\n\n{HEAD}\n\n  {DEAL}  \n\t\n9 bid 1\n"
    expected = (11, refusal(8, "bid 1", message("error-not-your-turn")))
    assert wrong(text) == expected
    assert wrong(text.replace("\n", "\r\n")) == expected
    assert wrong(text.replace("\n", "\r")) == expected


@pytest.mark.parametrize(
    ("lines", "line", "key"),
    [
        ((), 1, "record-version"),
        (("", "# nothing", ""), 1, "record-version"),
        (("oddtrick 2",), 1, "record-version"),
        (("oddtrick  1",), 1, "record-version"),
        (("\ufeffoddtrick 1",), 1, "record-version"),
        (("# first", "Oddtrick 1"), 2, "record-version"),
        (("oddtrick 1",), 2, "record-head"),
        (("oddtrick 1", "game"), 2, "record-head"),
        (("oddtrick 1", "game nomination"), 2, "record-head"),
        (("oddtrick 1", "play nomination players=4 dealer=1"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4"), 2, "record-head"),
        (("oddtrick 1", "game nomination dealer=4"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=four dealer=1"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=0"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=5"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=-1"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=٤ dealer=1"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=1 hook"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=1 players=3"), 2, "record-head"),
        (("oddtrick 1", "game nomination players=4 dealer=1 hook=on hook=off"), 2, "record-head"),
        (("oddtrick 1", "game bridge players=4 dealer=1"), 2, "record-game"),
        (("oddtrick 1", "game nomination players=4 dealer=1 vulnerable=all"), 2, "error-unknown-rule"),
        (("oddtrick 1", "game nomination players=4 dealer=1 hook=perhaps"), 2, "error-unknown-choice"),
        (("oddtrick 1", "game nomination players=4 dealer=1 hook="), 2, "error-unknown-choice"),
        (("oddtrick 1", "game nomination players=4 dealer=1 hook=on=off"), 2, "error-unknown-choice"),
        (("oddtrick 1", "game nomination players=8 dealer=1"), 2, "problem-players"),
        (("oddtrick 1", f"game nomination players={10**30} dealer=1"), 2, "problem-players"),
        (("oddtrick 1", "game nomination players=7 dealer=1 structure=10-1-10"), 2, "problem-hand-too-large"),
    ],
)
def test_a_wrong_head(lines: tuple[str, ...], line: int, key: str) -> None:
    where, reason = wrong(*lines)
    assert (where, reason.key) == (line, key)


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "-",
        "bid 1",
        "0 bid 1",
        "-1 bid 1",
        "+1 bid 1",
        "01 bid 1",
        "١ bid 1",
        "-- deal",
        "1 bid",
        "1 bid 1 1",
        "- shuffle",
        "- shuffle abc",
        f"- shuffle {DIGEST} 1",
        f"- shuffle {DIGEST[1:]}G",
        f"- shuffle {'A' * 64}",
        "- proof",
        "- proof secret 1X",
        "game nomination players=4 dealer=1",
        "oddtrick 1",
    ],
)
def test_what_is_no_fact(line: str) -> None:
    assert unreadable(read_step, line)
    assert wrong("oddtrick 1", HEAD, DEAL, line) == (4, message("record-line", text=line))


def test_a_line_that_may_hold_anything_is_shown_in_part() -> None:
    _, reason = wrong("oddtrick 1", HEAD, "1 play \x1b[31m" + "x" * 500)
    assert reason["text"] == "1 play �[31m" + "x" * 68 + "..."


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("2 bid 1", message("error-not-your-turn")),
        ("5 bid 1", message("error-not-your-turn")),
        ("1 play AS", message("illegal-now")),
        ("1 bid 8", message("illegal-bid-range", most=7)),
        (f"1 bid {10**40}", message("illegal-bid-range", most=7)),
        ("1 trump NT", message("illegal-now")),
        ("1 turn", message("illegal-now")),
        ("1 knock", message("illegal-now")),
        ("1 call pass", message("illegal-now")),
        ("1 discard KS,AS", message("illegal-now")),
        ("1 claim revoke 99", message("illegal-now")),
        ("1 deal A... up:7H", message("illegal-now")),
    ],
)
def test_a_wrong_move_names_seat_and_reason(line: str, reason: Message) -> None:
    who, what = line.split(" ", 1)
    assert wrong("oddtrick 1", HEAD, DEAL, line) == (4, refusal(int(who) - 1, what, reason))


def test_a_wrong_move_of_the_house_names_the_house() -> None:
    twice = DEAL.replace("up:7H", "up:AS")
    reason = message("illegal-deal-cards")
    expected = message("record-refused", who=message("record-house"), what=twice.removeprefix("- "), reason=reason)
    assert wrong("oddtrick 1", HEAD, twice) == (3, expected)
    _, reason = wrong("oddtrick 1", HEAD, DEAL, DEAL)
    assert (reason["who"], reason["reason"]) == (message("record-house"), message("error-not-your-turn"))


# Shuffles.


def proof_of(order: tuple[str, ...] = (), secret: str = "s") -> tuple[str, str, str]:
    """Promise, deal and proof of a shuffle; the pack is in order unless `order` says something else."""
    shown = " ".join(order or [c.code for c in pack()])
    digest = hashlib.sha256(f"{secret}:{shown}".encode()).hexdigest()
    deal = GAME.deal(GAME.start(NominationOptions(), 4, 3), pack())
    return f"- shuffle {digest}", write_step(Step(HOUSE, deal)), f"- proof {secret} {shown}"


def test_a_shuffle_is_proved_by_what_was_promised() -> None:
    shuffle, deal, proof = proof_of()
    good("oddtrick 1", HEAD, shuffle, deal, "1 bid 0", proof)
    good("oddtrick 1", HEAD, shuffle, deal)
    assert wrong("oddtrick 1", HEAD, shuffle, deal, proof.replace("proof s", "proof t")) == (5, message("record-proof-digest"))
    assert wrong("oddtrick 1", HEAD, deal, proof) == (4, message("record-proof-digest"))
    assert wrong("oddtrick 1", HEAD, shuffle, proof, deal) == (4, message("record-proof-digest"))
    assert wrong("oddtrick 1", HEAD, shuffle, deal, proof, proof) == (6, message("record-proof-digest"))


def test_a_shuffle_is_promised_once_and_before_its_deal() -> None:
    shuffle, deal, proof = proof_of()
    assert wrong("oddtrick 1", HEAD, deal, shuffle, proof) == (4, message("record-shuffle-late"))
    assert wrong("oddtrick 1", HEAD, shuffle, shuffle) == (4, message("record-shuffle-late"))
    assert wrong("oddtrick 1", HEAD, shuffle, deal, "1 bid 0", shuffle) == (6, message("record-shuffle-late"))
    assert wrong("oddtrick 1", HEAD, "2" + shuffle[1:]) == (3, message("illegal-now"))
    assert wrong("oddtrick 1", HEAD, shuffle, deal, "2" + proof[1:]) == (5, message("illegal-now"))


def test_a_proof_shows_the_whole_pack_as_it_was_dealt() -> None:
    whole = [c.code for c in pack()]
    other_deal = (*whole[:5], whole[51], *whole[6:51], whole[5])
    undealt_twice = (*whole[:51], whole[50])
    for order, key in (
        (tuple(whole[:29]), "record-proof-pack"),
        (("AS",), "record-proof-pack"),
        (undealt_twice, "record-proof-pack"),
        ((*whole, "BJ"), "record-proof-pack"),
        (other_deal, "record-proof-deal"),
    ):
        assert wrong("oddtrick 1", HEAD, *proof_of(order)) == (5, message(key))
    # The cards that stayed in the pack were in another order: the same deal, and the digest says which order it was.
    good("oddtrick 1", HEAD, *proof_of((*whole[:29], *reversed(whole[29:]))))


def test_a_refused_fact_changes_nothing() -> None:
    shuffle, deal, proof = (read_step(line) for line in proof_of())
    replay = Replay(GAME, NominationOptions(), 4, 3)
    replay.take(shuffle)
    replay.take(deal)
    before = dict(vars(replay)) | {"acted": list(replay.acted)}
    for step in (deal, shuffle, Step(0, Bid(9)), Step(1, Bid(1)), Step(HOUSE, Proof("s", ())), Step(0, Shuffle(DIGEST))):
        with pytest.raises(GameError):
            replay.take(step)
        assert vars(replay) == before
    replay.take(proof)


# Writing.


def test_a_record_names_every_house_rule() -> None:
    options = NominationOptions(hook="off")
    version, head, *rest = write(Record(GAME, options, 3, 1)).splitlines()
    assert version == "oddtrick 1"
    assert head.split() == ["game", "nomination", "players=3", "dealer=2", *(f"{k}={v}" for k, v in values(options).items())]
    assert {"structure=7-1-7", "hook=off", "scoring=exact"} <= set(head.split())
    assert rest == []


def test_steps_are_written_from_one_and_the_house_as_a_dash() -> None:
    assert write_step(Step(0, Play(card("TS")))) == "1 play TS"
    assert write_step(Step(HOUSE, Shuffle(DIGEST))) == f"- shuffle {DIGEST}"
    assert write_step(Step(HOUSE, Proof("s", (card("AS"), card("2C"))))) == "- proof s AS 2C"
    assert read_step("1\tplay  TS") == Step(0, parse_move("play TS"))


def test_every_line_of_a_game_round_trips() -> None:
    setting = Setting("nomination", NominationOptions(), 5, 2, seed=3)
    record = record_of(setting, setting.play())
    assert len(record.steps) == 13 * 3 + 13 * 5 + 55 * 5
    for step in record.steps:
        assert read_step(write_step(step)) == step


def test_a_wrong_record_tells_how_far_the_game_came() -> None:
    setting = Setting("nomination", NominationOptions(structure="7-1"), 3, 0, seed=4)
    text = write(record_of(setting, setting.play()))
    with pytest.raises(RecordError) as caught:
        read(text + "1 bid 0\n", GAMES)
    assert caught.value.replay is not None
    assert len(caught.value.replay.scores) == 7
    assert caught.value.replay.result is not None
    with pytest.raises(RecordError) as caught:
        read("oddtrick 1\n", GAMES)
    assert caught.value.replay is None


@pytest.mark.parametrize(
    "error",
    [
        NotYourTurn(),
        IllegalMove(message("illegal-must-follow", suit=card("AS").suit)),
        GameError(message("record-refused", who=At(1), reason=message("illegal-now"))),
        UnknownRule(message("error-unknown-rule", rule="x")),
        RecordError(7, message("illegal-now")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_the_way_between_processes(error: GameError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.message == error.message
    assert error.message.key in str(again)


def test_a_perspective_survives_the_way_between_processes() -> None:
    state = GAME.start(NominationOptions(), 4, 0)
    state = GAME.apply(state, HOUSE, GAME.deal(state, shuffled(GAME, state, Random(1))))
    seen = GAME.perspective(state, 1)
    again = pickle.loads(pickle.dumps(seen))
    assert again == seen
    assert all(one is other for one, other in zip(again.hand, seen.hand, strict=True))
