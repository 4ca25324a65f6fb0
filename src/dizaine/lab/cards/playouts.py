"""Complete card games in the kernel: a lineup of policies, chance from a seed, and a tally.

The game of a number is always the same: its chance and the random choices of the bots are two streams of the seed that
depend on the number only.
"""

from typing import NamedTuple

from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.play import asked_seat, perform, resolve_chance
from dizaine.engine.cards.rounds import start_game
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DEAL, DRAW, LOT, OVER, State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import hot, rule
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.cards.tally import CardTally, begin_count, count_round, end_count, note_deal
from dizaine.lab.lineup import Lineup
from dizaine.lab.results import Results, note_result
from dizaine.lab.tally import count_players
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.cards.policies import choose_by
from dizaine.players.cards.public_history import clear_history, note_move


class CardBench(NamedTuple):
    """All records that games are played with and counted in: plain ones, or NumPy records for compiled functions."""

    rules: Rules
    lineup: Lineup
    state: State
    chance: Generator
    coins: Generator
    move: MoveRow
    events: EventRows
    work: Workspace
    memory: PlayerMemory
    imagined: State
    trial: State
    tally: CardTally
    results: Results


@rule
def begin_game(bench: CardBench, number: int) -> None:
    """Set up the game of a number."""
    seed_generator(bench.chance, bench.lineup.seed, 2 * number)
    seed_generator(bench.coins, bench.lineup.seed, 2 * number + 1)
    bench.events.count = 0
    start_game(bench.state, bench.lineup.players)
    clear_history(bench.memory, 0)
    begin_count(bench.tally)


@hot
def choose_move(bench: CardBench, policy: int) -> None:
    """Write the move that a policy chooses for the seat to move."""
    rules, state, work, move = bench.rules, bench.state, bench.work, bench.move
    entry = choose_by(
        policy, rules, state, work, move, bench.events, bench.coins, bench.memory, bench.imagined, bench.trial
    )
    write_move(rules, state, work, entry, move)


@rule
def step_game(bench: CardBench) -> int:
    """Continue by one chance input or one decision. Returns the number of decisions. Guests' moves are in the bench."""
    rules, state, lineup = bench.rules, bench.state, bench.lineup
    before = state.stage
    bench.events.count = 0
    if before < DRAW:
        if before == DEAL:
            note_deal(rules, state, bench.tally)
        resolve_chance(rules, state, bench.chance, bench.events)
    else:
        seat = asked_seat(state)
        if not lineup.guests >> seat & 1:
            choose_move(bench, lineup.policy[seat])
        if lineup.remembers:
            note_move(bench.memory, state, bench.move)
        perform(rules, state, bench.move, bench.events)
    if before != LOT and (state.stage == DEAL or state.stage == OVER):
        count_round(rules, state, bench.tally)
    return 1 if before >= DRAW else 0


@rule
def count_game(bench: CardBench, game: int, decisions: int) -> None:
    """Count a game, and store its result; `game` is its place among those that are played."""
    state = bench.state
    winners = state.winners if state.stage == OVER else 0
    count_players(bench.tally.value, bench.lineup, winners, state.score, decisions)
    end_count(bench.tally)
    note_result(bench.results, game, winners, state.score, state.round, decisions)


@rule
def play_games(bench: CardBench, first: int, count: int, most: int) -> None:
    """Play `count` games, from number `first`, each up to `most` decisions."""
    for game in range(count):
        begin_game(bench, first + game)
        decisions = 0
        while bench.state.stage != OVER and decisions < most:
            decisions += step_game(bench)
        count_game(bench, game, decisions)
