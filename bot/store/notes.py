"""What the program remembers about itself: small texts by name."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import notes
from bot.store.upsert import put


async def read(connection: AsyncConnection, name: str) -> str | None:
    """The note with this name."""
    return (await connection.execute(select(notes.c.value).where(notes.c.name == name))).scalar_one_or_none()


async def write(connection: AsyncConnection, name: str, value: str) -> None:
    """Writes a note in place of an older one."""
    await put(connection, notes, {"name": name}, {"value": value})
