"""What a sitting needs to know of its game, wherever that is played: here, or on a server."""

from __future__ import annotations

from typing import Any, Protocol

from dizaine.engine.events import Event
from dizaine.players.answers import PlayerFailed
from dizaine.players.player import AnyMove


class Played(Protocol):
    """A game as the people at this keyboard see it."""

    @property
    def rulebook(self) -> Any:
        """The book that it is played by."""

    @property
    def is_over(self) -> bool:
        """Whether it is decided."""

    @property
    def asked(self) -> int:
        """The seat whose answer is due; first one at this keyboard, where several have a say (V3)."""

    def view(self, seat: int | None) -> Any:
        """What a person here knows, or with None what everybody does."""

    def seen(self, seat: int | None) -> tuple[Event, ...]:
        """What a person here, or everybody, has seen happen."""

    def play(self, seat: int, move: AnyMove) -> bool:
        """Make a move of a person; False if the game did not wait for it any more."""

    def go_on(self, seat: int) -> PlayerFailed | None:
        """Let somebody move who is not here; if a bot cannot go on, the reason."""

    def close(self) -> None:
        """Let others have it."""
