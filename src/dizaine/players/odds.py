"""Odds of making a phase."""

from typing import NamedTuple


class Odds(NamedTuple):
    """The probability of making the phase, and whether it is exact."""

    chance: float
    exact: bool
