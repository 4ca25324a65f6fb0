"""The end of a turn (T5, K1-K8, V3): discards, skips, lost turns, knocks."""

from dizaine.engine.cards.cards import NONE, SKIP
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.drawing import claim_card
from dizaine.engine.cards.hands import holds, lose
from dizaine.engine.cards.refusals import (
    ACCEPTED,
    CLAIM_WAIVED,
    DISCARD_NOT_IN_HAND,
    KNOCKER_IS_SKIPPED,
    NO_SKIP_IN_HAND,
    NO_SKIP_TO_PLAY,
    NOT_NEXT,
    OWN_DISCARD,
    SKIP_MUST_BE_GIVEN,
    SKIP_MUST_BE_PLAYED,
    TAKEN_CARD_PENDING,
    TARGET_HAS_SKIP,
    TARGET_IS_SELF,
    TARGET_NEEDED,
    TARGET_NOT_AT_TABLE,
    TARGET_NOT_CHOSEN,
)
from dizaine.engine.cards.rounds import end_round, is_active, next_seat, turn_limit
from dizaine.engine.cards.rows import (
    EVENT_CLOSED,
    EVENT_DISCARDED,
    EVENT_KNOCKED,
    EVENT_LOST,
    EVENT_NO_DRAW,
    EVENT_PASSED,
    EVENT_SKIPPED,
    EVENT_TURN,
    MoveRow,
)
from dizaine.engine.cards.state import DRAW, KNOCK, PLAY, SKIP_IN_FRONT, TURN_FORFEIT, State
from dizaine.engine.dialect import hot, rule
from dizaine.engine.limits import NOBODY
from dizaine.engine.rows import EventRows, emit


@hot
def put_on_discards(state: State, card: int) -> None:
    """Put a card on top of the discard pile."""
    state.discard[state.discard_size] = card
    state.discard_size += 1


@rule
def put_under_discards(state: State, card: int) -> None:
    """Put a card under the discard pile, so that the top stays the same (K3)."""
    for index in range(state.discard_size, 0, -1):
        state.discard[index] = state.discard[index - 1]
    state.discard[0] = card
    state.discard_size += 1


@rule
def serve_skip(rules: Rules, state: State, seat: int, events: EventRows) -> None:
    """Lose a turn: a skip in front of the player goes to the pile (K3)."""
    moved = state.skipped[seat] == SKIP_IN_FRONT
    state.skipped[seat] = 0
    if moved:
        if rules.skip_under:
            put_under_discards(state, SKIP)
        else:
            put_on_discards(state, SKIP)
    emit(events, EVENT_LOST, seat, 1 if moved else 0, rules.skip_under if moved else 0, 0, 0)


@hot
def begin_turn(state: State, seat: int, events: EventRows) -> None:
    """Start a turn with the draw; if there is nothing to draw or take, the turn continues without (T7)."""
    state.seat = seat
    emit(events, EVENT_TURN, seat, 0, 0, 0, 0)
    nothing = state.discard_size == 0 or state.discard[state.discard_size - 1] == SKIP
    if state.draw_size == 0 and state.discard_size <= 1 and nothing:
        state.stage = PLAY
        emit(events, EVENT_NO_DRAW, seat, 0, 0, 0, 0)
    else:
        state.stage = DRAW


@hot
def pass_turn(rules: Rules, state: State, events: EventRows) -> None:
    """Pass the turn to the left, past all players who lose theirs; the limit may end the round meanwhile (T11)."""
    seat = next_seat(state, state.seat)
    while state.skipped[seat]:
        serve_skip(rules, state, seat, events)
        state.turns += 1
        if state.turns >= turn_limit(rules, state):
            end_round(rules, state, NOBODY, events)
            return
        seat = next_seat(state, seat)
    begin_turn(state, seat, events)


@hot
def end_turn(rules: Rules, state: State, events: EventRows) -> None:
    """End a turn: an empty hand ends the round (S1), the limit ends it (T11), or play continues."""
    seat = state.seat
    state.turns += 1
    state.laid_now = 0
    if state.hand_size[seat] == 0:
        end_round(rules, state, seat, events)
    elif state.turns >= turn_limit(rules, state):
        end_round(rules, state, NOBODY, events)
    elif state.knockers:
        state.stage = KNOCK
    else:
        pass_turn(rules, state, events)


@rule
def check_target(rules: Rules, state: State, seat: int, target: int) -> int:
    """Whether a skip can be given to a player (K1, K2); if it always hits the next one, it names nobody (K6)."""
    if rules.skip_next:
        return TARGET_NOT_CHOSEN if target != NOBODY else ACCEPTED
    if target == NOBODY:
        return TARGET_NEEDED
    if target == seat:
        return TARGET_IS_SELF
    if not is_active(state, target):
        return TARGET_NOT_AT_TABLE
    return TARGET_HAS_SKIP if state.skipped[target] else ACCEPTED


