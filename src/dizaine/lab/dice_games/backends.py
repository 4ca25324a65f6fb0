"""Ways to play out games of dice: compiled, plain, and plain with a player who thinks outside the kernel."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from dizaine.engine.dice.moves import to_dice_row
from dizaine.engine.dice.play import perform_dice_move
from dizaine.engine.dice.rows import DiceMoveRow
from dizaine.engine.dice.state import DICE_OVER, DiceState
from dizaine.engine.dice.tables import dice_tables
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.backends import Backend, has_compiler
from dizaine.lab.dice_games.plan import OPTIMAL, DicePlan
from dizaine.lab.dice_games.playouts import begin_dice_game, count_dice_game, play_dice_games, throw_dice
from dizaine.lab.dice_games.tally import DICE_DECISIONS, DiceTally
from dizaine.lab.workers import here_or_processes, threads
from dizaine.players.dice_players import DicePlayer, OptimalDicePlayer
from dizaine.players.dice_policies import choose_dice_by
from dizaine.views.dice_view import DiceView


class PlainDiceBackend:
    """The rule functions as they stand. Several workers are several processes."""

    name = "plain"

    def run(self, plan: DicePlan, first: int, count: int) -> DiceTally:
        """Play the games of a plan from one number on, and count them."""
        tally, events = DiceTally(), EventRows()
        events.muted = 1
        if OPTIMAL in plan.bots:
            _play_with(OptimalDicePlayer(plan.book), plan, tally, events, first, count)
            return tally
        play_dice_games(
            dice_tables(plan.book),
            DiceState(),
            DiceWork(),
            DiceMoveRow(),
            events,
            Generator(),
            Generator(),
            plan.lineup,
            tally,
            first,
            count,
        )
        return tally

    def executor(self, workers: int) -> Executor:
        """Processes of their own, if there are several."""
        return here_or_processes(workers)


class CompiledDiceBackend:
    """The rule functions compiled into one piece of machine code. Several workers are threads that share it."""

    name = "compiled"

    def __init__(self, note: Callable[[], None] = lambda: None) -> None:
        from dizaine.lab.dice_games.kernel import load_dice_kernel

        self._kernel = load_dice_kernel(note)

    def run(self, plan: DicePlan, first: int, count: int) -> DiceTally:
        """Play the games of a plan from one number on, and count them."""
        return self._kernel(plan, first, count)

    def executor(self, workers: int) -> Executor:
        """Threads."""
        return threads(workers)


def best_dice_backend(plan: DicePlan, note: Callable[[], None] = lambda: None) -> Backend[DicePlan, DiceTally]:
    """The fastest backend for a plan. `note` is called before a compilation that takes its time."""
    return CompiledDiceBackend(note) if has_compiler() and OPTIMAL not in plan.bots else PlainDiceBackend()


def _play_with(player: DicePlayer, plan: DicePlan, tally: DiceTally, events: EventRows, first: int, count: int) -> None:
    """The same games as `play_dice_games` plays, but one of the bots is a player who sees a view."""
    rules, state, work, lineup = dice_tables(plan.book), DiceState(), DiceWork(), plan.lineup
    chance, coins, move = Generator(), Generator(), DiceMoveRow()
    for number in range(first, first + count):
        begin_dice_game(rules, state, events, chance, coins, lineup, tally, number)
        throw_dice(rules, state, work, events, chance)
        while state.stage != DICE_OVER:
            if plan.bots[state.seat] == OPTIMAL:
                move = to_dice_row(player.choose(DiceView(plan.book, state.seat, state, ())))
            else:
                choose_dice_by(lineup.policy[state.seat], rules, state, work, coins, move)
            perform_dice_move(rules, state, work, move, events)
            tally.value[DICE_DECISIONS] += 1
            throw_dice(rules, state, work, events, chance)
        count_dice_game(rules, state, lineup, tally)
