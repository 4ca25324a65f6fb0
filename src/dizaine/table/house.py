"""What all tables of a server, or of a keyboard, share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dizaine.table.bus import Bus, LocalBus
from dizaine.table.roster import OUR_PLAYERS, Roster


@dataclass(frozen=True, slots=True)
class House:
    """How news goes round, who may sit down as a bot, and how much is remembered."""

    bus: Bus = field(default_factory=LocalBus)
    roster: Roster = OUR_PLAYERS
    remembers: bool = False
    """Whether games keep all their rounds in memory, so that people can look back at them."""
