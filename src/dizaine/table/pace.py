"""How long a table waits: for people who think, for people who are away, before a bot moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

PaceName = Literal["off", "relaxed", "brisk", "instant"]


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds; None waits for ever."""

    think: float | None
    """For a person who is there."""
    absent: float | None
    """For one who is not."""
    claim: float
    """How long a discard can be claimed before a bot draws (V3)."""
    bot: float
    """Before a bot moves, so that people can follow."""


PACES: Final = {
    "off": Pace(None, None, 8, 0.7),
    "relaxed": Pace(120, 30, 8, 0.7),
    "brisk": Pace(30, 10, 4, 0.4),
    "instant": Pace(None, None, 0.2, 0),
}
"""By name; `instant` is for programs."""
