"""Laying a phase (T3, T12, P1-P9, W1-W5): `check_lay` decides whether it is legal, `lay_phase` does it."""

from dizaine.engine.cards.cards import LAST_NATURAL, NONE, SKIP, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import declaration_holds, highest_start
from dizaine.engine.cards.hands import find_card, load_hand, lose, withdraw
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    CARD_NOT_IN_HAND,
    GROUPS_DO_NOT_MATCH,
    NO_NATURAL_CARD,
    NO_NATURAL_CARD_IN_GROUP,
    NOT_A_COLOUR_RUN,
    NOT_A_PARITY_RUN,
    NOT_A_RUN,
    NOT_A_RUN_OF_PAIRS,
    NOT_A_SET,
    NOT_DECLARED,
    NOT_ONE_COLOUR,
    OUT_ONLY_BY_DISCARD,
    PHASE_ALREADY_LAID,
    PHASE_CROSSED_OFF,
    PHASE_JUST_LAID,
    PHASE_NOT_CURRENT,
    RUN_OUT_OF_RANGE,
    SKIP_IN_GROUP,
    TAKEN_CARD_STRANDED,
    WRONG_PARITY,
)
from dizaine.engine.cards.rows import EVENT_GROUP, EVENT_LAID, EVENT_PLACED, MoveRow
from dizaine.engine.cards.state import PLACE_GROUP, PLACE_NUMBER, State
from dizaine.engine.cards.taken_card import due_phases, fits_group, group_can_receive, table_can_receive
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.rows import EventRows, emit
from dizaine.engine.shapes import RUN, SET, family_of, has_one_colour, parity_of, step_of, width_of


@rule
def check_phase(rules: Rules, state: State, seat: int, phase: int) -> int:
    """Whether the player may lay this phase now (P8, V4)."""
    if state.laid[seat]:
        return PHASE_JUST_LAID if rules.hits_next_turn and state.laid_now else PHASE_ALREADY_LAID
    if 0 <= phase < rules.phase_count:
        if due_phases(rules, state, seat) >> phase & 1:
            return ACCEPTED
        if rules.free_order and not state.replay:
            return PHASE_CROSSED_OFF
    return PHASE_NOT_CURRENT


@rule
def misfit(rules: Rules, shape: int, colour: int, card: int) -> int:
    """Why a card does not fit a group of this shape: its colour, or else its number."""
    off_colour = has_one_colour(shape) and rules.colour[card] != colour
    if family_of(shape) == SET:
        return NOT_A_SET
    if family_of(shape) != RUN:
        return NOT_ONE_COLOUR if off_colour else WRONG_PARITY
    if off_colour:
        return NOT_A_COLOUR_RUN
    if width_of(shape) > 1:
        return NOT_A_RUN_OF_PAIRS
    if parity_of(shape):
        return NOT_A_PARITY_RUN
    return NOT_A_COLOUR_RUN if has_one_colour(shape) else NOT_A_RUN


@rule
def misdeclared(rules: Rules, shape: int, size: int, number: int) -> int:
    """Why a declaration is impossible, whatever the cards."""
    if family_of(shape) != RUN:
        return NOT_DECLARED
    if number < 1 or number > highest_start(rules, shape, size):
        return RUN_OUT_OF_RANGE
    off_parity = parity_of(shape) and (number & 1) != (parity_of(shape) & 1)
    return NOT_A_PARITY_RUN if off_parity else NOT_DECLARED


@rule
def check_group(rules: Rules, move: MoveRow, group: int, first: int) -> int:
    """Whether the cards of one group of a lay, from index `first` on, agree with its declaration."""
    shape = move.shape[group]
    size = move.size[group]
    low = move.number[group]
    colour = move.colour[group]
    if not declaration_holds(rules, shape, size, low, colour):
        return misdeclared(rules, shape, size, low)
    naturals = 0
    for index in range(first, first + size):
        card = move.cards[index]
        if card == SKIP:
            return SKIP_IN_GROUP
        if card == WILD:
            continue
        naturals += 1
        number = low
        if family_of(shape) == RUN:
            number = rules.number[card]
            steps = number - low
            if steps < 0 or steps % step_of(shape) or steps // step_of(shape) >= size // width_of(shape):
                return misfit(rules, shape, colour, card)
            same = 0
            for other in range(first, first + size):
                if rules.number[move.cards[other]] == number:
                    same += 1
            if same > width_of(shape):
                return misfit(rules, shape, colour, card)
        if not fits_group(rules, shape, number, colour, card):
            return misfit(rules, shape, colour, card)
    if rules.naturals == 2 and naturals == 0:
        return NO_NATURAL_CARD_IN_GROUP
    return ACCEPTED


