"""Converts between typed moves and rows of integers."""

from __future__ import annotations

from collections.abc import Iterable

from dizaine.engine.bits import members
from dizaine.engine.dice.moves import Move, Reroll, Stop
from dizaine.engine.dice.rows import MOVE_REROLL, MOVE_STOP, MoveRow


def to_row(move: Move) -> MoveRow:
    """Convert a move to a row."""
    row = MoveRow()
    row.seat = move.seat
    row.kind = MOVE_STOP
    if isinstance(move, Reroll):
        row.kind, row.dice = MOVE_REROLL, mask_of(move.dice)
    return row


def from_row(row: MoveRow) -> Move:
    """Convert a row to a move."""
    return Stop(row.seat) if row.kind == MOVE_STOP else Reroll(row.seat, dice_of(row.dice))


def dice_of(mask: int) -> tuple[int, ...]:
    """The dice whose bits are set, counted from 1."""
    return tuple(die + 1 for die in members(mask))


def mask_of(dice: Iterable[int]) -> int:
    """A bit for each of these dice."""
    return sum(1 << die - 1 for die in dice)
