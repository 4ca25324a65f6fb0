"""What a position between two rounds is worth: the chance to win the game from phases and points.

For two players it is a logistic curve of the difference in points, with one middle and one slope for each pair of
numbers of phases still to go. With more players, each one's chances against the others are multiplied.
"""

from typing import Final

from dizaine.engine.bits import bit_count
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.dialect import hot, rule
from dizaine.players.cards.mind import CURVE, Mind

SURE: Final = 1 << 16
"""The worth of a game that is won."""


@hot
def phases_to_go(rules: Rules, state: State, seat: int) -> int:
    """Phases that a player has still to lay, or rounds still to play where each phase has its round (V1)."""
    if rules.one_round_per_phase:
        return rules.phase_count - state.phase[seat]
    return rules.phase_count - bit_count(state.done[seat])


@rule
def chance_against(rules: Rules, state: State, mind: Mind, seat: int, other: int) -> int:
    """The chance of one player to end before another."""
    own = phases_to_go(rules, state, seat)
    theirs = phases_to_go(rules, state, other)
    difference = state.score[other] - state.score[seat]
    logit = mind.ahead[own][theirs] + mind.per_point[own][theirs] * difference
    place = (logit + (8 << 16)) >> 12
    return mind.curve[min(max(place, 0), CURVE)]


@rule
def strength(rules: Rules, state: State, mind: Mind, seat: int) -> int:
    """The chances of one player against all others at the table, multiplied."""
    product = SURE
    for other in range(state.players):
        if other != seat and state.active >> other & 1:
            product = product * chance_against(rules, state, mind, seat, other) >> 16
    return product


@rule
def worth_of(rules: Rules, state: State, mind: Mind, seat: int) -> int:
    """What a state is worth for a player, once a round or the game is over."""
    if state.winners or state.stage == OVER:
        return SURE // max(bit_count(state.winners), 1) if state.winners >> seat & 1 else 0
    if not state.active >> seat & 1:
        return 0
    own = strength(rules, state, mind, seat)
    total = own
    for other in range(state.players):
        if other != seat and state.active >> other & 1:
            total += strength(rules, state, mind, other)
    return own * SURE // max(total, 1)
