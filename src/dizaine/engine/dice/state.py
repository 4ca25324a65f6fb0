"""The state of a dice game: a complete position in fixed-size fields. Nothing is hidden.

Unused entries are zero, so that equal positions are equal field by field.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Record, Short, Word, record
from dizaine.engine.dice.limits import DICE, PHASES
from dizaine.engine.limits import PLAYERS

# Stages: what the game waits for.
ROLL_OFF: Final = 0  # a throw of all tied players for the order of play (chance, D2)
ROLL: Final = 1  # a throw of the turn (chance, D3)
DECIDE: Final = 2  # the player whose turn it is throws again or stops
OVER: Final = 3

# Bits for the bonuses of a player.
HALF_BONUS: Final = 1  # D7
FINISH_BONUS: Final = 2  # D8, D12


@record
class State(Record):
    """A complete position."""

    players: Byte
    stage: Byte
    seat: Byte  # whose turn it is
    level: Byte  # a bit for each player who throws again for the order of play (D2)
    rank: Annotated[list[int], "i1", PLAYERS]  # how many players are before each player in the order of play
    order: Annotated[list[int], "i1", PLAYERS]  # the seats in the order of play, once it is settled
    round: Word
    rolls: Byte  # throws of this turn so far
    rolling: Short  # a bit for each die that has not landed yet
    face: Annotated[list[int], "i1", DICE]  # the index of the face of each die; 0 for dice that have not landed
    finisher: Byte  # the first to finish, which starts the last run (D9), or NOBODY
    run_turns: Byte  # turns of this player's last run that are over (D8, D9)
    winners: Byte  # a bit for each winner

    phase: Annotated[list[int], "i1", PLAYERS]  # index of the next phase; the number of phases once all are made
    points: Annotated[list[list[int]], "i2", PLAYERS, PHASES]  # for each phase that is made
    failures: Annotated[list[list[int]], "i4", PLAYERS, PHASES]  # failed turns at each phase (D12)
    bonuses: Annotated[list[int], "i1", PLAYERS]
    total: Annotated[list[int], "i4", PLAYERS]  # points and bonuses; minus failures at the end of a solitaire
