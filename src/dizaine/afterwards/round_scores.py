"""What rounds came to: the messages, and what tells them from the events of a game."""

from __future__ import annotations

from typing import Protocol

import msgspec

from dizaine.engine.events import Event


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a round was for one player."""

    seat: int
    points: int
    """Of this round."""
    score: int
    """After it."""
    phase: int
    """The phase laid or made in it, or 0."""
    cards: list[str]
    """What was left in the hand; empty for dice."""


class RoundScores(msgspec.Struct, frozen=True, kw_only=True):
    """What a round was for all."""

    round: int
    winner: int
    """Who went out, or -1."""
    scores: list[SeatScore]


class SeatStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did in the whole game so far; what a game does not have is 0."""

    seat: int
    turns: int = 0
    rounds_won: int = 0
    phases: int = 0
    drawn: int = 0
    taken: int = 0
    hits: int = 0
    """Cards added to groups."""
    skips: int = 0
    """Played against others."""
    lost: int = 0
    """Turns that were lost."""
    throws: int = 0
    failures: int = 0


class Scorer(Protocol):
    """Reads the events of a game one after the other; there is one for each kind of game."""

    rounds: list[RoundScores]

    def note(self, event: Event) -> None:
        """Take in what an event means for the rounds."""

    def count(self, event: Event) -> tuple[int, str, int] | None:
        """Whose statistics an event adds to, which of them, and how much."""
