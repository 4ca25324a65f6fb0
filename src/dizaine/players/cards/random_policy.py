"""The random player: every canonical move is equally likely."""

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.menu import canonical_menu
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot
from dizaine.engine.limits import EVERY_WAY
from dizaine.engine.randomness import Generator, random_below


@hot
def choose_random(rules: Rules, state: State, work: Workspace, move: MoveRow, generator: Generator) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    size = canonical_menu(rules, state, work, move, EVERY_WAY)
    return work.menu[random_below(generator, size)]
