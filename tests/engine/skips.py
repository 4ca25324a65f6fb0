"""How skips go in each edition: against whom (K1, K6), and where the card ends up (K3)."""

from typing import Final, Literal

from dizaine.engine.cards.events import TurnLost

CHOSEN: Final = ("classic", "continental", "express", "dutch-original", "dutch+skip-chosen")
"""The skip lies in front of a player of one's choice."""
NEXT: Final = ("dutch", "classic+skip-next", "continental+skip-next", "express+skip-next")
"""The skip lies on the discard pile at once, against the next player."""


def served(edition: str) -> Literal["on", "under"]:
    """Where a skip goes that lay in front of a player."""
    return "under" if edition.startswith("continental") else "on"


def hits_the_next(edition: str) -> bool:
    """Whether a skip needs no name because it is the next player's."""
    name, *variants = edition.split("+")
    return "skip-next" in variants or (name == "dutch" and "skip-chosen" not in variants)


def skip_next(edition: str, seat: int) -> str:
    """The skip that costs the next player, who is this seat, the turn."""
    return "skip" if hits_the_next(edition) else f"skip {seat}"


def lost(edition: str, seat: int) -> TurnLost:
    """What is told when that turn is lost."""
    return TurnLost(seat, "" if hits_the_next(edition) else served(edition))
