"""How those who look at a table hear that there is something new. The seam for servers of several processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[], None]


class Bus(Protocol):
    """Carries the news that there are news, and nothing else: what they are, each listener asks the table."""

    def publish(self, table: str) -> None:
        """Something is new at a table."""

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Be called whenever something is new at a table; returns the way to stop that."""


class LocalBus:
    """Within one process: listeners are called at once."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    def publish(self, table: str) -> None:
        """Something is new at a table."""
        for listener in list(self._listeners.get(table, ())):
            listener()

    def subscribe(self, table: str, listener: Listener) -> Callable[[], None]:
        """Be called whenever something is new at a table; returns the way to stop that."""
        self._listeners[table].add(listener)

        def stop() -> None:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]  # tables come and go

        return stop
