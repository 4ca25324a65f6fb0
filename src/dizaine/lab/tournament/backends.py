"""The ways to play out a tournament: cards or dice, compiled or plain, as for simulations (see lab.backends)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Executor

from dizaine.engine.dice.moves import to_dice_row
from dizaine.engine.dice.rows import DiceMoveRow
from dizaine.engine.dice.state import DICE_OVER, DiceState
from dizaine.engine.dice.tables import dice_tables
from dizaine.engine.dice.workspace import DiceWork
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows, MoveRow
from dizaine.engine.state import State
from dizaine.engine.tables import tables
from dizaine.engine.workspace import Workspace
from dizaine.lab.backends import has_compiler
from dizaine.lab.dice_games.plan import OPTIMAL, DicePlan
from dizaine.lab.plan import Plan
from dizaine.lab.tournament.blocks import Block, block_of
from dizaine.lab.tournament.dice_results import answer_dice, begin_dice_result, note_dice_result, play_dice_results
from dizaine.lab.tournament.plan import TournamentPlan
from dizaine.lab.tournament.results import CHUNK, ENDLESS, Results, play_results
from dizaine.lab.workers import here_or_processes, threads
from dizaine.players.dice_players import OptimalDicePlayer
from dizaine.players.dice_policies import choose_dice_by
from dizaine.players.minds import new_mind
from dizaine.players.policies import POLICIES
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook
from dizaine.views.dice_view import DiceView


class TournamentBackend:
    """Something that plays the games of a lineup, and so the blocks of a tournament. Plain ones run in processes."""

    name = "plain"

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The games of some deals, at most a chunk of them, each up to a number of decisions."""
        raise NotImplementedError

    def run(self, plan: TournamentPlan, first: int, count: int) -> list[Block]:
        """Some blocks in a row, in the order of their numbers."""
        blocks: dict[int, Block] = {}
        for span in plan.spans(first, count):
            pairing = plan.pairings[span.pairing]
            for deal in range(span.first, span.first + span.deals, CHUNK):
                deals = min(CHUNK, span.first + span.deals - deal)
                lineups = [pairing.lineup(plan.seats, place) for place in range(plan.seats)]
                rotations = [self.play(lineup, plan.seed, deal, deals) for lineup in lineups]
                for index in range(deals):
                    blocks[plan.blocks(deal + index) + span.pairing] = block_of(rotations, index)
        return [blocks[number] for number in range(first, first + count)]

    def executor(self, workers: int) -> Executor:
        """What so many workers run on."""
        return here_or_processes(workers)


class PlainCards(TournamentBackend):
    """Card games by the rule functions as they stand."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The games of some deals."""
        results, events, lineup = Results(), EventRows(), Plan(self._book, bots, seed).lineup
        events.muted = 1
        play_results(
            tables(self._book),
            State(),
            Workspace(),
            MoveRow(),
            events,
            Generator(),
            Generator(),
            lineup,
            new_mind(self._book),
            State(),
            State(),
            results,
            first,
            count,
            most,
        )
        return results


class PlainDice(TournamentBackend):
    """Games of dice by the rule functions as they stand; only here the optimal player can sit down."""

    def __init__(self, book: DiceBook) -> None:
        self._book = book

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The games of some deals."""
        if OPTIMAL in bots:
            return self._play_with_optimal(bots, seed, first, count, most)
        results, events, lineup = Results(), EventRows(), DicePlan(self._book, bots, seed).lineup
        events.muted = 1
        play_dice_results(
            dice_tables(self._book),
            DiceState(),
            DiceWork(),
            DiceMoveRow(),
            events,
            Generator(),
            Generator(),
            lineup,
            results,
            first,
            count,
            most,
        )
        return results

    def _play_with_optimal(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int) -> Results:
        """The same games as `play_dice_results` plays, but some of the bots see a view and think outside the kernel."""
        rules, lineup = dice_tables(self._book), DicePlan(self._book, bots, seed).lineup
        player = OptimalDicePlayer(self._book)
        state, work, events, results = DiceState(), DiceWork(), EventRows(), Results()
        chance, coins, move = Generator(), Generator(), DiceMoveRow()
        events.muted = 1
        results.games = count
        for index in range(count):
            begin_dice_result(rules, state, work, events, chance, coins, lineup, first + index)
            decisions = 0
            while state.stage != DICE_OVER and decisions < most:
                if bots[state.seat] == OPTIMAL:
                    move = to_dice_row(player.choose(DiceView(self._book, state.seat, state, ())))
                else:
                    choose_dice_by(lineup.policy[state.seat], rules, state, work, coins, move)
                answer_dice(rules, state, work, move, events, chance)
                decisions += 1
            note_dice_result(state, results, index, decisions)
        return results


class CompiledBackend(TournamentBackend):
    """Rule functions compiled into one piece of machine code. Several workers are threads that share it."""

    name = "compiled"

    def __init__(
        self, book: Rulebook | DiceBook, note: Callable[[], None] = lambda: None, players: Collection[str] = POLICIES
    ) -> None:
        from dizaine.lab.tournament.kernel import load_dice_results, load_results

        if isinstance(book, DiceBook):
            self._play = load_dice_results(book, note)
        else:
            self._play = load_results(book, note, players)

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The games of some deals."""
        return self._play(bots, seed, first, count, most)

    def executor(self, workers: int) -> Executor:
        """Threads."""
        return threads(workers)


def tournament_backend(plan: TournamentPlan, note: Callable[[], None] = lambda: None) -> TournamentBackend:
    """The fastest backend for a plan. `note` is called before a compilation that takes its time.

    The optimal player of dice plays outside the kernel; it says now if it has nothing to follow.
    """
    if isinstance(plan.book, DiceBook) and OPTIMAL in plan.players:
        OptimalDicePlayer(plan.book)
        return PlainDice(plan.book)
    if has_compiler():
        return CompiledBackend(plan.book, note, plan.players)
    return PlainDice(plan.book) if isinstance(plan.book, DiceBook) else PlainCards(plan.book)
