"""What `dizaine simulate` needs to know about a game, of cards or of dice: its bots, its backend, its report."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from dizaine.faces.dice_simulation_page import DiceSimulationPage
from dizaine.faces.report_page import ReportPage
from dizaine.faces.simulation_page import SimulationPage
from dizaine.lab.backends import Backend, Counted, best_backend
from dizaine.lab.dice_games.backends import best_dice_backend
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.report import DiceReport
from dizaine.lab.dice_games.tally import DiceTally
from dizaine.lab.forfeits import Count
from dizaine.lab.hosted_backends import HostedCards, HostedDice
from dizaine.lab.plan import GamePlan, Plan
from dizaine.lab.report import Report
from dizaine.lab.simulation import simulate
from dizaine.lab.tally import Tally
from dizaine.rulebooks.dice import DiceBook
from dizaine.rulebooks.library import Book

if TYPE_CHECKING:
    from dizaine.lab.plot import Sheet
    from dizaine.words.catalogue import Catalogue

PlanType = TypeVar("PlanType", bound=GamePlan[Any])
TallyType = TypeVar("TallyType", bound=Counted)


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

    def __init__(self, plan: Plan, count: Count[Tally], backend: str) -> None:
        self.games = count.games
        self._plan, self._count, self._backend = plan, count, backend

    @property
    def report(self) -> Report:
        """All that they say."""
        return Report.of(self._plan, self._count.tally, self._backend, self._count.forfeits)

    def page(self, catalogue: Catalogue, width: int) -> ReportPage:
        """The same in words and tables."""
        return SimulationPage(catalogue, self._plan.book, self.report, width)

    def sheet(self, catalogue: Catalogue) -> Sheet:
        """The same as a picture."""
        from dizaine.lab.plot import CardSheet

        return CardSheet(catalogue, self._plan, self.report)


class DiceOutcome:
    """Games of dice."""

    def __init__(self, plan: DicePlan, count: Count[DiceTally], backend: str) -> None:
        self.games = count.games
        self._plan, self._count, self._backend = plan, count, backend

    @property
    def report(self) -> DiceReport:
        """All that they say."""
        return DiceReport.of(self._plan, self._count.tally, self._backend, self._count.forfeits)

    def page(self, catalogue: Catalogue, width: int) -> ReportPage:
        """The same in words and tables."""
        return DiceSimulationPage(catalogue, self._plan.book, self.report, width)

    def sheet(self, catalogue: Catalogue) -> Sheet:
        """The same as a picture."""
        from dizaine.lab.dice_games.plot import DiceSheet

        return DiceSheet(catalogue, self._plan, self.report)


class SimulatedGame(ABC, Generic[PlanType, TallyType]):
    """A game, its bots and a seed, ready to be played."""

    compiling: str
    """The message that says what takes so long."""

    def __init__(self, plan: PlanType) -> None:
        self._plan = plan
        self._backend: Backend[PlanType, TallyType] | None = None
        self.compiles = not plan.guests
        """Whether compiled code, if there is any, is used for it."""

    def prepare(self, note: Callable[[], None]) -> None:
        """Get the backend ready; `note` is called before a compilation that takes its time.

        Players who think outside the kernel are made once now, so that they can say what they lack.
        """
        for seat in self._plan.guests:
            self._plan.players[seat].make(self._plan.book)
        if self.compiles:
            self._backend = self._best_backend(note)

    def play(self, games: int, workers: int) -> Iterator[Outcome]:
        """What the first games come to, again and again, until all are played."""
        if self._backend is None:
            for count in simulate(self._plan, games, self._hosted_backend(), workers):
                yield self._outcome(count, "plain")
        else:
            for tally in simulate(self._plan, games, self._backend, workers):
                yield self._outcome(Count(tally), self._backend.name)

    @abstractmethod
    def nothing(self) -> Outcome:
        """What no games at all come to."""

    @abstractmethod
    def _best_backend(self, note: Callable[[], None]) -> Backend[PlanType, TallyType]: ...

    @abstractmethod
    def _hosted_backend(self) -> Backend[PlanType, Count[TallyType]]: ...

    @abstractmethod
    def _outcome(self, count: Count[TallyType], backend: str) -> Outcome: ...


class SimulatedCards(SimulatedGame[Plan, Tally]):
    """A card game."""

    compiling = "simulate-compiling"

    def nothing(self) -> Outcome:
        return CardOutcome(self._plan, Count(Tally()), "")

    def _best_backend(self, note: Callable[[], None]) -> Backend[Plan, Tally]:
        return best_backend(note, self._plan.bots)

    def _hosted_backend(self) -> Backend[Plan, Count[Tally]]:
        return HostedCards()

    def _outcome(self, count: Count[Tally], backend: str) -> Outcome:
        return CardOutcome(self._plan, count, backend)


class SimulatedDice(SimulatedGame[DicePlan, DiceTally]):
    """The dice game."""

    compiling = "simulate-compiling-dice"

    def nothing(self) -> Outcome:
        return DiceOutcome(self._plan, Count(DiceTally()), "")

    def _best_backend(self, note: Callable[[], None]) -> Backend[DicePlan, DiceTally]:
        return best_dice_backend(note)

    def _hosted_backend(self) -> Backend[DicePlan, Count[DiceTally]]:
        return HostedDice()

    def _outcome(self, count: Count[DiceTally], backend: str) -> Outcome:
        return DiceOutcome(self._plan, count, backend)


AnySimulatedGame = SimulatedCards | SimulatedDice


def simulated(book: Book, bots: tuple[str, ...], seed: int) -> AnySimulatedGame:
    """A game between bots, one for each seat."""
    if isinstance(book, DiceBook):
        return SimulatedDice(DicePlan(book, bots, seed))
    return SimulatedCards(Plan(book, bots, seed))
