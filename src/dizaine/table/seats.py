"""Who sits where: people by name, bots by name and kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

Kind = Literal["person", "easy", "greedy", "steady", "expert"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""People, and the bots that play cards; of them, greedy plays dice too."""
CARD_BOTS: Final[tuple[Kind, ...]] = KINDS[1:]
DICE_BOTS: Final[tuple[Kind, ...]] = ("greedy",)
USUAL: Final[Kind] = "steady"
"""The bot of card games, where nothing else is said."""

FORMER_NAMES: Final = {"simple": "greedy"}
"""What bots are called in older logs and saved games."""

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


def seats_for(people: Sequence[str], players: int, bots: Sequence[Kind] = (USUAL,)) -> tuple[Seat, ...]:
    """The people in their order, then bots whose names nobody else has; a short list of kinds is repeated."""
    taken = {name.casefold() for name in people}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    others = [Seat(next(free), bots[number % len(bots)]) for number in range(players - len(people))]
    return (*(Seat(name) for name in people), *others)
