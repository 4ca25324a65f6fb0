"""How long a table rests, so that people can read and think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rests:
    """All values are seconds."""

    summary: float = 20
    """How long the game waits after a round for people who read its summary."""
    consider: float = 5
    """How much longer a discard can be claimed before a bot draws, once somebody considers it."""
