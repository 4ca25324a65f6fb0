"""Players who follow the server's hints."""

from __future__ import annotations

import asyncio
from typing import Final

from dizaine.client import Refused, RemoteTable
from dizaine.game import Game

PATIENCE: Final = 240
PAUSE: Final = 0.05
"""Seconds before a refused player looks at the table again."""


def is_over(table: RemoteTable) -> bool:
    return table.view is not None and table.view.stage == "over"


def is_asked(table: RemoteTable) -> bool:
    return table.view is not None and table.view.asked == table.seat


async def play_seat(table: RemoteTable, *, wavering: bool = False) -> list[int]:
    """Play the server's hint whenever it is this seat's turn; returns the numbers of the acknowledged commands.

    A `wavering` player takes each lay and hit back once, to make it again.
    """
    acknowledged: list[int] = []
    regretted: set[str] = set()
    while True:
        await table.wait_for(lambda: is_over(table) or is_asked(table), PATIENCE)
        if is_over(table):
            return acknowledged
        made = table.view.take_back if wavering and table.view is not None else ""
        acknowledged += await _move(table, back=made not in regretted and made != "")
        regretted.add(made)


async def _move(table: RemoteTable, *, back: bool) -> list[int]:
    """Make one move, and wait until it is seen; the result is empty if it was refused.

    After a refusal there may be no update to wait for: somebody else was quicker, the update is late, or the server
    still looks for a hint that was asked for twice.
    """
    try:
        made = await (table.take_back() if back else table.play((await table.hint()).move))
    except Refused:
        await asyncio.sleep(PAUSE)
        return []
    await table.wait_for(lambda: table.seq >= made, PATIENCE)
    return [made]


def replayed(table: RemoteTable, record: str) -> Game:
    """The game of a record, of the kind that the table plays."""
    return Game.from_record(record)
