"""The seats of a game in the kernel, and its seed."""

from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Long, Record, record
from dizaine.engine.limits import PLAYERS

BOTS: Final = 8
"""The most bots that a lineup can distinguish."""


@record
class Lineup(Record):
    """What games start from: the seed, and the bot of each seat."""

    seed: Long
    players: Byte
    policy: Annotated[list[int], "i1", PLAYERS]
    guests: Byte  # a bit for each seat whose moves are made outside the kernel
    remembers: Byte  # whether a bot uses the public history of the round, which takes time to record
