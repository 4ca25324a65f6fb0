"""The patience of a table with people who are away: the host chooses it, and it is stored in the log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

USUAL_PATIENCE: Final = "usual"
PATIENCE: Final[Mapping[str, float | None]] = MappingProxyType(
    {"now": 3, "soon": 15, USUAL_PATIENCE: 45, "later": 120, "never": None}
)
"""By name: seconds before a bot plays for somebody who is away and has to move; None waits for ever."""


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a table waits for people. All values are seconds."""

    asleep: float = 60
    """How long somebody still counts as here whose page is out of sight, as on a phone with its screen off."""
    host: float = 45
    """How long the host is away before somebody else acts as host."""
    lost_link: float = 10
    """Before a bot plays, at a table that waits for ever, for somebody who waits for a new link: it becomes valid with
    the next deal, which may never come without a bot."""
    patience: Mapping[str, float | None] = field(default_factory=lambda: PATIENCE)
