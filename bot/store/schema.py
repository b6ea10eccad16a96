"""The database's tables. A migration in `migrations/versions` goes with every change here; a test compares the two.

A game is its options and its moves; whatever else is kept about it can be rebuilt from them.
Times are Unix seconds; ids of Discord are 64-bit integers.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _belongs_to_table(primary: bool = True) -> Column[int]:
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


#: What the program remembers about itself, such as when it was last seen running.
notes = Table("notes", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(8)),
    Column("pace", String(8)),
    Column("left_at", Float),
)

#: A server's own named house rules, as JSON by rule. At most one of each game is ``standard`` there: what `/play` opens with.
presets = Table(
    "presets",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String(50), nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Text, nullable=False),
    Column("standard", Boolean, nullable=False),
    Index("ix_presets_guild_id", "guild_id", "name", unique=True),
    sqlite_autoincrement=True,
)

members = Table(
    "members",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(8)),
    #: The language of the member's Discord when they last pressed something, for messages that answer no press.
    Column("seen_locale", String(8)),
    Column("pings", String(8), nullable=False, server_default="away"),
    Column("four_colour", Boolean, nullable=False, server_default=false()),
    Column("dm_channel_id", BigInteger),
    Column("dm_closed", Boolean, nullable=False, server_default=false()),
)

OPEN = "status IN ('lobby', 'running', 'paused')"

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Text, nullable=False),
    Column("preset", String(64)),
    Column("pace", String(8), nullable=False),
    Column("dealer", Integer),
    Column("created_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("deadline", Float),
    Column("reminded", Boolean, nullable=False),
    Column("paused_until", Float),
    Column("ranked", Boolean),
    Column("asks", Text, nullable=False),
    #: When something is due without anybody pressing: a computer's move, a reminder, a deadline, an expiry.
    Column("wake_at", Float),
    Index("ix_tables_open_channel", "channel_id", unique=True, sqlite_where=text(OPEN), postgresql_where=text(OPEN)),
    Index("ix_tables_guild_id", "guild_id"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    _belongs_to_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("user_id", BigInteger, index=True),
    #: The member whose name is still on a seat that they gave up.
    Column("former_id", BigInteger, index=True),
    Column("level", String(8)),
    Column("away", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    _belongs_to_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    #: The line of the record: who and what.
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
    #: The press that made the move, so that no press can ever make two.
    Column("interaction_id", BigInteger, unique=True),
)

#: The secret of the shuffle in play. It goes into the record as a proof when its hand is over.
secrets = Table(
    "secrets",
    metadata,
    _belongs_to_table(),
    Column("secret", String(64), nullable=False),
    Column("pack", Text, nullable=False),
)

#: Which message shows what: the table's own (``user_id`` 0) and each member's hand. ``mark`` says what was drawn last.
messages = Table(
    "messages",
    metadata,
    _belongs_to_table(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("mark", String(64), nullable=False),
    Column("posted_at", Float, nullable=False),
)

#: One row for each seat of a finished game, written in the transaction that finishes it.
results = Table(
    "results",
    metadata,
    _belongs_to_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    #: The partnership of the seat, NULL in games where everybody plays alone.
    Column("side", Integer),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("name", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("tricks", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("bids", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("finished_at", Float, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Index("ix_results_guild_id", "guild_id", "game", "finished_at"),
)
