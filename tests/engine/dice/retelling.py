"""The history of a dice game, computed again from its throws and scores by the wording of the sheet.

It shares only the events with the engine, and says whose turn it must be, which bonuses are due, and how it ends.
"""

from collections.abc import Iterable, Iterator

from dizaine.engine.dice.events import BonusGiven, DiceGameEnded, FailuresCounted, OrderSettled, PhaseFailed, PhaseMade
from dizaine.engine.events import Event
from dizaine.rulebooks.dice import DiceBook


class TheGameGoesOn(Exception):
    """There are no more turns to retell."""


class Retelling:
    """A score pad."""

    def __init__(self, book: DiceBook, players: int, history: Iterable[Event]) -> None:
        self.book = book
        self.order = [0]
        self.turns: list[tuple[int, int | None]] = []
        self.told: list[tuple[int, str]] = []
        self.winners: tuple[int, ...] | None = None
        self.cost = 0
        for event in history:
            match event:
                case OrderSettled(order):
                    self.order = list(order)
                case PhaseMade(seat=seat, points=points):
                    self.turns.append((seat, points))
                case PhaseFailed(seat=seat):
                    self.turns.append((seat, None))
                case BonusGiven(seat=seat, bonus=bonus):
                    self.told.append((seat, bonus))
                case FailuresCounted(cost=cost):
                    self.cost = cost
                case DiceGameEnded(winners):
                    self.winners = winners
        self.points: dict[int, list[int]] = {seat: [] for seat in range(players)}
        self.tries: dict[int, list[int]] = {seat: [0] * len(book.phases) for seat in range(players)}
        self.bonuses: list[tuple[int, str]] = []
        self.over = False
        self._left = iter(self.turns)

    def retell(self) -> None:
        """Go through all turns; a turn by an unexpected player is an error."""
        try:
            self._rounds() if len(self.order) > 1 else self._solitaire()
            self.over = True
        except TheGameGoesOn:
            pass
        assert next(self._left, None) is None, "a turn after the end"

    @property
    def totals(self) -> list[int]:
        """Each player's current total, without the cost of failures in a solitaire."""
        worth = {"half": self.book.half_bonus, "finish": self.book.finish_bonus}
        return [
            sum(points) + sum(worth[bonus] for owner, bonus in self.bonuses if owner == seat)
            for seat, points in self.points.items()
        ]

    def _turn(self, seat: int) -> bool:
        turn = next(self._left, None)
        if turn is None:
            raise TheGameGoesOn
        assert turn[0] == seat, f"seat {turn[0]} played, but it was the turn of {seat}"
        own = self.points[seat]
        self.tries[seat][len(own)] += 1
        if turn[1] is None:
            return False
        own.append(turn[1])
        if len(own) == self.book.half_phase and sum(own) > self.book.half_over:
            self.bonuses.append((seat, "half"))
        return True

    def _done(self, seat: int) -> bool:
        return len(self.points[seat]) == len(self.book.phases)

    def _solitaire(self) -> None:
        while not self._done(0):
            self._turn(0)
        if self.tries[0][-1] == 1:
            self.bonuses.append((0, "finish"))

    def _endless_rounds(self) -> Iterator[int]:
        while True:
            yield from self.order

    def _rounds(self) -> None:
        finisher = next(seat for seat in self._endless_rounds() if self._turn(seat) and self._done(seat))
        self.bonuses.append((finisher, "finish"))
        place = self.order.index(finisher)
        later, earlier = self.order[place + 1 :], self.order[:place]
        for seat in later + earlier:
            first_turn = True
            while self._turn(seat):
                if self._done(seat):
                    if first_turn and seat in later:
                        self.bonuses.append((seat, "finish"))
                    break
                first_turn = False
