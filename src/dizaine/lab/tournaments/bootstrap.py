"""How sure the numbers are: deals are drawn anew, with repetition, again and again, and what then comes out spreads.

The games of one deal are alike, in all pairings, so a deal is drawn as a whole. Values are whole numbers and the draws
come from a seed: the intervals are the same on every machine.
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
"""More deals than that are tied into so many bundles of neighbours, which are drawn instead; the spread is the same."""


def resampled(columns: Sequence[Sequence[int]], seed: int, draws: int = DRAWS) -> Iterator[list[int]]:
    """The sums of all columns, each a value for every deal, over the deals of one draw after the other.

    A draw of bundles can hold a deal more or less than there were; whoever wants a mean divides by a column of ones.
    """
    bundled = [bundle(column) for column in columns]
    size = len(bundled[0])
    random = Random(seed).random
    for _ in range(draws):
        chosen = [int(random() * size) for _ in range(size)]
        pick = itemgetter(*chosen, 0)  # one more, so that it always picks several
        yield [sum(pick(column)) - column[0] for column in bundled]


def bundle(column: Sequence[int], bundles: int = BUNDLES) -> list[int]:
    """The sums of neighbours, as many in each bundle as in the others, or one more.

    >>> bundle([1, 2, 3, 4, 5], 2)
    [3, 12]
    """
    deals = len(column)
    if deals <= bundles:
        return list(column)
    bounds = [number * deals // bundles for number in range(bundles + 1)]
    return [sum(column[first:last]) for first, last in pairwise(bounds)]


def middle(values: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The bounds between which the middle part of some values lies."""
    ordered = sorted(values)
    cut = round((1 - confidence) / 2 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
