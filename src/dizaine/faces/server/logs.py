"""The server's log: lines of key=value, without secrets, and never a flood.

A line has the time, the level, the logger, what happened, and its facts. Tables are named by their id, not by their
room code. Of an error it has the type and the place, and its text only if the system or the store wrote it: the text
of any other error may quote a name or a hand.
"""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, TextIO

from dizaine.table.store import StoreError

MOST_LINES: Final = 5
"""Lines of one kind in a period. A kind is a place in the sources that logs."""
PERIOD: Final = 60.0
FACTS: Final = ("table", "seat", "bot", "reason", "path", "detail", "left_out")
"""What may follow a message, as `extra` of a log call."""
_PLACES: Final = 4
_PLAIN: Final = re.compile(r"[\w.:/+-]+")
_LIBRARIES: Final = ("asyncio", "uvicorn", "uvicorn.error", "websockets")
"""They must not log what goes over a connection: it can contain tokens."""


@contextmanager
def logging_to(stream: TextIO, level: str) -> Iterator[None]:
    """Write all logs of the program from a level on to a stream."""
    handler = LogHandler(stream)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level.upper())
    for library in _LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.INFO, root.level))
    try:
        yield
    finally:
        root.removeHandler(handler)
        handler.close()


class LogFormatter(logging.Formatter):
    """One line for each record, whatever it contains."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03d"

    def format(self, record: logging.LogRecord) -> str:
        """The record as pairs of key and value."""
        return " ".join(f"{key}={_quoted(value)}" for key, value in self._pairs(record))

    def _pairs(self, record: logging.LogRecord) -> Iterator[tuple[str, object]]:
        yield "time", self.formatTime(record)
        yield "level", record.levelname.lower()
        yield "logger", record.name
        yield "event", record.getMessage()
        for fact in FACTS:
            if (value := getattr(record, fact, None)) is not None:
                yield fact, value
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            yield "error", type(error).__name__
            if isinstance(error, StoreError | OSError):
                yield "text", error
            places = traceback.extract_tb(error.__traceback__)[-_PLACES:]
            yield "at", "/".join(f"{Path(place.filename).name}:{place.lineno}" for place in places)


def _quoted(value: object) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=True)


@dataclass(slots=True)
class _Kind:
    """How often one place in the sources has logged."""

    since: float
    record: logging.LogRecord
    written: int = 0
    left_out: int = 0


class LogHandler(logging.StreamHandler[TextIO]):
    """Writes at most so many lines of a kind in a period, and then says how many it has left out."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(stream)
        self.setFormatter(LogFormatter())
        self._clock = clock
        self._kinds: dict[tuple[str, int], _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, or count it."""
        now = self._clock()
        self._tell_left_out(now - PERIOD)
        place = record.pathname, record.lineno
        kind = self._kinds.setdefault(place, _Kind(now, record))
        kind.record = record
        if kind.written >= MOST_LINES:
            kind.left_out += 1
            return
        kind.written += 1
        super().emit(record)

    def close(self) -> None:
        """Say what was left out and not yet told."""
        self._tell_left_out(self._clock())
        super().close()

    def _tell_left_out(self, until: float) -> None:
        """Forget the kinds whose period began before some time; one line for each that was cut short."""
        for place in [place for place, kind in self._kinds.items() if kind.since <= until]:
            kind = self._kinds.pop(place)
            if kind.left_out:
                kind.record.left_out = kind.left_out
                super().emit(kind.record)
