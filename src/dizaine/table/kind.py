"""What a table needs from a kind of game besides the game itself: fair chance, views as messages, hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dizaine.game import Game
from dizaine.players.odds import Odds
from dizaine.table.fair import FairSource, RoundSecret
from dizaine.table.game_views import GameView, TrayView
from dizaine.table.messages import Fit, Plan, Suggestion


@dataclass(frozen=True, slots=True)
class Thought:
    """A hint as far as it has been thought about."""

    suggestion: Suggestion
    """It is provisional if thinking further may lead to a better one."""
    so_far: Any = None
    """What has been found out, to think further; None if the suggestion is final."""


class TableKind(Protocol):
    """Has one implementation for cards and one for dice."""

    @property
    def printed(self) -> tuple[type, ...]:
        """The types of event values that are sent as text; `from_text` reads them."""

    @property
    def has_summaries(self) -> bool:
        """Whether people read a summary after each round, before the next one."""

    def fair_source(self, book: Any, secret_of: Callable[[int], RoundSecret]) -> FairSource:
        """A source of chance that uses the secrets of the rounds."""

    def public_view(self, game: Game, before: Any = None) -> GameView:
        """The game as a spectator sees it: the part that is the same for all seats, built once per move.

        `before` is an earlier public view of the same game, if there is one; it only saves work.
        """

    def seat_view(self, game: Game, seat: int | None, public: Any, before: Any = None) -> GameView:
        """The public view, with what only this seat knows, and its moves if its answer is due.

        `before` is an earlier view of the same seat, if there is one; it only saves work.
        """

    def revealed_view(self, game: Game) -> GameView:
        """The game with all hands, without moves; only for finished games."""

    def may_be_taken_back(self, move: Any) -> bool:
        """Whether a player may take such a move back before ending the turn."""

    def dice_lying(self, view: Any) -> int:
        """How many dice may be thrown again; 0 for cards."""

    def odds(self, view: Any, thrown: Sequence[int]) -> Odds:
        """The chance of making the phase if these dice, counted from 1, are thrown again."""

    def held_tray(self, view: Any, thrown: Sequence[int]) -> TrayView:
        """How the other dice fill the phase."""

    def planned(self, game: Game, seat: int, request: Plan) -> tuple[TrayView, list[Fit]]:
        """The tray of a seat with its pins, and for each group whether it can take the picked card.

        Raises `CommandRefused`.
        """

    @property
    def hint_seconds(self) -> float:
        """How long a hint may be thought about."""

    def think(self, view: Any, so_far: Any = None) -> Thought:
        """A suggested move and the reasons for it, after a short step that goes on from earlier ones (`so_far`)."""
