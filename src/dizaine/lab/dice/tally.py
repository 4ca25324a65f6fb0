"""The tally of games of dice (see lab.tally)."""

from typing import Annotated, ClassVar, Final

from dizaine.engine.dialect import record, rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import PHASES
from dizaine.engine.dice.scores import count_failures
from dizaine.engine.dice.state import FINISH_BONUS, HALF_BONUS, State
from dizaine.engine.limits import PLAYERS
from dizaine.lab.tally import FURTHER, GAMES, Tally

COLUMNS: Final = FURTHER  # columns of the pad: the players
TURNS: Final = COLUMNS + 1
FAILED: Final = TURNS + 1  # turns that made nothing
FINISHED: Final = FAILED + 1  # columns with all phases made
HALF_BONUSES: Final = FINISHED + 1  # columns with it (D7)
FINISH_BONUSES: Final = HALF_BONUSES + 1  # D8, D12
TRIED: Final = FINISH_BONUSES + 1  # by phase: turns at it
MADE: Final = TRIED + PHASES  # by phase
SCORED: Final = MADE + PHASES  # by phase: points of those who made it
MEASURES: Final = SCORED + PHASES

SCORE_STEP: Final = 10
"""The width of a field of the histogram of scores."""
SCORE_FIELDS: Final = 80
"""The last field also holds all higher scores, the first one all below 0."""


@record
class DiceTally(Tally):
    """The sums over all games counted, and the values of the current game."""

    SUMS: ClassVar = (*Tally.SUMS, "scores")

    sums: Annotated[list[int], "i8", MEASURES]
    squares: Annotated[list[int], "i8", MEASURES]
    products: Annotated[list[int], "i8", MEASURES]  # with the measure's base
    scores: Annotated[list[list[int]], "i8", PLAYERS, SCORE_FIELDS]  # by seat: games by their score

    value: Annotated[list[int], "i8", MEASURES]


@rule
def dice_base_of(measure: int) -> int:
    """The base of a measure."""
    if measure >= SCORED:
        return measure - SCORED + MADE
    if measure >= MADE:
        return measure - MADE + TRIED
    if measure == FAILED:
        return TURNS
    if measure == FINISHED or measure == HALF_BONUSES or measure == FINISH_BONUSES:
        return COLUMNS
    return GAMES


@rule
def score_field(score: int) -> int:
    """The field of the histogram for a score."""
    return max(0, min(score // SCORE_STEP, SCORE_FIELDS - 1))


@rule
def count_column(rules: Rules, state: State, tally: DiceTally, seat: int) -> None:
    """Count one player's column of the pad when the game is over."""
    value = tally.value
    value[COLUMNS] += 1
    value[TURNS] += state.phase[seat] + count_failures(rules, state, seat)
    value[FAILED] += count_failures(rules, state, seat)
    value[FINISHED] += 1 if state.phase[seat] == rules.phase_count else 0
    value[HALF_BONUSES] += 1 if state.bonuses[seat] & HALF_BONUS else 0
    value[FINISH_BONUSES] += 1 if state.bonuses[seat] & FINISH_BONUS else 0
    for phase in range(rules.phase_count):
        made = 1 if phase < state.phase[seat] else 0
        value[TRIED + phase] += made + state.failures[seat][phase]
        value[MADE + phase] += made
        value[SCORED + phase] += state.points[seat][phase]
    tally.scores[seat][score_field(state.total[seat])] += 1


@rule
def end_dice_count(tally: DiceTally) -> None:
    """Add the values of a game that is over to the sums."""
    value = tally.value
    for measure in range(MEASURES):
        tally.sums[measure] += value[measure]
        tally.squares[measure] += value[measure] * value[measure]
        tally.products[measure] += value[measure] * value[dice_base_of(measure)]
