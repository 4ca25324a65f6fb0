"""Where tables are kept. The seam behind which another database can take SQLite's place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from dizaine.rulebooks import DizaineError
from dizaine.table.fair import RoundSecret
from dizaine.table.log import AnyEntry, Opened, Settings


class StoreError(DizaineError):
    """Nothing can be kept or read; what was not acknowledged did not happen."""


class TableBusy(StoreError):
    """Another program has a table for itself."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """An entry with its number in the table's log, and the command that it answers."""

    seq: int
    entry: AnyEntry
    seat: int = -1
    command: str = ""
    """The id that the client gave its command; empty for what the table does by itself."""


@dataclass(frozen=True, slots=True)
class Change:
    """What belongs together and is kept whole or not at all."""

    table: str
    lines: Sequence[LogLine]
    secrets: Sequence[RoundSecret] = ()
    """Secrets of rounds, new or with words added."""
    position: str = ""
    """A snapshot of the game after the last line, where a round has just begun."""
    position_events: int = 0
    """How many events the game has had until then."""
    code: str = ""
    """The room code, for a table that is opened."""
    over: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything that is kept about a table."""

    table: str
    code: str
    lines: list[LogLine]
    secrets: dict[int, RoundSecret]
    position: str = ""
    position_seq: int = 0
    position_events: int = 0
    over: bool = False

    @property
    def settings(self) -> Settings:
        """What was agreed when the table was opened."""
        opened = self.lines[0].entry
        assert isinstance(opened, Opened), "a log begins with the opening"
        return opened.settings


class Store(Protocol):
    """Keeps tables."""

    async def write(self, change: Change) -> None:
        """Keep a change; when this returns, it survives whatever happens to this process. Raises `StoreError`."""

    async def load(self, table: str) -> StoredTable | None:
        """Everything about a table."""

    async def find(self, code: str) -> str | None:
        """The table with a room code. Raises `TableBusy` if another program has it."""

    async def close(self) -> None:
        """Let go of everything."""
