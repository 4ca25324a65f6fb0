"""The interface of the store for score sheets and books of evenings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import msgspec

from dizaine.scorebook.sheet_log import LogLine
from dizaine.scorekeeper.forms import Setup


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a sheet was opened with."""

    setup: Setup
    """As its keeper sent it."""
    book: str
    """The rulebook as it was then, so that the sheet stays the same whatever becomes of an edition."""


@dataclass(frozen=True, slots=True)
class SheetHead:
    """A stored sheet, without its log."""

    sheet: str
    """Its id."""
    code: str
    keeper: str
    """The hash of the keepers' token."""
    evenings: str
    """The hash of the secret of the book that it belongs to, or empty."""
    opened: float
    changed: float
    revision: int = 0


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """Everything that is stored about a sheet."""

    head: SheetHead
    opening: Opening
    lines: list[LogLine]


class SheetStore(Protocol):
    """Stores sheets and books. Whatever changes something is on disk once it returns. Raises `StoreError`."""

    async def open_sheet(self, head: SheetHead, opening: Opening) -> None:
        """Store a new sheet."""

    async def add(self, sheet: str, revision: int, line: LogLine) -> None:
        """Add a line to the log of a sheet; `revision` is its number."""

    async def head(self, code: str) -> SheetHead | None:
        """The head of the sheet with a code, if there is one."""

    async def load(self, sheet: str) -> StoredSheet | None:
        """Read a sheet, if there is one."""

    async def retire(self, head: SheetHead) -> bool:
        """Take a sheet's code away and its book, so that nobody finds it; False if it has changed since."""

    async def erase(self, sheet: str, count: int) -> bool:
        """Delete so many lines of a retired sheet; returns whether it is gone altogether."""

    async def heads(self, after: str, count: int) -> list[SheetHead]:
        """The next sheets after an id that belong to no book, in the order of ids; retired ones included."""

    async def open_evenings(self, evenings: str, opened: float) -> None:
        """Store a new book of evenings."""

    async def has_evenings(self, evenings: str) -> bool:
        """Whether there is such a book."""

    async def sheets_of(self, evenings: str) -> list[SheetHead]:
        """The sheets of a book, the latest first."""

    async def close_evenings(self, evenings: str) -> list[str]:
        """Delete a book and retire all its sheets, together; returns their ids."""
