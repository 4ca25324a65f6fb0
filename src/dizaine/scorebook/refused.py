"""The errors for operations that are not carried out. Nothing has changed."""

from __future__ import annotations

from dizaine.scorekeeper.forms import Refused
from dizaine.table.refused import CommandRefused


class SheetRefused(CommandRefused):
    """The sheet or the book is not there, not open to this person, full, or has changed meanwhile."""


class NotPossible(Exception):
    """The rules do not allow a setup or an entry."""

    def __init__(self, refused: Refused, field: str = "") -> None:
        super().__init__(refused, field)
        self.refused = refused
        self.field = field
