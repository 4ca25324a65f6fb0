"""The stages of a game by name; the integer codes of the rule functions stay inside the engine."""

from __future__ import annotations

from enum import StrEnum


class Stage(StrEnum):
    """What a game waits for.

    >>> from dizaine import Game
    >>> Game.new("classic", players=2, seed=1).view(0).stage
    <Stage.DRAW: 'draw'>
    """

    DEAL = "deal"
    """A lot, a deal or a shuffle. This is automatic, so no player ever moves at this stage."""
    DRAW = "draw"
    """The player whose turn it is draws a card or takes the discard (T2)."""
    PLAY = "play"
    """That player lays, hits and ends the turn (T3-T5)."""
    KNOCK = "knock"
    """The card just discarded may be claimed (V3)."""
    ROLL = "roll"
    """A throw of dice, which is automatic like a deal."""
    DECIDE = "decide"
    """The player whose turn it is throws dice again or stops (D3)."""
    OVER = "over"
    """Nothing: the game is over."""
