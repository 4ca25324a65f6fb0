"""Shares, means and ratios, each with its 95 % confidence interval.

Games are the independent units: the rounds of one game are correlated, so intervals must not treat them as separate
samples. Everything is computed from exact sums; nothing is rounded before the last step.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from dizaine.lab.tally import Tally

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = 1.959963984540054
"""The standard deviations on either side that hold this part of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its confidence interval. The value is None without data, the bounds are None with too little.

    >>> from dizaine.lab import Estimate
    >>> share = Estimate(0.5, low=0.25, high=0.75)
    >>> share.scaled(100)
    Estimate(value=50.0, low=25.0, high=75.0)
    >>> print(share)
    0.5 [0.25, 0.75]
    """

    value: float | None
    low: float | None = None
    high: float | None = None

    def __str__(self) -> str:
        if self.value is None:
            return "unknown"
        return f"{self.value:.6g}" + ("" if self.low is None else f" [{self.low:.6g}, {self.high:.6g}]")

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(*(None if number is None else number * factor for number in (self.value, self.low, self.high)))

    def within(self, least: float, most: float = math.inf) -> Estimate:
        """The same with the bounds clipped to what is possible."""
        if self.low is None or self.high is None:
            return self
        return Estimate(self.value, max(least, self.low), min(most, self.high))


def wilson(successes: float, trials: float) -> Estimate:
    """A share of independent trials, with Wilson's interval, which also fits shares of 0 and 1."""
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
    """The moments of the pairs (x, y) of all games: their number, sums, squares and products."""

    games: int
    x: int
    y: int
    xx: int
    xy: int
    yy: int

    @classmethod
    def of(cls, tally: Tally, measure: int, base: int) -> Moments:
        """The moments of a measure and its base."""
        sums, squares = tally.sums, tally.squares
        return cls(tally.games, sums[measure], sums[base], squares[measure], tally.products[measure], squares[base])

    def ratio(self) -> Estimate:
        """How much x there is for each y, by the ratio estimator; if y is always 1, that is the plain mean."""
        if not self.y:
            return Estimate(None)
        ratio = self.x / self.y
        if self._only_one_game_counts:
            return Estimate(ratio)
        residues = self.xx * self.y**2 - 2 * self.x * self.y * self.xy + self.x**2 * self.yy
        reach = DEVIATIONS * math.sqrt(self.games * residues / ((self.games - 1) * self.y**4))
        return Estimate(ratio, ratio - reach, ratio + reach)

    def share(self) -> Estimate:
        """The same where x is a part of y.

        If x is nothing or all of y, there is no variance, which is not certainty: then each game counts as one trial.
        """
        if self.y and self.x in (0, self.y) and not self._only_one_game_counts:
            trials = self.y**2 / self.yy  # the effective number of games
            return wilson(self.x / self.y * trials, trials)
        return self.ratio().within(0, 1)

    @property
    def _only_one_game_counts(self) -> bool:
        """Whether y is 0 in all games but one: then the square of the sum is the sum of the squares."""
        return self.y**2 == self.yy
