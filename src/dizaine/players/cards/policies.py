"""The policies of the card players, chosen by number."""

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
from dizaine.players.cards.partition_policy import choose_partition
from dizaine.players.cards.player_memory import PlayerMemory
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
    memory: PlayerMemory,
    imagined: State,
    trial: State,
) -> int:
    """The menu entry that a policy chooses for the seat to move.

    It reads only those parts of the state that the seat may know. `memory` holds the public history and the expert's
    budget; the two other states, `work` and `move` are scratch space.
    """
    if policy == GREEDY:
        return choose_greedy(rules, state, work, move)
    if policy == STEADY:
        return choose_steady(rules, state, work, move, memory, 1)
    if policy == EASY:
        return choose_easy(rules, state, work, move)
    if policy == DEFICIT:
        return choose_deficit(rules, state, work, move, dice)
    if policy == PARTITION:
        return choose_partition(rules, state, work, move, memory)
    if policy == EXPERT:
        return choose_expert(rules, state, work, move, events, dice, memory, imagined, trial)
    return choose_random(rules, state, work, move, dice)
