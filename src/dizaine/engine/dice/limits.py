"""The maxima of the dice game's fixed-size fields, so that any layout of dice fits one compilation."""

from typing import Final

from dizaine.rulebooks import limits

DICE: Final = limits.MOST_DICE
FACES: Final = limits.FACES_OF_A_DIE
DICE_PHASES: Final = limits.MOST_DICE_PHASES
DICE_GROUPS: Final = limits.MOST_DICE_GROUPS
"""Groups of one phase."""
