"""The interface of the store for tables, behind which another database can replace SQLite."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from dizaine.rulebooks import DizaineError
from dizaine.table.fair import RoundSecret
from dizaine.table.log import AnyEntry, Opened
from dizaine.table.settings import Settings


class StoreError(DizaineError):
    """The store cannot be read or written; what was not acknowledged did not happen."""


class TableBusy(StoreError):
    """Another program is using the table."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry with its number in the log, and the command that caused it."""

    seq: int
    entry: AnyEntry
    seat: int = -1
    command: str = ""
    """The client's id of the command; empty for what the table does by itself."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is written together or not at all."""

    table: str
    lines: Sequence[LogLine]
    secrets: Sequence[RoundSecret] = ()
    """Secrets of rounds, new or with words added."""
    position: str = ""
    """A snapshot of the game after the last line, if a round has just begun."""
    position_events: int = 0
    """How many events the game had had by then."""
    code: str = ""
    """The room code, for a new table."""
    over: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything that is stored about a table."""

    table: str
    code: str
    lines: list[LogLine]
    secrets: dict[int, RoundSecret]
    position: str = ""
    position_seq: int = 0
    position_events: int = 0
    over: bool = False
    changed: float = field(default_factory=time.time)
    """When something was last written."""

    @property
    def settings(self) -> Settings:
        """What was agreed when the table was opened."""
        opened = self.lines[0].entry
        assert isinstance(opened, Opened), "a log begins with the opening"
        return opened.settings


class Store(Protocol):
    """Stores tables."""

    async def write(self, change: Change) -> None:
        """Write a change; once this returns, it survives a crash of this process. Raises `StoreError`."""

    async def load(self, table: str) -> StoredTable | None:
        """Read a table; None if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The id of the table with a room code. Raises `TableBusy` if another program is using it."""

    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writing works. Raises `StoreError`."""

    @property
    def backlog(self) -> int:
        """How many changes and questions wait."""

    async def close(self) -> None:
        """Finish all writes and release the file."""
