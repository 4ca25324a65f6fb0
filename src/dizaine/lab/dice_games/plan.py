"""What is to be simulated with dice."""

from __future__ import annotations

from dizaine.lab.plan import GamePlan
from dizaine.rulebooks.dice import DiceBook


class DicePlan(GamePlan[DiceBook]):
    """Games of dice."""

    __slots__ = ()
    GAME = "dice"
