"""One turn at a collection of one colour: approximated with keeps of one colour, then made exact by the tensor."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

import numpy

from dizaine.engine.dice.compiled_rules import Rules
from dizaine.lab.dice_solver.colour_policy import colour_policy
from dizaine.lab.dice_solver.colour_turn import ColourTurn
from dizaine.lab.dice_solver.tensor import Tensor
from dizaine.lab.dice_solver.turn import Outcome, Tick
from dizaine.players.dice.colour_space import ColourSpace
from dizaine.players.dice.colour_tables import ColourTables
from dizaine.players.dice.space import Floats

EFFORT: Final = 90 / 7**10
"""Seconds for each entry of the tensor."""


class ExactColourTurn(ColourTurn):
    """A turn at one phase that requires one colour, with the best of all keeps."""

    def __init__(self, rules: Rules, phase: int, space: ColourSpace) -> None:
        super().__init__(rules, phase, space)
        self._tensor: Tensor | None = None
        self.effort = EFFORT * float(numpy.prod([len(faces) + 1.0 for faces in space.faces]))

    def exact(self, payoff: Floats, failure: float, tick: Tick) -> float | None:
        """The expected value of the best play with any keeps."""
        tensor, scores = self._open(), self.scores
        rank, ends = scores.astype(numpy.float64), numpy.where(scores >= 0, payoff[scores], failure)
        tensor.fill(rank, ends)
        for _ in range(self.decisions):
            tensor.average(tick)
            tensor.fill(rank, ends)  # keeping all dice means to stop (D3)
            tensor.choose(tick)
        return tensor.mean()

    def policy(self, payoff: Floats, failure: float, tick: Tick) -> Outcome:
        """The best play, with its keeps."""
        value, failing, tables = colour_policy(self, self._open(), payoff, failure, tick)
        names = [field.name for field in fields(ColourTables)]
        keeps = {f"{decision}-{name}": getattr(table, name) for decision, table in enumerate(tables) for name in names}
        return Outcome(value, failing, keeps)

    def release(self) -> None:
        """Free the memory of the tensor."""
        self._tensor = None

    def _open(self) -> Tensor:
        if self._tensor is None:
            self._tensor = Tensor(self.space.chances, self.halves)
        return self._tensor
