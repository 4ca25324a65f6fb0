"""The entry points of the card games' rules.

`check` decides whether a move is legal and changes nothing. `perform` makes a legal move.
"""

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.drawing import check_claim, check_draw, claim_card, draw_card, shuffle_discards
from dizaine.engine.cards.hands import copy_pile
from dizaine.engine.cards.hitting import check_hit, hit_group
from dizaine.engine.cards.laying import check_lay, lay_phase
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    ALREADY_DRAWN,
    CHANCE_PENDING,
    CLAIM_OPEN,
    DRAW_FIRST,
    GAME_OVER,
    KNOCKING_NOT_PLAYED,
    LEFT_WITH_A_PLACE,
    NOT_AT_TABLE,
    NOT_YOUR_TURN,
    NOTHING_TO_CLAIM,
    PLACES_ARE_WON,
    ROUNDS_ARE_PLAYED,
)
from dizaine.engine.cards.rounds import deal_cards, draw_lot, end_round, is_active, next_seat
from dizaine.engine.cards.rows import (
    EVENT_TOOK,
    MOVE_CLOSE,
    MOVE_DISCARD,
    MOVE_DRAW,
    MOVE_HIT,
    MOVE_KNOCK,
    MOVE_LAY,
    MOVE_PASS,
    MOVE_SKIP,
    MOVE_TAKE,
    MoveRow,
)
from dizaine.engine.cards.state import DRAW, KNOCK, LOT, OVER, PLAY, SHUFFLE, State
from dizaine.engine.cards.turns import (
    check_close,
    check_discard,
    check_knocker,
    check_skip,
    close_claim,
    discard_card,
    knock_card,
    pass_turn,
    play_skip,
    waive_claim,
)
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.randomness import Generator, random_below, shuffle_order
from dizaine.engine.rows import EventRows


@rule
def check_over(rules: Rules) -> int:
    """The refusal of any move after the end of the game, by the rule that ended it (S4, S6, V1)."""
    if rules.places:
        return PLACES_ARE_WON
    return ROUNDS_ARE_PLAYED if rules.one_round_per_phase else GAME_OVER


@rule
def check_absent(state: State, seat: int) -> int:
    """Why a player who is not at the table cannot move: a place is won already (S6), or there is no such player."""
    return LEFT_WITH_A_PLACE if 0 <= seat < state.players and state.place[seat] else NOT_AT_TABLE


@rule
def check_moment(rules: Rules, state: State, move: MoveRow) -> int:
    """Whether this player may make this kind of move now."""
    kind = move.kind
    if state.stage == OVER:
        return check_over(rules)
    if state.stage < DRAW:
        return CHANCE_PENDING
    if not is_active(state, move.seat):
        return check_absent(state, move.seat)
    if kind >= MOVE_KNOCK:
        if not rules.knock:
            return KNOCKING_NOT_PLAYED
        return ACCEPTED if state.stage == KNOCK else NOTHING_TO_CLAIM
    if state.stage == KNOCK:
        return CLAIM_OPEN
    if move.seat != state.seat:
        return NOT_YOUR_TURN
    if kind == MOVE_DRAW or kind == MOVE_TAKE:
        return ACCEPTED if state.stage == DRAW else ALREADY_DRAWN
    return ACCEPTED if state.stage == PLAY else DRAW_FIRST


@rule
def check(rules: Rules, state: State, work: Workspace, move: MoveRow) -> int:
    """Whether a move is legal: 0, or the code of a refusal."""
    refusal = check_moment(rules, state, move)
    if refusal:
        return refusal
    kind = move.kind
    if kind == MOVE_DRAW:
        return check_draw(state)
    if kind == MOVE_TAKE:
        return check_claim(rules, state, work, move.seat)
    if kind == MOVE_LAY:
        return check_lay(rules, state, work, move)
    if kind == MOVE_HIT:
        return check_hit(rules, state, work, move)
    if kind == MOVE_DISCARD:
        return check_discard(rules, state, move)
    if kind == MOVE_SKIP:
        return check_skip(rules, state, move)
    if kind == MOVE_CLOSE:
        return check_close(rules, state, move.seat)
    refusal = check_knocker(state, move.seat)
    if refusal or kind == MOVE_PASS:
        return refusal
    return check_claim(rules, state, work, move.seat)


@hot
def perform(rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
    """Make a legal move."""
    kind = move.kind
    if kind == MOVE_DRAW:
        draw_card(rules, state, move.seat, events)
    elif kind == MOVE_TAKE:
        claim_card(rules, state, move.seat, EVENT_TOOK, events)
    elif kind == MOVE_DISCARD:
        discard_card(rules, state, move, events)
    elif kind == MOVE_LAY:
        lay_phase(rules, state, move, events)
        end_if_out(rules, state, events)
    elif kind == MOVE_HIT:
        hit_group(rules, state, move, events)
        end_if_out(rules, state, events)
    elif kind == MOVE_SKIP:
        play_skip(rules, state, move, events)
    elif kind == MOVE_KNOCK:
        knock_card(rules, state, move.seat, events)
    elif kind == MOVE_PASS:
        waive_claim(rules, state, move.seat, events)
    else:
        close_claim(rules, state, move.seat, events)


@rule
def end_if_out(rules: Rules, state: State, events: EventRows) -> None:
    """End the round as soon as a hand is empty, even in the middle of a turn (S1, T12)."""
    if state.hand_size[state.seat] == 0:
        state.turns += 1
        end_round(rules, state, state.seat, events)


@rule
def chance_size(rules: Rules, state: State) -> int:
    """How many cards to shuffle, or seats to draw lots for, the game waits for; 0 if it waits for a player."""
    if state.stage == LOT:
        return state.players
    if state.stage == SHUFFLE:
        return state.discard_size - 1
    return rules.deck_size if state.stage < DRAW else 0


@rule
def resolve_order(rules: Rules, state: State, order: list[int], events: EventRows) -> None:
    """Apply the shuffled cards that the game waits for, from the top of the new pile."""
    if state.stage == SHUFFLE:
        shuffle_discards(rules, state, order, events)
        return
    deal_cards(rules, state, order, events)
    pass_turn(rules, state, events)


@hot
def asked_seat(state: State) -> int:
    """The seat to move; while a claim is open, the next one who may claim, from the left of the player who discarded.

    There always is one, because the claim closes when all have passed.
    """
    if state.stage != KNOCK:
        return state.seat
    seat = next_seat(state, state.seat)
    while not state.knockers >> seat & 1:
        seat = next_seat(state, seat)
    return seat


@rule
def resolve_chance(rules: Rules, state: State, generator: Generator, events: EventRows) -> None:
    """Supply the lot or the shuffled cards that the game waits for."""
    count = chance_size(rules, state)
    if state.stage == LOT:
        draw_lot(state, random_below(generator, count), events)
        return
    copy_pile(generator.order, state.discard if state.stage == SHUFFLE else rules.new_deck)
    shuffle_order(generator, count)
    resolve_order(rules, state, generator.order, events)
