"""What a terminal can show: colours and signs, columns or sentences, and how wide."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TextIO

WIDEST: Final = 100
NARROWEST: Final = 30
SIGNS: Final = "∆◦▪◊☼∅"
"""The signs beyond ASCII. None of them has an ambiguous width, so columns are aligned in every terminal."""
SUIT_SIGNS: Final = {"clubs": "♣", "spades": "♠", "hearts": "♥", "diamonds": "♦"}


@dataclass(frozen=True, slots=True)
class Look:
    """How to write to a terminal.

    `colour`: 256 colours, and the shape of each colour beside its letter (M9).
    `signs`: shapes beyond ASCII. `suits`: the signs of ordinary cards.
    `words`: names of cards and sentences instead of columns, for screen readers.
    """

    colour: bool = False
    signs: bool = False
    suits: bool = False
    words: bool = False
    columns: int = 0
    """A fixed width; with 0 the terminal is asked each time, since windows are resized."""

    @classmethod
    def of(cls, out: TextIO, *, plain: bool, environment: Mapping[str, str] | None = None) -> Look:
        """The look for an output; colours only for a terminal that supports and allows them."""
        variables = os.environ if environment is None else environment
        dumb = variables.get("TERM", "") in ("", "dumb")
        colour = not plain and not dumb and not variables.get("NO_COLOR") and out.isatty()
        return cls(
            colour=colour,
            signs=_can_write(out, SIGNS),
            suits=_can_write(out, "".join(SUIT_SIGNS.values())),
            words=plain,
        )

    @property
    def width(self) -> int:
        """How many columns a line may have."""
        if self.columns:
            return self.columns
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def height(self) -> int:
        """How many lines are visible at once."""
        return shutil.get_terminal_size((80, 24)).lines


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
