"""The order of play: each player throws one die, the highest begins, and tied players throw again (D2)."""

from typing import Final

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.rows import EVENT_ORDER_SETTLED, EVENT_ORDER_THROWN, PACK_BITS
from dizaine.engine.dice.state import State
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows, emit

ORDER_DIE: Final = 0
"""The die that is thrown for the order of play."""
BELOW_RANK: Final = 16
"""Greater than any number on a die, so that rank * BELOW_RANK leaves room for the number below the rank."""


@rule
def place_players(rules: Rules, state: State, faces: list[int], events: EventRows) -> None:
    """Update the ranks, given the faces of the players who threw, in the order of seats; a W counts as 0.

    Players are compared by their old rank, then by the number thrown. Only tied players throw, so nobody passes a
    player of a better rank.
    """
    thrown = 0
    for seat in range(state.players):
        state.rank[seat] *= BELOW_RANK
        if state.level >> seat & 1:
            emit(events, EVENT_ORDER_THROWN, seat, faces[thrown], 0, 0, 0)
            state.rank[seat] += BELOW_RANK - 1 - rules.face_number[ORDER_DIE][faces[thrown]]
            thrown += 1
    state.level = 0
    for seat in range(state.players):
        state.order[seat] = 0  # holds the new rank until the end of this function
        for other in range(state.players):
            if state.rank[other] < state.rank[seat]:
                state.order[seat] += 1
            elif other != seat and state.rank[other] == state.rank[seat]:
                state.level |= 1 << seat
    for seat in range(state.players):
        state.rank[seat] = state.order[seat]
        state.order[seat] = 0


@rule
def settle_order(state: State, events: EventRows) -> None:
    """Set the order of play from the ranks, which are all different now."""
    packed = 0
    for seat in range(state.players):
        state.order[state.rank[seat]] = seat
        packed |= seat << PACK_BITS * state.rank[seat]
    emit(events, EVENT_ORDER_SETTLED, NOBODY, packed, 0, 0, 0)
