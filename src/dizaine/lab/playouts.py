"""Whole games inside the kernel: a lineup of policies, chance from a seed, and a tally of what happened.

The game of a number is the same wherever and beside whatever it is played: chance and the bots' own dice are two
streams of the seed, named by the game's number.
"""

from typing import Annotated

from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.play import asked_seat, perform, resolve_chance
from dizaine.engine.cards.rounds import start_game
from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import DEAL, DRAW, LOT, OVER, State
from dizaine.engine.cards.tables import Rules
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import Byte, Long, Record, record, rule
from dizaine.engine.limits import PLAYERS
from dizaine.engine.randomness import Generator, seed_generator
from dizaine.engine.rows import EventRows
from dizaine.lab.tally import (
    BOT_POINTS,
    BOT_WINS,
    DECISIONS,
    GAMES,
    POINTS,
    SHARED,
    WINS,
    Tally,
    begin_count,
    count_round,
    end_count,
    note_deal,
)
from dizaine.players.cards.memory import forget, remember
from dizaine.players.cards.mind import Mind
from dizaine.players.cards.policies import choose_by


@record
class Lineup(Record):
    """What a playout starts from: the seed, and who sits where."""

    seed: Long
    players: Byte
    policy: Annotated[list[int], "i1", PLAYERS]
    mindful: Byte  # whether somebody remembers what happened in the round; it takes its time


@rule
def begin_game(state: State, chance: Generator, dice: Generator, lineup: Lineup, mind: Mind, number: int) -> None:
    """Set up the game of a number."""
    seed_generator(chance, lineup.seed, 2 * number)
    seed_generator(dice, lineup.seed, 2 * number + 1)
    start_game(state, lineup.players)
    forget(mind, 0)


@rule
def step_game(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    chance: Generator,
    dice: Generator,
    lineup: Lineup,
    mind: Mind,
    imagined: State,
    trial: State,
) -> int:
    """Go on by one chance input or one decision; returns the number of decisions."""
    events.count = 0
    if state.stage < DRAW:
        resolve_chance(rules, state, chance, events)
        return 0
    policy = lineup.policy[asked_seat(state)]
    entry = choose_by(policy, rules, state, work, move, events, dice, mind, imagined, trial)
    write_move(rules, state, work, entry, move)
    if lineup.mindful:
        remember(mind, state, move)
    perform(rules, state, move, events)
    return 1


@rule
def count_game(state: State, lineup: Lineup, tally: Tally) -> None:
    """The game is over: who won, and with how many points."""
    value = tally.value
    value[GAMES] = 1
    winners = 0
    for seat in range(state.players):
        won = state.winners >> seat & 1
        winners += won
        value[WINS + seat] = won
        value[BOT_WINS + lineup.policy[seat]] += won
        value[POINTS + seat] = state.score[seat]
        value[BOT_POINTS + lineup.policy[seat]] += state.score[seat]
    value[SHARED] = 1 if winners > 1 else 0
    end_count(tally)


@rule
def play_games(
    rules: Rules,
    state: State,
    work: Workspace,
    move: MoveRow,
    events: EventRows,
    chance: Generator,
    dice: Generator,
    lineup: Lineup,
    mind: Mind,
    imagined: State,
    trial: State,
    tally: Tally,
    first: int,
    count: int,
) -> None:
    """Play the games of so many numbers and count them."""
    for number in range(first, first + count):
        begin_game(state, chance, dice, lineup, mind, number)
        begin_count(tally)
        decisions = 0
        while state.stage != OVER:
            before = state.stage
            if before == DEAL:
                note_deal(rules, state, tally)
            decisions += step_game(rules, state, work, move, events, chance, dice, lineup, mind, imagined, trial)
            if before != LOT and (state.stage == DEAL or state.stage == OVER):
                count_round(rules, state, tally)
        tally.value[DECISIONS] = decisions
        count_game(state, lineup, tally)
