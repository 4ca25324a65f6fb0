"""The maxima of the dice game's fixed-size fields, so that any layout of dice fits one compilation."""

from typing import Final

DICE: Final = 10
FACES: Final = 6
DICE_PHASES: Final = 10
DICE_GROUPS: Final = 2
"""Groups of one phase."""
