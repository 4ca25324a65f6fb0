"""What searches have found out about the moves of one decision, added up, and what follows from it.

Every candidate is compared with the first one on the deals that both met, where luck cancels out. Deals of several
searches simply add up, because how long a candidate stays in a search depends on the past deals only.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.cards.search import LEAST_DEALS
from dizaine.players.cards.win_chance import SURE

SURELY_EQUAL: Final = 0.005
"""Moves whose chances differ by no more than this are equal."""
SEEMINGLY_EQUAL: Final = 0.02
"""Moves whose chances differ by more than this are not equal, however uncertain the difference is."""
DOUBT: Final = 2
"""Standard errors within which a difference may be chance."""
BEYOND_DOUBT: Final = 3
"""Standard errors that settle a difference; more than `DOUBT`, because it is looked at again and again."""
CAUTION: Final = 2
"""Standard errors by which a move must beat the first one, which the steady player would make. It is more than in
games, since a hint has to convince."""
ENOUGH_DEALS: Final = 30
"""Moves that met fewer deals are not called equal."""
FEWEST_DEALS: Final = 8
"""With fewer deals nobody can tell how uncertain a difference is."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A candidate, and the sums over the deals that it met. Values are in units of 1 / `SURE`."""

    entry: int
    """The menu entry of the move."""
    deals: int
    value: int
    better: int
    """The sum of its differences to the first candidate."""
    squares: int
    """The sum of their squares."""
    was_last: bool
    """Whether it was never dropped in at least one search."""

    @property
    def gain(self) -> float:
        """By how much its chance was higher than that of the first candidate."""
        return self.better / max(self.deals, 1) / SURE

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        deals = max(self.deals, 1)
        return sqrt(max(self.squares - self.better**2 / deals, 0.0)) / deals / SURE


@dataclass(frozen=True, slots=True)
class Evidence:
    """The candidates of one decision; the first one is the steady player's move."""

    tried: tuple[Tried, ...] = ()

    def with_search(self, memory: PlayerMemory) -> Evidence:
        """Add what another search of the same decision has found."""
        found = {one.entry: one for one in self.tried}
        for index in range(memory.count):
            entry, stayed = memory.entry[index], bool(memory.alive[index])
            old = found.get(entry, Tried(entry, 0, 0, 0, 0, was_last=False))
            found[entry] = Tried(
                entry,
                old.deals + memory.deals[index],
                old.value + memory.value[index],
                old.better + memory.better[index],
                old.squares + memory.squares[index],
                was_last=old.was_last or stayed,
            )
        return Evidence(tuple(found.values()))

    @property
    def rollouts(self) -> int:
        """How many rollouts went into it."""
        return sum(one.deals for one in self.tried)

    @property
    def best(self) -> int:
        """The index of the best candidate: the first, unless another one beats it by more than chance would explain."""
        margins = {
            index: one.gain - CAUTION * one.error
            for index, one in enumerate(self.tried)
            if one.was_last and index and one.deals >= LEAST_DEALS
        }
        best = max(margins, key=margins.__getitem__, default=0)
        return best if margins.get(best, 0.0) > 0 else 0

    @property
    def is_clear(self) -> bool:
        """Whether each other candidate is equal to the best, or worse, beyond doubt."""
        best = self.best
        return all(self._is_settled(best, index) for index in range(len(self.tried)) if index != best)

    def equal_to_best(self) -> list[int]:
        """The candidates that are as good as the best, as far as can be told: the best itself, then by their gains."""
        best = self.best
        found = {best}
        for index in range(len(self.tried)):
            lead, error = self._lead(best, index)
            is_near = lead <= max(SURELY_EQUAL, min(DOUBT * error, SEEMINGLY_EQUAL))
            if is_near and self._shared_deals(best, index) >= ENOUGH_DEALS:
                found.add(index)
        return sorted(found, key=lambda index: (index != best, -self.tried[index].gain))

    def chances(self, chosen: int) -> list[tuple[int, float]]:
        """The candidates with their chances to win the game, the chosen one first.

        A candidate that was dropped early was worse than those that stayed, and one that seems better than the chosen
        one is so only by luck: neither may get a higher chance than those before it.
        """
        first = self.tried[0].value / max(self.tried[0].deals, 1) / SURE
        estimates = [first * one.value / max(one.value - one.better, 1) for one in self.tried]
        rest = [index for index in range(len(self.tried)) if index != chosen]
        order = [chosen, *sorted(rest, key=lambda index: (-self.tried[index].deals, -estimates[index]))]
        chances: list[tuple[int, float]] = []
        most = 1.0
        for index in order:
            most = max(min(estimates[index], most), 0.0)
            chances.append((index, most))
        return chances

    def _is_settled(self, best: int, other: int) -> bool:
        lead, error = self._lead(best, other)
        deals = self._shared_deals(best, other)
        is_worse = deals >= FEWEST_DEALS and lead > BEYOND_DOUBT * error
        return is_worse or (deals >= ENOUGH_DEALS and abs(lead) + DOUBT * error <= SURELY_EQUAL)

    def _lead(self, best: int, other: int) -> tuple[float, float]:
        """By how much one candidate's chance is higher than another's, and the standard error of that."""
        one, two = self.tried[best], self.tried[other]
        return one.gain - two.gain, hypot(one.error, two.error)

    def _shared_deals(self, one: int, two: int) -> int:
        return min(self.tried[one].deals, self.tried[two].deals)
