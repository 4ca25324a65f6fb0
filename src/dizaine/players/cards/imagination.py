"""Imagined deals: full states that a seat could be in, more often those that explain what others threw and let lie.

The cards that a seat has not seen are shuffled and dealt to where they can be. For each other player that has not laid
yet, several hands are drawn from the shuffled cards, and one of them is kept: a hand counts the less, the more of the
cards that its player threw away or let lie would have brought it nearer to its phase.
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
from dizaine.players.cards.mind import Mind

WEIGHT_OF_ONE: Final = 1 << 20
DOUBT: Final = 2
"""A card that should not have been thrown or let lie makes a hand four times less likely: two bits."""


@rule
def list_unseen(mind: Mind, generator: Generator) -> None:
    """Write the unseen cards into the generator's order, kind by kind."""
    size = 0
    for kind in range(KINDS):
        for _ in range(mind.unseen[kind]):
            generator.order[size] = kind
            size += 1


@rule
def hand_from(rules: Rules, state: State, player: int, generator: Generator, first: int, hidden: int) -> None:
    """Make a player's hand of the cards that all know of and some of the order."""
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
def doubts(rules: Rules, state: State, work: Workspace, mind: Mind, player: int) -> int:
    """How many cards that a player threw or let lie would have helped the hand that is imagined."""
    load_hand(rules, state, work, player)
    nearest = measure_phases(rules, state, work, player)
    phase = state.phase[player]
    count = 0
    for kind in range(1, SKIP):
        times = mind.thrown[player][kind] + mind.refused[player][kind]
        if times and distance_with(rules, work, phase, kind) < nearest:
            count += times
    return count


@rule
def imagine_hand(
    rules: Rules,
    state: State,
    work: Workspace,
    mind: Mind,
    generator: Generator,
    player: int,
    first: int,
    total: int,
) -> None:
    """Pick one of several hands for a player from the shuffled cards, by how well it explains the past."""
    hidden = state.hand_size[player] - state.known_size[player]
    if hidden == 0:
        hand_from(rules, state, player, generator, first, 0)
        return
    blocks = min(mind.hands, (total - first) // hidden)
    kept = 0
    weights = 0
    if blocks > 1 and not state.laid[player] and not rules.free_order:
        for block in range(blocks):
            hand_from(rules, state, player, generator, first + block * hidden, hidden)
            weight = max(WEIGHT_OF_ONE >> min(DOUBT * doubts(rules, state, work, mind, player), 20), 1)
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
    rules: Rules,
    state: State,
    seat: int,
    work: Workspace,
    mind: Mind,
    generator: Generator,
    target: State,
) -> None:
    """Write into `target` a state that the seat could be in, given its count of unseen cards."""
    copy_state(target, state)
    list_unseen(mind, generator)
    shuffle_order(generator, mind.unseen_total)
    first = 0
    for player in range(state.players):
        if player != seat:
            imagine_hand(rules, target, work, mind, generator, player, first, mind.unseen_total)
            first += state.hand_size[player] - state.known_size[player]
    for index in range(state.bottom, state.draw_size):
        target.draw[index] = generator.order[first]
        first += 1
