"""The greedy player: it takes every card that brings its phase nearer, and holds nothing back.

It takes the discard if that lowers the distance to its phase, lays at once, hits everything that fits, and skips the
leader. It discards the card with the most points that it can spare. It reads only its own hand and the open cards.
"""

from typing import Final

from dizaine.engine.bits import bit_count, highest_bit, lowest_bit
from dizaine.engine.cards.arrangement import can_lay
from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.compiled_rules import MARGIN, Rules
from dizaine.engine.cards.distance import distance_with, load_to_measure, phase_distance, stays_without
from dizaine.engine.cards.drawing import check_claim, check_draw
from dizaine.engine.cards.hands import lend, load_hand
from dizaine.engine.cards.hitting import check_may_hit
from dizaine.engine.cards.menu import CARD, PHASE, SEAT, TARGET, offer_hits
from dizaine.engine.cards.play import asked_seat
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import (
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_KNOCK,
    MOVE_LAY,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    MoveRow,
)
from dizaine.engine.cards.state import DRAW, KNOCK, State
from dizaine.engine.cards.taken_card import open_phases, spread_for_lay, table_can_receive
from dizaine.engine.cards.turns import check_target, skip_targets
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import HAND, NOBODY

FAR: Final = HAND + 1


@hot
def measure_phases(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """Store the distance of the loaded cards from each phase that the player may lay. Returns the least distance."""
    nearest = FAR
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        work.distance[phase] = phase_distance(rules, work, phase)
        nearest = min(nearest, work.distance[phase])
    return nearest


@hot
def brings_nearer(rules: Rules, state: State, work: Workspace, seat: int, card: int) -> int:
    """Whether one more card would lower the distance. It can do so by one only, so only the nearest phases matter."""
    nearest = measure_phases(rules, state, work, seat)
    phases = open_phases(rules, state, seat)
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if work.distance[phase] == nearest and distance_with(rules, work, phase, card) < nearest:
            return 1
    return 0


@hot
def can_spare(rules: Rules, work: Workspace, phases: int, nearest: int, card: int) -> int:
    """Whether the measured distance stays the same without a card."""
    if card == SKIP:
        return 1
    while phases:
        phase = lowest_bit(phases)
        phases &= phases - 1
        if work.distance[phase] == nearest and stays_without(rules, work, phase, card, nearest):
            return 1
    return 0


@hot
def wants_discard(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """Whether the top discard may be taken and helps: it brings the phase nearer, or can be hit at once."""
    if check_claim(rules, state, work, seat):
        return 0
    card = state.discard[state.discard_size - 1]
    if not state.laid[seat]:
        load_to_measure(rules, state, work, seat)
        return brings_nearer(rules, state, work, seat, card)
    load_hand(rules, state, work, seat)
    lend(rules, work, card)
    return table_can_receive(rules, state, work, card)


@rule
def leader(rules: Rules, state: State, seat: int) -> int:
    """The leading player of those that can be skipped: by phases done, then points, then cards in hand.

    Of equals it is the first to the left, so that no seat number is favoured. `NOBODY` where a skip has no target.
    """
    best = NOBODY
    best_rank = 0
    target = next_seat(state, seat)
    while target != seat:
        if not check_target(rules, state, seat, target):
            rank = (bit_count(state.done[target]) * 100_000 - state.score[target]) * 32 - state.hand_size[target]
            if best == NOBODY or rank > best_rank:
                best = target
                best_rank = rank
        target = next_seat(state, target)
    return best


@hot
def worst_card(rules: Rules, state: State, work: Workspace, seat: int, kinds: int, nearest: int) -> int:
    """The card with the most points that can be spared; if none can, the one with the most points.

    Once the phase is laid, every card can be spared. Where colours do not matter, one card of each number is checked.
    """
    laid = state.laid[seat]
    phases = open_phases(rules, state, seat)
    by_number = not phases & rules.coloured_phases
    dearest = NONE
    for price in range(rules.prices):
        cards = kinds & rules.price_kinds[price]
        while cards:
            card = lowest_bit(cards)
            if laid or can_spare(rules, work, phases, nearest, card):
                return card
            if dearest == NONE:
                dearest = card
            cards &= ~(1 << card)
            if by_number:
                cards &= ~rules.number_kinds[MARGIN + rules.number[card]]
    return dearest


@hot
def lay_entry(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """The menu entry that lays the last complete phase in the best way; 0 if none can be laid."""
    phases = open_phases(rules, state, seat)
    while phases:
        phase = highest_bit(phases)
        phases ^= 1 << phase
        if work.distance[phase] == 0:
            if state.duty == NONE and state.hand_size[seat] > rules.phase_cards[phase]:
                return MOVE_LAY + SEAT * seat + PHASE * phase
            must = spread_for_lay(rules, state, work, seat, phase)
            if can_lay(rules, work, phase, must):
                return MOVE_LAY + SEAT * seat + PHASE * phase
    return 0


@hot
def end_of_turn(rules: Rules, state: State, work: Workspace, seat: int, kinds: int, nearest: int) -> int:
    """The menu entry of the discard or the skip that ends the turn."""
    card = worst_card(rules, state, work, seat, kinds, nearest)
    if card != SKIP or not skip_targets(rules, state, seat):
        return MOVE_DISCARD + SEAT * seat + CARD * card
    return MOVE_SKIP + SEAT * seat + TARGET * (leader(rules, state, seat) + 1)


@hot
def choose_greedy(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """The menu entry for the seat to move; `move` is scratch space."""
    seat = asked_seat(state)
    if state.stage == KNOCK:
        return (MOVE_KNOCK if wants_discard(rules, state, work, seat) else MOVE_PASS) + SEAT * seat
    if state.stage == DRAW:
        takes = wants_discard(rules, state, work, seat) or check_draw(state)
        return (MOVE_TAKE if takes else MOVE_DRAW) + SEAT * seat
    nearest = 0
    kinds = state.hand_kinds[seat]
    if state.laid[seat]:
        if not check_may_hit(rules, state, seat):
            work.menu_size = 0
            offer_hits(rules, state, work, seat, kinds, move, 1)
            if work.menu_size:
                return work.menu[0]
    else:
        load_to_measure(rules, state, work, seat)
        nearest = measure_phases(rules, state, work, seat)
        if nearest == 0:
            entry = lay_entry(rules, state, work, seat)
            if entry:
                return entry
            load_to_measure(rules, state, work, seat)
    return end_of_turn(rules, state, work, seat, kinds, nearest)
