"""Standings of the dice game (D10)."""

from __future__ import annotations

from dizaine.engine.bits import members
from dizaine.engine.dice.state import OVER, State
from dizaine.engine.ranking import Standing, ranked


def standings(state: State) -> tuple[Standing, ...]:
    """All players from the highest total to the lowest; tied players share a place."""
    order = sorted(range(state.players), key=lambda seat: state.rank[seat])
    winners = members(state.winners) if state.stage == OVER else ()
    return tuple(
        Standing(place, seat, state.phase[seat], state.total[seat], seat in winners)
        for place, seat in ranked(order, lambda seat: -state.total[seat])
    )
