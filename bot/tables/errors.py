"""Why a table refuses a request: a small closed family, each with the key of the sentence that the member reads."""

from __future__ import annotations

from bot.games.game import GameError
from bot.games.messages import Arg, message


class TableError(GameError):
    """The table refuses. Every subclass names one reason."""

    key = "error-table"

    def __init__(self, **args: Arg) -> None:
        super().__init__(message(self.key, **args))


class TableGone(TableError):
    """The table does not exist any more, or is over."""

    key = "error-table-gone"


class ChannelTaken(TableError):
    """The channel has an open table already."""

    key = "error-channel-taken"


class NotSeated(TableError):
    """The member does not sit at this table."""

    key = "error-not-seated"


class AlreadySeated(TableError):
    """The member sits at this table already."""

    key = "error-already-seated"


class TableFull(TableError):
    """Every seat is taken."""

    key = "error-table-full"


class NotHost(TableError):
    """Only the host, or a moderator, may do this."""

    key = "error-not-host"


class NotInLobby(TableError):
    """The game has begun; this can only be done before."""

    key = "error-not-in-lobby"


class NotRunning(TableError):
    """No game is being played at this table."""

    key = "error-not-running"


class TablePaused(TableError):
    """The table is paused."""

    key = "error-paused"


class StalePrompt(TableError):
    """The button belongs to a decision that has been made already."""

    key = "error-stale"


class NothingToRemind(TableError):
    """Nobody else is awaited, or they have been reminded already."""

    key = "error-nothing-to-remind"


class NotSure(TableError):
    """The member's cards do not certainly take the rest."""

    key = "error-claim-not-sure"


class NotSaved(TableError):
    """The database could not write; nothing has changed."""

    key = "error-not-saved"
