"""The clocks that people see run down."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from dizaine.table.messages import TableInfo

SHORTEST = 0.1
"""Seconds that a clock shows at least while it runs, since 0 means that it does not."""


class Clocks(NamedTuple):
    """When each clock of a table runs out, by the loop's clock; 0 if it does not run."""

    deadline: float = 0.0
    claim: float = 0.0
    rest: float = 0.0
    starts: float = 0.0

    def on(self, info: TableInfo, now: float) -> TableInfo:
        """The information about a table, with the seconds that are left."""
        left = {name: max(SHORTEST, round(end - now, 1)) for name, end in self._asdict().items() if end}
        return msgspec.structs.replace(info, **left)
