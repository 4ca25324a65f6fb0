"""Standings of the dice game: who has how much, during a game and at its end (D10)."""

from __future__ import annotations

from dizaine.engine.dice.state import OVER, State
from dizaine.engine.ranking import Standing


def standings(state: State) -> tuple[Standing, ...]:
    """All players from the highest total to the lowest; players who are level share a place."""
    ordered = sorted(range(state.players), key=lambda seat: (-state.total[seat], state.rank[seat], seat))
    lines: list[Standing] = []
    for index, seat in enumerate(ordered):
        level = index > 0 and state.total[seat] == state.total[ordered[index - 1]]
        place = lines[-1].place if level else index + 1
        won = state.stage == OVER and bool(state.winners >> seat & 1)
        lines.append(Standing(place, seat, state.phase[seat], state.total[seat], won))
    return tuple(lines)
