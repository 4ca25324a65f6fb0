"""What a player did, and what it cost."""

from __future__ import annotations

from typing import Any, Protocol


class Decision(Protocol):
    """A choice that is the expert's own costs nothing."""

    @property
    def round(self) -> int:
        """Of the game."""

    @property
    def turn(self) -> int:
        """Of this player in the round, counted from 1."""

    @property
    def seat(self) -> int:
        """Who decided."""

    @property
    def played(self) -> Any:
        """The move."""

    @property
    def view(self) -> Any:
        """What the player knew."""

    @property
    def hint(self) -> Any:
        """What the expert would have done, and why."""

    @property
    def comparison(self) -> Any:
        """Of the expert's move with the one that was played, if they differ."""

    @property
    def loss(self) -> float:
        """By how much the choice lowered the chance to win the game, as far as can be told; 0 if it did not."""

    @property
    def sure_loss(self) -> float:
        """The loss without what may be bad luck of the deals that were tried."""

    def to_dict(self) -> dict[str, Any]:
        """All of it in plain values; moves, cards and seats as records write them."""
