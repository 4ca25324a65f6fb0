"""Turns of the dice game: throws, the score, the next player, the last run (D3, D4, D6, D9, D11)."""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import DICE, PHASES
from dizaine.engine.dice.rows import (
    EVENT_GROUP_MADE,
    EVENT_LAST_RUN,
    EVENT_PHASE_FAILED,
    EVENT_PHASE_MADE,
    EVENT_ROLLED,
    EVENT_TURN,
    PACK_BITS,
)
from dizaine.engine.dice.scores import (
    count_failures,
    count_points,
    deserves_finish_bonus,
    earns_half_bonus,
    end_dice_game,
    give_bonus,
)
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.state import DECIDE, FINISH_BONUS, HALF_BONUS, ROLL, ROLL_OFF, State
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import NOBODY, PLAYERS
from dizaine.engine.rows import EventRows, emit
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, family_of


@rule
def start_dice_game(rules: Rules, state: State, players: int, events: EventRows) -> None:
    """Reset the state to a new game, which waits for the throw for the order of play, or in a solitaire for a turn."""
    for seat in range(PLAYERS):
        state.rank[seat] = 0
        state.order[seat] = 0
        state.phase[seat] = 0
        state.bonuses[seat] = 0
        state.total[seat] = 0
        for phase in range(PHASES):
            state.points[seat][phase] = 0
            state.failures[seat][phase] = 0
    for die in range(DICE):
        state.face[die] = 0
    state.players = players
    state.stage = ROLL_OFF
    state.seat = 0
    state.level = (1 << players) - 1 if players > 1 else 0
    state.round = 0
    state.rolls = 0
    state.rolling = 0
    state.finisher = NOBODY
    state.run_turns = 0
    state.winners = 0
    if players == 1:
        begin_round(rules, state, events)


@rule
def begin_round(rules: Rules, state: State, events: EventRows) -> None:
    """Start a round with the first player in the order of play."""
    state.round += 1
    state.seat = state.order[0]
    begin_dice_turn(rules, state, events)


@rule
def begin_dice_turn(rules: Rules, state: State, events: EventRows) -> None:
    """Start a turn with a throw of all dice (D3)."""
    seat = state.seat
    state.stage = ROLL
    state.rolls = 0
    take_up_dice(state, (1 << rules.dice) - 1)
    last_run = 0 if state.finisher == NOBODY else 1
    emit(events, EVENT_TURN, seat, state.round, rules.phase_number[state.phase[seat]], last_run, 0)


@rule
def take_up_dice(state: State, dice: int) -> None:
    """Throw these dice, even if they were set aside before (D3)."""
    state.stage = ROLL
    state.rolling = dice
    for die in range(DICE):
        if dice >> die & 1:
            state.face[die] = 0


@rule
def same_face(rules: Rules, die: int, face: int) -> int:
    """The first of the equal faces of a die, so that equal throws lead to equal states."""
    for other in range(face):
        if (
            rules.face_number[die][other] == rules.face_number[die][face]
            and rules.face_colour[die][other] == rules.face_colour[die][face]
        ):
            return other
    return face


@rule
def land_dice(rules: Rules, state: State, work: Workspace, faces: list[int], events: EventRows) -> None:
    """Apply a throw, given the faces of the thrown dice in ascending order. The last throw ends the turn (D3, D11)."""
    thrown = 0
    packed = 0
    for die in range(rules.dice):
        if state.rolling >> die & 1:
            state.face[die] = same_face(rules, die, faces[thrown])
            thrown += 1
        packed |= state.face[die] << PACK_BITS * die
    state.rolls += 1
    emit(events, EVENT_ROLLED, state.seat, state.rolls, state.rolling, packed, 0)
    state.rolling = 0
    state.stage = DECIDE
    if state.rolls == rules.rolls:
        end_dice_turn(rules, state, work, events)


@rule
def end_dice_turn(rules: Rules, state: State, work: Workspace, events: EventRows) -> None:
    """Score the dice (D6, D11) and pass the turn."""
    score_turn(rules, state, work, score_dice(rules, work, state.phase[state.seat], state.face), events)


@rule
def score_turn(rules: Rules, state: State, work: Workspace, points: int, events: EventRows) -> None:
    """Record what a turn is worth, or with -1 that it failed (D4, D6), and pass the turn."""
    seat = state.seat
    phase = state.phase[seat]
    if points >= 0:
        write_points(rules, state, work, points, events)
    else:
        state.failures[seat][phase] += 1
        failures = count_failures(rules, state, seat)
        emit(events, EVENT_PHASE_FAILED, seat, rules.phase_number[phase], failures, 0, 0)
    state.rolls = 0
    for die in range(DICE):
        state.face[die] = 0
    continues = 1 if points >= 0 and state.phase[seat] < rules.phase_count else 0
    pass_dice(rules, state, continues, events)


@rule
def write_points(rules: Rules, state: State, work: Workspace, points: int, events: EventRows) -> None:
    """Record a phase that is made: its points and the bonuses that follow (D6-D8)."""
    seat = state.seat
    phase = state.phase[seat]
    state.points[seat][phase] = points
    state.phase[seat] += 1
    state.total[seat] = count_points(rules, state, seat)
    emit_made(rules, state, work, phase, points, events)
    if earns_half_bonus(rules, state.phase[seat], state.total[seat]):
        give_bonus(rules, state, seat, HALF_BONUS, events)
    if state.phase[seat] == rules.phase_count:
        if deserves_finish_bonus(state, seat):
            give_bonus(rules, state, seat, FINISH_BONUS, events)
        if state.finisher == NOBODY and state.players > 1:
            state.finisher = seat
            emit(events, EVENT_LAST_RUN, seat, 0, 0, 0, 0)


@rule
def emit_made(rules: Rules, state: State, work: Workspace, phase: int, points: int, events: EventRows) -> None:
    """Emit the phase that is made, and the dice of each of its groups."""
    seat = state.seat
    packed = 0
    for die in range(rules.dice):
        packed |= state.face[die] << PACK_BITS * die
    emit(events, EVENT_PHASE_MADE, seat, rules.phase_number[phase], points, state.total[seat], packed)
    for group in range(rules.group_count[phase]):
        dice = 0
        for die in range(rules.dice):
            if work.used[die] == group + 1:
                dice |= 1 << die
        shape = rules.group_shape[phase][group]
        if family_of(shape) == COLLECTION:
            emit(events, EVENT_GROUP_MADE, seat, shape, 0, work.colour, dice)
        else:
            emit(events, EVENT_GROUP_MADE, seat, shape, work.number[group], NO_COLOUR, dice)


@rule
def pass_dice(rules: Rules, state: State, continues: int, events: EventRows) -> None:
    """Start the next turn. In the last run it is the same player's again after each phase that is made (D9)."""
    if state.players == 1:
        if state.phase[0] == rules.phase_count:
            end_dice_game(rules, state, events)
        else:
            begin_round(rules, state, events)
        return
    if state.finisher != NOBODY and continues:
        state.run_turns += 1
        begin_dice_turn(rules, state, events)
        return
    state.run_turns = 0
    place = state.rank[state.seat] + 1
    if place == state.players:
        place = 0
    if place == 0 and state.finisher == NOBODY:
        begin_round(rules, state, events)
        return
    state.seat = state.order[place]
    if state.seat == state.finisher:
        end_dice_game(rules, state, events)
    else:
        begin_dice_turn(rules, state, events)
