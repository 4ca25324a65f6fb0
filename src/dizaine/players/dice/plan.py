"""How dice that lie on the table fill the places of a phase: the arrangement that the greedy player would keep."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.shapes import COLLECTION, RUN, family_of
from dizaine.players.dice.policies import fit_best_colour, fit_groups
from dizaine.views.dice.view import DiceView

EMPTY: Final = 0
"""In place of a die, which are counted from 1."""
_UNUSED: Final = -1


class PlannedPlace(NamedTuple):
    """A place of a group, and what it asks for. A die may stand in it."""

    die: int
    number: int
    """0 for any."""


class PlannedGroup(NamedTuple):
    """A group of the phase. While no die decides it, it has neither number nor colour."""

    shape: str
    """set, run or colour, as in `DiceGroup`."""
    number: int
    """Of a set; the lowest of a run."""
    colour: str
    places: tuple[PlannedPlace, ...]


def plan_phase(view: DiceView, unused: Collection[int] = ()) -> tuple[PlannedGroup, ...]:
    """The groups of the phase of this turn, filled with as many dice as possible, and of equals with most points.

    Some dice, counted from 1, may be left out.
    """
    rules, work, phase = view.rules, Workspace(), view.state.phase[view.state.seat]
    face = [_UNUSED if die in unused else face for die, face in enumerate(view.state.face, 1)]
    fit = fit_best_colour if family_of(rules.group_shape[phase][0]) == COLLECTION else fit_groups
    fit(rules, work, phase, face)
    return tuple(_planned(view, work, phase, group) for group in range(rules.group_count[phase]))


def _planned(view: DiceView, work: Workspace, phase: int, group: int) -> PlannedGroup:
    rules, book = view.rules, view.rulebook
    size, family = rules.group_size[phase][group], family_of(rules.group_shape[phase][group])
    used = [die for die in range(1, rules.dice + 1) if work.used[die - 1] == group + 1]
    if family == COLLECTION:
        places = tuple(PlannedPlace(die, 0) for die in used + [EMPTY] * (size - len(used)))
        return PlannedGroup("colour", 0, book.colours[work.colour] if used else "", places)
    shape = "run" if family == RUN else "set"
    natural = [die for die in used if view.dice[die - 1].number]
    wild = [die for die in used if die not in natural]
    lowest = work.number[group] if natural else 0
    standing: list[PlannedPlace] = []
    for place in range(size):
        number = lowest and lowest + (place if family == RUN else 0)
        fitting = [die for die in natural if view.dice[die - 1].number == number]
        die = fitting[0] if fitting else EMPTY
        if fitting:
            natural.remove(die)
        standing.append(PlannedPlace(die, number))
    for place, (die, number) in enumerate(standing):
        if die == EMPTY and wild:
            standing[place] = PlannedPlace(wild.pop(0), number)
    return PlannedGroup(shape, lowest, "", tuple(standing))
