"""How much one client may ask of a server, so that no client can spoil it for the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.table.messages import LONGEST_FRAME

LONGEST_BODY: Final = 65_536
"""Bytes of an HTTP request's body."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All of them; a household or a club never notices."""

    openings: Rate = Rate(10, 0.1)
    """Tables that one address opens."""
    joins: Rate = Rate(20, 0.5)
    """Seats that one address takes."""
    lookups: Rate = Rate(200, 20)
    """Other requests of one address, and connections that it makes."""
    commands: Rate = Rate(60, 30)
    """Messages of one connection. Who sends faster is served more slowly, not refused."""
    emotes: Rate = Rate(3, 0.5)
    """Emotes of one connection."""
    connections: int = 5_000
    connections_of_address: int = 100
    waiting: int = 64
    """Messages of one connection that may wait, in each direction; who exceeds that is dropped."""
    longest_frame: int = LONGEST_FRAME
    longest_body: int = LONGEST_BODY
    hello_seconds: float = 10
    """Within which a connection must say who it is."""
    send_seconds: float = 20
    """After which a client that takes nothing is given up."""
    body_seconds: float = 10
    """Within which the body of a request must have come."""


UNLIMITED: Final = Rate(1e9, 1e9)
