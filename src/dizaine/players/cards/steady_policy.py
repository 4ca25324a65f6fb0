"""The steady player: it counts the cards that can still come, and gives nothing to the next player.

It draws, lays and hits like the greedy player, and skips whoever is about to go out. It scores each discard: by the
cards then missing for the phase above all, then by the unseen cards that would help, by points, by whether the next
player could use it, and by what it may still be good for. The weights are in `steady_weights.json`; they were found by
games against the steady player of before (`python -m tools.drill`).
"""

from typing import Final

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.cards import LAST_NATURAL, SKIP, WILD
from dizaine.engine.cards.compiled_rules import ONE_COLOUR, Rules
from dizaine.engine.cards.counts import count_of
from dizaine.engine.cards.distance import counts_suffice, distance_with, distance_without
from dizaine.engine.cards.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.cards.menu import CARD, KIND, SEAT, TARGET
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_SKIP, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.turns import check_target, skip_targets
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import COLOURS, NOBODY, NUMBERS
from dizaine.players.cards.greedy_policy import FAR, choose_greedy, leader, measure_phases
from dizaine.players.cards.outlook import (
    can_be_hit,
    count_unseen,
    read_next_player,
    sum_up_unseen,
    wants_run,
    wants_shape,
)
from dizaine.players.cards.player_memory import PlayerMemory

# The places of the weights: of what speaks for a discard, or with a minus against it.
# Before the own phase is laid:
HELP: Final = 0  # a thousandth of the unseen cards that would then help
POINT: Final = 1  # a point in the hand
POINT_IN_DANGER: Final = 2  # the same once somebody has laid
FITS: Final = 3  # the next player can hit it
TAKEN: Final = 4  # the next player took a card like it
LEFT: Final = 5  # the next player discarded or left a card like it
DOUBLE: Final = 6  # another card of its number in the hand, for a phase without sets
# Afterwards:
LAID_POINT: Final = 7
LAID_FITS: Final = 8
LAID_TAKEN: Final = 9
LAID_LEFT: Final = 10
# In both cases, if the next player has not laid:
UNSEEN: Final = 11  # an unseen card of its number, if that player wants sets
EDGE: Final = 12  # half a step from the middle of the numbers, if that player wants runs
NEARER: Final = 1 << 24
"""A card missing for the phase counts more than everything else."""


@rule
def helping(rules: Rules, work: Workspace, memory: PlayerMemory, phase: int, distance: int) -> int:
    """How many unseen cards would bring the loaded cards nearer to a phase."""
    if distance == 0:
        return 0
    count = memory.unseen[WILD]
    if rules.phase_method[phase] == ONE_COLOUR:
        for colour in range(COLOURS):
            if memory.unseen_colour[colour] and distance_with(rules, work, phase, colour * NUMBERS + 1) < distance:
                count += memory.unseen_colour[colour]
        return count
    for number in range(1, rules.numbers + 1):
        if memory.unseen_number[number] and distance_with(rules, work, phase, number) < distance:
            count += memory.unseen_number[number]
    return count


@hot
def distance_if_thrown(rules: Rules, state: State, work: Workspace, seat: int, card: int) -> int:
    """The distance of the hand from its phases without a card."""
    nearest = FAR
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if card == SKIP:
            nearest = min(nearest, work.distance[phase])
        else:
            nearest = min(nearest, distance_without(rules, work, phase, card))
    return nearest


@rule
def helping_if_thrown(
    rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int, card: int, nearest: int
) -> int:
    """How many unseen cards would help the hand without a card."""
    if card != SKIP:
        withdraw(rules, work, find_card(work.cards, work.card_count, card))
    most = 0
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if counts_suffice(rules, phase):
            most = max(most, helping(rules, work, memory, phase, nearest))
    if card != SKIP:
        lend(rules, work, card)
    return most


@hot
def feeds_next(rules: Rules, state: State, memory: PlayerMemory, next_laid: int, card: int) -> int:
    """Whether the next player can hit a card, or how much it looks like the cards that this player collects."""
    if next_laid:
        return can_be_hit(rules, state, card)
    harm = memory.sought_number[rules.number[card]]
    if rules.colour[card] >= 0:
        harm += memory.sought_colour[rules.colour[card]]
    return harm


