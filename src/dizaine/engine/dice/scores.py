"""Points, bonuses and the end of a dice game (D6-D8, D10, D12)."""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.rows import EVENT_BONUS, EVENT_FAILURES_COUNTED, EVENT_GAME_ENDED
from dizaine.engine.dice.state import FINISH_BONUS, HALF_BONUS, OVER, State
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows, emit


@rule
def count_points(rules: Rules, state: State, seat: int) -> int:
    """The running total: the phases made, and the bonuses so far."""
    total = 0
    for phase in range(state.phase[seat]):
        total += state.points[seat][phase]
    if state.bonuses[seat] & HALF_BONUS:
        total += rules.half_bonus
    if state.bonuses[seat] & FINISH_BONUS:
        total += rules.finish_bonus
    return total


@rule
def count_failures(rules: Rules, state: State, seat: int) -> int:
    """How many turns a player has failed (D12)."""
    count = 0
    for phase in range(rules.phase_count):
        count += state.failures[seat][phase]
    return count


@rule
def earns_half_bonus(rules: Rules, phases: int, points: int) -> int:
    """Whether a player with so many phases and points earns the bonus for the first half (D7)."""
    return 1 if phases > 0 and phases == rules.half_phase and points > rules.half_over else 0


@rule
def deserves_finish_bonus(state: State, seat: int) -> int:
    """Whether a player who has just made the last phase gets the bonus for finishing (D8, D12).

    In a solitaire, the last phase must be made at its first try. Otherwise the bonus is for the first to finish, and
    for later players who finish in the same round, which is the first turn of their last run.
    """
    if state.players == 1:
        return 1 if state.failures[seat][state.phase[seat] - 1] == 0 else 0
    if state.finisher == NOBODY:
        return 1
    return 1 if state.run_turns == 0 and state.rank[seat] > state.rank[state.finisher] else 0


@rule
def give_bonus(rules: Rules, state: State, seat: int, bonus: int, events: EventRows) -> None:
    """Add a bonus to the total."""
    state.bonuses[seat] |= bonus
    state.total[seat] = count_points(rules, state, seat)
    points = rules.half_bonus if bonus == HALF_BONUS else rules.finish_bonus
    emit(events, EVENT_BONUS, seat, bonus, points, state.total[seat], 0)


@rule
def end_dice_game(rules: Rules, state: State, events: EventRows) -> None:
    """End the game: deduct the failures of a solitaire (D12); all players with the highest total win (D10)."""
    if state.players == 1:
        failures = count_failures(rules, state, 0)
        state.total[0] -= failures * rules.failure_cost
        emit(events, EVENT_FAILURES_COUNTED, 0, failures, failures * rules.failure_cost, state.total[0], 0)
    best = state.total[0]
    for seat in range(state.players):
        best = max(best, state.total[seat])
    for seat in range(state.players):
        if state.total[seat] == best:
            state.winners |= 1 << seat
    state.stage = OVER
    state.seat = 0
    emit(events, EVENT_GAME_ENDED, NOBODY, state.winners, 0, 0, 0)
