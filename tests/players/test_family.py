"""Computer players of the whist family: the conventions, the aims of each game, and nothing that they cannot know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.cards import Card, Suit, cards, pack
from bot.games.catalogue import GAMES
from bot.games.dummy import Dummy
from bot.games.game import HOUSE, Phase
from bot.games.german import German
from bot.games.knockout import KnockOut
from bot.games.moves import Deal
from bot.games.state import evolve
from bot.games.tricks import followers, winning_index
from bot.games.whist import Whist
from bot.players import choose
from bot.players.levels import Level
from bot.players.order import ORDERS
from bot.players.twohands import TwoHands
from tests.games.harness import cards_in, relabelled, shuffled
from tests.games.scenes import act, scene
from tests.players.whist_scenes import choice, dealt

PACK = pack()
WHIST, DUMMY, KNOCKOUT, GERMAN = Whist(), Dummy(), KnockOut(), German()
LEVELS = pytest.mark.parametrize("level", Level)
#: As many players as can play, but five at most; Solo also without a seat that sits out.
TABLES = [*((name, min(5, game.seats[-1])) for name, game in GAMES.items()), ("solo", 4)]
FAMILY = pytest.mark.parametrize(("name", "players"), TABLES)


def after_random_moves(name: str, players: int, seed: int, moves: int) -> Any:
    game, rng = GAMES[name], Random(seed)
    state = scene(name, players, dealer=1)
    for _ in range(moves):
        seat = game.actors(state)[0]
        move = game.deal(state, shuffled(game, state, rng)) if seat == HOUSE else rng.choice(game.legal_moves(state, seat))
        state = game.apply(state, seat, move)
    return state


@FAMILY
@LEVELS
def test_exchanging_the_hidden_cards_changes_no_decision(name: str, players: int, level: Level) -> None:
    rng, compared = Random(5), 0
    for moves in (1, 3, 8, 12, 17):
        state = after_random_moves(name, players, moves, moves)
        seat = GAMES[name].actors(state)[0]
        if seat == HOUSE:
            continue
        seen = GAMES[name].perspective(state, seat)
        hidden = sorted((set(GAMES[name].pack(state)) | cards_in(state)) - cards_in(seen))
        twin = relabelled(state, dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)))
        assert twin != state
        assert choose(seen, level, 7) == choose(GAMES[name].perspective(twin, seat), level, 7)
        compared += 1
    assert compared >= 3


# Whist.


@LEVELS
@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("QS,9S,7S,5S,3S,AH,4H,2H,KD,8D,6D,7C,4C", "5S"),  # the fourth highest of the longest suit
        ("AS,JS,8S,4S,KH,7H,3H,9D,6D,2D,TC,7C,4C", "4S"),
        ("AS,KS,8S,4S,2S,7H,3H,9D,6D,2D,TC,7C,4C", "KS"),  # the king of ace and king
        ("KS,QS,8S,4S,2S,7H,3H,9D,6D,2D,TC,7C,4C", "KS"),  # the higher of touching honours
        ("QS,JS,8S,4S,2S,7H,3H,9D,6D,2D,TC,7C,4C", "QS"),
        ("AS,QS,8S,4S,2S,7H,9D,6D,AC,JC,9C,7C,4C", "7C"),  # trumps from five, the fourth highest of them
        ("AS,QS,8S,4S,2S,7H,9D,6D,KC,QC,9C,7C,4C", "KC"),
    ],
)
def test_the_first_lead_tells_the_partner_what_is_in_the_hand(hand: str, lead: str, level: Level) -> None:
    state = dealt({1: hand}, shown="2C", dealer=4)
    assert choice("whist", state, level) == f"play {lead}"


@LEVELS
@pytest.mark.parametrize(
    ("mine", "partners", "returned"),
    [
        ("AS,6S", "QS,JS,9S,8S,7S,5S,4S", "6S"),  # the only one
        ("AS,9S,6S", "QS,JS,8S,7S,5S,4S", "9S"),  # the higher of two
        ("AS,9S,8S,6S", "QS,JS,7S,5S,4S", "6S"),  # the lowest of three
    ],
)
def test_a_partners_lead_is_returned(mine: str, partners: str, returned: str, level: Level) -> None:
    state = dealt({1: mine, 2: "3S,2S", 3: partners, 4: "KS,TS"}, shown="2C", dealer=2)
    state = act("whist", state, "3 play 4S", "4 play TS", "1 play AS", "2 play 2S")
    assert choice("whist", state, level) == f"play {returned}"


@LEVELS
def test_a_lead_that_an_opponent_would_ruff_is_not_returned(level: Level) -> None:
    state = dealt({1: "AS,9S", 2: "5C,3H", 3: "QS,JS,7S,5S,4S,3S", 4: "KS,TS,8S,6S,2S"}, shown="2C", dealer=2)
    state = act("whist", state, "3 play 4S", "4 play TS", "1 play AS", "2 play 3H")
    assert choice("whist", state, level) != "play 9S"


@LEVELS
def test_a_partners_trick_is_left_to_them(level: Level) -> None:
    state = dealt({1: "AS,2S", 2: "3S", 3: "KS,QS,JS,TS", 4: "9S,8S,7S,6S,5S,4S"}, shown="2C", dealer=1)
    state = act("whist", state, "2 play 3S", "3 play KS", "4 play 4S")
    assert choice("whist", state, level) == "play 2S"


# Dummy Whist.


@LEVELS
def test_a_dummy_does_not_ruff_its_partners_trick(level: Level) -> None:
    hands = "A2.AKQJT987654.. KQ3..AKQJT98765. JT987654...KQJT9 .32.432.A8765432"
    state = act("dummy", scene("dummy", 3, dealer=1), f"- deal {hands} last:2C", "3 play 4S", "1 play AS", "2 play 3S")
    assert state.turn == 3
    assert choice("dummy", state, level) in {"play 2H", "play 3H", "play 2D", "play 3D", "play 4D"}


@LEVELS
def test_the_players_own_hand_and_the_dummys_are_told_apart(level: Level) -> None:
    rng, state = Random(4), scene("dummy", 3, dealer=1)
    state = DUMMY.apply(state, HOUSE, DUMMY.deal(state, shuffled(DUMMY, state, rng)))
    while state.phase is Phase.PLAYING:
        (seat,) = DUMMY.actors(state)
        move = choose(DUMMY.perspective(state, seat), level, rng.randrange(99)) if rng.random() < 0.5 else None
        legal = DUMMY.legal_moves(state, seat)
        assert move is None or move in legal
        state = DUMMY.apply(state, seat, move or rng.choice(legal))


# Knock-Out Whist.


@LEVELS
def test_the_suit_with_most_tricks_is_named(level: Level) -> None:
    begun = evolve(scene("knockout", 3, dealer=1), hand_number=1, hands=((),) * 3, phase=Phase.PLAYING, taken=(1, 5, 1))
    state = act("knockout", KNOCKOUT.score(begun), "- deal 987.432.. AK.QJT9.. ..AKQJT9.")
    assert choice("knockout", state, level) == "trump H"


@LEVELS
def test_a_dog_waits_for_a_trick_that_it_can_take(level: Level) -> None:
    state = dog("5S", trump="C")
    state = act("knockout", state, "4 knock", "1 play 9C", "2 play 9H", "3 play 9D")
    state = act("knockout", state, "1 play TC", "2 play TH", "3 play TD")
    assert choice("knockout", state, level) == "knock"


@LEVELS
def test_a_dog_takes_a_trick_that_is_sure(level: Level) -> None:
    state = act("knockout", dog("5S", trump="S"), "4 knock", "1 play 9C", "2 play 9H", "3 play 9D")
    state = act("knockout", state, "1 play TC", "2 play TH", "3 play TD")
    assert choice("knockout", state, level) == "play 5S"


def dog(card: str, trump: str) -> Any:
    """The fourth of four seats has this one card against six, and is the eldest hand."""
    begun = evolve(scene("knockout", 4, dealer=2), hand_number=1, hands=((),) * 4, phase=Phase.PLAYING, taken=(3, 2, 2, 0))
    state = evolve(KNOCKOUT.score(begun), dealer=2)
    return act("knockout", state, f"- deal ...AKQJT9 .AKQJT9.. ..AKQJT9. {card[0]}...", f"1 trump {trump}")


# German Whist.


@LEVELS
@pytest.mark.parametrize(("faces", "wins"), [("TS,AC", True), ("TS,3D", False)])
def test_a_good_card_is_won_and_a_bad_one_let_go(faces: str, wins: bool, level: Level) -> None:
    """The first trick goes by; what lies face up then is the ace of trumps or a three."""
    first, second = cards(faces)
    leader, mine = set(cards("QS,JS,4C")), set(cards("AS,KS,2S,5C"))
    rest = [card for card in PACK if card not in leader | mine | {first, second}]
    Random(3).shuffle(rest)
    hands = tuple(tuple(sorted((*held, *(rest.pop() for _ in range(13 - len(held)))))) for held in (leader, mine))
    stock = (first, rest.pop(), second, *rest)
    state = GERMAN.start(GERMAN.options(), 2, 1)
    state = GERMAN.apply(state, HOUSE, Deal(hands, (("stock", stock),)))
    state = act("german", evolve(state, trump=Suit.DIAMONDS), "1 play 4C", "2 play 5C")
    state = act("german", evolve(state, turn=0, trump=Suit.CLUBS), "1 play QS")
    assert (choice("german", state, level) in ("play KS", "play AS")) is wins


@pytest.mark.parametrize("level", [Level.NORMAL, Level.HARD])
def test_the_last_tricks_are_played_without_a_mistake(level: Level) -> None:
    for seed in range(20):
        state = after_random_moves("german", 2, seed, 1 + 26 + 18)
        mine, theirs = (ORDERS[state.trump].mask(state.hands[seat]) for seat in (state.turn, 1 - state.turn))
        best, taken = TwoHands(ORDERS[state.trump]).leads(mine, theirs), state.taken[state.turn]
        player = state.turn
        while state.phase is Phase.PLAYING:
            seat = state.turn
            state = GERMAN.apply(state, seat, choose(GERMAN.perspective(state, seat), level, seed))
        assert state.taken[player] - taken == best


# Two hands.


def brute(leader: tuple[Card, ...], other: tuple[Card, ...], trump: Suit | None) -> int:
    """The tricks of the leader, by trying everything."""
    best = 0
    for lead in leader:
        replies = followers(other, lead.suit)
        worst = len(leader)
        for reply in replies:
            left = tuple(card for card in leader if card is not lead)
            held = tuple(card for card in other if card is not reply)
            if winning_index((lead, reply), trump):
                worst = min(worst, len(left) - brute(held, left, trump))
            else:
                worst = min(worst, 1 + brute(left, held, trump))
        best = max(best, worst)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_two_hands_are_reckoned_to_the_end(seed: int) -> None:
    rng = Random(seed)
    trump, size = rng.choice((None, *Suit)), rng.randint(1, 4)
    drawn = rng.sample(PACK[::2], 2 * size)
    leader, other = tuple(drawn[:size]), tuple(drawn[size:])
    order = ORDERS[trump]
    assert TwoHands(order).leads(order.mask(leader), order.mask(other)) == brute(leader, other, trump)