@rule
def somebody_laid(state: State) -> int:
    """Whether the round may soon be over."""
    for seat in range(state.players):
        if state.laid[seat]:
            return 1
    return 0


@rule
def score_throws(rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int, counting: int) -> int:
    """Score each card of a hand as a discard. Returns the index of the best.

    Without `counting`, the unseen cards do not count; they take most of the time.
    """
    weights = memory.weights
    following = next_seat(state, seat)
    next_laid = state.laid[following]
    thinks = not state.laid[seat]
    point = weights[LAID_POINT]
    fits = weights[LAID_FITS]
    double = 0
    if thinks:
        point = weights[POINT_IN_DANGER] if somebody_laid(state) else weights[POINT]
        fits = weights[FITS]
        double = 0 if wants_shape(rules, state, seat, 0) else weights[DOUBLE]
        load_hand(rules, state, work, seat)
        measure_phases(rules, state, work, seat)
    unseen = 0
    edge = 0
    if not next_laid:
        taken = weights[TAKEN] if thinks else weights[LAID_TAKEN]
        left = weights[LEFT] if thinks else weights[LAID_LEFT]
        read_next_player(rules, state, memory, seat, taken, -left)
        unseen = weights[UNSEEN] if counting and wants_shape(rules, state, following, 0) else 0
        edge = weights[EDGE] if wants_run(rules, state, following) else 0
    if counting and (thinks or unseen):
        count_unseen(rules, state, seat, memory)
        sum_up_unseen(rules, memory)
    nearest = FAR
    best = 0
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        if index and state.hand[seat][index - 1] == card:
            memory.throw_score[index] = memory.throw_score[index - 1]
            continue
        score = point * rules.points[card]
        if card != SKIP:
            use = feeds_next(rules, state, memory, next_laid, card)
            score += fits * use if next_laid else use
        if card <= LAST_NATURAL:
            number = rules.number[card]
            score += double * (count_of(state.hand_counts[seat], number) - 1)
            score += edge * abs(2 * number - rules.numbers - 1)
            if unseen:
                score += unseen * memory.unseen_number[number]
        if thinks:
            distance = distance_if_thrown(rules, state, work, seat, card)
            score -= NEARER * distance
            nearest = min(nearest, distance)
        memory.throw_score[index] = score
    if thinks and counting:
        add_help_to_scores(rules, state, work, memory, seat, nearest)
    for index in range(1, state.hand_size[seat]):
        if memory.throw_score[index] > memory.throw_score[best]:
            best = index
    return best


@rule
def add_help_to_scores(
    rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int, nearest: int
) -> None:
    """Add the unseen cards that would help to the scores of the cards that can be spared."""
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        if index and state.hand[seat][index - 1] == card:
            memory.throw_score[index] = memory.throw_score[index - 1]
        elif memory.throw_score[index] > -NEARER * nearest - NEARER // 2:
            count = helping_if_thrown(rules, state, work, memory, seat, card, nearest)
            memory.throw_score[index] += memory.weights[HELP] * (1000 * count // max(memory.unseen_total, 1))


@rule
def most_dangerous(rules: Rules, state: State, seat: int) -> int:
    """The player to skip: of those who have laid, the one with the fewest cards, first to the left; else the leader."""
    best = NOBODY
    target = next_seat(state, seat)
    while target != seat:
        threatens = state.laid[target] and not check_target(rules, state, seat, target)
        if threatens and (best == NOBODY or state.hand_size[target] < state.hand_size[best]):
            best = target
        target = next_seat(state, target)
    return best if best != NOBODY else leader(rules, state, seat)


@rule
def choose_steady(
    rules: Rules, state: State, work: Workspace, move: MoveRow, memory: PlayerMemory, counting: int
) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    if kind != MOVE_DISCARD and kind != MOVE_SKIP:
        return entry
    seat = asked_seat(state)
    card = state.hand[seat][score_throws(rules, state, work, memory, seat, counting)]
    return throw_entry(rules, state, seat, card)


@hot
def throw_entry(rules: Rules, state: State, seat: int, card: int) -> int:
    """The menu entry that ends the turn with a card; a skip goes to the most dangerous player."""
    if card != SKIP or not skip_targets(rules, state, seat):
        return MOVE_DISCARD + SEAT * seat + CARD * card
    return MOVE_SKIP + SEAT * seat + TARGET * (most_dangerous(rules, state, seat) + 1)
