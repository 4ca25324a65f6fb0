"""Whole games inside the kernel, told one by one: who won, with how many points, after how long.

A tally only adds games up. A tournament must know which games were played on the same deal, so it keeps them apart.
"""

from typing import Annotated, Final

from dizaine.engine.dialect import Record, record, rule
from dizaine.engine.limits import PLAYERS

CHUNK: Final = 64
"""Games that are kept apart until the kernel hands them out; later ones take the places of the first."""
ENDLESS: Final = 1 << 62
"""More decisions than any game has."""


@record
class Results(Record):
    """Some games in a row. Whoever breaks a game off after so many decisions finds it without a winner."""

    winners: Annotated[list[int], "i1", CHUNK]  # a bit for each winner
    score: Annotated[list[list[int]], "i4", CHUNK, PLAYERS]
    rounds: Annotated[list[int], "i4", CHUNK]
    decisions: Annotated[list[int], "i8", CHUNK]


@rule
def note_result(results: Results, game: int, winners: int, score: list[int], rounds: int, decisions: int) -> None:
    """Write a game down, as far as it was played."""
    place = game % CHUNK
    results.winners[place] = winners
    results.rounds[place] = rounds
    results.decisions[place] = decisions
    for seat in range(PLAYERS):
        results.score[place][seat] = score[seat]
