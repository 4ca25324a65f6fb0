"""Whole games inside the kernel, told one by one: who won, with how many points, after how long.

`playouts` only adds games up. A tournament must know which games were played on the same deal, so it keeps them apart.
"""

from typing import Annotated, Final

from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.cards.tables import Rules
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import Record, Word, record, rule
from dizaine.engine.limits import PLAYERS
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.playouts import Lineup, begin_game, step_game
from dizaine.players.cards.mind import Mind

CHUNK: Final = 64
"""Games that are played before the kernel hands them out."""
ENDLESS: Final = 1 << 62
"""More decisions than any game has."""


@record
class Results(Record):
    """Some games in a row. Whoever breaks a game off after so many decisions finds it without a winner."""

    games: Word
    winners: Annotated[list[int], "i1", CHUNK]  # a bit for each winner
    score: Annotated[list[list[int]], "i4", CHUNK, PLAYERS]
    rounds: Annotated[list[int], "i4", CHUNK]
    decisions: Annotated[list[int], "i8", CHUNK]


@rule
def play_results(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    chance: Generator,
    dice: Generator,
    lineup: Lineup,
    mind: Mind,
    imagined: State,
    trial: State,
    results: Results,
    first: int,
    count: int,
    most: int,
) -> None:
    """Play the games of so many numbers, none of them any further than to a number of decisions."""
    results.games = count
    for index in range(count):
        begin_game(state, chance, dice, lineup, mind, first + index)
        decisions = 0
        while state.stage != OVER and decisions < most:
            decisions += step_game(rules, state, work, move, events, chance, dice, lineup, mind, imagined, trial)
        results.winners[index] = state.winners if state.stage == OVER else 0
        results.rounds[index] = state.round
        results.decisions[index] = decisions
        for seat in range(PLAYERS):
            results.score[index][seat] = state.score[seat]
