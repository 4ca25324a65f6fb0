"""The pace of a table: how long it waits for people who are here, and before a bot moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

PaceName = Literal["off", "relaxed", "brisk", "instant"]


@dataclass(frozen=True, slots=True)
class Pace:
    """All values are seconds; None waits for ever."""

    think: float | None
    """For a person who is here. Nobody waits longer for one who is away, see `patience`."""
    claim: float
    """How long a discard can be claimed before the next bot draws (V3)."""
    bot: float
    """Before a bot moves, so that people can follow."""


PACES: Final = {
    "off": Pace(None, 8, 0.7),
    "relaxed": Pace(120, 8, 0.7),
    "brisk": Pace(30, 4, 0.4),
    "instant": Pace(None, 0.2, 0),
}
"""By name; `instant` is for programs."""
