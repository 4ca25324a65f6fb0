"""The workspace of the dice game's rule functions, in which scoring leaves its assignment."""

from typing import Annotated

from dizaine.engine.dialect import Byte, Record, record
from dizaine.engine.dice.limits import DICE, GROUPS
from dizaine.engine.limits import NUMBERS


@record
class Workspace(Record):
    """An assignment of dice to the groups of a phase, and buffers for finding it."""

    count: Annotated[list[int], "i1", NUMBERS + 1]  # dice that show each number; Ws under 0
    demand: Annotated[list[int], "i1", NUMBERS + 1]  # dice that the current declaration needs, by number
    number: Annotated[list[int], "i1", GROUPS]  # the best declaration: the number of a set, the lowest of a run
    declared: Annotated[list[int], "i1", GROUPS]  # the current declaration
    colour: Byte  # of the collection
    used: Annotated[list[int], "i1", DICE]  # the group of each die, counted from 1; 0 for none
    reach: Annotated[list[int], "i1", NUMBERS + 1]  # faces of free dice that show each number
    kept: Annotated[list[int], "i1", DICE]  # a copy of `used` while another assignment is tried
    face: Annotated[list[int], "i1", DICE]  # hypothetical faces; -1 for none