@rule
def skip_targets(rules: Rules, state: State, seat: int) -> int:
    """The possible targets of a skip: the lowest bit for nobody, then one for each player. If 0, it is discarded."""
    targets = 0
    for target in range(NOBODY, state.players):
        if not check_target(rules, state, seat, target):
            targets |= 1 << target - NOBODY
    return targets


@rule
def check_discard(rules: Rules, state: State, move: MoveRow) -> int:
    """Whether a card may be discarded; a skip only if it has no target (T10, K2, K6)."""
    if not holds(state, move.seat, move.card):
        return DISCARD_NOT_IN_HAND
    if state.duty != NONE:
        return TAKEN_CARD_PENDING
    if move.card == SKIP and skip_targets(rules, state, move.seat):
        return SKIP_MUST_BE_PLAYED if rules.skip_next else SKIP_MUST_BE_GIVEN
    return ACCEPTED


@hot
def discard_card(rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
    """Discard a card, and open a claim on it if the book allows knocking (V3)."""
    seat = move.seat
    lose(rules, state, seat, move.card)
    put_on_discards(state, move.card)
    emit(events, EVENT_DISCARDED, seat, move.card, 0, 0, 0)
    state.knockers = 0
    if rules.knock and move.card != SKIP:
        for player in range(state.players):
            if player != seat and is_active(state, player) and not state.skipped[player]:
                state.knockers |= 1 << player
    end_turn(rules, state, events)


@rule
def check_skip(rules: Rules, state: State, move: MoveRow) -> int:
    """Whether a skip may be played on a player (T10, K1, K2, K6)."""
    if not holds(state, move.seat, SKIP):
        return NO_SKIP_TO_PLAY if rules.skip_next else NO_SKIP_IN_HAND
    if state.duty != NONE:
        return TAKEN_CARD_PENDING
    return check_target(rules, state, move.seat, move.target)


@rule
def play_skip(rules: Rules, state: State, move: MoveRow, events: EventRows) -> None:
    """Play a skip: in front of the chosen player (K1), or on the pile against the next one (K6)."""
    seat = move.seat
    lose(rules, state, seat, SKIP)
    if rules.skip_next:
        put_on_discards(state, SKIP)
        target = next_seat(state, seat)
        emit(events, EVENT_SKIPPED, seat, target, 1, 0, 0)
        state.skipped[target] = TURN_FORFEIT
    else:
        emit(events, EVENT_SKIPPED, seat, move.target, 0, 0, 0)
        state.skipped[move.target] = SKIP_IN_FRONT
    state.knockers = 0
    end_turn(rules, state, events)


@rule
def check_knocker(state: State, seat: int) -> int:
    """Whether a player may still claim the card just discarded (V3)."""
    if seat == state.seat:
        return OWN_DISCARD
    if state.skipped[seat]:
        return KNOCKER_IS_SKIPPED
    return ACCEPTED if state.knockers >> seat & 1 else CLAIM_WAIVED


@rule
def knock_card(rules: Rules, state: State, seat: int, events: EventRows) -> None:
    """Claim the discard as the draw of a new turn; skips of players in between stay for later (K8)."""
    state.knockers = 0
    state.seat = seat
    claim_card(rules, state, seat, EVENT_KNOCKED, events)


@rule
def waive_claim(rules: Rules, state: State, seat: int, events: EventRows) -> None:
    """Pass on the claim; once all have passed, play continues."""
    state.knockers &= ~(1 << seat)
    emit(events, EVENT_PASSED, seat, 0, 0, 0, 0)
    if not state.knockers:
        pass_turn(rules, state, events)


@rule
def drawing_next(state: State) -> int:
    """Who draws next if nobody knocks: the next player who does not lose the turn."""
    seat = next_seat(state, state.seat)
    while state.skipped[seat]:
        seat = next_seat(state, seat)
    return seat


@rule
def check_close(rules: Rules, state: State, seat: int) -> int:
    """Whether a player may end the claim by reaching for a pile: only the next to draw (V3)."""
    return ACCEPTED if seat == drawing_next(state) else NOT_NEXT


@rule
def close_claim(rules: Rules, state: State, seat: int, events: EventRows) -> None:
    """End the claim: nobody can knock any more."""
    state.knockers = 0
    emit(events, EVENT_CLOSED, seat, 0, 0, 0, 0)
    pass_turn(rules, state, events)
