"""Queries about tables: their rows, seats, moves and the messages that show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Row, case, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import OPEN, messages, moves, results, seats, secrets, tables

Values = Mapping[str, Any]


class LostUpdate(Exception):
    """The row is not at the version that the change was made for."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as it lies in the database: its row, its seats in order, its record's lines in order, the secret in play."""

    row: Row[Any]
    seats: Sequence[Row[Any]]
    lines: Sequence[str]
    secret: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class Change:
    """What one change of a table writes. ``lines`` are new lines of the record, the first with number ``first_line``.

    ``secret`` is the secret and pack of the shuffle in play. ``results`` are the rows of a game that has just finished.
    """

    row: Values
    seats: Sequence[Values]
    lines: Sequence[str] = ()
    first_line: int = 0
    at: float = 0.0
    interaction_id: int | None = None
    secret: tuple[str, str] | None = None
    results: Sequence[Values] = field(default=())


async def add_table(connection: AsyncConnection, change: Change) -> int:
    """Writes a new table and returns its id. Raises IntegrityError when the channel has an open one."""
    done = await connection.execute(insert(tables).values(**change.row))
    (table_id,) = done.inserted_primary_key or (0,)
    await _write_seats(connection, table_id, change.seats)
    return table_id


async def save_table(connection: AsyncConnection, table_id: int, version: int, change: Change) -> None:
    """Writes a change to a table that must still be at `version`. Raises LostUpdate when it is not."""
    done = await connection.execute(
        update(tables).where(tables.c.id == table_id, tables.c.version == version).values(**change.row)
    )
    if done.rowcount != 1:
        raise LostUpdate
    if change.seats:
        await connection.execute(delete(seats).where(seats.c.table_id == table_id))
        await _write_seats(connection, table_id, change.seats)
    await _write_lines(connection, table_id, change)
    if change.results:
        await connection.execute(insert(results), [{"table_id": table_id, **row} for row in change.results])


async def _write_seats(connection: AsyncConnection, table_id: int, rows: Sequence[Values]) -> None:
    if rows:
        await connection.execute(insert(seats), [{"table_id": table_id, **row} for row in rows])


async def _write_lines(connection: AsyncConnection, table_id: int, change: Change) -> None:
    if not change.lines:
        return
    rows = [
        {
            "table_id": table_id,
            "number": change.first_line + i,
            "line": line,
            "at": change.at,
            "interaction_id": None if i else change.interaction_id,
        }
        for i, line in enumerate(change.lines)
    ]
    await connection.execute(insert(moves), rows)
    if any(line.startswith("- ") for line in change.lines):
        await connection.execute(delete(secrets).where(secrets.c.table_id == table_id))
        if change.secret:
            secret, pack = change.secret
            await connection.execute(insert(secrets).values(table_id=table_id, secret=secret, pack=pack))


async def load_table(connection: AsyncConnection, table_id: int) -> Saved | None:
    """Everything about a table, or None when there is none with this id."""
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
    if row is None:
        return None
    seated = (await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))).all()
    secret = (
        await connection.execute(select(secrets.c.secret, secrets.c.pack).where(secrets.c.table_id == table_id))
    ).one_or_none()
    return Saved(row, seated, await record_lines(connection, table_id), None if secret is None else (secret[0], secret[1]))


async def record_lines(connection: AsyncConnection, table_id: int) -> Sequence[str]:
    """The lines of a table's record after the head, in order."""
    query = select(moves.c.line).where(moves.c.table_id == table_id).order_by(moves.c.number)
    return (await connection.execute(query)).scalars().all()


async def last_line(connection: AsyncConnection, table_id: int, start: str) -> str | None:
    """The last line of a table's record that begins with `start`."""
    query = select(moves.c.line).where(moves.c.table_id == table_id, moves.c.line.startswith(start))
    return (await connection.execute(query.order_by(moves.c.number.desc()).limit(1))).scalar_one_or_none()


async def tables_in_channel(connection: AsyncConnection, channel_id: int) -> Sequence[int]:
    """The ids of the open tables in a channel: one at most."""
    query = select(tables.c.id).where(tables.c.channel_id == channel_id, text(OPEN))
    return (await connection.execute(query)).scalars().all()


