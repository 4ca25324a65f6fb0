"""Stopping with Ctrl-C: finished results are kept, unfinished work is abandoned."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from types import FrameType, TracebackType
from typing import Final, TypeVar

Item = TypeVar("Item")

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_END: Final = object()


class Interrupts:
    """A context in which the first Ctrl-C or SIGTERM is only noted, and a second one interrupts as usual."""

    def __init__(self) -> None:
        self._wished = False
        self._making = False

    def __enter__(self) -> Interrupts:
        self._before = [signal.signal(number, self._note) for number in _SIGNALS]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in zip(_SIGNALS, self._before, strict=True):
            signal.signal(number, handler)

    def wished(self) -> bool:
        """Whether a stop was requested."""
        return self._wished

    def until(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items produced before a stop is requested; an item still in production is abandoned at once."""
        iterator = iter(items)
        try:
            while not self._wished:
                self._making = True
                item = next(iterator, _END)
                self._making = False
                if item is _END:
                    return
                yield item  # type: ignore[misc]
        except KeyboardInterrupt:
            self._making = False

    def whole(self, make: Callable[[], Item]) -> Item | None:
        """The result of a task; None if it was stopped."""
        return next(self.until(task() for task in (make,)), None)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self._wished or self._making:
            self._wished = True
            raise KeyboardInterrupt
        self._wished = True
