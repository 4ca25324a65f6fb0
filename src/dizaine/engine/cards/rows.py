"""Moves of the card games as rows of integers, and the codes of their events.

Rule functions work on these rows; `codec` and `events` convert them from and to typed objects.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Record, record
from dizaine.engine.limits import GROUPS, HAND

# Codes of moves.
MOVE_DRAW: Final = 1
MOVE_TAKE: Final = 2
MOVE_LAY: Final = 3
MOVE_HIT: Final = 4
MOVE_DISCARD: Final = 5
MOVE_SKIP: Final = 6
MOVE_KNOCK: Final = 7
MOVE_PASS: Final = 8
MOVE_CLOSE: Final = 9

# The end of a run that a wild goes to (W4).
NO_END: Final = 0
LOW: Final = 1
HIGH: Final = 2


@record
class MoveRow(Record):
    """A move; unused fields are zero (`target`: NOBODY)."""

    kind: Byte
    seat: Byte
    card: Byte
    partner: Byte  # the second card of a hit on a run of pairs (H3)
    group: Byte
    end: Byte
    target: Byte
    phase: Byte
    groups: Byte
    shape: Annotated[list[int], "i1", GROUPS]
    number: Annotated[list[int], "i1", GROUPS]  # the number of a set, the lowest of a run, else 0
    colour: Annotated[list[int], "i1", GROUPS]  # -1 for any colours
    size: Annotated[list[int], "i1", GROUPS]
    cards: Annotated[list[int], "i1", HAND]  # group by group, each in normal order (see `Meld`)


# Codes of events; `events` names the four numbers that follow the code and the seat.
EVENT_DEALER: Final = 1
EVENT_ROUND: Final = 2
EVENT_DEALT: Final = 3
EVENT_TURNED: Final = 4
EVENT_TURN: Final = 5
EVENT_LOST: Final = 6
EVENT_DREW: Final = 7
EVENT_TOOK: Final = 8
EVENT_NO_DRAW: Final = 9
EVENT_SHUFFLED: Final = 10
EVENT_LAID: Final = 11
EVENT_GROUP: Final = 12
EVENT_PLACED: Final = 13
EVENT_HIT: Final = 14
EVENT_DISCARDED: Final = 15
EVENT_SKIPPED: Final = 16
EVENT_KNOCKED: Final = 17
EVENT_PASSED: Final = 18
EVENT_CLOSED: Final = 19
EVENT_ROUND_ENDED: Final = 20
EVENT_SHOWN: Final = 21
EVENT_SCORED: Final = 22
EVENT_FINISHED: Final = 23
EVENT_REPLAY: Final = 24
EVENT_GAME_ENDED: Final = 25