async def tables_of_member(connection: AsyncConnection, user_id: int) -> Sequence[int]:
    """The ids of the open tables at which a member sits, the newest first."""
    return await _open_with_seat(connection, seats.c.user_id == user_id)


async def tables_naming(connection: AsyncConnection, user_id: int) -> Sequence[int]:
    """The ids of the open tables at which a member sits or a seat still bears their name."""
    return await _open_with_seat(connection, or_(seats.c.user_id == user_id, seats.c.former_id == user_id))


async def _open_with_seat(connection: AsyncConnection, which: ColumnElement[bool]) -> Sequence[int]:
    with_seat = tables.c.id.in_(select(seats.c.table_id).where(which))
    query = select(tables.c.id).where(with_seat, text(OPEN)).order_by(tables.c.id.desc())
    return (await connection.execute(query)).scalars().all()


async def tables_of_server(connection: AsyncConnection, guild_id: int) -> Sequence[int]:
    """The ids of the open tables of a server."""
    query = select(tables.c.id).where(tables.c.guild_id == guild_id, text(OPEN))
    return (await connection.execute(query)).scalars().all()


async def open_places(connection: AsyncConnection) -> list[tuple[int, int]]:
    """The server and the channel of every open table."""
    query = select(tables.c.guild_id, tables.c.channel_id).where(text(OPEN))
    return [(row.guild_id, row.channel_id) for row in await connection.execute(query)]


async def wake_times(connection: AsyncConnection) -> dict[int, float]:
    """When each table is due next, for those that are."""
    rows = await connection.execute(select(tables.c.id, tables.c.wake_at).where(tables.c.wake_at.is_not(None), text(OPEN)))
    return {row.id: row.wake_at for row in rows}


async def give_back(connection: AsyncConnection, seconds: float, least: float, redraw: bool) -> None:
    """Moves everything that lobbies and running tables wait for on by `seconds`, deadlines at least to `least`.

    With `redraw` the versions move on too, so that what was drawn with the old deadlines is out of date.
    """
    moved = tables.c.deadline + seconds
    later = {
        "deadline": case((moved < least, least), else_=moved),
        "touched_at": tables.c.touched_at + seconds,
        # A computer that was to move at once does not wait: only members lost time.
        "wake_at": case((tables.c.wake_at <= tables.c.touched_at, tables.c.wake_at), else_=tables.c.wake_at + seconds),
        "version": tables.c.version + int(redraw),
    }
    await connection.execute(update(tables).where(tables.c.status.in_(("lobby", "running"))).values(**later))


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a table (``user_id`` 0) or a member's hand. ``mark`` says what was drawn on it last."""

    table_id: int
    user_id: int
    channel_id: int
    message_id: int
    mark: str
    posted_at: float


def _shown(row: Row[Any]) -> Shown:
    return Shown(row.table_id, row.user_id, row.channel_id, row.message_id, row.mark, row.posted_at)


async def shown_messages(connection: AsyncConnection, table_id: int) -> dict[int, Shown]:
    """A table's messages by member (0 for the table's own)."""
    rows = await connection.execute(select(messages).where(messages.c.table_id == table_id))
    return {row.user_id: _shown(row) for row in rows}


async def remember_messages(connection: AsyncConnection, table_id: int, shown: Mapping[int, Shown | None]) -> None:
    """Writes which messages show a table by member, in place of older ones; None for a message that is gone."""
    await connection.execute(delete(messages).where(messages.c.table_id == table_id, messages.c.user_id.in_(list(shown))))
    if kept := [asdict(message) for message in shown.values() if message]:
        await connection.execute(insert(messages), kept)


async def versions_drawn(connection: AsyncConnection, since: float) -> list[tuple[int, int, str | None]]:
    """Every table that is open or was touched since a time, with its version and what its message shows."""
    query = (
        select(tables.c.id, tables.c.version, messages.c.mark)
        .join(messages, (messages.c.table_id == tables.c.id) & (messages.c.user_id == 0), isouter=True)
        .where(or_(text(OPEN), tables.c.touched_at >= since))
    )
    return [(row.id, row.version, row.mark) for row in await connection.execute(query)]
