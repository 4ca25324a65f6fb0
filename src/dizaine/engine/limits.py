"""The sizes of fixed-size fields. Every rulebook fits into them, so the rules are compiled only once.

They follow from the limits of rulebooks in `rulebooks.limits`.
"""

from typing import Final

from dizaine.rulebooks import limits

PLAYERS: Final = limits.MOST_PLAYERS
NOBODY: Final = -1
"""Stands for no seat."""
COLOURS: Final = len(limits.COLOURS)
NUMBERS: Final = limits.MOST_NUMBERS
DECLARATIONS: Final = COLOURS * NUMBERS
"""Ways to declare one group."""
DECK: Final = limits.MOST_CARDS
"""Cards of one deck."""
HAND: Final = limits.MOST_IN_HAND + 1
"""Cards in one hand during a turn: the dealt hand and the drawn card."""
PRICES: Final = 4
"""Different point values of cards: low and high numbers, wilds, skips."""
PHASES: Final = limits.MOST_PHASES
GROUPS: Final = limits.MOST_GROUPS
"""Groups of one phase."""
TABLE: Final = PLAYERS * GROUPS
"""Groups on the table."""
EVENTS: Final = 256
"""Events of a single move or chance input."""
EVENT_WIDTH: Final = 6
MENU: Final = 4096
"""Canonical moves of one position."""
EVERY_WAY: Final = MENU // 4
"""Ways to lay one phase that a menu lists at most. The phases of the editions have 108 at the most; those of other
books, with many wilds and groups of one colour, can have more, and the rest of the menu must keep its room."""
