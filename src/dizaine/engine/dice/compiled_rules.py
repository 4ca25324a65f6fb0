"""A book of the dice game as compact integer tables for the rule functions."""

from functools import lru_cache
from typing import Annotated

from dizaine.engine.dialect import Byte, Record, Short, record
from dizaine.engine.dice.limits import DICE, FACES, GROUPS, PHASES
from dizaine.engine.shapes import group_order, shape_code
from dizaine.rulebooks.dice import DiceBook


@record
class Rules(Record):
    """The rules of one dice game."""

    dice: Byte
    numbers: Byte  # the highest number on a face and of a run (D5)
    rolls: Byte  # D3
    face_number: Annotated[list[list[int]], "i1", DICE, FACES]  # 0 for a W
    face_colour: Annotated[list[list[int]], "i1", DICE, FACES]  # index into the book's colours
    kind: Annotated[list[int], "i1", DICE]  # dice of one kind have the same numbers on their faces, in order

    phase_count: Byte
    phase_number: Annotated[list[int], "i1", PHASES]  # as in the book, from 1
    group_count: Annotated[list[int], "i1", PHASES]
    group_shape: Annotated[list[list[int]], "i1", PHASES, GROUPS]
    group_size: Annotated[list[list[int]], "i1", PHASES, GROUPS]

    half_phase: Byte  # D7: the number of the phase after which the bonus is given; 0 for no bonus
    half_over: Short  # D7: the total must be above this
    half_bonus: Short  # D7
    finish_bonus: Short  # D8, D12
    failure_cost: Short  # D12


@lru_cache(maxsize=256)
def tables(book: DiceBook) -> Rules:
    """The tables of a book; they are cached and must not be changed."""
    rules = Rules()
    rules.dice = len(book.dice)
    rules.numbers = book.numbers
    rules.rolls = book.rolls
    kinds: list[tuple[int, ...]] = []
    for index, die in enumerate(book.dice):
        numbers = tuple(face.number for face in die)
        if numbers not in kinds:
            kinds.append(numbers)
        rules.kind[index] = kinds.index(numbers)
        rules.face_number[index] = list(numbers)
        rules.face_colour[index] = [book.colours.index(face.colour) for face in die]
    rules.phase_count = len(book.phases)
    for index, phase in enumerate(book.phases):
        groups = sorted(phase.groups, key=group_order)
        rules.phase_number[index] = phase.number
        rules.group_count[index] = len(groups)
        for position, group in enumerate(groups):
            rules.group_shape[index][position] = shape_code(group)
            rules.group_size[index][position] = group.size
    rules.half_phase = book.half_phase
    rules.half_over = book.half_over
    rules.half_bonus = book.half_bonus
    rules.finish_bonus = book.finish_bonus
    rules.failure_cost = book.failure_cost
    return rules
