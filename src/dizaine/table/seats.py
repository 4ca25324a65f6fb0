"""The seats of a game before it starts: the name on each, and whether a person or which bot sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dizaine.players.registry import USUAL

PERSON: Final = "person"
"""The kind of a seat where a person sits; every other kind is the name of a bot."""

BOT_NAMES: Final = (
    "Anouk",
    "Bram",
    "Clara",
    "Dieter",
    "Emma",
    "Félix",
    "Greta",
    "Hugo",
    "Inès",
    "Jonas",
    "Kim",
    "Lotte",
)
"""First names from the countries of the rule sheets; twice as many as there are seats."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. The name may be empty for a person who plays alone against bots."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def seats_for(people: Sequence[str], players: int, bots: Sequence[str] = (USUAL["cards"],)) -> tuple[Seat, ...]:
    """Seat the people in order, then bots with unused names; a short list of bots is repeated."""
    taken = {name.casefold() for name in people}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    others = [Seat(next(free), bots[number % len(bots)]) for number in range(players - len(people))]
    return (*(Seat(name) for name in people), *others)
