"""Imagined deals: full states that agree with what a seat knows, weighted by what the others discarded or left.

The cards that the seat has not seen are shuffled and dealt to the hands and the draw pile. For each other player that
has not laid yet, several hands are drawn, and one of them is chosen at random. A hand is less likely for each card that
its player discarded or left although it would have brought that hand nearer to the phase.
"""

from typing import Final

from dizaine.engine.cards.cards import KINDS, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.distance import distance_with
from dizaine.engine.cards.hands import count_hand, insert_card, load_hand
from dizaine.engine.cards.state import State, copy_state
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.randomness import Generator, random_below, shuffle_order
from dizaine.players.cards.greedy_policy import measure_phases
from dizaine.players.cards.player_memory import PlayerMemory

WEIGHT_OF_ONE: Final = 1 << 20
DOUBT: Final = 2
"""Bits by which each such card lowers the weight of a hand: it makes the hand four times less likely."""


@rule
def list_unseen(memory: PlayerMemory, generator: Generator) -> None:
    """Fill the generator's order with the unseen cards."""
    size = 0
    for kind in range(KINDS):
        for _ in range(memory.unseen[kind]):
            generator.order[size] = kind
            size += 1


@rule
def hand_from(rules: Rules, state: State, player: int, generator: Generator, first: int, hidden: int) -> None:
    """Make a player's hand from its publicly known cards and the next cards of the order."""
    hand = state.hand[player]
    known = state.known_size[player]
    for index in range(known):
        hand[index] = state.known[player][index]
    for index in range(known, state.hand_size[player]):
        hand[index] = 0
    for index in range(hidden):
        insert_card(hand, known + index, generator.order[first + index])
    count_hand(rules, state, player)


@rule
def doubts(rules: Rules, state: State, work: Workspace, memory: PlayerMemory, player: int) -> int:
    """How many cards that the player discarded or left would have helped the imagined hand."""
    load_hand(rules, state, work, player)
    nearest = measure_phases(rules, state, work, player)
    phase = state.phase[player]
    count = 0
    for kind in range(1, SKIP):
        times = memory.thrown[player][kind] + memory.refused[player][kind]
        if times and distance_with(rules, work, phase, kind) < nearest:
            count += times
    return count


@rule
def imagine_hand(
    rules: Rules,
    state: State,
    work: Workspace,
    memory: PlayerMemory,
    generator: Generator,
    player: int,
    first: int,
    total: int,
) -> None:
    """Draw several hands for a player from the shuffled cards and choose one of them by weight."""
    hidden = state.hand_size[player] - state.known_size[player]
    if hidden == 0:
        hand_from(rules, state, player, generator, first, 0)
        return
    blocks = min(memory.hands, (total - first) // hidden)
    kept = 0
    weights = 0
    if blocks > 1 and not state.laid[player] and not rules.free_order:
        for block in range(blocks):
            hand_from(rules, state, player, generator, first + block * hidden, hidden)
            weight = max(WEIGHT_OF_ONE >> min(DOUBT * doubts(rules, state, work, memory, player), 20), 1)
            weights += weight
            if random_below(generator, weights) < weight:
                kept = block
    if kept:
        order = generator.order
        for index in range(hidden):
            other = first + kept * hidden + index
            order[first + index], order[other] = order[other], order[first + index]
    hand_from(rules, state, player, generator, first, hidden)


@rule
def imagine(
    rules: Rules, state: State, seat: int, work: Workspace, memory: PlayerMemory, generator: Generator, target: State
) -> None:
    """Write into `target` a state that agrees with what the seat knows; `count_unseen` must have run."""
    copy_state(target, state)
    list_unseen(memory, generator)
    shuffle_order(generator, memory.unseen_total)
    first = 0
    for player in range(state.players):
        if player != seat:
            imagine_hand(rules, target, work, memory, generator, player, first, memory.unseen_total)
            first += state.hand_size[player] - state.known_size[player]
    for index in range(state.bottom, state.draw_size):
        target.draw[index] = generator.order[first]
        first += 1
