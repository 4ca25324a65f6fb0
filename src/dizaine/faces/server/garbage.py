"""When memory is tidied up: in quiet moments, not in the middle of somebody's move.

A full collection walks over everything that all tables hold and stops the whole server for that time: with hundreds
of tables for some tenths of a second. Nearly all memory is freed without it, so it can wait.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

PAUSE: Final = 300.0
"""Seconds between two collections, if there are quiet moments."""
LONGEST: Final = 3600.0
"""If there are none."""
_YOUNG: Final = (10_000, 50, 1_000_000)
"""Young objects are collected as ever; everything at once, practically never by itself."""


class GarbageSchedule:
    """Takes over from the collector's own clock."""

    def __init__(self) -> None:
        gc.collect()
        gc.set_threshold(*_YOUNG)
        self._last = monotonic()
        self._commands = 0

    def tick(self, commands: int) -> bool:
        """Called about once a second with the number of commands so far; says whether it has tidied up."""
        quiet, self._commands = commands == self._commands, commands
        waited = monotonic() - self._last
        if waited < PAUSE or (not quiet and waited < LONGEST):
            return False
        gc.collect()
        self._last = monotonic()
        return True
