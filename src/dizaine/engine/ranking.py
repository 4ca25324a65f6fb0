"""Standings: who is where, during a game and at its end ."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings; players who are level share a place."""

    place: int
    seat: int
    phases: int
    """Phases completed."""
    score: int
    winner: bool
