"""The state of a game of dice: everything that a position is, in fixed-size fields. Nothing of it is hidden.

Unused entries are zero, so that equal positions are equal field by field.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Byte, Record, Short, Word, record
from dizaine.engine.dice.limits import DICE, PHASES
from dizaine.engine.limits import PLAYERS

# Stages: what the game waits for.
ROLL_OFF: Final = 0  # a throw of all who are level in the order of play (chance, D2)
ROLL: Final = 1  # the dice that are thrown (chance, D3)
DECIDE: Final = 2  # the player whose turn it is throws again or stops
OVER: Final = 3

# Bonuses that a player has got, a bit for each.
HALF_BONUS: Final = 1  # D7
FINISH_BONUS: Final = 2  # D8, D12


@record
class State(Record):
    """A whole position."""

    players: Byte
    stage: Byte
    seat: Byte  # whose turn it is
    level: Byte  # a bit for each player who throws again for the order of play (D2)
    rank: Annotated[list[int], "i1", PLAYERS]  # how many are ahead of each player in the order of play
    order: Annotated[list[int], "i1", PLAYERS]  # the seats in the order of play, once it is settled
    round: Word
    rolls: Byte  # throws of this turn that have fallen
    rolling: Short  # a bit for each die that is being thrown
    face: Annotated[list[int], "i1", DICE]  # which face each die shows; 0 for dice in the air
    finisher: Byte  # the first to finish, or NOBODY: then the last run is on (D9)
    run_turns: Byte  # turns of this player's last run that are over (D8, D9)
    winners: Byte  # a bit for each winner

    phase: Annotated[list[int], "i1", PLAYERS]  # index of the phase to be made, the number of phases when all are
    points: Annotated[list[list[int]], "i2", PLAYERS, PHASES]  # of each phase that is made
    failures: Annotated[list[list[int]], "i4", PLAYERS, PHASES]  # failed turns at each phase (D12)
    bonuses: Annotated[list[int], "i1", PLAYERS]
    total: Annotated[list[int], "i4", PLAYERS]  # points and bonuses; at the end of a solitaire less its failures
