"""Estimates of a careful player: the cards that can still come, and the cards that the next player may collect.

Everything here follows from what the seat can see and from the public history of the round.
"""

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.cards import KINDS, LAST_NATURAL, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hitting import next_above, next_below
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.state import PLACE_NUMBER, SKIP_IN_FRONT, State
from dizaine.engine.cards.taken_card import due_phases, fits_group
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import COLOURS, NUMBERS
from dizaine.engine.shapes import RUN, SET, family_of, has_one_colour
from dizaine.players.cards.player_memory import PlayerMemory


@rule
def count_unseen(rules: Rules, state: State, seat: int, memory: PlayerMemory) -> None:
    """Count the deck minus the cards that the seat sees. Cards hidden from the seat are never read."""
    unseen = memory.unseen
    for kind in range(KINDS):
        unseen[kind] = rules.deck[kind]
    for index in range(state.discard_size):
        unseen[state.discard[index]] -= 1
    for index in range(state.table_size):
        unseen[state.table[index] & PLACE_NUMBER - 1] -= 1
    for index in range(state.bottom):
        unseen[state.draw[index]] -= 1
    total = state.draw_size - state.bottom
    for player in range(state.players):
        if state.skipped[player] == SKIP_IN_FRONT:
            unseen[SKIP] -= 1
        if player == seat:
            for index in range(state.hand_size[player]):
                unseen[state.hand[player][index]] -= 1
        else:
            for index in range(state.known_size[player]):
                unseen[state.known[player][index]] -= 1
            total += state.hand_size[player] - state.known_size[player]
    memory.unseen_total = total


@rule
def sum_up_unseen(rules: Rules, memory: PlayerMemory) -> None:
    """Add the unseen cards up by number and by colour."""
    for number in range(NUMBERS + 1):
        memory.unseen_number[number] = 0
    for colour in range(COLOURS):
        memory.unseen_colour[colour] = 0
    for kind in range(1, LAST_NATURAL + 1):
        memory.unseen_number[rules.number[kind]] += memory.unseen[kind]
        memory.unseen_colour[rules.colour[kind]] += memory.unseen[kind]


@rule
def wants_shape(rules: Rules, state: State, seat: int, one_colour: int) -> int:
    """Whether a phase that the player must lay has a group of one colour (`one_colour`), or else a set."""
    phases = due_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        for group in range(rules.group_count[phase]):
            shape = rules.group_shape[phase][group]
            if has_one_colour(shape) if one_colour else family_of(shape) == SET:
                return 1
    return 0


@rule
def wants_run(rules: Rules, state: State, seat: int) -> int:
    """Whether a phase that the player must lay has a run."""
    phases = due_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        for group in range(rules.group_count[phase]):
            if family_of(rules.group_shape[phase][group]) == RUN:
                return 1
    return 0


@rule
def read_next_player(rules: Rules, state: State, memory: PlayerMemory, seat: int, taken: int, left: int) -> None:
    """Score what the next player collects: a card taken counts for its number or colour, one discarded or left against.

    `taken` and `left` are the weights of one such card.
    """
    for number in range(NUMBERS + 1):
        memory.sought_number[number] = 0
    for colour in range(COLOURS):
        memory.sought_colour[colour] = 0
    following = next_seat(state, seat)
    sets = wants_shape(rules, state, following, 0)
    colours = wants_shape(rules, state, following, 1)
    for index in range(state.known_size[following]):
        card = state.known[following][index]
        if card <= LAST_NATURAL:
            if sets:
                memory.sought_number[rules.number[card]] += taken
            if colours:
                memory.sought_colour[rules.colour[card]] += taken
    thrown = memory.thrown[following]
    refused = memory.refused[following]
    for kind in range(1, LAST_NATURAL + 1):
        if thrown[kind] or refused[kind]:
            if colours:
                memory.sought_colour[rules.colour[kind]] -= left
            else:
                memory.sought_number[rules.number[kind]] -= left


@hot
def can_be_hit(rules: Rules, state: State, card: int) -> int:
    """Whether a single card can be hit on a group on the table."""
    for group in range(state.groups):
        shape = state.group_shape[group]
        colour = state.group_colour[group]
        if family_of(shape) != RUN:
            if fits_group(rules, shape, state.group_low[group], colour, card):
                return 1
            continue
        below = next_below(state, group)
        above = next_above(state, group)
        if below >= 1 and fits_group(rules, shape, below, colour, card):
            return 1
        if above <= rules.numbers and fits_group(rules, shape, above, colour, card):
            return 1
    return 0
