"""Members' names, shown as they are: they mean nothing to Markdown, call nobody, and turn no other text around."""

from __future__ import annotations

import re
import unicodedata

#: Isolate a run of text of any direction from what stands around it.
FSI, PDI = "\u2068", "\u2069"
ELLIPSIS = "…"
#: Invisible characters with a purpose inside a word or an emoji: the joiners, the variation selectors, the flag tags.
KEPT = {"\u200c", "\u200d", *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0020, 0xE0080))}
#: Letters and symbols that are drawn as nothing.
BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
#: An invisible character after each backtick keeps three of them from ending a block of code.
BACKTICK = "`\u200b"
MARKUP = re.compile(r"[\\*_~|`<>\[\]:@#]")


def clean(name: str) -> str:
    """A name without control characters, marks of direction and runs of space; ``?`` when nothing can be seen."""
    shown = "".join(char for char in name if char in KEPT or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    shown = " ".join(shown.split())
    visible = any(char not in KEPT and char not in BLANK and not char.isspace() for char in shown)
    return shown if visible else "?"


def in_text(name: str) -> str:
    """A name for Markdown."""
    return f"{FSI}{MARKUP.sub(lambda found: chr(92) + found.group(), clean(name))}{PDI}"


def in_label(name: str, width: int = 32) -> str:
    """A name for a button or an option, where there is no Markdown: at most ``width`` characters and the two isolates."""
    return f"{FSI}{_cut(clean(name), width)}{PDI}"


def in_code(name: str, width: int) -> str:
    """A name for a block of code, at most and at least ``width`` columns wide."""
    shown = clean(name)
    if _columns(shown) > width:
        most = next(count for count in range(len(shown), -1, -1) if _columns(shown[:count]) < width)
        shown = shown[:most] + ELLIPSIS
    padding = " " * (width - _columns(shown))
    return FSI + shown.replace("`", BACKTICK) + PDI + padding


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip("\u200d ") + ELLIPSIS


def _columns(text: str) -> int:
    return sum(map(_width, text))


def _width(char: str) -> int:
    if char in KEPT or unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1
