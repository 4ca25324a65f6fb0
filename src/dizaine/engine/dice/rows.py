"""Moves of the dice game as rows of integers, and what its rows of events mean.

The typed forms of the edge (`moves`, `events`) are made from these rows and turned into them; nothing else is.
"""

from typing import Final

from dizaine.engine.dialect import Byte, Record, Short, record

# What a move is.
MOVE_STOP: Final = 1
MOVE_REROLL: Final = 2


@record
class MoveRow(Record):
    """A move."""

    kind: Byte
    seat: Byte
    dice: Short  # a bit for each die that is thrown again


# What an event is; the four numbers that follow kind and seat are named in `events`.
EVENT_ORDER_THROWN: Final = 1
EVENT_ORDER_SETTLED: Final = 2
EVENT_TURN: Final = 3
EVENT_ROLLED: Final = 4
EVENT_STOPPED: Final = 5
EVENT_PHASE_MADE: Final = 6
EVENT_GROUP_MADE: Final = 7
EVENT_PHASE_FAILED: Final = 8
EVENT_BONUS: Final = 9
EVENT_LAST_RUN: Final = 10
EVENT_FAILURES_COUNTED: Final = 11
EVENT_GAME_ENDED: Final = 12

# Several small numbers in one of an event: three bits for a seat or the face of a die.
PACK_BITS: Final = 3
