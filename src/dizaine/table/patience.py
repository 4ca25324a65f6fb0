"""The patience of a table with people who are away: the host chooses it, and it is stored in the log."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

USUAL_PATIENCE: Final = "usual"
PATIENCE: Final[Mapping[str, float | None]] = MappingProxyType(
    {"now": 3, "soon": 15, USUAL_PATIENCE: 45, "later": 120, "never": None}
)
"""By name: seconds before a bot plays for somebody who is away and has to move; None waits for ever."""
