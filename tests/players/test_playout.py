"""A playout follows the rules of trick play: it is compared with a slow one made of the rules' own functions."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.cards import Card, Suit, cards, pack
from bot.games.tricks import followers, winning_index
from bot.players.order import ORDERS, Order
from bot.players.playout import DUCK, WIN, Table, Turn, after, lead, play_out

Held = list[set[Card]]


def slow_playout(hands: Held, leader: int, trump: Suit | None, need: list[int], must_trump: bool) -> None:
    """Leads the highest to win and the lowest to lose; follows by the plain rule, said here in cards."""
    order = ORDERS[trump]
    seats = len(hands)
    while any(hands):
        trick: list[Card] = []
        turns = [(leader + i) % seats for i in range(seats)]
        for seat in turns:
            wants = need[seat] > 0
            played = slow_follow(hands[seat], trick, trump, wants, len(trick) == seats - 1, must_trump) if trick else None
            if played is None:
                plain = sorted((c for c in hands[seat] if c.suit is not trump), key=lambda c: order.bits[c.index])
                ranked = sorted(hands[seat], key=lambda c: order.bits[c.index])
                played = ranked[-1] if wants else (plain or ranked)[0]
            hands[seat].remove(played)
            trick.append(played)
        leader = turns[winning_index(trick, trump)]
        need[leader] -= 1


def slow_follow(hand: set[Card], trick: list[Card], trump: Suit | None, wants: bool, last: bool, must_trump: bool) -> Card:
    order, led = ORDERS[trump], trick[0].suit
    ranked = sorted(hand, key=lambda c: order.bits[c.index])
    legal = list(followers(ranked, led))
    if must_trump and legal[0].suit is not led:
        legal = list(followers(ranked, trump))
    winning = [c for c in legal if winning_index([*trick, c], trump) == len(trick)]
    losing = [c for c in legal if c not in winning]
    if not wants:
        trumps = [c for c in losing if c.suit is trump]
        return (trumps or losing)[-1] if losing else winning[-1 if last else 0]
    if winning:
        return winning[0] if last or winning[0].suit is not led else winning[-1]
    return next((c for c in legal if c.suit is not trump), legal[0])


@pytest.mark.parametrize("trump", [None, *Suit])
@pytest.mark.parametrize(("players", "size"), [(2, 13), (3, 7), (4, 13), (7, 4)])
@pytest.mark.parametrize("must_trump", [False, True])
def test_a_playout_takes_the_tricks_that_the_rules_give(trump: Suit | None, players: int, size: int, must_trump: bool) -> None:
    rng, order = Random(players), ORDERS[trump]
    table = Table(
        order, tuple((seat + 1) % players for seat in range(players)), players, (0,) * players, order.trumps * must_trump
    )
    for _ in range(15):
        deck = rng.sample(pack(), players * size)
        hands = [deck[seat::players] for seat in range(players)]
        need = [rng.randrange(size + 1) for _ in range(players)]
        leader = rng.randrange(players)
        quick, slow = list(need), list(need)
        play_out(table, Turn(leader), [order.mask(hand) for hand in hands], quick)
        slow_playout([set(hand) for hand in hands], leader, trump, slow, must_trump)
        assert quick == slow
        assert sum(need) - sum(quick) == size


def test_who_slips_still_follows_suit() -> None:
    """When every seat slips, and always to its lowest legal card, the tricks are those of a table that plays so."""
    rng, order = Random(5), ORDERS[Suit.SPADES]
    table = Table(order, (1, 2, 3, 0), 4, (0,) * 4, random=lambda: 0.0)
    for _ in range(20):
        deck = rng.sample(pack(), 28)
        hands = [set(deck[seat::4]) for seat in range(4)]
        need, taken, leader = [7] * 4, [0] * 4, 0
        play_out(table, Turn(leader), [order.mask(hand) for hand in hands], need)
        while any(hands):
            turns, trick = [(leader + i) % 4 for i in range(4)], list[Card]()
            for seat in turns:
                ranked = sorted(hands[seat], key=lambda c: order.bits[c.index])
                trick.append((followers(ranked, trick[0].suit) if trick else ranked)[0])
                hands[seat].remove(trick[-1])
            leader = turns[winning_index(trick, Suit.SPADES)]
            taken[leader] += 1
        assert [7 - left for left in need] == taken


def mask(text: str, order: Order) -> int:
    return order.mask(cards(text))


def test_a_playout_goes_on_from_the_middle_of_a_trick() -> None:
    order = ORDERS[Suit.HEARTS]
    table = Table(order, (1, 2, 0), 3, (0, 0, 0))
    turn = Turn(0)
    for code in ("KS", "2H"):
        turn = after(table, turn, mask(code, order))
    assert (turn.seat, turn.left, turn.holder) == (2, 1, 1)
    need = [1, 1, 1]
    play_out(table, turn, [mask("3D", order), mask("4D", order), mask("3H,AC", order)], need)
    assert need == [1, 1, -1]


def test_seats_without_cards_are_left_out() -> None:
    """A seat may hold fewer cards than the others, and the lead of one that has none passes to its left."""
    order = ORDERS[None]
    table = Table(order, (1, 2, 0), 3, (0, 0, 0))
    need = [9, 9, 9]
    play_out(table, Turn(0), [mask("AS", order), mask("2S,3D", order), mask("3S,2D", order)], need)
    assert need == [8, 8, 9]


def test_an_ally_who_is_winning_is_spared() -> None:
    order = ORDERS[Suit.HEARTS]
    for allies, left in ((0b100, 0b1000, 0b001, 0b010), [-1, 1, 1, 1]), ((0, 0, 0, 0), [1, 1, -1, 1]):
        table = Table(order, (1, 2, 3, 0), 4, allies)
        turn = after(table, after(table, Turn(0), mask("QS", order)), mask("4S", order))
        need = [1, 1, 1, 1]
        play_out(table, turn, [mask(held, order) for held in ("2C", "3D", "KS,5S", "6S,4D")], need)
        assert need == left


def test_leads() -> None:
    order = ORDERS[Suit.HEARTS]
    assert lead(mask("AS,AH,2C", order), order.trumps, WIN) == mask("AH", order)
    assert lead(mask("AS,2H,3C", order), order.trumps, DUCK) == mask("3C", order)
    assert lead(mask("3H,2H", order), order.trumps, DUCK) == mask("2H", order)
