"""How this terminal wants to be written to: colours and signs, columns or sentences, how wide."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TextIO

WIDEST: Final = 100
NARROWEST: Final = 30
SIGNS: Final = "∆◦▪◊☼∅"
"""The signs beyond ASCII. None of them has an ambiguous width, so that columns stay columns everywhere."""


@dataclass(frozen=True, slots=True)
class Look:
    """What may be used.

    `colour`: 256 colours, and with them the shape of each colour beside its letter (M9).
    `signs`: shapes beyond ASCII. `words`: cards by their names and sentences instead of columns, for a voice.
    """

    colour: bool = False
    signs: bool = False
    words: bool = False
    columns: int = 0
    """A fixed width; 0 asks the terminal each time, since windows change."""

    @classmethod
    def of(cls, out: TextIO, *, plain: bool, environment: Mapping[str, str] | None = None) -> Look:
        """What fits an output: decoration only for a terminal that wants it."""
        variables = os.environ if environment is None else environment
        dumb = variables.get("TERM", "") in ("", "dumb")
        colour = not plain and not dumb and not variables.get("NO_COLOR") and out.isatty()
        return cls(colour=colour, signs=_can_write(out, SIGNS), words=plain)

    @property
    def width(self) -> int:
        """How many columns a line may have."""
        if self.columns:
            return self.columns
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def height(self) -> int:
        """How many lines are in sight."""
        return shutil.get_terminal_size((80, 24)).lines


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
