"""The entry points of the dice game's rules.

`check_dice_move` decides whether a move is legal and changes nothing. `perform_dice_move` makes a legal move, and
`resolve_throw` applies a throw.
"""

from dizaine.engine.bits import bit_count
from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.limits import FACES
from dizaine.engine.dice.ordering import place_players, settle_order
from dizaine.engine.dice.refusals import (
    ACCEPTED,
    GAME_OVER,
    NO_DICE_NAMED,
    NO_SUCH_DIE,
    NOT_AT_TABLE,
    NOT_YOUR_TURN,
    ROLLING,
)
from dizaine.engine.dice.rows import EVENT_STOPPED, MOVE_STOP, MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, ROLL_OFF, State
from dizaine.engine.dice.turns import begin_round, end_dice_turn, land_dice, take_up_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator, random_below
from dizaine.engine.rows import EventRows, emit


@rule
def check_dice_move(rules: Rules, state: State, move: MoveRow) -> int:
    """Whether a move is legal: 0, or the code of a refusal.

    After the last throw the turn ends automatically (D11), so a player at stage DECIDE always has a throw left (D3).
    """
    if state.stage == OVER:
        return GAME_OVER
    if move.seat < 0 or move.seat >= state.players:
        return NOT_AT_TABLE
    if state.stage != DECIDE:
        return ROLLING
    if move.seat != state.seat:
        return NOT_YOUR_TURN
    if move.kind == MOVE_STOP:
        return ACCEPTED
    if move.dice == 0:
        return NO_DICE_NAMED
    return NO_SUCH_DIE if move.dice < 0 or move.dice >> rules.dice else ACCEPTED


@rule
def perform_dice_move(rules: Rules, state: State, work: Workspace, move: MoveRow, events: EventRows) -> None:
    """Make a legal move."""
    if move.kind == MOVE_STOP:
        emit(events, EVENT_STOPPED, move.seat, state.rolls, 0, 0, 0)
        end_dice_turn(rules, state, work, events)
    else:
        take_up_dice(state, move.dice)


@rule
def count_thrown(state: State) -> int:
    """How many dice the game waits for: one for each player who throws for the order, or those of a turn."""
    return bit_count(state.level if state.stage == ROLL_OFF else state.rolling)


@rule
def resolve_throw(rules: Rules, state: State, work: Workspace, faces: list[int], events: EventRows) -> None:
    """Apply the throw that the game waits for, with a face for each die (or player) in ascending order."""
    if state.stage != ROLL_OFF:
        land_dice(rules, state, work, faces, events)
        return
    place_players(rules, state, faces, events)
    if state.level == 0:
        settle_order(state, events)
        begin_round(rules, state, events)


@rule
def resolve_dice_chance(rules: Rules, state: State, work: Workspace, generator: Generator, events: EventRows) -> None:
    """Throw the dice that the game waits for."""
    for index in range(count_thrown(state)):
        generator.order[index] = random_below(generator, FACES)
    resolve_throw(rules, state, work, generator.order, events)
