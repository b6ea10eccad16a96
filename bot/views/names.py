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
    return f"{FSI}{cut(clean(name), width)}{PDI}"


def cut(text: str, width: int) -> str:
    """At most ``width`` characters of a text."""
    return text if len(text) <= width else text[: width - 1].rstrip("\u200d ") + ELLIPSIS
