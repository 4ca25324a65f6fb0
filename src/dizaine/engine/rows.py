"""Events as rows of integers, as the rule functions of both kinds write them."""

from typing import Annotated

from dizaine.engine.dialect import Byte, Record, Short, hot, record
from dizaine.engine.limits import EVENT_WIDTH, EVENTS


@record
class EventRows(Record):
    """The events of one move or chance input, in order."""

    count: Short
    muted: Byte  # whether events are discarded, as in playouts
    row: Annotated[list[list[int]], "i4", EVENTS, EVENT_WIDTH]


@hot
def emit(events: EventRows, kind: int, seat: int, first: int, second: int, third: int, fourth: int) -> None:
    """Append an event."""
    if events.muted:
        return
    row = events.row[events.count]
    row[0] = kind
    row[1] = seat
    row[2] = first
    row[3] = second
    row[4] = third
    row[5] = fourth
    events.count += 1
