"""Logging: to standard error, one line for each record, without cards or tokens."""

from __future__ import annotations

import logging
import re
import sys

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

#: A bot's token, and the token of an interaction (the Base64 of "interaction:" and more).
TOKENS = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}|aW50ZXJhY3Rpb246[\w-]+=*")

#: Member names and tracebacks may hold line breaks and control characters; a record stays one line that no terminal obeys.
CONTROLS = {code: repr(chr(code))[1:-1] for code in (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)}


class OneLine(logging.Formatter):
    """Puts a record on one line. Hiding what looks like a token is a backstop: nothing should log one."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(FORMAT)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """The record's line, its traceback included."""
        line = TOKENS.sub("[token]", super().format(record))
        for secret in self._secrets:
            line = line.replace(secret, "[secret]")
        return line.translate(CONTROLS)


def configure(level: str, *secrets: str) -> None:
    """Logs the program's own records from `level` up, and other libraries' from INFO up at least.

    Below INFO libraries write down requests and queries, and with them hands and tokens.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(*secrets))
    logging.basicConfig(handlers=[handler], level=max(logging.INFO, logging.getLevelNamesMapping()[level]), force=True)
    for name in ("bot", "cogs"):
        logging.getLogger(name).setLevel(level)
