"""What a session needs from its game, which is played here or on a server."""

from __future__ import annotations

from typing import Any, Protocol

from dizaine.engine.events import Event
from dizaine.engine.moves import AnyMove
from dizaine.players.answers import PlayerFailed
from dizaine.table.log import TakenBack


class Played(Protocol):
    """A game as the people at this keyboard see it."""

    @property
    def rulebook(self) -> Any:
        """The rules of the game."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def asked(self) -> int:
        """The seat to move; if several may answer (V3), first one at this keyboard."""

    def view(self, seat: int | None) -> Any:
        """The view of a person at this keyboard; None for a spectator's."""

    def seen(self, seat: int | None) -> tuple[Event | TakenBack, ...]:
        """The events that a person at this keyboard has seen; None for a spectator's.

        It only grows: a move that was taken back stays, followed by the event that it was.
        """

    def play(self, seat: int, move: AnyMove) -> bool:
        """Make a person's move; False if the game was no longer waiting for it."""

    def may_take_back(self, seat: int) -> str:
        """The move that a person may take back now, as text; empty if there is none."""

    def take_back(self, seat: int) -> str:
        """Take a person's last move back; returns the reason if that is refused, and otherwise nothing."""

    def go_on(self, seat: int) -> PlayerFailed | None:
        """Let a bot or somebody elsewhere move; returns the reason if a bot failed."""

    def ready(self) -> None:
        """The people here have read the points of the last round; elsewhere, others wait for that."""

    def close(self) -> None:
        """Release the game for others."""
