"""Shares, means and ratios, each with its 95 % confidence interval.

Games are the independent units: the rounds of one game are alike, so an interval must not count them one by one. All
of it is computed from exact sums; nothing is rounded before the last step.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from dizaine.lab.tally import Tally

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = 1.959963984540054
"""So many standard deviations to either side hold that much of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its confidence interval; no value if there was nothing to count, no bounds if too little.

    >>> from dizaine.lab import Estimate
    >>> share = Estimate(0.5, low=0.25, high=0.75)
    >>> share.scaled(100)
    Estimate(value=50.0, low=25.0, high=75.0)
    """

    value: float | None
    low: float | None = None
    high: float | None = None

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(*(None if number is None else number * factor for number in (self.value, self.low, self.high)))

    def within(self, least: float, most: float = math.inf) -> Estimate:
        """The same with bounds that do not leave what is possible."""
        if self.low is None or self.high is None:
            return self
        return Estimate(self.value, max(least, self.low), min(most, self.high))


def wilson(successes: float, trials: float) -> Estimate:
    """A share of independent trials. Wilson's interval also fits where the share is nought or one."""
    if trials <= 0:
        return Estimate(None)
    share, square = successes / trials, DEVIATIONS**2
    if trials <= 1:
        return Estimate(share)
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    reach = DEVIATIONS / (1 + square / trials) * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return Estimate(share, 0.0 if share == 0 else centre - reach, 1.0 if share == 1 else centre + reach)


@dataclass(frozen=True, slots=True)
class Moments:
    """What is left of the pairs (x, y) of all games: how many there are, their sums, squares and products."""

    games: int
    x: int
    y: int
    xx: int
    xy: int
    yy: int

    @classmethod
    def of(cls, tally: Tally, measure: int, base: int) -> Moments:
        """A measure and the one that it is told in relation to."""
        sums, squares = tally.sums, tally.squares
        return cls(tally.games, sums[measure], sums[base], squares[measure], tally.products[measure], squares[base])

    def ratio(self) -> Estimate:
        """How much x there is for each y, by the ratio estimator; where y is always 1, that is the plain mean."""
        if not self.y:
            return Estimate(None)
        ratio = self.x / self.y
        if self._one_game_tells_all:
            return Estimate(ratio)
        residues = self.xx * self.y**2 - 2 * self.x * self.y * self.xy + self.x**2 * self.yy
        reach = DEVIATIONS * math.sqrt(self.games * residues / ((self.games - 1) * self.y**4))
        return Estimate(ratio, ratio - reach, ratio + reach)

    def share(self) -> Estimate:
        """The same where x is a part of y.

        None or all of it leaves no variance to see, which is not certainty: then each game that counts is one trial.
        """
        if self.y and self.x in (0, self.y) and not self._one_game_tells_all:
            trials = self.y**2 / self.yy  # games, as far as they weigh the same
            return wilson(self.x / self.y * trials, trials)
        return self.ratio().within(0, 1)

    @property
    def _one_game_tells_all(self) -> bool:
        """Only where a single y is not 0, the square of the sum is the sum of the squares."""
        return self.y**2 == self.yy
