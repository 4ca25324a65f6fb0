"""Ctrl-C as a wish: what is done is kept, and what is in the making is given up."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from types import FrameType, TracebackType
from typing import Final, TypeVar

Item = TypeVar("Item")

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_END: Final = object()


class Interrupts:
    """While it is open, the first Ctrl-C or SIGTERM is only noted; a second one breaks off as usual."""

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
        """Whether somebody wants to stop."""
        return self._wished

    def until(self, items: Iterable[Item]) -> Iterator[Item]:
        """The items that are made before somebody wants to stop; one that is only half made then is given up."""
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
        """Make something that is of use only as a whole; None if somebody stopped it."""
        return next(self.until(task() for task in (make,)), None)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self._wished or self._making:
            self._wished = True
            raise KeyboardInterrupt
        self._wished = True
