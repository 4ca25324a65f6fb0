"""What a table asks of a kind of game beyond the game itself: fair chance, what a seat is shown, advice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from dizaine.game import Game
from dizaine.players.odds import Odds
from dizaine.table.fair import FairSource, RoundSecret
from dizaine.table.messages import GameView, Suggestion


class TableKind(Protocol):
    """One implementation for cards, one for dice."""

    @property
    def printed(self) -> tuple[type, ...]:
        """Values of events that go out as text; their `from_text` reads it."""

    def fair_source(self, book: Any, secret_of: Callable[[int], RoundSecret]) -> FairSource:
        """Chance from the secrets of the rounds."""

    def open_sight(self, game: Game) -> GameView:
        """What everybody sees."""

    def seat_sees(self, game: Game, seat: int | None, seen: Any) -> GameView:
        """What everybody sees, with what a seat alone knows and may do."""

    def unveiled(self, game: Game) -> GameView:
        """The game with all its secrets, without moves."""

    def dice_lying(self, view: Any) -> int:
        """How many dice lie there and may be thrown again; none at cards."""

    def odds(self, view: Any, thrown: Sequence[int]) -> Odds:
        """How likely the phase is made if some of these dice, counted from 1, are thrown again."""

    def suggestion(self, view: Any) -> Suggestion:
        """A move and the facts that speak for it."""
