"""The chance of winning the game from a position between two rounds, by phases and points.

The leader has the fewest phases to go, and of such players the fewest points. Everybody has a standing against the
leader: a learned worth of the phases still to go, minus the points behind, which count more near the end of the game.
A player's chance is the share of e^standing in the sum over all players. Worth and points were learned for each number
of players (see `lab.cards.lessons`).
"""

from typing import Final

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import PHASES
from dizaine.players.cards.player_memory import CURVE, STANDINGS, PlayerMemory

SURE: Final = 1 << 16
"""The value of a game that is won: a probability of 1."""
CLOSE: Final = 30
"""Points behind the leader that count fully. Each one beyond counts half: a large gap tells little more than a gap."""
STEP: Final = 1 << 12
"""One step of the curve: a sixteenth of a logit."""
FAR_BEHIND: Final = -(1 << 40)
MANY_POINTS: Final = 1 << 30


@hot
def phases_to_go(rules: Rules, state: State, seat: int) -> int:
    """Phases that a player still has to lay, or rounds still to play where each phase has its own round (V1)."""
    if rules.one_round_per_phase:
        return rules.phase_count - state.phase[seat]
    return rules.phase_count - bit_count(state.done[seat])


@rule
def weigh_standings(rules: Rules, state: State, memory: PlayerMemory) -> int:
    """Write down the standing of each player at the table, as a logit times 2^16. Returns the highest."""
    least = PHASES
    score = MANY_POINTS
    for seat in range(state.players):
        if state.active >> seat & 1:
            to_go = phases_to_go(rules, state, seat)
            if to_go < least:
                least = to_go
                score = MANY_POINTS
            if to_go == least:
                score = min(score, state.score[seat])
    highest = FAR_BEHIND
    row = STANDINGS * state.players + least
    for seat in range(state.players):
        if state.active >> seat & 1:
            to_go = phases_to_go(rules, state, seat)
            behind = 2 * (state.score[seat] - score)
            if behind > 2 * CLOSE:
                behind = CLOSE + behind // 2
            memory.standing[seat] = memory.worth[row][to_go] - memory.per_point[row][to_go] * behind // 2
            highest = max(highest, memory.standing[seat])
    return highest


@hot
def power(memory: PlayerMemory, behind: int) -> int:
    """e^-behind, times 2^16."""
    step = min(behind // STEP, CURVE - 1)
    rest = min(behind - step * STEP, STEP)
    return memory.curve[step] - (memory.curve[step] - memory.curve[step + 1]) * rest // STEP


@rule
def win_chance(rules: Rules, state: State, memory: PlayerMemory, seat: int) -> int:
    """A player's chance of winning, once a round or the game is over."""
    if state.winners or state.stage == OVER:
        return SURE // max(bit_count(state.winners), 1) if state.winners >> seat & 1 else 0
    if not state.active >> seat & 1:
        return 0
    highest = weigh_standings(rules, state, memory)
    total = 0
    for other in range(state.players):
        if state.active >> other & 1:
            total += power(memory, highest - memory.standing[other])
    return power(memory, highest - memory.standing[seat]) * SURE // total
