"""Many numbers in one whole number of Python: a sum or a comparison of two such rows takes one step for all of them.

A row consists of lanes. A lane has two words: the upper one decides which of two lanes is larger, and the lower one is
carried along. The highest bit of a lane is kept free; it catches the borrow of a comparison.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import Final

WORD: Final = 64
LANE: Final = 2 * WORD
LANE_BYTES: Final = LANE // 8


def lane(upper: int, lower: int) -> bytes:
    """One lane; a row is made of them by `row_of`."""
    return (upper << WORD | lower).to_bytes(LANE_BYTES, "little")


def row_of(lanes: Iterable[bytes]) -> int:
    """A row of lanes."""
    return int.from_bytes(b"".join(lanes), "little")


def everywhere(number: int, lanes: int) -> int:
    """A row that has the same number in each of its lanes."""
    return number * ((1 << LANE * lanes) // ((1 << LANE) - 1))


def larger(one: int, other: int, free_bits: int) -> int:
    """The larger of two rows, lane by lane; `free_bits` has the highest bit of each lane."""
    at_least = ((one | free_bits) - other) & free_bits
    mask = at_least - (at_least >> LANE - 1)
    return other ^ ((one ^ other) & mask)


def words_of(rows: Sequence[int], lanes: int) -> tuple[array[int], array[int]]:
    """The upper and the lower words of some rows, one row after the other."""
    words = array("Q", b"".join([row.to_bytes(LANE_BYTES * lanes, "little") for row in rows]))
    if sys.byteorder == "big":
        words.byteswap()
    return words[1::2], words[0::2]


def turned(rows: Sequence[int], lanes: int, group: int) -> list[int]:
    """The columns of a table of rows, each `group` of columns joined to a new row."""
    upper, lower = words_of(rows, lanes)
    height = len(rows)
    columns = []
    for first in range(0, lanes, group):
        words = array("Q", bytes(LANE_BYTES * height * group))
        for place in range(group):
            begin, end = 2 * height * place, 2 * height * (place + 1)
            words[begin + 1 : end : 2] = upper[first + place :: lanes]
            words[begin:end:2] = lower[first + place :: lanes]
        if sys.byteorder == "big":
            words.byteswap()
        columns.append(int.from_bytes(words.tobytes(), "little"))
    return columns
