"""What a player is: someone who looks at a view and answers with a move."""

from __future__ import annotations

from typing import Protocol

from dizaine.engine.moves import Move
from dizaine.views import View


class Player(Protocol):
    """A bot at a table. It never holds a state, so it cannot know more than its seat may."""

    def choose(self, view: View) -> Move:
        """One of the moves that the view allows, when the answer of its seat is due."""
