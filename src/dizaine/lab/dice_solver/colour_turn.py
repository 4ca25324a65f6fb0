"""One turn at a collection of one colour, played as well as possible with keeps of one colour.

The sum over all rolls is taken once for all keeps: each roll adds its worth to one entry of each colour, that of the
dice which show the colour, and summing the entries over the dice that a keep leaves open gives what the keep is worth.
Whether a keep of several colours could ever be better is for the tensor to say (see `tensor`).
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from dizaine.engine.compiled import compile_rules, to_rows
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.scoring import score_colour
from dizaine.engine.dice.workspace import Workspace
from dizaine.lab.dice_solver.machine_code import code_folder, compiled
from dizaine.lab.dice_solver.turn import Outcome
from dizaine.players.dice.colour_space import ColourSpace
from dizaine.players.dice.space import Floats, Integers


class ColourTurn:
    """The turn at one phase that asks for one colour."""

    def __init__(self, rules: Rules, phase: int, space: ColourSpace) -> None:
        self.space = space
        self.decisions = rules.rolls - 1
        self.wanted = rules.group_size[phase][0]
        self.scores = score_entries(rules, phase, space)
        middle = (rules.dice + 1) // 2
        left, left_chances = space.half_rolls(range(middle))
        right, right_chances = space.half_rolls(range(middle, rules.dice))
        self.halves = (left + space.start[:-1], left_chances, right, right_chances)
        self._share = numpy.concatenate([share_of_keeps(space, colour) for colour in range(space.colours)])

    def play(self, worth: Floats, failure: float) -> Outcome:
        """The best expectation of a turn, if a score is worth `worth[score]` and failing is worth `failure`."""
        made = self.scores >= 0
        value = numpy.where(made, worth[self.scores], failure)
        failing = (~made).astype(numpy.float64)
        rank = self.scores.astype(numpy.float64)  # the best score counts, whatever it is worth (D6)
        for _ in range(self.decisions):
            kept, kept_failing = self.keep(rank, value, failing)
            best = best_keeps(self.space, kept)
            rank = value = kept[best]
            failing = kept_failing[best]
        return Outcome(*average(rank, value, failing, *self.halves))

    def keep(self, rank: Floats, value: Floats, failing: Floats) -> tuple[Floats, Floats]:
        """What each keep is worth, from what rolls are worth: the entry of the highest rank speaks for a roll."""
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


def score_entries(rules: Rules, phase: int, space: ColourSpace) -> NDArray[numpy.int16]:
    """The score of each entry in its colour, by the engine's own rule; -1 where the phase is not made."""
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


def share_of_keeps(space: ColourSpace, colour: int) -> Floats:
    """The probability that the dice of each keep of a colour show what they show."""
    share = numpy.ones(1)
    for die, faces in enumerate(space.faces):
        own = [place for place, face in enumerate(faces) if space.step[colour, die, face]]
        share = numpy.multiply.outer(share, numpy.concatenate([[1.0], space.chances[die][own]]))
    return share.ravel()


def best_keeps(space: ColourSpace, kept: Floats) -> NDArray[numpy.int32]:
    """For each entry, as what the dice show, the best keep of some of them."""
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
    """Add what each roll is worth to its entries in all colours."""
    colours = left.shape[1]
    for one in range(len(left)):
        for other in range(len(right)):
            best = left[one, 0] + right[other, 0]
            for colour in range(1, colours):
                entry = left[one, colour] + right[other, colour]
                if rank[entry] > rank[best]:
                    best = entry
            chance = left_chances[one] * right_chances[other]
            worth, lost = chance * value[best], chance * failing[best]
            for colour in range(colours):
                entry = left[one, colour] + right[other, colour]
                value_sums[entry] += worth
                failing_sums[entry] += lost


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
    """What all rolls are worth on average."""
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
