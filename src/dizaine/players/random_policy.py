"""The player that takes any canonical move, each with the same chance."""

from dizaine.engine.dialect import hot
from dizaine.engine.menu import canonical_menu
from dizaine.engine.randomness import Generator, random_below
from dizaine.engine.rows import MoveRow
from dizaine.engine.state import State
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace


@hot
def choose_random(rules: Rules, state: State, work: Workspace, move: MoveRow, generator: Generator) -> int:
    """An entry of the menu; `move` is only a place to work in."""
    size = canonical_menu(rules, state, work, move)
    return work.menu[random_below(generator, size)]
