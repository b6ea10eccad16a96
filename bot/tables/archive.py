"""Tables to rows and back. The record's own lines are what is stored of a game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.games.cards import card
from bot.games.catalogue import GAMES
from bot.games.options import build, values
from bot.games.record import Proof, Record, Replay, read_step, write_step
from bot.players.levels import Level
from bot.store.tables import Change, Saved
from bot.tables.draft import Draft, Live, facts, wake_at
from bot.tables.model import Ask, AskKind, Pace, Sitter, Status, Table


def change_of(draft: Draft, old: Live | None, interaction_id: int | None) -> Change:
    """What a settled draft writes. Seats are written only when they have changed."""
    table, proof = draft.table, draft.proof
    moved = old is None or old.table.sitters != table.sitters
    return Change(
        row=_row(table, draft.replay),
        seats=[_seat_row(seat, sitter) for seat, sitter in enumerate(table.sitters)] if moved else (),
        lines=[write_step(step) for step in draft.steps],
        first_line=old.lines if old else 0,
        at=draft.now,
        interaction_id=interaction_id,
        secret=(proof.secret, " ".join(c.code for c in proof.pack)) if proof else None,
        results=_result_rows(draft) if table.status is Status.FINISHED else (),
    )


def _row(table: Table, replay: Replay | None) -> dict[str, Any]:
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "host_id": table.host_id,
        "status": table.status.value,
        "version": table.version,
        "game": table.game,
        "rules": json.dumps(values(table.options)),
        "preset": table.preset,
        "pace": table.pace.value,
        "dealer": table.dealer,
        "created_at": table.created_at,
        "touched_at": table.touched_at,
        "deadline": table.deadline,
        "reminded": table.reminded,
        "paused_until": table.paused_until,
        "ranked": table.ranked,
        "asks": json.dumps([[ask.kind, ask.by, ask.agreed, ask.seat] for ask in table.asks]),
        "wake_at": wake_at(table, replay),
    }


def _seat_row(seat: int, sitter: Sitter) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": sitter.name,
        "user_id": sitter.user_id,
        "former_id": sitter.former,
        "level": sitter.level,
        "away": sitter.away,
        "left": sitter.left,
        "missed": sitter.missed,
    }


def _result_rows(draft: Draft) -> list[dict[str, Any]]:
    result, table = draft.game.result, draft.table
    assert result is not None
    return [
        {
            "seat": seat,
            "side": result.sides[seat] if result.sides else None,
            "guild_id": table.guild_id,
            "game": table.game,
            "user_id": sitter.user_id,
            "name": sitter.name,
            "place": result.places[seat],
            "total": result.totals[seat],
            "tricks": result.tricks[seat],
            "made": result.made[seat],
            "bids": result.hands,
            "best": max(row.points[seat] for row in draft.game.scores),
            "hands": len(draft.game.scores),
            "finished_at": draft.now,
            "ranked": bool(table.ranked),
        }
        for seat, sitter in enumerate(table.sitters)
    ]


def live_of(saved: Saved) -> Live:
    """The table and its game as they were saved."""
    table = _table(saved)
    if not saved.lines or table.dealer is None:
        return Live(table)
    replay = Replay(GAMES[table.game], table.options, len(table.sitters), table.dealer)
    for line in saved.lines:
        replay.take(read_step(line))
    proof = Proof(saved.secret[0], tuple(card(code) for code in saved.secret[1].split())) if saved.secret else None
    return Live(replace(table, **facts(replay, proof)), replay, proof, len(saved.lines))


def _table(saved: Saved) -> Table:
    row = saved.row
    return Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        status=Status(row.status),
        version=row.version,
        game=row.game,
        options=build(GAMES[row.game].options, json.loads(row.rules)),
        preset=row.preset,
        pace=Pace(row.pace),
        sitters=tuple(_sitter(seat) for seat in saved.seats),
        created_at=row.created_at,
        touched_at=row.touched_at,
        deadline=row.deadline,
        reminded=row.reminded,
        asks=tuple(Ask(AskKind(kind), by, tuple(agreed), seat) for kind, by, agreed, seat in json.loads(row.asks)),
        ranked=row.ranked,
        paused_until=row.paused_until,
        dealer=row.dealer,
    )


def _sitter(row: Any) -> Sitter:
    level = None if row.level is None else Level(row.level)
    return Sitter(row.name, row.user_id, level, row.away, row.left, row.missed, row.former_id)


def record_of(live: Live, saved: Saved) -> Record:
    """The record of a table's game."""
    assert live.replay is not None
    steps = tuple(read_step(line) for line in saved.lines)
    return Record(live.replay.game, live.table.options, len(live.table.sitters), live.table.dealer or 0, steps)
