"""The mistakes that no player forgives a computer, in games where a bid must be made exactly."""

from __future__ import annotations

from bot.players.position import Position
from bot.players.strength import sure_trumps


def sound_cards(position: Position, cards: int, need: int) -> int:
    """Those of the playable `cards` that are no blunder for a seat that still needs so many tricks; at least one.

    * Who needs every trick leads the top trump and never plays under a card that they can beat.
    * Who needs none does not ruff, nor take as the last player, a trick that they can lose.
    * Who needs one and holds one sure winner keeps it while another card is certain to lose, and for the last trick.
    """
    sure = sure_trumps(position.hand, position.others, position.table.order.trumps)
    if not position.turn.led:
        return _sound_leads(position, cards, need, sure) or cards
    win = cards & position.turn.beat
    lose = cards ^ win
    if need == position.hand.bit_count():
        return win or cards
    if need == 0:
        ruff = win & position.table.order.trumps & ~position.turn.led
        unwanted = win if position.turn.left == 1 else ruff
        return cards & ~unwanted or cards
    if need == 1 and sure.bit_count() == 1:
        return (lose & ~sure and cards & ~sure) or cards
    return cards


def _sound_leads(position: Position, cards: int, need: int, sure: int) -> int:
    left = position.hand.bit_count()
    if need == left:
        return 1 << sure.bit_length() - 1 if sure else cards
    if need == 1 and left == 2 and sure.bit_count() == 1:
        return cards & ~(sure | position.table.order.trumps)
    return cards
