"""The maxima of the dice game's fixed-size fields, so that any layout of dice fits one compilation."""

from typing import Final

from dizaine.rulebooks import limits

DICE: Final = limits.MOST_DICE
FACES: Final = limits.FACES_OF_A_DIE
PHASES: Final = limits.MOST_DICE_PHASES
GROUPS: Final = limits.MOST_DICE_GROUPS
"""Groups of one phase."""
