"""How likely something is."""

from typing import NamedTuple


class Odds(NamedTuple):
    """The chance to make the phase, and whether it is exact."""

    chance: float
    exact: bool
