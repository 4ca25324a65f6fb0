"""A choice of dice to keep."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keep:
    """Dice to keep, counted from 0, and what that leads to under the best play afterwards."""

    dice: tuple[int, ...]
    value: float
    """Expected points from now to the end of the solitaire, in addition to the running total (D12)."""
    chance: float
    """The probability of making the phase in this turn."""
