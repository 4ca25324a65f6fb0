"""The order of play: each throws one die, the highest begins, and equals throw again among themselves (D2)."""

from typing import Final

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.rows import EVENT_ORDER_SETTLED, EVENT_ORDER_THROWN, PACK_BITS
from dizaine.engine.dice.state import State
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows, emit

ORDER_DIE: Final = 0
"""The die that is thrown for the order of play: the first one, a high die."""
BELOW_RANK: Final = 16
"""More than any number on a die: a rank times this leaves room for the number thrown."""


@rule
def count_level(state: State) -> int:
    """How many players throw for the order of play now."""
    count = 0
    for seat in range(state.players):
        count += state.level >> seat & 1
    return count


@rule
def place_players(rules: Rules, state: State, faces: list[int], events: EventRows) -> None:
    """Rank the players anew, given the faces of those who threw, from the lowest seat on; a W counts as nothing.

    Rank first, then the number thrown: all who share a rank have thrown, so nobody passes those who were ahead.
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
        state.order[seat] = 0  # for the moment its new rank
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
    """Nobody shares a rank any more: the columns of the pad are given out."""
    packed = 0
    for seat in range(state.players):
        state.order[state.rank[seat]] = seat
        packed |= seat << PACK_BITS * state.rank[seat]
    emit(events, EVENT_ORDER_SETTLED, NOBODY, packed, 0, 0, 0)
