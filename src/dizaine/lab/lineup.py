"""Who plays in the kernel, and from which seed."""

from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Long, Record, record
from dizaine.engine.limits import PLAYERS

BOTS: Final = 8
"""Policies that a lineup can tell apart."""


@record
class Lineup(Record):
    """What games start from: the seed, and who sits where."""

    seed: Long
    players: Byte
    policy: Annotated[list[int], "i1", PLAYERS]
    guests: Byte  # a bit for each seat whose moves are made outside the kernel
    remembers: Byte  # whether somebody remembers what happened in the round; it takes its time
