"""What a turn comes to when it is played as well as possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy
from numpy.typing import NDArray

from dizaine.players.dice.space import Floats

Tick = Callable[[], None]
"""Called again and again while the work goes on; it may raise what it likes to end it."""


@dataclass(frozen=True)
class Outcome:
    """The expectation of a turn, the probability that it fails, and the best keeps as they are stored."""

    value: float
    failing: float
    keeps: Mapping[str, NDArray[Any]] = field(default_factory=dict)


class Turn(Protocol):
    """A turn at one phase. A score is worth `worth[score]`, failing is worth `failure`."""

    scores: NDArray[numpy.int16]
    """Of rolls, or of what rolls show in one colour; -1 where the phase is not made."""
    effort: float
    """About how long it takes to solve a turn, in seconds."""

    def play(self, worth: Floats, failure: float) -> Outcome:
        """Good play, quickly found; the best where `exact` has nothing to add."""

    def exact(self, worth: Floats, failure: float, tick: Tick) -> float | None:
        """The expectation of the best play, where `play` does not always find it."""

    def policy(self, worth: Floats, failure: float, tick: Tick) -> Outcome:
        """The best play, with its keeps."""

    def release(self) -> None:
        """Give back the memory that the exact play takes."""
