"""Full states that a view allows."""

from __future__ import annotations

from dizaine.engine.chance import Chance
from dizaine.engine.state import State
from dizaine.views.view import View


def determinise(view: View, chance: Chance) -> State:
    raise NotImplementedError
