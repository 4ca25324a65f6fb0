"""What is to be simulated with dice."""

from __future__ import annotations

from typing import Final

from dizaine.lab.plan import GamePlan
from dizaine.players.dice_policies import DICE_POLICIES
from dizaine.rulebooks.dice import DiceBook

OPTIMAL: Final = "optimal"
"""The bot that follows the stored policy; it plays outside the kernel."""
DICE_BOTS: Final = {**DICE_POLICIES, OPTIMAL: len(DICE_POLICIES)}
"""The numbers of all bots by their names."""


class DicePlan(GamePlan[DiceBook]):
    """Games of dice."""

    __slots__ = ()
    BOTS = DICE_BOTS
