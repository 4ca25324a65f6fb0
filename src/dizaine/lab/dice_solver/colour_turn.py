"""The best play of one turn at a collection of one colour with keeps of one colour.

The sum over all rolls is computed once for all keeps. Each roll adds its value to one entry of each colour: that of the
dice which show the colour. Summing the entries over the dice that a keep leaves open gives the value of the keep. Keeps
of several colours, which are sometimes better, are left to the tensor (see `tensor`).
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from dizaine.engine.compiled import compile_rules, to_rows
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scoring import score_colour
from dizaine.engine.dice.workspace import Workspace
from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.machine_code import code_folder, compiled
from dizaine.lab.dice_solver.number_space import Floats, Integers
from dizaine.lab.dice_solver.turn import Outcome


class ColourTurn:
    """A turn at one phase that requires one colour."""

    def __init__(self, rules: Rules, phase: int, space: ColourArrays) -> None:
        self.space = space
        self.decisions = rules.rolls - 1
        self.wanted = rules.group_size[phase][0]
        self.scores = score_entries(rules, phase, space)
        middle = (rules.dice + 1) // 2
        left, left_chances = space.half_rolls(range(middle))
        right, right_chances = space.half_rolls(range(middle, rules.dice))
        self.halves = (left + space.start[:-1], left_chances, right, right_chances)
        self._share = numpy.concatenate([share_of_keeps(space, colour) for colour in range(space.colours)])

    def play(self, payoff: Floats, failure: float) -> Outcome:
        """The best play with keeps of one colour."""
        made = self.scores >= 0
        value = numpy.where(made, payoff[self.scores], failure)
        failing = (~made).astype(numpy.float64)
        rank = self.scores.astype(numpy.float64)  # the best score counts, even if another one pays more (D6)
        for _ in range(self.decisions):
            kept, kept_failing = self.keep(rank, value, failing)
            best = best_keeps(self.space, kept)
            rank = value = kept[best]
            failing = kept_failing[best]
        return Outcome(*average(rank, value, failing, *self.halves))

    def keep(self, rank: Floats, value: Floats, failing: Floats) -> tuple[Floats, Floats]:
        """The value of each keep, from the values of rolls. A roll has the value of its entry with the highest rank."""
        value_sums, failing_sums = numpy.zeros(self.space.size), numpy.zeros(self.space.size)
        add_rolls(rank, value, failing, *self.halves, value_sums, failing_sums)
        for sums in (value_sums, failing_sums):
            for colour in range(self.space.colours):
                table = self.space.table(sums, colour)
                for die in range(table.ndim):
                    view = numpy.moveaxis(table, die, 0)
                    view[0] = view.sum(axis=0)
            sums /= self._share
        return value_sums, failing_sums


def score_entries(rules: Rules, phase: int, space: ColourArrays) -> NDArray[numpy.int16]:
    """The score of each entry in its colour, by the engine's rule; -1 where the phase is not made."""
    scores = numpy.zeros(space.size, dtype=numpy.int16)
    faces = numpy.full((space.size, 10), -1, dtype=numpy.int8)
    colour_of = numpy.zeros(space.size, dtype=numpy.int8)
    for colour in range(space.colours):
        begin, end = space.start[colour], space.start[colour + 1]
        colour_of[begin:end] = colour
        for die, places in enumerate(numpy.unravel_index(numpy.arange(end - begin), space.shape(colour))):
            own = [face for face in space.faces[die] if rules.face_colour[die][face] == colour]
            faces[begin:end, die] = numpy.array([-1, *own], dtype=numpy.int8)[places]
    functions = compile_rules(enter_colour_scores, cache=code_folder())
    functions["enter_colour_scores"](to_rows(rules), to_rows(Workspace()), phase, colour_of, faces, scores)
    return scores


def enter_colour_scores(rules: Any, works: Any, phase: int, colours: Any, faces: Any, scores: Any) -> None:
    """`score_colour` for many entries."""
    for entry in range(len(faces)):
        scores[entry] = score_colour(rules[0], works[0], phase, colours[entry], faces[entry])


def share_of_keeps(space: ColourArrays, colour: int) -> Floats:
    """For each keep of a colour, the probability that its dice show its faces."""
    share = numpy.ones(1)
    for die, faces in enumerate(space.faces):
        own = [place for place, face in enumerate(faces) if space.step[colour, die, face]]
        share = numpy.multiply.outer(share, numpy.concatenate([[1.0], space.chances[die][own]]))
    return share.ravel()


def best_keeps(space: ColourArrays, kept: Floats) -> NDArray[numpy.int32]:
    """The best keep for each entry, read as what the dice show."""
    best = numpy.arange(space.size, dtype=numpy.int32)
    value = kept.copy()
    for colour in range(space.colours):
        table, chosen = space.table(value, colour), space.table(best, colour)
        for die in range(table.ndim):
            values, choices = numpy.moveaxis(table, die, 0), numpy.moveaxis(chosen, die, 0)
            for option in range(1, len(values)):
                without = values[0] > values[option]
                values[option][without] = values[0][without]
                choices[option][without] = choices[0][without]
    return best


@compiled
def add_rolls(
    rank: Floats,
    value: Floats,
    failing: Floats,
    left: Integers,
    left_chances: Floats,
    right: Integers,
    right_chances: Floats,
    value_sums: Floats,
    failing_sums: Floats,
) -> None:
    """Add the value of each roll to its entries in all colours."""
    colours = left.shape[1]
    for one in range(len(left)):
        for other in range(len(right)):
            best = left[one, 0] + right[other, 0]
            for colour in range(1, colours):
                entry = left[one, colour] + right[other, colour]
                if rank[entry] > rank[best]:
                    best = entry
            chance = left_chances[one] * right_chances[other]
            value_part, failing_part = chance * value[best], chance * failing[best]
            for colour in range(colours):
                entry = left[one, colour] + right[other, colour]
                value_sums[entry] += value_part
                failing_sums[entry] += failing_part


@compiled
def average(
    rank: Floats,
    value: Floats,
    failing: Floats,
    left: Integers,
    left_chances: Floats,
    right: Integers,
    right_chances: Floats,
) -> tuple[float, float]:
    """The mean value of all rolls, and the mean probability of failing."""
    colours = left.shape[1]
    mean, failing_mean = 0.0, 0.0
    for one in range(len(left)):
        row, failing_row = 0.0, 0.0
        for other in range(len(right)):
            best = left[one, 0] + right[other, 0]
            for colour in range(1, colours):
                entry = left[one, colour] + right[other, colour]
                if rank[entry] > rank[best]:
                    best = entry
            row += right_chances[other] * value[best]
            failing_row += right_chances[other] * failing[best]
        mean += left_chances[one] * row
        failing_mean += left_chances[one] * failing_row
    return mean, failing_mean
