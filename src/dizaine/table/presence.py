"""Who is here: the connections on each seat, and since when a seat has none that anybody looks at."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass(slots=True)
class _Devices:
    """The connections on one seat."""

    visible: int = 0
    hidden: int = 0
    """Those whose page is out of sight: the phone's screen is off, or the browser shows another tab."""
    unseen_since: float | None = None
    """Since when nobody looks, on a seat that has hidden connections or lost its last one while it was hidden."""
    left: float = 0.0
    """When the last connection ended; at first, when the table came into memory."""


class Presence:
    """The people at a table, by the clock of the event loop. Nothing of this is stored.

    A phone that is laid aside loses its connection without a word, and so does one that falls into the sea. What the
    page said before makes the difference: a seat whose page was out of sight is asleep, and counts as here for a while.
    """

    def __init__(self, seats: int, asleep: float, clock: Clock = time.monotonic) -> None:
        self._seats = [_Devices(left=clock()) for _ in range(seats)]
        self._asleep = asleep
        self._clock = clock

    def arrive(self, seat: int, *, hidden: bool = False) -> None:
        """Count a new connection on a seat."""
        here = self._seats[seat]
        if hidden:
            here.hidden += 1
        else:
            here.visible += 1
        self._note_sight(here)

    def leave(self, seat: int, *, hidden: bool = False, lost: bool = False) -> None:
        """Count a connection as ended: the page closed it, or it was `lost` without a word."""
        here = self._seats[seat]
        if hidden:
            here.hidden -= 1
        else:
            here.visible -= 1
        if here.visible or here.hidden:
            self._note_sight(here)
            return
        here.left = self._clock()
        if not (hidden and lost):
            here.unseen_since = None

    def hide(self, seat: int, hidden: bool) -> None:
        """Note that the page of a connection went out of sight, or came back."""
        here = self._seats[seat]
        change = 1 if hidden else -1
        here.hidden += change
        here.visible -= change
        self._note_sight(here)

    def _note_sight(self, here: _Devices) -> None:
        if here.visible:
            here.unseen_since = None
        elif here.unseen_since is None:
            here.unseen_since = self._clock()

    def shuffle(self, order: Sequence[int]) -> None:
        """Move the connections along with the seats; `order` names the seat where each was before."""
        self._seats = [self._seats[before] for before in order]

    def devices(self, seat: int) -> int:
        """How many connections a seat has."""
        return self._seats[seat].visible + self._seats[seat].hidden

    def is_here(self, seat: int) -> bool:
        """Whether the person on a seat is connected and looks, or did so a moment ago."""
        return self._seats[seat].visible > 0 or self.is_asleep(seat)

    def is_asleep(self, seat: int) -> bool:
        """Whether the page of a seat is out of sight, but not for long."""
        since = self._seats[seat].unseen_since
        return since is not None and self._clock() < since + self._asleep

    def away_since(self, seat: int) -> float | None:
        """Since when nobody is here on a seat; None if somebody is."""
        if self.is_here(seat):
            return None
        here = self._seats[seat]
        return here.left if here.unseen_since is None else here.unseen_since + self._asleep

    @property
    def next_change(self) -> float | None:
        """When the next seat that is asleep begins to count as away, if nothing happens before."""
        times = [here.unseen_since + self._asleep for here in self._seats if here.unseen_since is not None]
        return min((at for at in times if at > self._clock()), default=None)
