"""Packed counts: the number of cards of each number in one 64-bit word, with five bits for each number.

Arithmetic on the word works on all fields at once: adding `16 - k` to every field sets the top bit of those that are at
least `k`, and a multiplication adds up neighbouring fields. Fields are at most 16, so none overflows into the next.
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

# Packed counts by colour: the first colour has the field of number 1; wilds and skips follow the colours.
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
    """A 1 in the field of each number with at least `least` cards."""
    return (counts + (16 - least) * ONES & TOPS) >> 4


@hot
def highest(counts: int, limit: int) -> int:
    """The largest field, but at most `limit`."""
    raised = counts + (16 - limit) * ONES
    while not raised & TOPS:
        raised += ONES
        limit -= 1
    return limit


@hot
def usable(width: int, fields: int, counts: int) -> int:
    """For each number, how many of its cards a run can use: one, or up to two in a run of pairs."""
    cards = present(counts, 1)
    if width == 2:
        cards += present(counts, 2)
    return cards & fields


def fields_of(parity: int) -> int:
    """The fields of all numbers of a parity; 0 stands for all numbers."""
    if parity == 0:
        return ALL_FIELDS
    return ODD_FIELDS if parity == ODD else EVEN_FIELDS


def window_of(shape: int, size: int) -> int:
    """A 1 in the field of each number of a run of `size` cards that starts at 1."""
    return sum(1 << BITS * step_of(shape) * index for index in range(size // width_of(shape)))
