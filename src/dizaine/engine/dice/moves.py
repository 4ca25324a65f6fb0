"""Moves of the dice game as people and programs see them: frozen, printable, readable from text.

Every move names its seat. The text form is `seat: verb …`; `Game.apply` fills in the seat where it is left out.
Dice are counted from 1, as they lie.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dizaine.engine.dice.rows import MOVE_REROLL, MOVE_STOP, DiceMoveRow
from dizaine.engine.errors import NotationError
from dizaine.engine.notation import quote, read_number

MOST_NAMED: Final = 14
"""Dice numbers that a row has a bit for; whether there is such a die is a rule (D1)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn with the dice as they lie (D3)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: stop"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Throw these dice again, counted from 1; all others stay, and may be taken back later (D3)."""

    seat: int
    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        """Keep to what a text can say: each die once, and one order of them."""
        for die in self.dice:
            if not 1 <= die <= MOST_NAMED:
                raise NotationError(f"roll {die}: dice are counted from 1 as they lie, for instance 'roll 1 4 7'")
            if self.dice.count(die) > 1:
                raise NotationError(f"roll {die} {die}: a die is thrown once")
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))

    def __str__(self) -> str:
        return f"{self.seat}: roll {' '.join(map(str, self.dice))}".rstrip()


DiceMove = Stop | Reroll

_SEAT: Final = re.compile(r"\s*([0-9]{1,2})\s*:(.*)", re.DOTALL)


def dice_move_from_text(text: str, seat: int | None = None) -> DiceMove:
    """Read a move; `seat` is taken where the text names none. Raises `NotationError`.

    >>> dice_move_from_text("2: roll 7 1 4")
    Reroll(seat=2, dice=(1, 4, 7))
    >>> print(dice_move_from_text("stop", seat=0))
    0: stop
    """
    named = _SEAT.match(text)
    if named:
        seat, text = int(named[1]), named[2]
    words = text.split()
    if seat is None:
        raise NotationError(f"{quote(text.strip())}: say whose move it is, for instance '0: stop'")
    if words == ["stop"]:
        return Stop(seat)
    if words[:1] == ["roll"] and len(words) > 1:
        return Reroll(seat, tuple(read_number(word, "die") for word in words[1:]))
    raise NotationError(f"{quote(text.strip())} is no move: write stop, or the dice to throw again: 'roll 1 4 7'")


def to_dice_row(move: DiceMove) -> DiceMoveRow:
    """A move as a row."""
    row = DiceMoveRow()
    row.seat = move.seat
    row.kind = MOVE_STOP
    if isinstance(move, Reroll):
        row.kind, row.dice = MOVE_REROLL, mask_of(move.dice)
    return row


def from_dice_row(row: DiceMoveRow) -> DiceMove:
    """A row as a move."""
    return Stop(row.seat) if row.kind == MOVE_STOP else Reroll(row.seat, dice_of(row.dice))


def dice_of(mask: int) -> tuple[int, ...]:
    """The dice whose bits are set, counted from 1."""
    return tuple(die + 1 for die in range(mask.bit_length()) if mask >> die & 1)


def mask_of(dice: Iterable[int]) -> int:
    """A bit for each of these dice."""
    return sum(1 << die - 1 for die in dice)
