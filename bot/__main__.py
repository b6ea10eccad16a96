"""The command line. It parses, calls and exits; each command imports only what it needs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from bot.settings import StoreSettings

S = TypeVar("S", bound="StoreSettings")

#: Exit status for a wrong command line, configuration or database.
USAGE = 2
#: Exit status for what may go better the next time.
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says. Returns the exit status."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help(sys.stderr)
        return USAGE
    status: int = given.command(given)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Oddtrick hosts whist-family card games on Discord.")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="")
    commands.add_parser("run", help="run the bot").set_defaults(command=_run)
    commands.add_parser("migrate", help="bring the database up to date and stop").set_defaults(command=_migrate)
    replay = commands.add_parser("replay", help="check a game's record and print its hands")
    replay.add_argument("file", type=Path, metavar="FILE", help="the record, as a table or /history exports it")
    replay.set_defaults(command=_replay)
    _add_demo_options(commands.add_parser("demo", help="try the bot without Discord, in your browser"))
    return parser


def _add_demo_options(demo: argparse.ArgumentParser) -> None:
    demo.add_argument("--auto", action="store_true", help="no browser: simulated members play a whole game")
    demo.add_argument("--game", default="nomination", metavar="NAME", help="what they play (default: nomination)")
    demo.add_argument("--players", type=_count, metavar="N", help="members at the table (default: four, or all who can play)")
    demo.add_argument("--computers", type=_count, default=0, metavar="N", help="computers at the table (default: 0)")
    demo.add_argument("--seed", type=int, metavar="N", help="repeat the shuffles and the members' choices")
    demo.add_argument("--port", type=_count, default=0, metavar="N", help="the port of the local page (default: any free one)")
    demo.add_argument("--no-browser", action="store_true", help="print the page's address, but do not open it")
    demo.set_defaults(command=_demo)


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _run(_given: argparse.Namespace) -> int:
    from bot import app
    from bot.settings import Settings

    return _operate(Settings, app.run)


def _migrate(_given: argparse.Namespace) -> int:
    import asyncio

    from bot.settings import StoreSettings
    from bot.store.migrate import migrate_url

    return _operate(StoreSettings, lambda settings: asyncio.run(migrate_url(settings.database_url)))


def _operate(kind: type[S], work: Callable[[S], None]) -> int:
    """Works with the operator's settings; what the operator can put right is one sentence on standard error."""
    from sqlalchemy.exc import DBAPIError

    from bot import logs
    from bot.settings import SettingsError, load
    from bot.store.migrate import NewerDatabase

    try:
        settings = load(kind)
        logs.configure(settings.log_level, *settings.secrets)
        work(settings)
    except SettingsError as error:
        return _refuse(str(error))
    except NewerDatabase:
        return _refuse("DATABASE_URL names the database of a newer Oddtrick: it must be of this version or older.")
    except OSError:
        return _refuse("Discord cannot be reached: check the network, then start again.", FAILED)
    except DBAPIError as error:
        return _refuse(f"DATABASE_URL names a database that cannot be used: {error.orig}.")
    return 0


def _replay(given: argparse.Namespace) -> int:
    from bot.locales.localizer import DEFAULT, Localizer
    from bot.replay import replay

    localizer = Localizer()
    return replay(given.file, sys.stdout, sys.stderr, lambda message: localizer.say(DEFAULT, message))


def _demo(given: argparse.Namespace) -> int:
    if find_spec("simcord") is None:
        return _refuse("The demo needs simcord, an optional extra: `make demo` installs it, or pip install '.[demo]'.")
    from bot import demo

    return demo.main(
        auto=demo.Party(given.game, given.players, given.computers) if given.auto else None,
        seed=given.seed,
        port=given.port,
        browser=not given.no_browser,
    )


def _refuse(sentence: str, status: int = USAGE) -> int:
    print(sentence, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
