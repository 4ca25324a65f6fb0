"""What games of dice add up to: exact integer sums, as for the card games (see lab.tally)."""

from typing import Annotated, Final

from dizaine.engine.dialect import Record, record, rule
from dizaine.engine.dice.limits import PHASES
from dizaine.engine.dice.scores import count_failures
from dizaine.engine.dice.state import FINISH_BONUS, HALF_BONUS, State
from dizaine.engine.dice.tables import Rules
from dizaine.engine.limits import PLAYERS
from dizaine.lab.tally import BOTS

# Measures of one game. Where a number of them stands for seats, bots or phases, the first one is named.
DICE_GAMES: Final = 0  # always 1
COLUMNS: Final = 1  # columns of the pad: the players
DICE_WINS: Final = 2  # by seat; a shared win counts for each winner
DICE_BOT_WINS: Final = DICE_WINS + PLAYERS  # by policy, its seats added up
TOTALS: Final = DICE_BOT_WINS + BOTS  # by seat, at the end
BOT_TOTALS: Final = TOTALS + PLAYERS
DICE_SHARED: Final = BOT_TOTALS + BOTS  # 1 for a game with several winners
DICE_DECISIONS: Final = DICE_SHARED + 1
DICE_TURNS: Final = DICE_DECISIONS + 1
FAILED: Final = DICE_TURNS + 1  # turns that made nothing
FINISHED: Final = FAILED + 1  # columns with all phases made
HALF_BONUSES: Final = FINISHED + 1  # columns with it (D7)
FINISH_BONUSES: Final = HALF_BONUSES + 1  # D8, D12
DICE_TRIED: Final = FINISH_BONUSES + 1  # by phase: turns at it
MADE: Final = DICE_TRIED + PHASES  # by phase
SCORED: Final = MADE + PHASES  # by phase: points of those who made it
DICE_MEASURES: Final = SCORED + PHASES

SCORE_STEP: Final = 10
"""Scores that share a field of the histogram."""
SCORE_FIELDS: Final = 80
"""Its last field holds all higher scores, its first one all below nought."""


@record
class DiceTally(Record):
    """The sums over all games counted, and the values of the game that is being counted."""

    sums: Annotated[list[int], "i8", DICE_MEASURES]
    squares: Annotated[list[int], "i8", DICE_MEASURES]
    products: Annotated[list[int], "i8", DICE_MEASURES]  # with the measure's base
    scores: Annotated[list[list[int]], "i8", PLAYERS, SCORE_FIELDS]  # by seat: games by their score
    value: Annotated[list[int], "i8", DICE_MEASURES]

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.sums[DICE_GAMES]

    def plus(self, other: "DiceTally") -> "DiceTally":
        """The tally of all games of two tallies."""
        total = DiceTally()
        for name in ("sums", "squares", "products"):
            setattr(total, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        rows = zip(self.scores, other.scores, strict=True)
        total.scores = [[a + b for a, b in zip(*pair, strict=True)] for pair in rows]
        return total


@rule
def dice_base_of(measure: int) -> int:
    """The measure that another one is told in relation to."""
    if measure >= SCORED:
        return measure - SCORED + MADE
    if measure >= MADE:
        return measure - MADE + DICE_TRIED
    if measure == FAILED:
        return DICE_TURNS
    if measure == FINISHED or measure == HALF_BONUSES or measure == FINISH_BONUSES:
        return COLUMNS
    return DICE_GAMES


@rule
def score_field(score: int) -> int:
    """The field of the histogram that a score belongs to."""
    return max(0, min(score // SCORE_STEP, SCORE_FIELDS - 1))


@rule
def count_column(rules: Rules, state: State, tally: DiceTally, seat: int, policy: int) -> None:
    """What one player's column of the pad says when the game is over."""
    value = tally.value
    won = state.winners >> seat & 1
    value[DICE_WINS + seat] = won
    value[DICE_BOT_WINS + policy] += won
    value[TOTALS + seat] = state.total[seat]
    value[BOT_TOTALS + policy] += state.total[seat]
    value[DICE_TURNS] += state.phase[seat] + count_failures(rules, state, seat)
    value[FAILED] += count_failures(rules, state, seat)
    value[FINISHED] += 1 if state.phase[seat] == rules.phase_count else 0
    value[HALF_BONUSES] += 1 if state.bonuses[seat] & HALF_BONUS else 0
    value[FINISH_BONUSES] += 1 if state.bonuses[seat] & FINISH_BONUS else 0
    for phase in range(rules.phase_count):
        made = 1 if phase < state.phase[seat] else 0
        value[DICE_TRIED + phase] += made + state.failures[seat][phase]
        value[MADE + phase] += made
        value[SCORED + phase] += state.points[seat][phase]
    tally.scores[seat][score_field(state.total[seat])] += 1


@rule
def end_dice_count(tally: DiceTally) -> None:
    """The values of a game go into the sums."""
    value = tally.value
    for measure in range(DICE_MEASURES):
        tally.sums[measure] += value[measure]
        tally.squares[measure] += value[measure] * value[measure]
        tally.products[measure] += value[measure] * value[dice_base_of(measure)]
