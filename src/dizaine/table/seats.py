"""Who sits where: people by name, bots by name and kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dizaine.players.registry import USUAL

PERSON: Final = "person"
"""The kind of a seat where a person sits; all other kinds are names of players."""

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
"""Bots come from the countries of the rule sheets; there are twice as many names as seats."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table. A person who plays alone against bots needs no name."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def seats_for(people: Sequence[str], players: int, bots: Sequence[str] = (USUAL["cards"],)) -> tuple[Seat, ...]:
    """The people in their order, then bots whose names nobody else has; a short list of kinds is repeated."""
    taken = {name.casefold() for name in people}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    others = [Seat(next(free), bots[number % len(bots)]) for number in range(players - len(people))]
    return (*(Seat(name) for name in people), *others)
