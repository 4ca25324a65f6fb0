"""The codes of tables that are being deleted: codes with small letters, as no room code is looked up with."""

from __future__ import annotations

from typing import Final

_PREFIX: Final = "deleted "


def retired_code(table: str) -> str:
    """The code of a table that is being deleted."""
    return _PREFIX + table


def is_retired(code: str) -> bool:
    """Whether a table is being deleted."""
    return code.startswith(_PREFIX)