@rule
def check_lay(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """Whether a lay is allowed: the right phase, cards from the hand, groups that agree with their declarations."""
    seat = move.seat
    phase = move.phase
    refusal = check_phase(rules, state, seat, phase)
    if refusal:
        return refusal
    if move.groups != rules.group_count[phase]:
        return GROUPS_DO_NOT_MATCH
    for group in range(move.groups):
        if move.shape[group] != rules.group_shape[phase][group] or move.size[group] != rules.group_cards[phase][group]:
            return GROUPS_DO_NOT_MATCH
    cards = rules.phase_cards[phase]
    first = 0
    naturals = 0
    for group in range(move.groups):
        refusal = check_group(rules, move, group, first)
        if refusal:
            return refusal
        first += move.size[group]
    load_hand(rules, state, work, seat)
    used = 0
    for index in range(cards):
        card = move.cards[index]
        held = find_card(work.cards, work.card_count, card)
        if held < 0:
            return CARD_NOT_IN_HAND
        withdraw(rules, work, held)
        if card <= LAST_NATURAL:
            naturals += 1
        if card == state.duty:
            used = 1
    if rules.naturals and naturals == 0:
        return NO_NATURAL_CARD
    if rules.out_by_discard and work.card_count + work.spare == 0:
        return OUT_ONLY_BY_DISCARD
    if state.duty != NONE and not used and not lay_keeps_duty(rules, state, work, move):
        return TAKEN_CARD_STRANDED
    return ACCEPTED


@rule
def highest_of(move: MoveRow, group: int) -> int:
    """The highest number of a group of a lay; 0 for a collection."""
    shape = move.shape[group]
    if family_of(shape) != RUN:
        return move.number[group]
    return move.number[group] + (move.size[group] // width_of(shape) - 1) * step_of(shape)


@rule
def lay_keeps_duty(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """Whether the taken card can still be used with the cards left after a lay (T10)."""
    if rules.hits_next_turn:
        return 0
    if table_can_receive(rules, state, work, state.duty):
        return 1
    for group in range(move.groups):
        if group_can_receive(
            rules,
            work,
            move.shape[group],
            move.number[group],
            highest_of(move, group),
            move.colour[group],
            state.duty,
        ):
            return 1
    return 0


@hot
def put_on_table(state: State, group: int, number: int, card: int) -> None:
    """Put a card into a group, where it stands for `number` until the round ends (W5)."""
    place = group * PLACE_GROUP + number * PLACE_NUMBER + card
    index = state.table_size
    while index > 0 and state.table[index - 1] > place:
        state.table[index] = state.table[index - 1]
        index -= 1
    state.table[index] = place
    state.table_size += 1
    state.group_cards[group] += 1


@hot
def place_card(rules: Rules, state: State, seat: int, group: int, number: int, card: int, events: EventRows) -> None:
    """Move a card of a lay from the hand to the table."""
    lose(rules, state, seat, card)
    put_on_table(state, group, number, card)
    if card == state.duty:
        state.duty = NONE
    emit(events, EVENT_PLACED, seat, group, card, number, 0)


@hot
def lay_group(rules: Rules, state: State, move: MoveRow, group: int, first: int, events: EventRows) -> None:
    """Put one group on the table, and fix what each of its wilds stands for."""
    shape = move.shape[group]
    size = move.size[group]
    laid = state.groups
    state.groups += 1
    state.group_owner[laid] = move.seat
    state.group_shape[laid] = shape
    state.group_low[laid] = move.number[group]
    state.group_high[laid] = highest_of(move, group)
    state.group_colour[laid] = move.colour[group]
    emit(events, EVENT_GROUP, move.seat, laid, shape, move.number[group], move.colour[group])
    width = width_of(shape)
    step = step_of(shape) if family_of(shape) == RUN else 0
    for index in range(size):
        number = move.number[group] + index // width * step
        place_card(rules, state, move.seat, laid, number, move.cards[first + index], events)


@hot
def lay_phase(rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
    """Lay a phase, which is completed at this moment (P8)."""
    seat = move.seat
    emit(events, EVENT_LAID, seat, rules.phase_number[move.phase], 0, 0, 0)
    first = 0
    for group in range(move.groups):
        lay_group(rules, state, move, group, first, events)
        first += move.size[group]
    state.laid[seat] = move.phase + 1
    state.laid_at[seat] = state.turns + 1
    state.laid_now = 1
    state.done[seat] |= 1 << move.phase
