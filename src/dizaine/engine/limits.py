"""The maxima of every fixed-size field, so that any rulebook fits one layout and one compilation; and no seat."""

from typing import Final

PLAYERS: Final = 6
NOBODY: Final = -1
"""Where a seat could be named and none is."""
COLOURS: Final = 5
NUMBERS: Final = 12
DECK: Final = 160
"""Cards of one deck."""
HAND: Final = 16
"""Cards that one hand can hold in the middle of a turn: the dealt hand and the card drawn."""
PRICES: Final = 4
"""Different numbers of points that cards can count: low and high numbers, wilds, skips."""
PHASES: Final = 16
GROUPS: Final = 4
"""Groups of one phase."""
TABLE: Final = PLAYERS * GROUPS
"""Groups that can lie on the table."""
EVENTS: Final = 256
"""Events of a single move or chance input."""
EVENT_WIDTH: Final = 6
MENU: Final = 4096
"""Canonical moves of one position."""
