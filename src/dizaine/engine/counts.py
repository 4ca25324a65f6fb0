"""Packed counts: how many cards of each number, five bits for each, in one 64-bit word.

Arithmetic on the word works on all numbers at once: adding `16 - k` to every field raises its top bit where the
field is at least `k`, and a multiplication adds neighbouring fields up. Fields hold at most 16, so no carry ever
crosses from one to the next.
"""

from typing import Final

from dizaine.engine.dialect import rule
from dizaine.engine.limits import NUMBERS
from dizaine.engine.shapes import ODD, RUN, SET, family_of, parity_of, step_of, width_of

BITS: Final = 5
FULL: Final = 31
ONES: Final = sum(1 << BITS * index for index in range(NUMBERS))
TOPS: Final = 16 * ONES
LAST: Final = BITS * (NUMBERS - 1)
ALL_FIELDS: Final = FULL * ONES
ODD_FIELDS: Final = FULL * sum(1 << BITS * index for index in range(0, NUMBERS, 2))
EVEN_FIELDS: Final = ODD_FIELDS << BITS


@rule
def count_of(counts: int, number: int) -> int:
    """How many cards of a number."""
    return counts >> BITS * (number - 1) & FULL


@rule
def total(counts: int) -> int:
    """How many cards in all."""
    return counts * ONES >> LAST & FULL


@rule
def present(counts: int, least: int) -> int:
    """A one in the field of each number of which there are at least so many."""
    return (counts + (16 - least) * ONES & TOPS) >> 4


@rule
def highest(counts: int, limit: int) -> int:
    """The largest field, but no more than `limit`."""
    best = limit
    while best > 0 and not counts + (16 - best) * ONES & TOPS:
        best -= 1
    return best


@rule
def fields_of(parity: int) -> int:
    """The fields of the numbers of a parity, or of all numbers."""
    if parity == 0:
        return ALL_FIELDS
    return ODD_FIELDS if parity == ODD else EVEN_FIELDS


@rule
def window(shape: int, size: int) -> int:
    """A one in the field of each number of a run of so many cards that begins at 1."""
    length = size // width_of(shape)
    ones = 0
    for _ in range(length):
        ones = ones << BITS * step_of(shape) | 1
    return ones


@rule
def usable(shape: int, counts: int) -> int:
    """For each number, how many of its cards a run could use there: one, or up to two for a run of pairs."""
    cards = present(counts, 1) & fields_of(parity_of(shape))
    if width_of(shape) == 2:
        cards += present(counts, 2) & fields_of(parity_of(shape))
    return cards


@rule
def naturals_alone(shape: int, size: int, counts: int) -> int:
    """The most natural cards, of those counted, that one group could use."""
    if family_of(shape) == SET:
        return highest(counts, size)
    if family_of(shape) == RUN:
        return highest(usable(shape, counts) * window(shape, size) & ALL_FIELDS, size)
    return min(total(counts & fields_of(parity_of(shape))), size)


@rule
def spend(shape: int, size: int, number: int, counts: int) -> int:
    """What is left when a group that asks for no colour, declared at `number`, has taken all that it can use."""
    if family_of(shape) == SET:
        return counts - (min(count_of(counts, number), size) << BITS * (number - 1))
    if family_of(shape) == RUN:
        place = FULL * window(shape, size) << BITS * (number - 1)
        return counts - (usable(shape, counts) & place)
    for index in range(NUMBERS):
        if fields_of(parity_of(shape)) >> BITS * index & 1:
            used = min(counts >> BITS * index & FULL, size)
            counts -= used << BITS * index
            size -= used
    return counts
