"""Taking back: the wish of a person at the keyboard, and what others are told of it."""

from __future__ import annotations

from collections.abc import Container, Iterable

from dizaine.engine.events import Event
from dizaine.table.log import TakenBack


class TakeBack:
    """The answer of a person who does not move, but wants the last move of this turn back."""


def without_taken_back(events: Iterable[Event | TakenBack], seats: Container[int]) -> list[Event | TakenBack]:
    """The events without what these seats took back.

    People who share a keyboard look away from each other's turns. What somebody laid and took back meanwhile is a part
    of that hand again, and the others have never seen it.
    """
    standing: list[Event | TakenBack] = []
    for event in events:
        if isinstance(event, TakenBack) and event.seat in seats and len(standing) >= event.events:
            del standing[len(standing) - event.events :]
        else:
            standing.append(event)
    return standing
