"""The reception: who may come to a table with a room code, and with a token."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from dizaine.faces.server.buckets import remember
from dizaine.faces.server.guesses import Guesses
from dizaine.faces.server.limits import Limits
from dizaine.faces.server.problems import RequestRefused
from dizaine.table.table import Table
from dizaine.table.tables import Tables


class Reception:
    """Finds tables for clients.

    The token of a seat always opens its table, also while its owner has to wait for the seat. For everybody else a
    room code works only for some time after the last change at the table, or after the last visit of somebody with a
    seat: then it is as if there were no such table.
    """

    def __init__(self, tables: Tables, limits: Limits, clock: Callable[[], float] = time.time) -> None:
        self.guesses = Guesses(limits)
        self._tables = tables
        self._limits = limits
        self._clock = clock
        self._visits: OrderedDict[str, float] = OrderedDict()
        """When somebody with a seat last came to a table, by its code."""

    async def find(self, address: str, code: str, token: str = "") -> tuple[Table, int | None]:
        """The table with a room code, and the seat that the token opens, if any.

        Raises `RequestRefused`, or `CommandRefused` if the table is in use at a keyboard.
        """
        code = code.strip().upper()
        wait = self.guesses.wait(address, code)
        if wait and not token:
            raise RequestRefused(429, "too-many-requests", wait=wait)
        table = await self._tables.find(code)
        seat = table.seat_of(token) if table is not None and token else None
        waits = table is not None and token != "" and table.seating.waiting(token) != ""
        if table is not None and (seat is not None or waits):
            remember(self._visits, code, self._clock())
        elif wait:  # with a wrong token it is still a guess
            raise RequestRefused(429, "too-many-requests", wait=wait)
        elif table is None or not self._is_open(table):
            if not self.guesses.is_known(address, code):
                self.guesses.wrong(address)
            raise RequestRefused(404, "no-such-table", field="code")
        self.guesses.right(address, code)
        return table, seat

    def _is_open(self, table: Table) -> bool:
        """Whether the code of a table works for strangers."""
        last = max(table.changed, self._visits.get(table.code, 0.0))
        return table.seating.anyone_here or self._clock() - last < self._limits.code_seconds
