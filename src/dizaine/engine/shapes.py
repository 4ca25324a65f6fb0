"""The shape of a group as a small integer: family, odd or even, one colour, pairs (P1-P7).

Groups of a phase, of a move and on the table all use this code.
"""

from typing import Final

from dizaine.engine.dialect import hot
from dizaine.rulebooks import Group

SET: Final = 1
RUN: Final = 2
COLLECTION: Final = 3

ODD: Final = 1
EVEN: Final = 2

NO_COLOUR: Final = -1
"""For a group of any colours."""

FAMILIES: Final = {"set": SET, "run": RUN, "collection": COLLECTION}
PARITIES: Final = {"": 0, "odd": ODD, "even": EVEN}
"""By their names in the phase language."""


def shape_of(family: int, parity: int, one_colour: bool, pairs: bool) -> int:
    """Pack the four traits of a group."""
    return family | parity << 2 | int(one_colour) << 4 | int(pairs) << 5


def group_order(group: Group) -> tuple[int, int, bool, bool, int]:
    """The sort key of the groups of a phase, which gives each lay a normal form."""
    return (FAMILIES[group.shape], PARITIES[group.parity], group.one_colour, group.pairs, -group.size)


def shape_code(group: Group) -> int:
    """The shape of a group of the phase language."""
    return shape_of(FAMILIES[group.shape], PARITIES[group.parity], group.one_colour, group.pairs)


@hot
def family_of(shape: int) -> int:
    """SET, RUN or COLLECTION."""
    return shape & 3


@hot
def parity_of(shape: int) -> int:
    """0 for any number, else ODD or EVEN (P4, P5)."""
    return shape >> 2 & 3


@hot
def has_one_colour(shape: int) -> int:
    """Whether all cards share a colour (P3, P7)."""
    return shape >> 4 & 1


@hot
def width_of(shape: int) -> int:
    """Cards for each number of a run: one, or two in a run of pairs (P6)."""
    return 1 + (shape >> 5 & 1)


@hot
def step_of(shape: int) -> int:
    """The step from one number of a run to the next: two in odd and even runs (P5)."""
    return 2 if shape >> 2 & 3 else 1
