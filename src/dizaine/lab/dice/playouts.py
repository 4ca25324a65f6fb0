"""Complete games of dice in the kernel. The game of a number is always the same (see lab.cards.playouts)."""

from typing import NamedTuple

from dizaine.engine.dialect import rule
from dizaine.engine.dice.compiled_rules import Rules
from dizaine.engine.dice.play import perform_dice_move, resolve_dice_chance
from dizaine.engine.dice.rows import MoveRow
from dizaine.engine.dice.state import DECIDE, OVER, State
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.dice.workspace import Workspace
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.dice.tally import MEASURES, DiceTally, count_column, end_dice_count
from dizaine.lab.lineup import Lineup
from dizaine.lab.results import Results, note_result
from dizaine.lab.tally import count_players
from dizaine.players.dice.policies import choose_dice_by


class DiceBench(NamedTuple):
    """All records that games are played with and counted in: plain ones, or NumPy records for compiled functions."""

    rules: Rules
    lineup: Lineup
    state: State
    chance: Generator
    coins: Generator
    move: MoveRow
    events: EventRows
    work: Workspace
    tally: DiceTally
    results: Results


@rule
def begin_dice_game(bench: DiceBench, number: int) -> None:
    """Set up the game of a number."""
    seed_generator(bench.chance, bench.lineup.seed, 2 * number)
    seed_generator(bench.coins, bench.lineup.seed, 2 * number + 1)
    for measure in range(MEASURES):
        bench.tally.value[measure] = 0
    bench.events.count = 0
    start_dice_game(bench.rules, bench.state, bench.lineup.players, bench.events)


@rule
def step_dice_game(bench: DiceBench) -> int:
    """Continue by one throw or one decision. Returns the number of decisions. Guests' moves are in the bench."""
    rules, state, lineup, work = bench.rules, bench.state, bench.lineup, bench.work
    bench.events.count = 0
    if state.stage < DECIDE:
        resolve_dice_chance(rules, state, work, bench.chance, bench.events)
        return 0
    if not lineup.guests >> state.seat & 1:
        choose_dice_by(lineup.policy[state.seat], rules, state, work, bench.coins, bench.move)
    perform_dice_move(rules, state, work, bench.move, bench.events)
    return 1


@rule
def count_dice_game(bench: DiceBench, game: int, decisions: int) -> None:
    """Count a game, and store its result; `game` is its place among those that are played."""
    state = bench.state
    winners = state.winners if state.stage == OVER else 0
    count_players(bench.tally.value, bench.lineup, winners, state.total, decisions)
    for seat in range(state.players):
        count_column(bench.rules, state, bench.tally, seat)
    end_dice_count(bench.tally)
    note_result(bench.results, game, winners, state.total, state.round, decisions)


@rule
def play_dice_games(bench: DiceBench, first: int, count: int, most: int) -> None:
    """Play `count` games, from number `first`, each up to `most` decisions."""
    for game in range(count):
        begin_dice_game(bench, first + game)
        decisions = 0
        while bench.state.stage != OVER and decisions < most:
            decisions += step_dice_game(bench)
        count_dice_game(bench, game, decisions)
