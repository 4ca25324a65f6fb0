"""Packed counts: how many cards of each number, five bits for each, in one 64-bit word.

Arithmetic on the word works on all numbers at once: adding `16 - k` to every field raises its top bit where the
field is at least `k`, and a multiplication adds neighbouring fields up. Fields hold at most 16, so no carry ever
crosses from one to the next.
"""

from typing import Final

from dizaine.engine.dialect import hot
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.shapes import ODD, step_of, width_of

BITS: Final = 5
FULL: Final = 31
ONES: Final = sum(1 << BITS * index for index in range(NUMBERS))
TOPS: Final = 16 * ONES
LAST: Final = BITS * (NUMBERS - 1)
ALL_FIELDS: Final = FULL * ONES
EVERY_OTHER: Final = sum(1 << BITS * index for index in range(0, NUMBERS, 2))
ODD_FIELDS: Final = FULL * EVERY_OTHER
EVEN_FIELDS: Final = ODD_FIELDS << BITS

# Packed counts of colours: the first colour stands where the number 1 does; wilds and skips follow the colours.
WILDS: Final = COLOURS + 1
SKIPS: Final = COLOURS + 2
COLOUR_FIELDS: Final = (1 << BITS * COLOURS) - 1


@hot
def count_of(counts: int, number: int) -> int:
    """How many cards of a number."""
    return counts >> BITS * (number - 1) & FULL


@hot
def total(counts: int) -> int:
    """How many cards in all."""
    return counts * ONES >> LAST & FULL


@hot
def present(counts: int, least: int) -> int:
    """A one in the field of each number of which there are at least so many."""
    return (counts + (16 - least) * ONES & TOPS) >> 4


@hot
def highest(counts: int, limit: int) -> int:
    """The largest field, but no more than `limit`."""
    raised = counts + (16 - limit) * ONES
    while not raised & TOPS:
        raised += ONES
        limit -= 1
    return limit


@hot
def usable(width: int, fields: int, counts: int) -> int:
    """For each number, how many of its cards a run could use there: one, or up to two for a run of pairs."""
    cards = present(counts, 1)
    if width == 2:
        cards += present(counts, 2)
    return cards & fields


def fields_of(parity: int) -> int:
    """The fields of the numbers of a parity, or of all numbers."""
    if parity == 0:
        return ALL_FIELDS
    return ODD_FIELDS if parity == ODD else EVEN_FIELDS


def window_of(shape: int, size: int) -> int:
    """A one in the field of each number of a run of so many cards that begins at 1."""
    return sum(1 << BITS * step_of(shape) * index for index in range(size // width_of(shape)))
