"""The sizes of fixed-size fields of the dice game. All dice fit into them, so the rules are compiled only once."""

from typing import Final

from dizaine.rulebooks import limits

DICE: Final = limits.MOST_DICE
FACES: Final = limits.FACES_OF_A_DIE
PHASES: Final = limits.MOST_DICE_PHASES
GROUPS: Final = limits.MOST_DICE_GROUPS
"""Groups of one phase."""
