"""The chance of winning the game from a position between two rounds, by phases and points.

For two players it is a logistic curve of the difference in points, with its own midpoint and slope for each pair of
phases to go. With more players, the chances of each one against the others are multiplied.
"""

from typing import Final

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.dialect import hot, rule
from dizaine.players.cards.player_memory import CURVE, PlayerMemory

SURE: Final = 1 << 16
"""The value of a game that is won: a probability of 1."""


@hot
def phases_to_go(rules: Rules, state: State, seat: int) -> int:
    """Phases that a player still has to lay, or rounds still to play where each phase has its own round (V1)."""
    if rules.one_round_per_phase:
        return rules.phase_count - state.phase[seat]
    return rules.phase_count - bit_count(state.done[seat])


@rule
def chance_against(rules: Rules, state: State, memory: PlayerMemory, seat: int, other: int) -> int:
    """The chance that one player finishes ahead of another."""
    own = phases_to_go(rules, state, seat)
    theirs = phases_to_go(rules, state, other)
    difference = state.score[other] - state.score[seat]
    logit = memory.ahead[own][theirs] + memory.per_point[own][theirs] * difference
    place = (logit + (8 << 16)) >> 12
    return memory.curve[min(max(place, 0), CURVE)]


@rule
def strength(rules: Rules, state: State, memory: PlayerMemory, seat: int) -> int:
    """The product of a player's chances against each of the others at the table."""
    product = SURE
    for other in range(state.players):
        if other != seat and state.active >> other & 1:
            product = product * chance_against(rules, state, memory, seat, other) >> 16
    return product


@rule
def win_chance(rules: Rules, state: State, memory: PlayerMemory, seat: int) -> int:
    """A player's chance of winning, once a round or the game is over."""
    if state.winners or state.stage == OVER:
        return SURE // max(bit_count(state.winners), 1) if state.winners >> seat & 1 else 0
    if not state.active >> seat & 1:
        return 0
    own = strength(rules, state, memory, seat)
    total = own
    for other in range(state.players):
        if other != seat and state.active >> other & 1:
            total += strength(rules, state, memory, other)
    return own * SURE // max(total, 1)
