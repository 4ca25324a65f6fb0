"""How skips work in each edition: against whom (K1, K6), and where the card ends up (K3)."""

from typing import Final, Literal

from dizaine.engine.cards.events import TurnLost

CHOSEN: Final = ("classic", "continental", "express", "dutch-original", "dutch+skip-chosen")
"""Editions in which the skip lies in front of a chosen player."""
NEXT: Final = ("dutch", "classic+skip-next", "continental+skip-next", "express+skip-next")
"""Editions in which the skip goes to the discard pile at once and hits the next player."""


def served(edition: str) -> Literal["on", "under"]:
    """Where a skip goes that has been in front of a player."""
    return "under" if edition.startswith("continental") else "on"


def hits_the_next(edition: str) -> bool:
    """Whether a skip names no target because it always hits the next player."""
    name, *variants = edition.split("+")
    return "skip-next" in variants or (name == "dutch" and "skip-chosen" not in variants)


def skip_next(edition: str, seat: int) -> str:
    """The skip move that costs the next player, who is this seat, the turn."""
    return "skip" if hits_the_next(edition) else f"skip {seat}"


def lost(edition: str, seat: int) -> TurnLost:
    """The events when that turn is lost."""
    return TurnLost(seat, "" if hits_the_next(edition) else served(edition))
