"""Limits on what one client may ask of a server, so that it cannot block the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.table.messages import LONGEST_FRAME

LONGEST_BODY: Final = 65_536
"""Most bytes in the body of an HTTP request."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many at once, and how many per second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits; a household or a club never reaches them."""

    openings: Rate = Rate(10, 0.1)
    """Tables that one address may open."""
    joins: Rate = Rate(20, 0.5)
    """Seats that one address may take."""
    lookups: Rate = Rate(200, 20)
    """Other requests and new connections of one address."""
    commands: Rate = Rate(60, 30)
    """Messages of one connection; a faster client is slowed down, not refused."""
    emotes: Rate = Rate(3, 0.5)
    """Emotes of one connection."""
    wrong_codes: Rate = Rate(300, 2)
    """Wrong room codes of all addresses together."""
    wrong_codes_of_address: int = 10
    """Wrong room codes of one address; after each further one it has to wait twice as long."""
    guess_seconds: float = 600
    """The longest that it has to wait."""
    code_seconds: float = 24 * 3600
    """How long a room code works for strangers after the last change at a table where nobody sits."""
    connections: int = 5_000
    connections_of_address: int = 100
    waiting: int = 64
    """Messages of one connection that may wait in each direction; a client that exceeds this is dropped."""
    longest_frame: int = LONGEST_FRAME
    longest_body: int = LONGEST_BODY
    hello_seconds: float = 10
    """How long a connection may wait before its hello."""
    send_seconds: float = 20
    """How long a client may accept nothing before it is dropped."""
    body_seconds: float = 10
    """How long the body of a request may take."""


UNLIMITED: Final = Rate(1e9, 1e9)
