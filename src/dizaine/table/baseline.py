"""The baseline of a bot's thought: what the table was like when the bot began to think."""

from __future__ import annotations

from dataclasses import dataclass

from dizaine.table.seating import TableSeat


@dataclass(frozen=True, slots=True)
class Baseline:
    """The table when a bot began to think. If it has changed since, the answer may no longer be wanted."""

    line_count: int
    changes: int
    seat: TableSeat
