"""What bots did for people who were away, so that each can be told on return."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import Final

from dizaine.table import messages as m
from dizaine.table.log import AnyEntry, BotSeated, Moved, SeatTaken
from dizaine.table.match import Match
from dizaine.table.recent_updates import RecentUpdates

MOST_EVENTS: Final = 60
"""Events that somebody is told on return, the last ones: those of a round at most."""


class Meanwhile:
    """By seat, the numbers of the updates with moves that a bot made for a person since that person's last move."""

    def __init__(self) -> None:
        self._moves: dict[int, deque[int]] = defaultdict(lambda: deque(maxlen=MOST_EVENTS))

    def note(self, number: int, entry: AnyEntry) -> None:
        """Note a log entry. The moves of a bot on its own seat are noted too, but nobody asks for them."""
        if isinstance(entry, SeatTaken | BotSeated) or (isinstance(entry, Moved) and entry.by == "person"):
            self._moves.pop(entry.seat, None)
        elif isinstance(entry, Moved):
            self._moves[entry.seat].append(number)

    def seen(self, seat: int, held_since: int, recent: RecentUpdates, match: Match) -> list[m.Fields]:
        """The events about a seat in those moves, as the seat saw them.

        Nothing from before it belonged to the current token: that may show another person's cards.
        """
        numbers = [number for number in self._moves.get(seat, ()) if number > held_since and recent.has([number])]
        events = [event for number in numbers for event in recent.seen(number, match, seat)]
        own = [event for event in events if event.get("seat") == seat and event["event"] != "HandDealt"]
        return own[-MOST_EVENTS:]
