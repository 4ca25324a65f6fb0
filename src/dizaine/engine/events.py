"""What happened, as typed events. Each knows what another seat may see of it; faces translate them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    def seen_by(self, seat: int | None) -> Event:
        """What a seat, or with None a spectator, sees of it."""
        return self
