"""The tally of card games (see lab.tally)."""

from typing import Annotated, ClassVar, Final

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import due_phases
from dizaine.engine.dialect import record, rule
from dizaine.engine.limits import NOBODY, PHASES, PLAYERS
from dizaine.lab.tally import FURTHER, GAMES, Tally

OUTS: Final = FURTHER  # by seat: rounds in which the hand was emptied
ROUNDS: Final = OUTS + PLAYERS
TURNS: Final = ROUNDS + 1
LIMITED: Final = TURNS + 1  # rounds ended by the limit (T11)
TRIED: Final = LIMITED + 1  # by phase: rounds of a player in which the phase could be laid
LAID: Final = TRIED + PHASES  # by phase: rounds of a player in which it was
HELD: Final = LAID + PHASES  # by phase: rounds that it took the players who laid it, added up
MEASURES: Final = HELD + PHASES

LONGEST_GAME: Final = 64
"""The last field of the histogram of rounds in a game; it also holds all longer games."""
LONGEST_HOLD: Final = 16
"""The last field of the histogram of rounds at a phase; it also holds all longer times."""


@record
class CardTally(Tally):
    """The sums over all games counted, and the values of the current game."""

    SUMS: ClassVar = (*Tally.SUMS, "game_lengths", "holds")

    sums: Annotated[list[int], "i8", MEASURES]
    squares: Annotated[list[int], "i8", MEASURES]
    products: Annotated[list[int], "i8", MEASURES]  # with the measure's base
    game_lengths: Annotated[list[int], "i8", LONGEST_GAME + 1]  # games by their number of rounds
    holds: Annotated[list[list[int]], "i8", PHASES, LONGEST_HOLD + 1]  # phases laid, by the rounds that they took

    value: Annotated[list[int], "i8", MEASURES]
    trying: Annotated[list[int], "i8", PLAYERS]  # a bit for each phase that the player can lay in this round
    waiting: Annotated[list[int], "i8", PLAYERS]  # rounds since the player's last phase


@rule
def base_of(measure: int) -> int:
    """The base of a measure."""
    if measure >= HELD:
        return measure - HELD + LAID
    if measure >= LAID:
        return measure - LAID + TRIED
    if measure == TURNS or measure == LIMITED or OUTS <= measure < OUTS + PLAYERS:
        return ROUNDS
    return GAMES


@rule
def begin_count(tally: CardTally) -> None:
    """Reset the values at the beginning of a game."""
    for measure in range(MEASURES):
        tally.value[measure] = 0
    for seat in range(PLAYERS):
        tally.waiting[seat] = 0


@rule
def note_deal(rules: Rules, state: State, tally: CardTally) -> None:
    """Before a round, note which phases each player can lay. A deciding round (S5) is no attempt at a phase."""
    for seat in range(state.players):
        tally.trying[seat] = 0
        if state.active >> seat & 1 and not state.replay:
            tally.trying[seat] = due_phases(rules, state, seat)


@rule
def count_round(rules: Rules, state: State, tally: CardTally) -> None:
    """Count a round that is over."""
    value = tally.value
    value[ROUNDS] += 1
    value[TURNS] += state.turns
    if state.winner == NOBODY:
        value[LIMITED] += 1
    else:
        value[OUTS + state.winner] += 1
    for seat in range(state.players):
        trying = tally.trying[seat]
        if not trying:
            continue
        for phase in range(rules.phase_count):
            value[TRIED + phase] += trying >> phase & 1
        tally.waiting[seat] += 1
        if state.laid[seat]:
            phase = state.laid[seat] - 1
            value[LAID + phase] += 1
            value[HELD + phase] += tally.waiting[seat]
            tally.holds[phase][min(tally.waiting[seat], LONGEST_HOLD)] += 1
        if state.laid[seat] or rules.one_round_per_phase:
            tally.waiting[seat] = 0


@rule
def end_count(tally: CardTally) -> None:
    """Add the values of a game that is over to the sums."""
    value = tally.value
    tally.game_lengths[min(value[ROUNDS], LONGEST_GAME)] += 1
    for measure in range(MEASURES):
        tally.sums[measure] += value[measure]
        tally.squares[measure] += value[measure] * value[measure]
        tally.products[measure] += value[measure] * value[base_of(measure)]
