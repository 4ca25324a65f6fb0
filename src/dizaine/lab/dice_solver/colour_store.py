"""The best keeps at a collection of one colour: as the tensor gives them, and as they are stored."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

from dizaine.lab.dice_solver.number_space import Floats
from dizaine.players.dice.colour_tables import CHANCES, VALUES


@dataclass(frozen=True)
class ColourKeeps:
    """The best keeps of one decision, as in `ColourTables`, but with exact values and probabilities of failing."""

    masks: NDArray[numpy.uint16]
    values: Floats
    failings: Floats
    few_values: Floats
    few_failings: Floats
    odd_rolls: NDArray[numpy.int64]
    odd_masks: NDArray[numpy.uint16]
    odd_values: Floats
    odd_failings: Floats

    def stored(self, decision: int, lowest: float, highest: float) -> dict[str, array[int]]:
        """The arrays of `ColourTables`, from the lowest and the highest value of the end of a turn."""

        def share(values: Floats) -> Floats:
            return (values - lowest) / (highest - lowest)

        needed = slice(None) if decision else slice(0)
        odd_steps = numpy.diff(self.odd_rolls, prepend=0)
        columns = {
            "masks": _array("H", self.masks),
            "values": _array("I", share(self.values) * VALUES),
            "chances": _array("H", (1 - self.failings) * CHANCES),
            "few_values": _array("I", share(self.few_values) * VALUES),
            "few_chances": _array("H", (1 - self.few_failings) * CHANCES),
            "odd_steps": _array("I", odd_steps),
            "odd_masks": _array("H", self.odd_masks),
            "odd_values": _array("I", share(self.odd_values[needed]) * VALUES),
            "odd_chances": _array("H", (1 - self.odd_failings[needed]) * CHANCES),
        }
        return {f"{decision}-{name}": column for name, column in columns.items()}


def _array(typecode: str, numbers: NDArray[Any]) -> array[int]:
    highest = VALUES if typecode == "I" else (1 << 16) - 1
    return array(typecode, numpy.rint(numbers).clip(0, highest).astype(numpy.int64).tolist())
