"""What a player is: someone who looks at a view and answers with a move."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from dizaine.views.view import View

AnyView = View
ViewType = TypeVar("ViewType", contravariant=True)
MoveType = TypeVar("MoveType", covariant=True)


class AnyMove(Protocol):
    """A move of any game."""

    @property
    def seat(self) -> int:
        """Whose move it is."""


class Player(Protocol[ViewType, MoveType]):
    """A bot at a table. It never holds a state, so it cannot know more than its seat may.

    This one method is all that a bot of one's own needs. Cards come as a `CardView` and want a `Move`, dice come as a
    `DiceView` and want a `Stop` or a `Reroll`; the class says with `games = ("cards", "dice")` which of them it plays,
    without that it is cards. A new object is made for each game and each seat, without arguments. See docs/players.md.

    >>> from dizaine import CardView, Game, Move
    >>> class Hasty:
    ...     def choose(self, view: CardView) -> Move:
    ...         return view.moves[0]
    >>> print(Hasty().choose(Game.new("classic", players=2, seed=7).card_view(0)))
    0: draw
    """

    def choose(self, view: ViewType) -> MoveType:
        """One of the moves that the view allows, when the answer of its seat is due."""


AnyPlayer = Player[Any, AnyMove]
