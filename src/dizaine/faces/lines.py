"""Lines that fit a width: wrapped text and aligned columns. Colour codes take no room."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

TIE: Final = "\N{NO-BREAK SPACE}"
"""A space at which no line is broken; it is written out as an ordinary space."""

NARROW_TIE: Final = "\N{NARROW NO-BREAK SPACE}"
"""The same, as French has it before some punctuation marks."""

_CODES: Final = re.compile(r"\x1b\[[0-9;]*m")


_FIRST_STRONG_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_POP_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
_FROM_RIGHT: Final = frozenset({"R", "AL", "AN"})
"""Letters and numbers that are written from right to left."""

_PLAINER: Final = {
    "«": '"', "»": '"', "♣": "c", "♠": "s", "♥": "h", "♦": "d", "▪": "#", "◊": "<>", "◦": "o", "∅": "!", "☼": "@",
    "→": "->", "·": "-", "•": "-",
}  # fmt: skip
"""What has a plainer form of our own."""


def room(text: str) -> int:
    """How many columns a text takes: some letters take two, and marks above others none."""
    shown = _CODES.sub("", text)
    return len(shown) if shown.isascii() else sum(map(_columns, shown))


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def isolated(name: str) -> str:
    """A name that leaves the words around it in their order, even if it is written from right to left."""
    if any(unicodedata.bidirectional(letter) in _FROM_RIGHT for letter in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"
    return name


def tie(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", TIE)


def shortened(text: str, most: int) -> str:
    """The beginning of a long text, without cutting a word; a single word that is too long is cut."""
    if len(text) <= most + 3:
        return text
    whole = text[: most + 1].rpartition(" ")[0].rstrip()
    return f"{whole or text[:most]}..."


def plainer(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encodings: what is missing becomes plain ASCII that can be read instead."""
    from anyascii import anyascii  # few terminals need it

    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(_PLAINER.get(letter) or anyascii(letter) for letter in letters), error.end


def wrap(text: str, width: int, *, first: str = "", indent: int = 0) -> list[str]:
    """The lines of a text; the first begins with `first`, the others are indented by `indent` columns."""
    lines: list[str] = []
    line, used, empty = first, room(first), True
    for word in text.replace("\n", " ").split(" "):
        if not word:
            continue
        if not empty and used + 1 + room(word) > width:
            lines.append(line)
            line, used, empty = " " * indent, indent, True
        gap = "" if empty else " "
        line += gap + word
        used += len(gap) + room(word)
        empty = False
    return [*lines, line] if not empty or first else lines


def columns(rows: Iterable[Sequence[str]], *, right: Iterable[int] = (), gap: int = 2) -> list[str]:
    """Rows of cells as aligned lines; the columns in `right` are aligned to the right."""
    table = [list(row) for row in rows]
    if not table:
        return []
    widths = [max(room(row[index]) for row in table) for index in range(len(table[0]))]
    numbers = set(right)
    lines = []
    for row in table:
        cells = []
        for index, cell in enumerate(row):
            blank = " " * (widths[index] - room(cell))
            cells.append(blank + cell if index in numbers else cell + blank)
        lines.append((" " * gap).join(cells).rstrip())
    return lines


def fitting_columns(rows: Sequence[Sequence[str]], width: int, *, right: Iterable[int] = ()) -> list[str] | None:
    """Aligned lines within a width, with narrow gaps if necessary; None if they do not fit."""
    numbers = set(right)
    for gap in (2, 1):
        lines = columns(rows, right=numbers, gap=gap)
        if max(map(room, lines)) <= width:
            return lines
    return None
