"""The policies of the card players, by number: one function asks the right one."""

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.players.cards.deficit_policy import choose_deficit
from dizaine.players.cards.easy_policy import choose_easy
from dizaine.players.cards.greedy_policy import choose_greedy
from dizaine.players.cards.mind import Mind
from dizaine.players.cards.partition_policy import choose_partition
from dizaine.players.cards.random_policy import choose_random
from dizaine.players.cards.search import choose_expert
from dizaine.players.cards.steady_policy import choose_steady
from dizaine.players.registry import DEFICIT, EASY, EXPERT, GREEDY, PARTITION, STEADY


@hot
def choose_by(
    policy: int,
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    dice: Generator,
    mind: Mind,
    imagined: State,
    trial: State,
) -> int:
    """The entry of the menu that a policy picks for the seat that is asked.

    Of the state only what that seat may know is read. The mind holds what all saw, and how much the expert may spend;
    two states, `work` and `move` are only places to work in.
    """
    if policy == GREEDY:
        return choose_greedy(rules, state, work, move)
    if policy == STEADY:
        return choose_steady(rules, state, work, move, mind, 1)
    if policy == EASY:
        return choose_easy(rules, state, work, move, dice)
    if policy == DEFICIT:
        return choose_deficit(rules, state, work, move, dice)
    if policy == PARTITION:
        return choose_partition(rules, state, work, move, mind)
    if policy == EXPERT:
        return choose_expert(rules, state, work, move, events, dice, mind, imagined, trial)
    return choose_random(rules, state, work, move, dice)
