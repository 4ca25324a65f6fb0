"""What `dizaine simulate` needs to know about a game, of cards or of dice: its bots, its backend, its report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from dizaine.faces.dice_simulation_page import DiceSimulationPage
from dizaine.faces.report_page import ReportPage
from dizaine.faces.simulation_page import SimulationPage
from dizaine.lab.backends import Backend, best_backend
from dizaine.lab.dice_games.backends import best_dice_backend
from dizaine.lab.dice_games.plan import DICE_BOTS, OPTIMAL, DicePlan
from dizaine.lab.dice_games.report import DiceReport
from dizaine.lab.dice_games.tally import DiceTally
from dizaine.lab.plan import Plan
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import Tally
from dizaine.players.dice_players import OptimalDicePlayer
from dizaine.players.policies import POLICIES
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook

if TYPE_CHECKING:
    from dizaine.lab.plot import Sheet
    from dizaine.words.catalogue import Catalogue


class Outcome(Protocol):
    """What the games of a simulation have come to so far."""

    @property
    def games(self) -> int:
        """How many games were counted."""

    @property
    def report(self) -> Report | DiceReport:
        """All that they say."""

    def page(self, catalogue: Catalogue, width: int) -> ReportPage:
        """The same in words and tables."""

    def sheet(self, catalogue: Catalogue) -> Sheet:
        """The same as a picture."""


class CardOutcome:
    """Games of cards."""

    def __init__(self, plan: Plan, tally: Tally, backend: str) -> None:
        self.games = tally.games
        self._book = plan.book
        self._plan, self._tally, self._backend = plan, tally, backend

    @property
    def report(self) -> Report:
        """All that they say."""
        return Report.of(self._plan, self._tally, self._backend)

    def page(self, catalogue: Catalogue, width: int) -> ReportPage:
        """The same in words and tables."""
        return SimulationPage(catalogue, self._book, self.report, width)

    def sheet(self, catalogue: Catalogue) -> Sheet:
        """The same as a picture."""
        from dizaine.lab.plot import CardSheet

        return CardSheet(catalogue, self._book, self.report)


class DiceOutcome:
    """Games of dice."""

    def __init__(self, plan: DicePlan, tally: DiceTally, backend: str) -> None:
        self.games = tally.games
        self._book = plan.book
        self._plan, self._tally, self._backend = plan, tally, backend

    @property
    def report(self) -> DiceReport:
        """All that they say."""
        return DiceReport.of(self._plan, self._tally, self._backend)

    def page(self, catalogue: Catalogue, width: int) -> ReportPage:
        """The same in words and tables."""
        return DiceSimulationPage(catalogue, self._book, self.report, width)

    def sheet(self, catalogue: Catalogue) -> Sheet:
        """The same as a picture."""
        from dizaine.lab.dice_games.plot import DiceSheet

        return DiceSheet(catalogue, self._book, self.report)


class SimulatedGame(Protocol):
    """A game, its bots and a seed, ready to be played."""

    compiles: bool
    """Whether compiled code, if there is any, is used for it."""
    compiling: str
    """The message that says what takes so long."""

    def prepare(self, note: Callable[[], None]) -> None:
        """Get the backend ready; `note` is called before a compilation that takes its time."""

    def play(self, games: int, workers: int) -> Iterator[Outcome]:
        """What the first games come to, again and again, until all are played."""

    def nothing(self) -> Outcome:
        """What no games at all come to."""


class SimulatedCards:
    """A card game."""

    compiles = True
    compiling = "simulate-compiling"

    def __init__(self, book: Rulebook, bots: tuple[str, ...], seed: int) -> None:
        self._plan = Plan(book, bots, seed)
        self._backend: Backend[Plan, Tally] | None = None

    def prepare(self, note: Callable[[], None]) -> None:
        """Get the backend ready."""
        self._backend = best_backend(note, self._plan.bots)

    def play(self, games: int, workers: int) -> Iterator[Outcome]:
        """What the first games come to, again and again, until all are played."""
        assert self._backend is not None, "prepare comes first"
        for tally in simulate(self._plan, games, self._backend, workers):
            yield CardOutcome(self._plan, tally, self._backend.name)

    def nothing(self) -> Outcome:
        """What no games at all come to."""
        return CardOutcome(self._plan, Tally(), "" if self._backend is None else self._backend.name)


class SimulatedDice:
    """The dice game."""

    compiling = "simulate-compiling-dice"

    def __init__(self, book: DiceBook, bots: tuple[str, ...], seed: int) -> None:
        self._plan = DicePlan(book, bots, seed)
        self._backend: Backend[DicePlan, DiceTally] | None = None
        self.compiles = OPTIMAL not in bots

    def prepare(self, note: Callable[[], None]) -> None:
        """Get the backend ready; the optimal player says now if it has nothing to follow."""
        if OPTIMAL in self._plan.bots:
            OptimalDicePlayer(self._plan.book)
        self._backend = best_dice_backend(self._plan, note)

    def play(self, games: int, workers: int) -> Iterator[Outcome]:
        """What the first games come to, again and again, until all are played."""
        assert self._backend is not None, "prepare comes first"
        for tally in simulate(self._plan, games, self._backend, workers):
            yield DiceOutcome(self._plan, tally, self._backend.name)

    def nothing(self) -> Outcome:
        """What no games at all come to."""
        return DiceOutcome(self._plan, DiceTally(), "" if self._backend is None else self._backend.name)


def bots_for(book: Rulebook | DiceBook) -> tuple[str, ...]:
    """The bots that play by a book."""
    return tuple(DICE_BOTS if isinstance(book, DiceBook) else POLICIES)


def simulated(book: Rulebook | DiceBook, bots: tuple[str, ...], seed: int) -> SimulatedGame:
    """A game between bots, one for each seat."""
    return SimulatedDice(book, bots, seed) if isinstance(book, DiceBook) else SimulatedCards(book, bots, seed)
