"""TOML from strangers: what would take the parser long is refused before it starts.

The time that the parser needs grows with the square of the number of dots in a key. No book needs long keys or lines.
"""

import tomllib
from typing import Any, Final

from .errors import RulebookError
from .faults import Fault

LONGEST_LINE: Final = 2_000
"""Characters: a list of 16 phases with 4 groups each fits on one line."""
MOST_DOTS: Final = 40
"""Dots in a line; a key cannot continue on the next one."""


def read_toml(text: str, name: str) -> dict[str, Any]:
    """The plain values of a TOML text; a fault names its source."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RulebookError(Fault("toml", name, {"detail": str(error)})) from error


def check_lines(text: str, name: str) -> None:
    """Refuse a stranger's text that would take the parser long; this itself takes no time."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RulebookError(Fault("long-line", name, {"line": number, "most": LONGEST_LINE}))
        if line.count(".") > MOST_DOTS:
            raise RulebookError(Fault("many-dots", name, {"line": number, "most": MOST_DOTS}))
