"""The interface of the store for tables, behind which another database can replace SQLite."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from dizaine.rulebooks import DizaineError
from dizaine.table.fair import RoundSecret
from dizaine.table.log import AnyEntry, Moved, Opened, Started, TakenBack
from dizaine.table.settings import Settings

RETRY: Final = 1.0
"""Seconds before something that happens by itself is tried again, after the store failed."""


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
    written: float = field(default=0.0, compare=False)
    """When it was stored, in seconds since 1970; 0 before that."""


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
    rewritten: Sequence[LogLine] = ()
    """Earlier lines that take the place of those with the same numbers, because somebody's name must go."""
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
    at_keyboard: bool = False
    """Whether it is also a saved game of the computer's owner."""
    changed: float = field(default_factory=time.time)
    """When something was last written."""

    @property
    def settings(self) -> Settings:
        """What was agreed when the table was opened."""
        opened = self.lines[0].entry
        assert isinstance(opened, Opened), "a log begins with the opening"
        return opened.settings

    @property
    def previous(self) -> str:
        """The code of the table before, if this is a rematch."""
        opened = self.lines[0].entry
        return opened.previous if isinstance(opened, Opened) else ""

    def record_lines(self) -> tuple[list[str], int]:
        """The lines of the game's record, and how many of them the stored position replaces."""
        standing = self.standing()
        record = [text for _, entry in standing for text in entry.lines]
        return record, sum(len(entry.lines) for seq, entry in standing if seq <= self.position_seq)

    def standing(self) -> list[tuple[int, Started | Moved]]:
        """The start of the game and the moves that stood, with their numbers; without those that were taken back."""
        standing: list[tuple[int, Started | Moved]] = []
        for line in self.lines:
            if isinstance(line.entry, Started | Moved):
                standing.append((line.seq, line.entry))
            elif isinstance(line.entry, TakenBack):
                standing.pop()
        return standing


@dataclass(frozen=True, slots=True)
class TableDate:
    """A stored table and when it last changed."""

    table: str
    code: str
    changed: float


class Store(Protocol):
    """Stores tables."""

    async def write(self, change: Change) -> None:
        """Write a change; once this returns, it survives a crash of this process. Raises `StoreError`."""

    async def load(self, table: str) -> StoredTable | None:
        """Read a table; None if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The id of the table with a room code. Raises `TableBusy` if another program is using it."""

    async def dates(self, after: str, count: int) -> list[TableDate]:
        """The next tables after an id, in the order of ids; without those that are played at a keyboard."""

    async def retire(self, date: TableDate) -> bool:
        """Take a table's code away, so that nobody finds it any more; False if it has changed since that date."""

    async def erase(self, table: str, count: int) -> bool:
        """Delete so many lines of a retired table; returns whether the table is gone altogether."""

    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writing works. Raises `StoreError`."""

    @property
    def backlog(self) -> int:
        """How many changes and questions wait."""

    async def close(self) -> None:
        """Finish all writes and release the file."""
