"""The interface of a turn, and its outcome under the best play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy
from numpy.typing import NDArray

from dizaine.lab.dice_solver.number_space import Floats
from dizaine.players.dice.colour_tables import Arrays

Tick = Callable[[], None]
"""Called often during the work, to show progress; it may raise an exception to end the work."""


@dataclass(frozen=True)
class Outcome:
    """The expected value of a turn, the probability that it fails, and what is stored of the best keeps."""

    value: float
    failing: float
    arrays: Arrays = field(default_factory=dict)
    scale: tuple[float, float] | None = None
    """The lowest and the highest value in the arrays; None if nothing is to be stored."""


class Turn(Protocol):
    """A turn at one phase. A score pays `payoff[score]`, failing pays `failure`."""

    scores: NDArray[numpy.int16]
    """The scores of rolls, or of the entries of one colour; -1 where the phase is not made."""
    effort: float
    """Roughly how many seconds it takes to solve a turn."""

    def play(self, payoff: Floats, failure: float) -> Outcome:
        """Good play, found quickly; it is the best play if `exact` returns None."""

    def exact(self, payoff: Floats, failure: float, tick: Tick) -> float | None:
        """The expected value of the best play, if `play` does not always find it."""

    def policy(self, payoff: Floats, failure: float, tick: Tick) -> Outcome:
        """The best play, with its keeps."""

    def release(self) -> None:
        """Free the memory of the exact play."""
