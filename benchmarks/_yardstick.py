"""The steady player as it was on 2026-11-18, frozen: the yardstick for its successors and for the expert.

These are copies on purpose. They call only what states facts about a position, and choose as they always did, whatever
becomes of the player that comes with the program.
"""

from typing import Final

from dizaine.engine.bits import lowest_bit
from dizaine.engine.cards.cards import SKIP, WILD
from dizaine.engine.cards.compiled_rules import ONE_COLOUR, Rules
from dizaine.engine.cards.distance import counts_suffice, distance_with, distance_without
from dizaine.engine.cards.hands import find_card, lend, load_hand, withdraw
from dizaine.engine.cards.menu import CARD, KIND, SEAT, TARGET, write_move
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import MOVE_DISCARD, MOVE_SKIP, MoveRow
from dizaine.engine.cards.state import DRAW, OVER, State
from dizaine.engine.cards.taken_card import open_phases
from dizaine.engine.cards.turns import check_target, skip_targets
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import rule
from dizaine.engine.limits import COLOURS, NOBODY, NUMBERS
from dizaine.lab.cards.playouts import CardBench, begin_game, count_game, step_game
from dizaine.players.cards.greedy_policy import FAR, choose_greedy, leader, measure_phases
from dizaine.players.cards.outlook import can_be_hit, count_unseen, read_next_player, sum_up_unseen
from dizaine.players.cards.player_memory import PlayerMemory

NEARER: Final = 1000
HELPING: Final = 1000
POINT: Final = 2
FITS: Final = 100
TAKEN: Final = 80
LEFT: Final = 10


@rule
def yardstick_helping(rules: Rules, work: Workspace, memory: PlayerMemory, phase: int, distance: int) -> int:
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


@rule
def yardstick_distance(rules: Rules, state: State, work: Workspace, seat: int, card: int) -> int:
    """The distance of the hand from its phases without a card."""
    nearest = FAR
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        without = work.distance[phase] if card == SKIP else distance_without(rules, work, phase, card)
        nearest = min(nearest, without)
    return nearest


@rule
def yardstick_help(
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
            most = max(most, yardstick_helping(rules, work, memory, phase, nearest))
    if card != SKIP:
        lend(rules, work, card)
    return most


@rule
def yardstick_feeds(rules: Rules, state: State, memory: PlayerMemory, next_laid: int, card: int) -> int:
    """How much a discard would help the next player."""
    if next_laid:
        return FITS if can_be_hit(rules, state, card) else 0
    harm = memory.sought_number[rules.number[card]]
    if rules.colour[card] >= 0:
        harm += memory.sought_colour[rules.colour[card]]
    return harm


@rule
def yardstick_throw(rules: Rules, state: State, work: Workspace, memory: PlayerMemory, seat: int) -> int:
    """The index of the card to discard."""
    next_laid = state.laid[next_seat(state, seat)]
    if not next_laid:
        read_next_player(rules, state, memory, seat, TAKEN, LEFT)
    thinks = not state.laid[seat]
    if thinks:
        load_hand(rules, state, work, seat)
        measure_phases(rules, state, work, seat)
        count_unseen(rules, state, seat, memory)
        sum_up_unseen(rules, memory)
    nearest = FAR
    best = 0
    for index in range(state.hand_size[seat]):
        card = state.hand[seat][index]
        if index and state.hand[seat][index - 1] == card:
            memory.throw_score[index] = memory.throw_score[index - 1]
            continue
        score = POINT * rules.points[card]
        if card != SKIP:
            score -= yardstick_feeds(rules, state, memory, next_laid, card)
        if thinks:
            distance = yardstick_distance(rules, state, work, seat, card)
            score -= NEARER * distance
            nearest = min(nearest, distance)
        memory.throw_score[index] = score
    if thinks:
        for index in range(state.hand_size[seat]):
            card = state.hand[seat][index]
            if index and state.hand[seat][index - 1] == card:
                memory.throw_score[index] = memory.throw_score[index - 1]
            elif memory.throw_score[index] > -NEARER * nearest - NEARER // 2:
                count = yardstick_help(rules, state, work, memory, seat, card, nearest)
                memory.throw_score[index] += HELPING * count // max(memory.unseen_total, 1)
    for index in range(1, state.hand_size[seat]):
        if memory.throw_score[index] > memory.throw_score[best]:
            best = index
    return best


@rule
def yardstick_target(rules: Rules, state: State, seat: int) -> int:
    """The player to skip."""
    best = NOBODY
    target = next_seat(state, seat)
    while target != seat:
        threatens = state.laid[target] and not check_target(rules, state, seat, target)
        if threatens and (best == NOBODY or state.hand_size[target] < state.hand_size[best]):
            best = target
        target = next_seat(state, target)
    return best if best != NOBODY else leader(rules, state, seat)


@rule
def choose_yardstick(rules: Rules, state: State, work: Workspace, move: MoveRow, memory: PlayerMemory) -> int:
    """The menu entry for the seat to move."""
    entry = choose_greedy(rules, state, work, move)
    kind = entry & KIND
    if kind != MOVE_DISCARD and kind != MOVE_SKIP:
        return entry
    seat = asked_seat(state)
    card = state.hand[seat][yardstick_throw(rules, state, work, memory, seat)]
    if card != SKIP or not skip_targets(rules, state, seat):
        return MOVE_DISCARD + SEAT * seat + CARD * card
    return MOVE_SKIP + SEAT * seat + TARGET * (yardstick_target(rules, state, seat) + 1)


@rule
def play_measured(bench: CardBench, first: int, count: int, most: int) -> None:
    """Play `count` games, from number `first`. The guests of the lineup are yardsticks."""
    rules, state, work, move = bench.rules, bench.state, bench.work, bench.move
    for game in range(count):
        begin_game(bench, first + game)
        decisions = 0
        while state.stage != OVER and decisions < most:
            if state.stage >= DRAW and bench.lineup.guests >> asked_seat(state) & 1:
                write_move(rules, state, work, choose_yardstick(rules, state, work, move, bench.memory), move)
            decisions += step_game(bench)
        count_game(bench, game, decisions)
