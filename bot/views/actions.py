"""Everything that a button or a select can ask for, by the name in its custom_id."""

from __future__ import annotations

from enum import StrEnum


class Action(StrEnum):
    """What a press asks for. The comment gives the argument, where there is one; ``values`` are what a select chose.

    ``page`` arguments count from 0.
    """

    # The lobby.
    JOIN = "join"  # also takes a free seat at a table in play
    LEAVE = "leave"  # "" asks for confirmation while a game runs, "yes" does it
    COMPUTER = "computer"  # "" opens the choice of a level, or the level; "none" takes the last computer away
    RULES = "rules"  # "", or the page: the editor for the host of a lobby, else the rules in force
    RULE = "rule"  # "page:rule"; values: the choice
    TYPE = "type"  # "page:rule"; opens a prompt, which sends it again with what was typed
    LOAD = "load"  # "page:preset"; values: the preset, if it was chosen from a select
    SAVE = "save"  # "page"; opens a prompt, which sends it again with the name
    PACE = "pace"  # values: the pace
    START = "start"

    # The table.
    MINE = "mine"
    SHEET = "sheet"  # "", or the page
    MORE = "more"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"  # "" asks for confirmation, "yes" does it
    REPLACE = "replace"  # "" opens the choice of a seat, or the seat
    NUDGE = "nudge"
    CLAIM = "claim"  # "" asks for confirmation, "yes" does it
    AGREE = "agree"  # the kind of the ask
    REFUSE = "refuse"  # the kind of the ask

    # The hand.
    ACT = "act"  # the move's notation; from a select only its verb, and values: the rest
    BACK = "back"

    # The end, and what was played.
    REMATCH = "rematch"
    RECORD = "record"
    HISTORY = "history"  # the page
    PAST = "past"  # values: the id of a finished table
    BOARD = "board"  # see `boards.Board`; values: the game, the period or the ranking
    HOW_TO = "howto"  # "game:page"; values: the page, if it was chosen from a select

    # Settings and privacy.
    SERVER = "server"  # "" shows it, "language" or "pace"; values: the choice, "auto" for the default
    PRESET = "preset"  # "" and values: the id of a server's preset; or "id:what", see `settings.preset_of`
    MEMBER = "member"  # "language", "pings" or "colours"; values: the choice, "auto" for the default
    FORGET = "forget"  # "yes" does it
