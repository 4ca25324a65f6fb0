"""A keep of dice, and the advice to make one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Keep:
    """Dice that stay, counted from 0, and what that leads to under the best play from then on."""

    dice: tuple[int, ...]
    value: float
    """Expected points from now to the end of the solitaire, on top of the running total (D12)."""
    chance: float
    """The probability to make the phase in this turn."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best keep, and the means to hold another one against it."""

    best: Keep

    def cost(self, other: Keep) -> float:
        """The points that another keep gives away on average."""
        return max(0.0, self.best.value - other.value)
