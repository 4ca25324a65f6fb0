"""How far the work is: a line that is written over and over, on a terminal only."""

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
"""Seconds between two pictures; quicker ones nobody could read."""
_LEAST_BAR: Final = 8
_MOST_BAR: Final = 30
_KEY: Final = 2
"""Columns that stay free for the sign of a key, such as ^C."""


class Progress(_Tqdm):
    """A bar, and behind it what `words` say about what is done and the seconds that it took.

    What was done at an `earlier` call counts as done. The line is closed before anything else is written.
    """

    monitor_interval = 0  # a thread that looks after slow bars would be in the way of workers

    def __init__(self, out: TextIO, total: float, words: Callable[[float, float], str], *, earlier: float = 0) -> None:
        self._words = words
        super().__init__(
            total=total,
            initial=earlier,
            file=out,
            disable=None,  # unless it is a terminal
            leave=False,
            ascii="-#",
            mininterval=_PAUSE,
            miniters=0,
            delay=_PAUSE,
            smoothing=0,
        )

    @property
    def format_dict(self) -> dict[str, Any]:
        """What tqdm makes its line of: our own words, with a bar if there is room for one."""
        facts = super().format_dict
        text, room = self._words(facts["n"], facts["elapsed"]), _room() - _KEY
        bar = min(room - len(text) - 3, _MOST_BAR)
        form = "{text}" if bar < _LEAST_BAR else f"[{{bar:{bar}}}] {{text}}"
        return {**facts, "ncols": room, "bar_format": form, "text": text}

    def show(self, done: float) -> None:
        """Show how far it is, unless that was a moment ago."""
        self.update(done - self.n)

    def close(self) -> None:
        """Take the line away, with whatever a key may have left behind it."""
        terminal = not self.disable
        super().close()
        if terminal:
            self.fp.write("\r" + " " * _room() + "\r")
            self.fp.flush()


Progress.set_lock(RLock())  # tqdm's own would settle how worker processes are started


def counting(
    catalogue: Catalogue, games: int, *, earlier: int = 0, message: str = "simulate-progress"
) -> Callable[[float, float], str]:
    """Words for the games so far, the games in a second and the time left.

    Games that were played at an earlier call say nothing about the rate.
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
    """A time as clocks show it.

    >>> clock(5.2), clock(3725)
    ('0:05', '1:02:05')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _room() -> int:
    """Columns of a line; the last one stays free, since some terminals go on to the next line behind it."""
    return (shutil.get_terminal_size((80, 24)).columns or 80) - 1
