"""Whole games of dice inside the kernel. The game of a number is the same wherever it is played (see lab.playouts)."""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.play import perform_dice_move, resolve_dice_chance
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, State
from dizaine.engine.dice.tables import Rules
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice_games.tally import (
    COLUMNS,
    DICE_DECISIONS,
    DICE_GAMES,
    DICE_MEASURES,
    DICE_SHARED,
    DiceTally,
    count_column,
    end_dice_count,
)
from dizaine.lab.playouts import Lineup
from dizaine.players.dice.policies import choose_dice_by


@rule
def begin_dice_game(
    rules: Rules,
    state: State,
    events: EventRows,
    chance: Generator,
    coins: Generator,
    lineup: Lineup,
    tally: DiceTally,
    number: int,
) -> None:
    """Set up the game of a number; the dice and the bots' own coins are two streams of the seed."""
    seed_generator(chance, lineup.seed, 2 * number)
    seed_generator(coins, lineup.seed, 2 * number + 1)
    for measure in range(DICE_MEASURES):
        tally.value[measure] = 0
    events.count = 0
    start_dice_game(rules, state, lineup.players, events)


@rule
def throw_dice(rules: Rules, state: State, work: Workspace, events: EventRows, chance: Generator) -> None:
    """Throw whatever the game waits for, until somebody has to decide or all is over."""
    while state.stage < DECIDE:
        events.count = 0
        resolve_dice_chance(rules, state, work, chance, events)


@rule
def count_dice_game(rules: Rules, state: State, lineup: Lineup, tally: DiceTally) -> None:
    """The game is over: all columns of the pad, and how many share the win."""
    value = tally.value
    value[DICE_GAMES] = 1
    value[COLUMNS] = state.players
    for seat in range(state.players):
        count_column(rules, state, tally, seat, lineup.policy[seat])
    value[DICE_SHARED] = 1 if state.winners & (state.winners - 1) else 0
    end_dice_count(tally)


@rule
def play_dice_games(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    chance: Generator,
    coins: Generator,
    lineup: Lineup,
    tally: DiceTally,
    first: int,
    count: int,
) -> None:
    """Play the games of so many numbers and count them."""
    for number in range(first, first + count):
        begin_dice_game(rules, state, events, chance, coins, lineup, tally, number)
        throw_dice(rules, state, work, events, chance)
        while state.stage != OVER:
            choose_dice_by(lineup.policy[state.seat], rules, state, work, coins, move)
            events.count = 0
            perform_dice_move(rules, state, work, move, events)
            tally.value[DICE_DECISIONS] += 1
            throw_dice(rules, state, work, events, chance)
        count_dice_game(rules, state, lineup, tally)
