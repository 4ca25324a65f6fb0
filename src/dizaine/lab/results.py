"""The results of single games in the kernel: the winners, the points, the length.

A tally only adds games up. A tournament needs single games, to know which were played on the same deal.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Record, record, rule
from dizaine.engine.limits import PLAYERS

CHUNK: Final = 64
"""How many results the kernel stores; later games overwrite the first."""
ENDLESS: Final = 1 << 62
"""More decisions than any game has."""


@record
class Results(Record):
    """The results of consecutive games. A game that was cut short by a limit of decisions has no winner."""

    winners: Annotated[list[int], "i1", CHUNK]  # a bit for each winner
    score: Annotated[list[list[int]], "i4", CHUNK, PLAYERS]
    rounds: Annotated[list[int], "i4", CHUNK]
    decisions: Annotated[list[int], "i8", CHUNK]


@rule
def note_result(results: Results, game: int, winners: int, score: list[int], rounds: int, decisions: int) -> None:
    """Store the result of a game, complete or cut short."""
    place = game % CHUNK
    results.winners[place] = winners
    results.rounds[place] = rounds
    results.decisions[place] = decisions
    for seat in range(PLAYERS):
        results.score[place][seat] = score[seat]
