"""The bus that signals changes of tables to listeners. Replace it to run a server in several processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[], None]


class Bus(Protocol):
    """Signals that a table has changed; each listener asks the table what is new."""

    def publish(self, table: str) -> None:
        """Call all listeners of a table."""

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Call a listener after each change of a table; returns a function that unsubscribes it."""


class LocalBus:
    """A bus within one process: it calls listeners at once."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def publish(self, table: str) -> None:
        for listener in list(self._listeners.get(table, ())):
            listener()

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        self._listeners[table].add(listener)

        def unsubscribe() -> None:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]  # or closed tables would add up

        return unsubscribe
