"""The schedule of full garbage collections: in quiet moments, not during somebody's move.

A full collection visits all objects of all tables and stops the server meanwhile, with hundreds of tables for some
tenths of a second. Reference counting frees nearly all memory without it, so it can wait.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

PAUSE: Final = 300.0
"""Seconds between two full collections, if there are quiet moments."""
LONGEST: Final = 3600.0
"""Seconds between two full collections if there are none."""
_THRESHOLDS: Final = (10_000, 50, 1_000_000)
"""Young objects are collected as usual; an automatic full collection practically never happens."""


class GarbageSchedule:
    """Replaces the collector's own schedule."""

    def __init__(self) -> None:
        gc.collect()
        gc.set_threshold(*_THRESHOLDS)
        self._last = monotonic()
        self._commands = 0

    def tick(self, commands: int) -> bool:
        """Call about once a second with the number of commands so far; returns whether it has collected."""
        quiet, self._commands = commands == self._commands, commands
        waited = monotonic() - self._last
        if waited < PAUSE or (not quiet and waited < LONGEST):
            return False
        gc.collect()
        self._last = monotonic()
        return True
