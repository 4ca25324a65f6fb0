"""A progress line that is updated in place, on terminals only."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, Never, TextIO

from tqdm import tqdm

from dizaine.words.catalogue import Catalogue
from dizaine.words.numbers import decimal, percent

if TYPE_CHECKING:
    _Tqdm = tqdm[Never]
else:
    _Tqdm = tqdm

_PAUSE: Final = 0.1
"""Seconds between two updates; nobody could read faster ones."""
_LEAST_BAR: Final = 8
_MOST_BAR: Final = 30
_KEY: Final = 2
"""Columns that stay free for the echo of a key, such as ^C."""


class Progress(_Tqdm):
    """A bar, followed by the text that `words` makes of the work done and the seconds it took.

    Work of an `earlier` run counts as done. Close the line before anything else is written.
    """

    monitor_interval = 0  # tqdm's monitor thread would interfere with starting workers

    def __init__(self, out: TextIO, total: float, words: Callable[[float, float], str], *, earlier: float = 0) -> None:
        self._words = words
        super().__init__(
            total=total,
            initial=earlier,
            file=out,
            disable=None,  # disabled unless the output is a terminal
            leave=False,
            ascii="-#",
            mininterval=_PAUSE,
            miniters=0,
            delay=_PAUSE,
            smoothing=0,
        )

    @property
    def format_dict(self) -> dict[str, Any]:
        """What tqdm formats its line from: our own text, with a bar if there is room for one."""
        facts = super().format_dict
        text, room = self._words(facts["n"], facts["elapsed"]), _room() - _KEY
        bar = min(room - len(text) - 3, _MOST_BAR)
        form = "{text}" if bar < _LEAST_BAR else f"[{{bar:{bar}}}] {{text}}"
        return {**facts, "ncols": room, "bar_format": form, "text": text}

    def show(self, done: float) -> None:
        """Update the line, unless the last update was a moment ago."""
        self.update(done - self.n)

    def close(self) -> None:
        """Clear the line, including the echo of any key."""
        terminal = not self.disable
        super().close()
        if terminal:
            self.fp.write("\r" + " " * _room() + "\r")
            self.fp.flush()


Progress.set_lock(RLock())  # tqdm's own lock would fix the start method of worker processes


def counting(
    catalogue: Catalogue, games: int, *, earlier: int = 0, message: str = "simulate-progress"
) -> Callable[[float, float], str]:
    """The text of a progress line: games so far, games per second and time left.

    Games of an earlier run do not count for the rate.
    """

    def words(done: float, seconds: float) -> str:
        rate = max(done - earlier, 1) / max(seconds, 1e-6)
        return catalogue.text(
            message,
            percent=percent(catalogue, done / games, 0),
            done=round(done),
            games=games,
            rate=round(rate) if rate >= 10 else decimal(catalogue, rate, 1),
            left=clock((games - done) / rate),
        )

    return words


def clock(seconds: float) -> str:
    """Seconds as hours, minutes and seconds.

    >>> clock(5.2), clock(3725)
    ('0:05', '1:02:05')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _room() -> int:
    """The columns of a line; the last one stays free, since some terminals would wrap after it."""
    return (shutil.get_terminal_size((80, 24)).columns or 80) - 1
