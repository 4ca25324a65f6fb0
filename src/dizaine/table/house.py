"""What all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from dizaine.table.bus import Bus, LocalBus
from dizaine.table.roster import OUR_PLAYERS, Roster


@dataclass(frozen=True, slots=True)
class House:
    """How news goes round, and who may sit down as a bot."""

    bus: Bus = field(default_factory=LocalBus)
    roster: Roster = OUR_PLAYERS
