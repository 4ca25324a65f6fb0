"""The same for games of dice (see lab.tournament.results)."""

from dizaine.engine.dialect import rule
from dizaine.engine.dice.play import perform_dice_move
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import OVER, State
from dizaine.engine.dice.tables import Rules
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.limits import PLAYERS
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice_games.playouts import throw_dice
from dizaine.lab.playouts import Lineup
from dizaine.lab.tournament.results import Results
from dizaine.players.dice.policies import choose_dice_by


@rule
def begin_dice_result(
    rules: Rules,
    state: State,
    work: Workspace,
    events: EventRows,
    chance: Generator,
    coins: Generator,
    lineup: Lineup,
    number: int,
) -> None:
    """Set up the game of a number and throw, until somebody has to decide."""
    seed_generator(chance, lineup.seed, 2 * number)
    seed_generator(coins, lineup.seed, 2 * number + 1)
    events.count = 0
    start_dice_game(rules, state, lineup.players, events)
    throw_dice(rules, state, work, events, chance)


@rule
def answer_dice(
    rules: Rules, state: State, work: Workspace, move: MoveRow, events: EventRows, chance: Generator
) -> None:
    """Do what somebody decided, and throw until the next decision."""
    events.count = 0
    perform_dice_move(rules, state, work, move, events)
    throw_dice(rules, state, work, events, chance)


@rule
def note_dice_result(state: State, results: Results, index: int, decisions: int) -> None:
    """Write a game down, as far as it was played."""
    results.winners[index] = state.winners if state.stage == OVER else 0
    results.rounds[index] = state.round
    results.decisions[index] = decisions
    for seat in range(PLAYERS):
        results.score[index][seat] = state.total[seat]


@rule
def play_dice_results(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    chance: Generator,
    coins: Generator,
    lineup: Lineup,
    results: Results,
    first: int,
    count: int,
    most: int,
) -> None:
    """Play the games of so many numbers, none of them any further than to a number of decisions."""
    results.games = count
    for index in range(count):
        begin_dice_result(rules, state, work, events, chance, coins, lineup, first + index)
        decisions = 0
        while state.stage != OVER and decisions < most:
            choose_dice_by(lineup.policy[state.seat], rules, state, work, coins, move)
            answer_dice(rules, state, work, move, events, chance)
            decisions += 1
        note_dice_result(state, results, index, decisions)
