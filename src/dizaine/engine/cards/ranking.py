"""Standings of a card game (S4, S6, V1, V4)."""

from __future__ import annotations

from dizaine.engine.cards.state import OVER, State
from dizaine.engine.cards.tables import Rules
from dizaine.engine.ranking import Standing


def standings(rules: Rules, state: State) -> tuple[Standing, ...]:
    """All players from first to last: winners, places won, then phases completed and points (points alone in V1)."""

    def key(seat: int) -> tuple[int, int, int, int]:
        won = state.stage == OVER and state.winners >> seat & 1
        place = state.place[seat] or state.players + 1
        phases = 0 if rules.one_round_per_phase else -state.done[seat].bit_count()
        return (0 if won else 1, place, phases, state.score[seat])

    ordered = sorted(range(state.players), key=lambda seat: (key(seat), seat))
    lines: list[Standing] = []
    for index, seat in enumerate(ordered):
        level = index > 0 and key(seat) == key(ordered[index - 1])
        place = lines[-1].place if level else index + 1
        won = state.stage == OVER and bool(state.winners >> seat & 1)
        lines.append(Standing(place, seat, state.done[seat].bit_count(), state.score[seat], won))
    return tuple(lines)
