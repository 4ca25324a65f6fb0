"""Moves of the dice game as rows of integers, and the codes of its events.

Rule functions work on these rows; `codec` and `events` convert them from and to typed objects.
"""

from typing import Final

from dizaine.engine.dialect import Byte, Record, Short, record

# Codes of moves.
MOVE_STOP: Final = 1
MOVE_REROLL: Final = 2


@record
class MoveRow(Record):
    """A move."""

    kind: Byte
    seat: Byte
    dice: Short  # a bit for each die that is thrown again


# Codes of events; `events` names the four numbers that follow the code and the seat.
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

# Bits for each seat or face when several are packed into one number of an event.
PACK_BITS: Final = 3
