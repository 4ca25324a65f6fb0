"""Standings of the card games (S4, S6, V1, V4)."""

from __future__ import annotations

from dizaine.engine.bits import members
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.state import OVER, State
from dizaine.engine.ranking import Standing, ranked


def standings(rules: Rules, state: State) -> tuple[Standing, ...]:
    """All players from first to last: by winners, places won, completed phases and points (in V1 only points)."""
    winners = members(state.winners) if state.stage == OVER else ()

    def key(seat: int) -> tuple[bool, int, int, int]:
        place = state.place[seat] or state.players + 1
        phases = 0 if rules.one_round_per_phase else -state.done[seat].bit_count()
        return (seat not in winners, place, phases, state.score[seat])

    return tuple(
        Standing(place, seat, state.done[seat].bit_count(), state.score[seat], seat in winners)
        for place, seat in ranked(range(state.players), key)
    )
