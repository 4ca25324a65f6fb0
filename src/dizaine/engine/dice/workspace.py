"""Working memory of the dice game's rule functions, and the assignment that the scoring leaves in it."""

from typing import Annotated

from dizaine.engine.dialect import Byte, Record, record
from dizaine.engine.dice.limits import DICE, GROUPS
from dizaine.engine.limits import NUMBERS


@record
class Workspace(Record):
    """How the dice serve a phase: what each group is declared to be, and which dice belong to it."""

    count: Annotated[list[int], "i1", NUMBERS + 1]  # dice that show each number; Ws under 0
    demand: Annotated[list[int], "i1", NUMBERS + 1]  # dice that the declaration in hand asks for, by number
    number: Annotated[list[int], "i1", GROUPS]  # of each group: of its set, or the lowest of its run
    declared: Annotated[list[int], "i1", GROUPS]  # the same, of the declaration in hand
    colour: Byte  # of the collection
    used: Annotated[list[int], "i1", DICE]  # the group that a die serves, counted from 1; 0 for none
    reach: Annotated[list[int], "i1", NUMBERS + 1]  # faces of free dice that show each number
    kept: Annotated[list[int], "i1", DICE]  # what was in `used` before another assignment is tried
    face: Annotated[list[int], "i1", DICE]  # faces that are only imagined; -1 for none
