"""The base class of events. Each event knows what a seat may see of it; the user interfaces put it into words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened.

    >>> from dizaine import Event, Game
    >>> game = Game.new("classic", players=3, seed=7)
    >>> for event in game.apply("draw"):
    ...     print(isinstance(event, Event), event, event.seen_by(1))
    True CardDrawn(seat=0, card=Card('r11'), public=False) CardDrawn(seat=0, card=Card('?'), public=False)
    """

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None stands for a spectator."""
        return self
