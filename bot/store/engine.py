"""Opening the database: one writer at a time, every commit on the disk before anybody hears of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

#: Milliseconds to wait for another process that holds the database: a press must be answered within three seconds.
BUSY_TIMEOUT = 2000


def open_engine(url: str) -> AsyncEngine:
    """An engine for `url`. SQLite gets one connection, so that transactions of concurrent tasks queue and never mix."""
    # Parameters hold cards, and messages of errors may be logged.
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True)
    # The pool is named because a database in memory would get one that lends its connection to several at once.
    engine = create_async_engine(
        url, hide_parameters=True, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0, pool_timeout=30
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    # The driver must not begin transactions by itself: it would begin them too late and without the write lock.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_TIMEOUT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
