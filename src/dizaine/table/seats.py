"""Who sits where: people by name, bots by name and kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

Kind = Literal["person", "simple", "greedy"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""People, and the bots that play cards (simple) and dice (greedy)."""

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
    kind: Kind = "person"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"


def seats_for(people: Sequence[str], players: int, bots: Kind = "simple") -> tuple[Seat, ...]:
    """The people in their order, then bots of one kind whose names nobody else has."""
    taken = {name.casefold() for name in people}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    others = [Seat(next(free), bots) for _ in range(players - len(people))]
    return (*(Seat(name) for name in people), *others)
