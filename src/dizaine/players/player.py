"""The interface of a player: it gets a view and returns a move."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from dizaine.engine.moves import AnyMove
from dizaine.views.view import View

AnyView = View
ViewType = TypeVar("ViewType", contravariant=True)
MoveType = TypeVar("MoveType", covariant=True)


class Player(Protocol[ViewType, MoveType]):
    """A bot. It gets views and never a state, so it cannot know more than its seat may.

    This one method is all that your own bot needs. For cards it gets a `CardView` and returns a `Move`; for dice it
    gets a `DiceView` and returns a `Stop` or a `Reroll`. The class attribute `games` says which it plays, for example
    `games = ("cards", "dice")`; the default is cards. How the class is called: see docs/players.md.

    >>> from dizaine import CardView, Game, Move
    >>> class Hasty:
    ...     def choose(self, view: CardView) -> Move:
    ...         return view.moves[0]
    >>> print(Hasty().choose(Game.new("classic", players=2, seed=7).card_view(0)))
    0: draw
    """

    def choose(self, view: ViewType) -> MoveType:
        """Choose one of the moves that the view allows. Called when it is this seat's decision."""


AnyPlayer = Player[Any, AnyMove]
