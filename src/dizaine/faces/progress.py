"""How far the work is: a line that is written over and over, on a terminal only."""

from __future__ import annotations

import shutil
from time import monotonic
from typing import Final, TextIO

from dizaine.words.catalogue import Catalogue
from dizaine.words.numbers import decimal, percent

_PAUSE: Final = 0.1
"""Seconds between two pictures; quicker ones nobody could read."""
_LEAST_BAR: Final = 8
_MOST_BAR: Final = 30
_KEY: Final = 2
"""Columns that stay free for the sign of a key, such as ^C."""


class Progress:
    """A bar with the games so far, the games in a second and the time left.

    Games that were played at an earlier call are done, but say nothing about the rate.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        games: int,
        out: TextIO,
        *,
        earlier: int = 0,
        message: str = "simulate-progress",
    ) -> None:
        self._catalogue = catalogue
        self._message = message
        self._games = games
        self._earlier = earlier
        self._out = out
        self._terminal = out.isatty()
        self._begin = self._shown = monotonic()
        self._length = 0

    def show(self, done: int) -> None:
        """Show how far it is, unless that was a moment ago."""
        now = monotonic()
        if self._terminal and now - self._shown >= _PAUSE:
            self._shown = now
            line = self._line(done, now - self._begin, _room() - _KEY)
            self._out.write("\r" + line.ljust(self._length))
            self._out.flush()
            self._length = len(line)

    def clear(self) -> None:
        """Take the line away, with whatever a key may have left behind it."""
        if self._terminal:
            self._out.write("\r" + " " * _room() + "\r")
            self._out.flush()

    def _line(self, done: int, seconds: float, width: int) -> str:
        rate = max(done - self._earlier, 1) / max(seconds, 1e-6)
        text = self._catalogue.text(
            self._message,
            percent=percent(self._catalogue, done / self._games, 0),
            done=done,
            games=self._games,
            rate=round(rate) if rate >= 10 else decimal(self._catalogue, rate, 1),
            left=_clock((self._games - done) / rate),
        )
        bar = min(width - len(text) - 3, _MOST_BAR)
        if bar < _LEAST_BAR:
            return text[:width]
        full = bar * done // self._games
        return f"[{'#' * full}{'-' * (bar - full)}] {text}"


def _room() -> int:
    """Columns of a line; the last one stays free, since some terminals go on to the next line behind it."""
    return (shutil.get_terminal_size((80, 24)).columns or 80) - 1


def _clock(seconds: float) -> str:
    """A time as clocks show it.

    >>> _clock(5.2), _clock(3725)
    ('0:05', '1:02:05')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
