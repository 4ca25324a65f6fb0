"""The ways to play out a tournament: cards or dice, compiled or plain, as for simulations (see lab.backends)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Executor
from typing import Final

from dizaine.engine.cards.rows import MoveRow
from dizaine.engine.cards.state import State
from dizaine.engine.cards.tables import tables
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dice.rows import MoveRow as DiceMoveRow
from dizaine.engine.dice.state import State as DiceState
from dizaine.engine.dice.tables import tables as dice_tables
from dizaine.engine.dice.workspace import Workspace as DiceWork
from dizaine.engine.randomness import Generator
from dizaine.engine.rows import EventRows
from dizaine.lab.backends import has_compiler
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.hosting import CardHost, DiceHost
from dizaine.lab.plan import Plan
from dizaine.lab.tournament.blocks import Block, GameResult
from dizaine.lab.tournament.dice_results import play_dice_results
from dizaine.lab.tournament.plan import TournamentPlan
from dizaine.lab.tournament.results import CHUNK, ENDLESS, Results, play_results
from dizaine.lab.workers import here_or_processes, threads
from dizaine.players.cards.minds import new_mind
from dizaine.players.own_players import find_player
from dizaine.players.registry import Listed, listed
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook
from dizaine.rulebooks.library import Book

ALL_CARD_PLAYERS: Final = tuple(listed("cards"))


class TournamentBackend:
    """Something that plays the games of a lineup, and so the blocks of a tournament. Plain ones run in processes."""

    name = "plain"

    def games(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> list[GameResult]:
        """The games of some deals, at most a chunk of them, each up to a number of decisions."""
        results = self.play(bots, seed, first, count, most)
        return [GameResult.of(results, index, len(bots)) for index in range(count)]

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The same as the kernel writes them down."""
        raise NotImplementedError

    def run(self, plan: TournamentPlan, first: int, count: int) -> list[Block]:
        """Some blocks in a row, in the order of their numbers."""
        blocks: dict[int, Block] = {}
        for span in plan.spans(first, count):
            pairing = plan.pairings[span.pairing]
            for deal in range(span.first, span.first + span.deals, CHUNK):
                deals = min(CHUNK, span.first + span.deals - deal)
                lineups = [pairing.lineup(plan.seats, place) for place in range(plan.seats)]
                rotations = [self.games(lineup, plan.seed, deal, deals) for lineup in lineups]
                for index, games in enumerate(zip(*rotations, strict=True)):
                    blocks[plan.blocks(deal + index) + span.pairing] = Block(games)
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
    """Games of dice by the rule functions as they stand."""

    def __init__(self, book: DiceBook) -> None:
        self._book = book

    def play(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> Results:
        """The games of some deals."""
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


class HostedGames(TournamentBackend):
    """Games with players who think outside the kernel, of cards or of dice (see lab.hosting)."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def games(self, bots: tuple[str, ...], seed: int, first: int, count: int, most: int = ENDLESS) -> list[GameResult]:
        """The games of some deals, each with those who forfeited it."""
        host: CardHost | DiceHost
        if isinstance(self._book, DiceBook):
            host = DiceHost(DicePlan(self._book, bots, seed))
        else:
            host = CardHost(Plan(self._book, bots, seed))
        games = []
        for number in range(first, first + count):
            host.begin(number)
            decisions = 0
            while not host.is_over and decisions < most:
                decisions += host.step()
            host.settle()
            winners = host.state.winners if host.is_over else 0
            scores = tuple(host.scores[: len(bots)])
            games.append(GameResult(winners, scores, host.state.round, decisions, tuple(host.forfeits)))
        return games


class CompiledBackend(TournamentBackend):
    """Rule functions compiled into one piece of machine code. Several workers are threads that share it."""

    name = "compiled"

    def __init__(
        self,
        book: Book,
        note: Callable[[], None] = lambda: None,
        players: Collection[str] = ALL_CARD_PLAYERS,
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

    Players who think outside the kernel are made once now, so that they can say what they lack.
    """
    guests = guests_of(plan)
    if guests:
        for guest in guests:
            guest.make(plan.book)
        return HostedGames(plan.book)
    if has_compiler():
        return CompiledBackend(plan.book, note, plan.players)
    return PlainDice(plan.book) if isinstance(plan.book, DiceBook) else PlainCards(plan.book)


def guests_of(plan: TournamentPlan) -> list[Listed]:
    """The players who look at views and think outside the kernel."""
    players = [find_player(name, plan.book.kind) for name in plan.players]
    return [player for player in players if player.policy is None]
