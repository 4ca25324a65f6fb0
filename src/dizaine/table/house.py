"""The house: what all tables of a server, or of a keyboard, share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dizaine.table.bus import Bus, LocalBus
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.thinking import Thinking
from dizaine.table.waits import Waits

LONGEST_LOG: Final = 60_000
"""Entries in a table's log, about 9 MB. A game of six is usually over after 2,000; six players who move at random, with
knocking, need up to 27,000."""


@dataclass(frozen=True, slots=True)
class House:
    """The bus, the bots that may be seated, where they think, how long tables wait, and what stays in memory."""

    bus: Bus = field(default_factory=LocalBus)
    roster: Roster = BUILT_IN_BOTS
    thinking: Thinking | None = None
    """Where bots and hints think; without it, each table thinks in a thread."""
    keeps_history: bool = False
    """Whether games hold all their rounds in memory, so that people can look back at them."""
    longest_log: int = LONGEST_LOG
    """Entries that the log of a table may have; after that the table is full."""
    waits: Waits = field(default_factory=Waits)
    """How long tables wait for people."""
