"""The quantities that a report gives for a kind of game, as data."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from dizaine.lab.estimates import Estimate, Moments, wilson

Form = Literal["chance", "share", "mean"]
"""The chance of something that a game has or not; a part of the base; an amount for each unit of the base."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """A measure in relation to its base. For a quantity by seat or phase, `measure` is that of the first."""

    name: str
    measure: int
    form: Form = "mean"
    digits: int = 1
    least: float = 0
    """The least possible mean."""
    column: str = ""
    """The heading in tables, if it is not the name."""
    scale: str = ""
    """The end of the message id for the axis of a plot."""
    alone: bool = True
    """Whether it makes sense for a single player."""

    def estimate(self, moments: Moments) -> Estimate:
        """The estimate from all games."""
        if self.form == "chance":
            return wilson(moments.x, moments.games)
        return moments.share() if self.form == "share" else moments.ratio().within(self.least)

    @property
    def heading(self) -> str:
        """The end of the message id for its column."""
        return self.column or self.name.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Spread:
    """A histogram in a tally, possibly by seat or phase."""

    name: str
    fields: Callable[[Any, int], Sequence[int]]
    step: int = 1
    """The width of a field."""

    def counts(self, tally: Any, index: int = 0) -> dict[int, int]:
        """The counts of the fields that are not empty, by the start of the field."""
        return {self.step * field: count for field, count in enumerate(self.fields(tally, index)) if count}


@dataclass(frozen=True, slots=True)
class Quantities:
    """All quantities of a kind of game."""

    overview: tuple[Quantity, ...]
    seats: tuple[Quantity, ...]
    """The last one is the points at the end, which are also reported for each bot."""
    phases: tuple[Quantity, ...]
    phase_counts: tuple[tuple[str, int], ...]
    """Names and measures of plain counts."""
    phase_note: str
    """The id of the message that explains the numbers of the phases."""
    spreads: tuple[Spread, ...] = ()
    seat_spreads: tuple[Spread, ...] = ()
    phase_spreads: tuple[Spread, ...] = ()


GAMES_WON: Final = "games_won"
UNBOUND: Final = -math.inf
