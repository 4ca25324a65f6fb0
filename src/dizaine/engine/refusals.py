"""Why a move is refused. Each kind of game has its own codes; this is what they become at the edge."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused move's reason: a name, the id of the rule, and the id of the text that tells it to people.

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
