"""How long a table waits for people: for those who are away, who read or think, and who come to the next game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dizaine.table.patience import PATIENCE


@dataclass(frozen=True, slots=True)
class Waits:
    """All values are seconds."""

    asleep: float = 60
    """How long somebody still counts as here whose page is out of sight, as on a phone with its screen off."""
    host: float = 45
    """How long the host is away before somebody else acts as host."""
    lost_link: float = 10
    """Before a bot plays, at a table that waits for ever, for somebody who waits for a new link: it becomes valid with
    the next deal, which may never come without a bot."""
    patience: Mapping[str, float | None] = field(default_factory=lambda: PATIENCE)
    summary: float = 20
    """How long the game waits after a round for people who read its summary."""
    consider: float = 5
    """How much longer a discard can be claimed before a bot draws, once somebody considers it."""
    lobby: float = 5
    """How long everybody sees who is in before a rematch starts by itself: enough to say wait, and no longer."""
