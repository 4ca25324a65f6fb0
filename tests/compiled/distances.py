"""Distances to phases, compiled: many hands in one call."""

from typing import Any

from dizaine.engine.cards.distance import phase_distance
from dizaine.engine.cards.hands import load_hand


def measure_distances(rules: Any, states: Any, works: Any, distances: Any) -> None:
    """For the first player's hand in each state, the distances to all phases."""
    for index in range(len(states)):
        load_hand(rules[0], states[index], works[0], 0)
        for phase in range(rules[0].phase_count):
            distances[index, phase] = phase_distance(rules[0], works[0], phase)
