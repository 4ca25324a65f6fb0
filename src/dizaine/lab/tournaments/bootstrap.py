"""Confidence intervals by bootstrap: deals are drawn again with replacement, many times.

The games of one deal are correlated across all pairings, so deals are drawn and not games. Values are integers and the
draws come from a seed, so that the intervals are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from random import Random
from typing import Final

from dizaine.lab.estimates import CONFIDENCE

DRAWS: Final = 1000
BUNDLES: Final = 1000
"""The most items to draw from. More deals are grouped into this many bundles of neighbours."""


def resampled(columns: Sequence[Sequence[int]], seed: int, draws: int = DRAWS) -> Iterator[list[int]]:
    """For each draw the sums of all columns over the drawn deals; a column has a value for every deal.

    With bundles, a draw can have slightly more or fewer deals; for means, divide by the sum of a column of ones.
    """
    bundled = [bundle(column) for column in columns]
    size = len(bundled[0])
    random = Random(seed).random
    for _ in range(draws):
        chosen = [int(random() * size) for _ in range(size)]
        pick = itemgetter(*chosen, 0)  # one more, so that it always picks several
        yield [sum(pick(column)) - column[0] for column in bundled]


def bundle(column: Sequence[int], bundles: int = BUNDLES) -> list[int]:
    """The sums of neighbours, in bundles of equal size, or one more.

    >>> bundle([1, 2, 3, 4, 5], 2)
    [3, 12]
    """
    deals = len(column)
    if deals <= bundles:
        return list(column)
    bounds = [number * deals // bundles for number in range(bundles + 1)]
    return [sum(column[first:last]) for first, last in pairwise(bounds)]


def middle(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The bounds of the middle part of some values."""
    ordered = sorted(values)
    cut = round((1 - confidence) / 2 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
