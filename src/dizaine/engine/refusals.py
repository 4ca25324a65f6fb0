"""The reason why a move is refused. Each kind of game converts its integer codes to this type."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a name, the id of the rule, and the id of the message for users.

    >>> from dizaine import Game
    >>> refusal = Game.new("classic", players=2, seed=7).refusal("discard r7")
    >>> print(refusal)
    draw-first (T2)
    >>> refusal.name, refusal.rule
    ('draw-first', 'T2')
    """

    name: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.name} ({self.rule})"
