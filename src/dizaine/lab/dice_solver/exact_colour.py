"""One turn at a collection of one colour: approximated with keeps of one colour, then made exact by the tensor."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

import numpy

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.colour_policy import colour_policy
from dizaine.lab.dice_solver.colour_turn import ColourTurn
from dizaine.lab.dice_solver.number_space import Floats
from dizaine.lab.dice_solver.tensor import Tensor
from dizaine.lab.dice_solver.turn import Outcome, Tick

EFFORT: Final = 90 / 7**10
"""Seconds for each entry of the tensor."""


class ExactColourTurn(ColourTurn):
    """A turn at one phase that requires one colour, with the best of all keeps."""

    def __init__(self, rules: Rules, phase: int, space: ColourArrays) -> None:
        super().__init__(rules, phase, space)
        self._tensor: Tensor | None = None
        self.effort = EFFORT * float(numpy.prod([len(faces) + 1.0 for faces in space.faces]))

    def exact(self, payoff: Floats, failure: float, tick: Tick) -> float | None:
        """The expected value of the best play with any keeps."""
        for _ in self.keep_tensors(payoff, failure, tick):
            pass
        return self._open().mean()

    def keep_tensors(self, payoff: Floats, failure: float, tick: Tick = lambda: None) -> Iterator[tuple[int, Tensor]]:
        """The values of all keeps at each decision, from the last to the first; in the end, the values of rolls."""
        tensor, scores = self._open(), self.scores
        rank, ends = scores.astype(numpy.float64), numpy.where(scores >= 0, payoff[scores], failure)
        tensor.fill(rank, ends)
        for decision in reversed(range(self.decisions)):
            tensor.average(tick)
            tensor.fill(rank, ends)  # keeping all dice means to stop (D3)
            yield decision, tensor
            tensor.choose(tick)

    def policy(self, payoff: Floats, failure: float, tick: Tick) -> Outcome:
        """The best play, with its keeps."""
        value, failing, decisions = colour_policy(self, self._open(), payoff, failure, tick)
        ends = [failure, *payoff[: self.scores.max() + 1]]
        scale = float(min(ends)), float(max(*ends, min(ends) + 1))
        arrays: dict[str, array[int]] = {}
        for decision, keeps in enumerate(decisions):
            arrays |= keeps.stored(decision, *scale)
        return Outcome(value, failing, arrays, scale)

    def release(self) -> None:
        """Free the memory of the tensor."""
        self._tensor = None

    def _open(self) -> Tensor:
        if self._tensor is None:
            self._tensor = Tensor(self.space.chances, self.halves)
        return self._tensor
