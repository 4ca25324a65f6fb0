"""The table when a bot began to think. If it has changed since, the answer may no longer be wanted."""

from __future__ import annotations

from dataclasses import dataclass

from dizaine.table.seating import TableSeat


@dataclass(frozen=True, slots=True)
class Baseline:
    """What the bot's answer depends on."""

    line_count: int
    changes: int
    seat: TableSeat
