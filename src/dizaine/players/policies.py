"""The policies that play inside the kernel, by number: one function asks the right one."""

from typing import Final

from dizaine.engine.dialect import hot
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import MoveRow
from dizaine.engine.state import State
from dizaine.engine.tables import Rules
from dizaine.engine.workspace import Workspace
from dizaine.players.greedy_policy import choose_greedy
from dizaine.players.random_policy import choose_random

RANDOM: Final = 0
GREEDY: Final = 1
POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
"""The numbers of the policies by their names."""


@hot
def choose_by(policy: int, rules: Rules, state: State, work: Workspace, move: MoveRow, generator: Generator) -> int:
    """The entry of the menu that a policy picks for the seat that is asked; `move` is only a place to work in."""
    if policy == GREEDY:
        return choose_greedy(rules, state, work, move)
    return choose_random(rules, state, work, move, generator)
