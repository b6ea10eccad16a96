"""A server's own house rules by name."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import presets
from bot.store.shapes import ServerPreset


async def of_server(connection: AsyncConnection, guild_id: int) -> tuple[ServerPreset, ...]:
    """A server's presets, in the order in which they were first saved."""
    found = await connection.execute(select(presets).where(presets.c.guild_id == guild_id).order_by(presets.c.id))
    return tuple(ServerPreset(row.id, row.name, row.game, json.loads(row.rules), row.standard) for row in found)


async def add(connection: AsyncConnection, guild_id: int, name: str, game: str, rules: Mapping[str, str]) -> None:
    """Writes new house rules, of at most 50 characters in their name. Raises IntegrityError when the name is taken."""
    values = {"name": name, "game": game, "rules": json.dumps(dict(rules)), "standard": False}
    await connection.execute(insert(presets).values(guild_id=guild_id, **values))


async def change(connection: AsyncConnection, preset_id: int, name: str, rules: Mapping[str, str]) -> None:
    """Writes other rules under the name, whose spelling may be new too."""
    changed = {"name": name, "rules": json.dumps(dict(rules))}
    await connection.execute(update(presets).where(presets.c.id == preset_id).values(**changed))


async def set_standard(connection: AsyncConnection, guild_id: int, game: str, preset_id: int | None) -> None:
    """Makes a preset the one that a server's tables of that game open with, or with None none of them."""
    ours = presets.c.guild_id == guild_id, presets.c.game == game
    await connection.execute(update(presets).where(*ours).values(standard=presets.c.id == (preset_id or 0)))


async def remove(connection: AsyncConnection, guild_id: int, preset_id: int) -> None:
    """Deletes a server's preset, if it is there."""
    await connection.execute(delete(presets).where(presets.c.guild_id == guild_id, presets.c.id == preset_id))
