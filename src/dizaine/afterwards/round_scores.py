"""The scores of rounds as messages, and the protocol for collecting them from events."""

from __future__ import annotations

from typing import Protocol

import msgspec

from dizaine.engine.events import Event


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """One player's result in a round."""

    seat: int
    points: int
    """In this round."""
    score: int
    """After this round."""
    phase: int
    """The phase laid or made in this round, or 0."""
    cards: list[str]
    """The cards left in the hand; empty for dice."""


class RoundScores(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a round."""

    round: int
    winner: int
    """Who went out, or -1."""
    scores: list[SeatScore]


class SeatStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A player's statistics for the game so far; those of the other kind of game are 0."""

    seat: int
    turns: int = 0
    rounds_won: int = 0
    phases: int = 0
    drawn: int = 0
    taken: int = 0
    hits: int = 0
    """Cards added to melds."""
    skips: int = 0
    """Skip cards played."""
    lost: int = 0
    """Turns lost."""
    throws: int = 0
    failures: int = 0


class Scorer(Protocol):
    """Reads the events of a game in order. There is one for each kind of game."""

    rounds: list[RoundScores]

    def note(self, event: Event) -> None:
        """Update the rounds with an event."""

    def count(self, event: Event) -> tuple[int, str, int] | None:
        """The seat, the statistic and the amount that an event adds, if any."""
