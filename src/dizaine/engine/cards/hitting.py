"""Hits (T4, H1-H4): adding a card, or a pair, to any group on the table."""

from dizaine.engine.cards.cards import NONE, SKIP, WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import find_card, load_hand, lose, withdraw
from dizaine.engine.cards.laying import put_on_table
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    DOES_NOT_FIT,
    END_NEEDED,
    END_NOT_CHOSEN,
    HIT_NEXT_TURN,
    HIT_NOT_IN_HAND,
    LAY_FIRST,
    NO_SUCH_GROUP,
    ONE_CARD_AT_A_TIME,
    OUT_ONLY_BY_DISCARD,
    PAIR_NEEDED,
    RUN_IS_COMPLETE,
    SKIP_IN_GROUP,
    TAKEN_CARD_STRANDED,
)
from dizaine.engine.cards.rows import EVENT_HIT, HIGH, LOW, NO_END, MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.taken_card import fits_group, group_can_receive
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.rows import EventRows, emit
from dizaine.engine.shapes import RUN, family_of, step_of, width_of


@rule
def next_below(state: State, group: int) -> int:
    """The next number at the low end of a run; below 1 if that end is complete."""
    return state.group_low[group] - step_of(state.group_shape[group])


@rule
def next_above(state: State, group: int) -> int:
    """The next number at the high end of a run; above the highest number if that end is complete."""
    return state.group_high[group] + step_of(state.group_shape[group])


@rule
def check_may_hit(rules: Rules, state: State, seat: int) -> int:
    """Whether a player may hit at all (H1, O1)."""
    if not state.laid[seat]:
        return LAY_FIRST
    return HIT_NEXT_TURN if rules.hits_next_turn and state.laid_now else ACCEPTED


@rule
def hit_end(rules: Rules, state: State, move: MoveRow) -> int:
    """The end of a run that a hit goes to: by its number, or for wilds as the player says (W4); NO_END if none fits."""
    if family_of(state.group_shape[move.group]) != RUN:
        return NO_END
    below = next_below(state, move.group)
    above = next_above(state, move.group)
    card = move.partner if move.card == WILD and move.partner != NONE else move.card
    end = move.end
    if card != WILD:
        end = LOW if rules.number[card] == below else HIGH if rules.number[card] == above else NO_END
    if end == LOW and below < 1:
        return NO_END
    if end == HIGH and above > rules.numbers:
        return NO_END
    return end


@rule
def hit_number(state: State, move: MoveRow, end: int) -> int:
    """The number that the cards of a hit stand for."""
    if end == LOW:
        return next_below(state, move.group)
    return next_above(state, move.group) if end == HIGH else state.group_low[move.group]


@rule
def check_hit_cards(rules: Rules, state: State, move: MoveRow) -> int:
    """Whether the cards of a hit fit its group (H2, H3)."""
    group = move.group
    shape = state.group_shape[group]
    is_run = family_of(shape) == RUN
    if move.card == SKIP or move.partner == SKIP:
        return SKIP_IN_GROUP
    if move.partner != NONE and width_of(shape) == 1:
        return ONE_CARD_AT_A_TIME
    if is_run and next_below(state, group) < 1 and next_above(state, group) > rules.numbers:
        return RUN_IS_COMPLETE
    if move.partner == NONE and width_of(shape) == 2:
        return PAIR_NEEDED
    all_wild = move.card == WILD and (move.partner == NONE or move.partner == WILD)
    if move.end != NO_END and not (is_run and all_wild):
        return END_NOT_CHOSEN
    if is_run and all_wild and move.end == NO_END:
        return END_NEEDED
    end = hit_end(rules, state, move)
    if is_run and end == NO_END:
        return DOES_NOT_FIT
    number = hit_number(state, move, end)
    if not fits_group(rules, shape, number, state.group_colour[group], move.card):
        return DOES_NOT_FIT
    if move.partner != NONE and not fits_group(rules, shape, number, state.group_colour[group], move.partner):
        return DOES_NOT_FIT
    return ACCEPTED


@rule
def check_hit(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """Whether a hit is allowed."""
    refusal = check_may_hit(rules, state, move.seat)
    if refusal:
        return refusal
    if move.group < 0 or move.group >= state.groups:
        return NO_SUCH_GROUP
    refusal = check_hit_cards(rules, state, move)
    if refusal:
        return refusal
    if not holds_hit(state, move):
        return HIT_NOT_IN_HAND
    if rules.out_by_discard and state.hand_size[move.seat] == (1 if move.partner == NONE else 2):
        return OUT_ONLY_BY_DISCARD
    owed = state.duty != NONE and state.duty != move.card and state.duty != move.partner
    if owed and not hit_keeps_duty(rules, state, work, move):
        return TAKEN_CARD_STRANDED
    return ACCEPTED


@hot
def holds_hit(state: State, move: MoveRow) -> int:
    """Whether the player has the cards of a hit."""
    hand = state.hand[move.seat]
    size = state.hand_size[move.seat]
    held = find_card(hand, size, move.card)
    if held < 0 or move.partner == NONE:
        return 1 if held >= 0 else 0
    if move.partner == move.card:
        return 1 if held + 1 < size and hand[held + 1] == move.card else 0
    return 1 if find_card(hand, size, move.partner) >= 0 else 0


@rule
def hit_keeps_duty(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """Whether the taken card can still be used with the cards left after a hit (T10)."""
    load_hand(rules, state, work, move.seat)
    withdraw(rules, work, find_card(work.cards, work.card_count, move.card))
    if move.partner != NONE:
        withdraw(rules, work, find_card(work.cards, work.card_count, move.partner))
    end = hit_end(rules, state, move)
    for group in range(state.groups):
        low = state.group_low[group]
        high = state.group_high[group]
        if group == move.group and end == LOW:
            low = next_below(state, group)
        if group == move.group and end == HIGH:
            high = next_above(state, group)
        shape = state.group_shape[group]
        if group_can_receive(rules, work, shape, low, high, state.group_colour[group], state.duty):
            return 1
    return 0


@hot
def hit_group(rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
    """Add the cards of a hit to their group."""
    group = move.group
    end = hit_end(rules, state, move)
    number = hit_number(state, move, end)
    lose(rules, state, move.seat, move.card)
    put_on_table(state, group, number, move.card)
    if move.partner != NONE:
        lose(rules, state, move.seat, move.partner)
        put_on_table(state, group, number, move.partner)
    if end == LOW:
        state.group_low[group] = number
    if end == HIGH:
        state.group_high[group] = number
    if state.duty == move.card or state.duty == move.partner:
        state.duty = NONE
    emit(events, EVENT_HIT, move.seat, group, move.card, move.partner, number)
