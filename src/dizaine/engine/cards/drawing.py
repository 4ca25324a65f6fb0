"""The first step of a turn: drawing from the draw pile or the discard pile (T2, T6, T7, T10), and knocking (V3)."""

from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import clear_cards, gain, lend, load_hand, turn_pile_over
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    DISCARD_PILE_EMPTY,
    DRAW_PILE_EMPTY,
    KNOCKED_CARD_USELESS,
    SKIP_NOT_TAKEN,
    TAKEN_CARD_USELESS,
)
from dizaine.engine.cards.rows import EVENT_DREW, EVENT_SHUFFLED
from dizaine.engine.cards.state import KNOCK, PLAY, SHUFFLE, State
from dizaine.engine.cards.taken_card import can_use
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.rows import EventRows, emit


@rule
def check_draw(state: State) -> int:
    """Whether a card can be drawn: there is one, or the discard pile can become a new draw pile (T7)."""
    return ACCEPTED if state.draw_size > 0 or state.discard_size > 1 else DRAW_PILE_EMPTY


@hot
def draw_card(rules: Rules, state: State, seat: int, events: EventRows) -> None:
    """Draw a card; if the pile is empty, wait for a shuffle first."""
    if state.draw_size == 0:
        state.stage = SHUFFLE
        return
    public = 1 if state.draw_size <= state.bottom else 0
    state.draw_size -= 1
    card = state.draw[state.draw_size]
    state.draw[state.draw_size] = NONE
    state.bottom = min(state.bottom, state.draw_size)
    state.drawn[seat] += 1
    gain(rules, state, seat, card, public)
    state.stage = PLAY
    emit(events, EVENT_DREW, seat, card, public, 0, 0)


@rule
def shuffle_discards(rules: Rules, state: State, order: list[int], events: EventRows) -> None:
    """Make a new draw pile of all discards but the top one, in the given order from the top, and draw (T7)."""
    count = state.discard_size - 1
    clear_cards(state.recycled)
    turn_pile_over(state.draw, count, order, 0)
    for index in range(count):
        state.recycled[order[index]] += 1
    state.draw_size = count
    top = state.discard[count]
    clear_cards(state.discard)
    state.discard[0] = top
    state.discard_size = 1
    for player in range(state.players):
        state.drawn[player] = 0
    emit(events, EVENT_SHUFFLED, state.seat, count, 0, 0, 0)
    draw_card(rules, state, state.seat, events)


@hot
def check_claim(rules: Rules, state: State, work: Workspace, seat: int) -> int:
    """Whether a player may take the top of the discard pile, in turn or by knocking (T2, T10, V3)."""
    if state.discard_size == 0:
        return DISCARD_PILE_EMPTY
    card = state.discard[state.discard_size - 1]
    if card == SKIP:
        return SKIP_NOT_TAKEN
    if rules.must_use_taken and state.discard_size > 1:
        load_hand(rules, state, work, seat)
        lend(rules, work, card)
        if not can_use(rules, state, work, seat, card):
            return KNOCKED_CARD_USELESS if state.stage == KNOCK else TAKEN_CARD_USELESS
    return ACCEPTED


@hot
def claim_card(rules: Rules, state: State, seat: int, kind: int, events: EventRows) -> None:
    """Take the top of the discard pile; it must be used unless it was the only card of the pile (T10)."""
    card = state.discard[state.discard_size - 1]
    if rules.must_use_taken and state.discard_size > 1:
        state.duty = card
    state.discard_size -= 1
    state.discard[state.discard_size] = NONE
    gain(rules, state, seat, card, 1)
    state.stage = PLAY
    emit(events, kind, seat, card, state.duty, 0, 0)
