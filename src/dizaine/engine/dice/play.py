"""The door of the dice game: is this move allowed, what does it do, what does chance do.

`check_dice_move` is the law: it answers 0 or the code of a refusal and changes nothing. `perform_dice_move` does what
was allowed.
"""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.limits import FACES
from dizaine.engine.dice.ordering import count_level, place_players, settle_order
from dizaine.engine.dice.refusals import (
    DICE_ACCEPTED,
    DICE_GAME_OVER,
    DICE_NOT_AT_TABLE,
    DICE_NOT_YOUR_TURN,
    DICE_ROLLING,
    NO_DICE_NAMED,
    NO_SUCH_DIE,
)
from dizaine.engine.dice.rows import EVENT_DICE_STOPPED, MOVE_STOP, DiceMoveRow
from dizaine.engine.dice.state import DECIDE, DICE_OVER, ROLL_OFF, DiceState
from dizaine.engine.dice.tables import DiceRules
from dizaine.engine.dice.turns import begin_round, count_rolling, end_dice_turn, land_dice, take_up_dice
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.randomness import Generator, random_below
from dizaine.engine.rows import EventRows, emit


@rule
def check_dice_move(rules: DiceRules, state: DiceState, move: DiceMoveRow) -> int:
    """The law: 0 if the move is allowed now, else the code of the refusal.

    After the last throw the turn ends by itself (D11), so whoever is asked may throw again (D3).
    """
    if state.stage == DICE_OVER:
        return DICE_GAME_OVER
    if move.seat < 0 or move.seat >= state.players:
        return DICE_NOT_AT_TABLE
    if state.stage != DECIDE:
        return DICE_ROLLING
    if move.seat != state.seat:
        return DICE_NOT_YOUR_TURN
    if move.kind == MOVE_STOP:
        return DICE_ACCEPTED
    if move.dice == 0:
        return NO_DICE_NAMED
    return NO_SUCH_DIE if move.dice < 0 or move.dice >> rules.dice else DICE_ACCEPTED


@rule
def perform_dice_move(rules: DiceRules, state: DiceState, work: DiceWork, move: DiceMoveRow, events: EventRows) -> None:
    """Do an allowed move."""
    if move.kind == MOVE_STOP:
        emit(events, EVENT_DICE_STOPPED, move.seat, state.rolls, 0, 0, 0)
        end_dice_turn(rules, state, work, events)
    else:
        take_up_dice(state, move.dice)


@rule
def count_thrown(state: DiceState) -> int:
    """How many dice the game waits for: one for each player who throws for the order, or those of a throw."""
    if state.stage == ROLL_OFF:
        return count_level(state)
    return count_rolling(state)


@rule
def resolve_throw(rules: DiceRules, state: DiceState, work: DiceWork, faces: list[int], events: EventRows) -> None:
    """Answer the throw that the game waits for, with a face for each die (or player) from the lowest on."""
    if state.stage != ROLL_OFF:
        land_dice(rules, state, work, faces, events)
        return
    place_players(rules, state, faces, events)
    if state.level == 0:
        settle_order(state, events)
        begin_round(rules, state, events)


@rule
def resolve_dice_chance(
    rules: DiceRules, state: DiceState, work: DiceWork, generator: Generator, events: EventRows
) -> None:
    """Throw the dice that the game waits for."""
    for index in range(count_thrown(state)):
        generator.order[index] = random_below(generator, FACES)
    resolve_throw(rules, state, work, generator.order, events)
