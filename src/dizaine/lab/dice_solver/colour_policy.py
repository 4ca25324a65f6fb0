"""The best keeps at a collection of one colour, taken from the tensor into tables that are small enough to store.

Two families of keeps have tables by colour. The first keeps dice of one colour and rolls all others. The second also
keeps dice of other colours, so that they cannot complete the phase with a low score where failing is better; it is used
for the last decision only, and only if so many dice are kept that no other colour can be made. The few rolls for which
the tensor has a better keep than both families are listed one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from dizaine.lab.dice_solver.colour_arrays import ColourArrays
from dizaine.lab.dice_solver.colour_store import ColourKeeps
from dizaine.lab.dice_solver.colour_turn import ColourTurn, best_keeps
from dizaine.lab.dice_solver.number_space import Floats
from dizaine.lab.dice_solver.tensor import Masks, Positions, Tensor
from dizaine.lab.dice_solver.turn import Tick

LEAST_GAIN: Final = 1e-9
"""By how much another keep must be better to be listed: far more than rounding errors, far too little to matter."""


@dataclass(frozen=True)
class Draft:
    """The keeps of one decision, before their probabilities of failing are known."""

    masks: Masks
    values: Floats
    places: Positions  # the positions of the keeps in the tensor
    few_values: Floats
    odd_rolls: Positions
    odd_places: Positions  # the positions of the rolls in the tensor
    odd_masks: Masks
    odd_values: Floats


class Family(NamedTuple):
    """A keep for each entry: the dice to keep as bits, the value, and the position in the tensor."""

    masks: Masks
    values: Floats
    places: Positions


def colour_policy(
    turn: ColourTurn, tensor: Tensor, payoff: Floats, failure: float, tick: Tick
) -> tuple[float, float, tuple[ColourKeeps, ...]]:
    """The value of a turn, its probability of failing, and the tables of each decision."""
    made = turn.scores >= 0
    rank = turn.scores.astype(numpy.float64)
    few = _few_places(turn.space, tensor)
    ends, failed = numpy.where(made, payoff[turn.scores], failure), (~made).astype(numpy.float64)
    tensor.fill(rank, ends)
    drafts: list[Draft] = []
    for _ in range(turn.decisions):
        tensor.average(tick)
        tensor.fill(rank, ends)  # keeping all dice means to stop (D3)
        family = _one_colour(turn.space, tensor)
        if not drafts:
            family = _better(family, _blocking(turn, tensor, payoff, failure))
        few_values = tensor.values[few]
        masks = tensor.choose_keeps(tick)
        rolls, places, values, odd_masks = tensor.odd_rolls(masks, family.values, LEAST_GAIN)
        del masks  # half a gigabyte
        drafts.append(Draft(*family, few_values, rolls, places, odd_masks, values))
    value = tensor.mean()
    tensor.fill(rank, failed)
    tables: list[ColourKeeps] = []
    for draft in drafts:
        tensor.average(tick)
        tensor.fill(rank, failed)
        failings = tensor.values[draft.places]
        odd_failings = tensor.values[_keep_places(tensor, draft.odd_places, draft.odd_masks)]
        tables.insert(
            0,
            ColourKeeps(
                draft.masks,
                draft.values,
                failings,
                draft.few_values,
                tensor.values[few],
                draft.odd_rolls,
                draft.odd_masks,
                draft.odd_values,
                odd_failings,
            ),
        )
        tensor.fill(draft.values, failings)
        tensor.values[draft.odd_places] = odd_failings
    return value, tensor.mean(), tuple(tables)


def _few_places(space: ColourArrays, tensor: Tensor) -> Positions:
    places = []
    for dice, digits in space.space.few_keeps():
        faces = [0] * len(space.faces)
        for die, digit in zip(dice, digits, strict=True):
            faces[die] = digit
        places.append(tensor.position(faces, sum(1 << die for die in dice)))
    return numpy.array(places, dtype=numpy.int64)


def _keep_places(tensor: Tensor, rolls: Positions, masks: Masks) -> Positions:
    """The positions of keeps that are given by the positions of their rolls and the dice to keep."""
    places = numpy.zeros(len(rolls), dtype=numpy.int64)
    for die, (size, stride) in enumerate(zip(tensor.shape, tensor.strides, strict=True)):
        stays = masks >> die & 1 == 1
        places += numpy.where(stays, rolls // stride % size, size - 1) * stride
    return places


def _one_colour(space: ColourArrays, tensor: Tensor) -> Family:
    """The first family: for each colour the best dice to keep."""
    masks, places = numpy.zeros(space.size, dtype=numpy.uint16), numpy.zeros(space.size, dtype=numpy.int64)
    for colour in range(space.colours):
        own = slice(space.start[colour], space.start[colour + 1])
        options = numpy.unravel_index(numpy.arange(own.stop - own.start), space.shape(colour))
        for die, option in enumerate(options):
            digits = numpy.array([tensor.shape[die] - 1, *_digits(space, colour, die)])
            places[own] += digits[option] * tensor.strides[die]
            masks[own] |= ((option > 0) << die).astype(numpy.uint16)
    values = tensor.values[places]
    best = best_keeps(space, values)
    return Family(masks[best], values[best], places[best])


def _digits(space: ColourArrays, colour: int, die: int, *, others: bool = False) -> list[int]:
    """The faces of a die with a colour, or with `others`, those of all other colours."""
    return [place for place, face in enumerate(space.faces[die]) if (space.step[colour, die, face] == 0) == others]


def _blocking(turn: ColourTurn, tensor: Tensor, payoff: Floats, failure: float) -> Family:
    """The second family; its value is minus infinity where too few dice are kept."""
    families = [_blocking_in(turn, tensor, payoff, failure, colour) for colour in range(turn.space.colours)]
    return Family(*(numpy.concatenate(parts) for parts in zip(*families, strict=True)))


def _blocking_in(turn: ColourTurn, tensor: Tensor, payoff: Floats, failure: float, colour: int) -> Family:
    """The second family of a colour. Each axis has: another colour that is kept, the faces of the colour, a roll."""
    space = turn.space
    scores = space.table(turn.scores, colour)
    shape = tuple(size + 1 for size in scores.shape)
    shown = tuple(slice(0, -1) for _ in shape)
    values = numpy.zeros(shape)
    values[shown] = numpy.where(scores >= 0, payoff[scores], failure)
    kept = numpy.zeros(shape, dtype=numpy.int8)
    masks, places = numpy.zeros(shape, dtype=numpy.uint16), numpy.zeros(shape, dtype=numpy.int64)
    for die in range(len(shape)):
        own, others = _digits(space, colour, die), _digits(space, colour, die, others=True)
        chances = space.chances[die][own]
        table = _along(values, die)
        table[-1] = numpy.tensordot(numpy.array([1 - chances.sum(), *chances]), table[:-1], axes=1)
        _along(kept, die)[1:-1] += 1
        _along(masks, die)[:-1] |= numpy.uint16(1 << die)
        roll = tensor.shape[die] - 1
        for option, digit in enumerate([others[0] if others else roll, *own, roll]):
            _along(places, die)[option] += digit * tensor.strides[die]
    values[kept <= len(shape) - turn.wanted] = -numpy.inf
    for die in range(len(shape)):
        table = _along(values, die)
        rolled = table[:-1] < table[-1]
        for part in (masks, places, values):
            view = _along(part, die)
            view[:-1] = numpy.where(rolled, view[-1], view[:-1])
    return Family(masks[shown].ravel(), values[shown].ravel(), places[shown].ravel())


def _along(table: NDArray[Any], die: int) -> NDArray[Any]:
    return numpy.moveaxis(table, die, 0)


def _better(one: Family, other: Family) -> Family:
    """The better keep for each entry."""
    better = other.values > one.values
    return Family(
        numpy.where(better, other.masks, one.masks),
        numpy.where(better, other.values, one.values),
        numpy.where(better, other.places, one.places),
    )
