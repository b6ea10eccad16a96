"""Runs the benchmarks and prints one table: what was measured, what came out, what it must reach.

A benchmark is a module beside this one with ``rows() -> Iterable[tuple[str, str, str]]``. The exit status is 1 when a row says
that its target was missed.
"""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

Row = tuple[str, str, str]
HEAD: Row = ("what", "measured", "target")
#: Ends what was measured where it missed its target.
MISSED = "MISSED"


def names() -> list[str]:
    """The benchmarks, by module name."""
    return sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.name != "__main__")


def measure(chosen: Iterable[str]) -> Iterator[Row]:
    """The rows of these benchmarks, one benchmark after the other."""
    for name in chosen:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        module = import_module(f"benchmarks.{name}")
        # A module without rows only helps the others.
        yield from module.rows() if hasattr(module, "rows") else ()


def aligned(rows: Sequence[Row]) -> str:
    """The rows under their heads, in columns."""
    table = [HEAD, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(HEAD))]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in table)


def report(measured: Iterable[Row]) -> None:
    """Prints the rows; ends the program with status 1 when one of them missed its target."""
    rows = list(measured)
    print(aligned(rows))
    if any(row[1].endswith(MISSED) for row in rows):
        sys.exit(1)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs what is named, or everything."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure what must be fast.")
    parser.add_argument("names", nargs="*", metavar="name", help="all when none is named: " + ", ".join(names()))
    chosen = parser.parse_args(arguments).names or names()
    unknown = sorted(set(chosen) - set(names()))
    if unknown:
        parser.error(f"no benchmark {', '.join(unknown)}; there is {', '.join(names())}")
    report(measure(chosen))


if __name__ == "__main__":
    main()
