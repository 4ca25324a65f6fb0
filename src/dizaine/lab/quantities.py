"""The numbers that a report tells of a kind of game, as data: what is counted, how it is told, and where."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from dizaine.lab.estimates import Estimate, Moments, wilson

Form = Literal["chance", "share", "mean"]
"""The chance of what happens in a game or not; a part of its base; as much as there is for each of its base."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """A measure in relation to its base. Of those by seat or phase, the measure is that of the first."""

    name: str
    measure: int
    form: Form = "mean"
    digits: int = 1
    least: float = 0
    """The least that a mean can be."""
    column: str = ""
    """The heading in tables, where it is not the name."""
    scale: str = ""
    """The words below the scale of a plot."""
    alone: bool = True
    """Whether it also says something where somebody plays alone."""

    def estimate(self, moments: Moments) -> Estimate:
        """What all games say."""
        if self.form == "chance":
            return wilson(moments.x, moments.games)
        return moments.share() if self.form == "share" else moments.ratio().within(self.least)

    @property
    def heading(self) -> str:
        """The end of the message above its column."""
        return self.column or self.name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Spread:
    """How often a number came out, as a histogram that a tally keeps, by seat or phase if there are several."""

    name: str
    fields: Callable[[Any, int], Sequence[int]]
    step: int = 1
    """What a field is wide."""

    def counts(self, tally: Any, index: int = 0) -> dict[int, int]:
        """The fields that are not empty."""
        return {self.step * field: count for field, count in enumerate(self.fields(tally, index)) if count}


@dataclass(frozen=True, slots=True)
class Quantities:
    """All that is told of the games of a kind."""

    overview: tuple[Quantity, ...]
    seats: tuple[Quantity, ...]
    """The last one is the points at the end, which are also told bot by bot."""
    phases: tuple[Quantity, ...]
    phase_counts: tuple[tuple[str, int], ...]
    """Names and measures of what is told as a bare number."""
    phase_note: str
    """The message that says what the numbers of the phases are."""
    spreads: tuple[Spread, ...] = ()
    seat_spreads: tuple[Spread, ...] = ()
    phase_spreads: tuple[Spread, ...] = ()


GAMES_WON: Final = "games_won"
UNBOUND: Final = -math.inf
