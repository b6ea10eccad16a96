"""Writing one row whether or not there is one already, on every database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Table, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(connection: AsyncConnection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Sets `values` in the row of `table` with this key, which is added when it is missing."""
    done = await connection.execute(
        update(table).where(*(table.c[name] == value for name, value in key.items())).values(**values)
    )
    if done.rowcount == 0:
        await connection.execute(insert(table).values(**key, **values))
