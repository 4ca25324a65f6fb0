"""The maxima of every fixed-size field, so that any rulebook fits one layout and one compilation; and no seat.

What a book may ask for is said once, in `rulebooks.limits`.
"""

from typing import Final

from dizaine.rulebooks import limits

PLAYERS: Final = limits.MOST_PLAYERS
NOBODY: Final = -1
"""Where a seat could be named and none is."""
COLOURS: Final = len(limits.COLOURS)
NUMBERS: Final = limits.MOST_NUMBERS
DECK: Final = limits.MOST_CARDS
"""Cards of one deck."""
HAND: Final = limits.MOST_IN_HAND + 1
"""Cards that one hand can hold in the middle of a turn: the dealt hand and the card drawn."""
PRICES: Final = 4
"""Different numbers of points that cards can count: low and high numbers, wilds, skips."""
PHASES: Final = limits.MOST_PHASES
GROUPS: Final = limits.MOST_GROUPS
"""Groups of one phase."""
TABLE: Final = PLAYERS * GROUPS
"""Groups that can lie on the table."""
EVENTS: Final = 256
"""Events of a single move or chance input."""
EVENT_WIDTH: Final = 6
MENU: Final = 4096
"""Canonical moves of one position."""
