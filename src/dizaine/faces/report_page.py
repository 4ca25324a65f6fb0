"""What the printed reports of simulations and tournaments have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dizaine.lab.estimates import Estimate
from dizaine.lab.report import Report
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH
from dizaine.words.numbers import decimal, percent

_NONE: Final = "-"
GAP: Final = 2
_LARGE: Final = 1000  # from here on decimals are left out

Writer = Callable[[float], str]
Cells = list[tuple[str, str]]
"""Values with their intervals."""
Table = list[list[str]]


class EstimatePage:
    """Estimates in tables, in one language."""

    def __init__(self, catalogue: Catalogue, width: int = WIDTH) -> None:
        self._catalogue = catalogue
        self._width = width

    def _heading(self, name: str) -> str:
        """The heading of a column."""
        return self._catalogue.text(f"simulate-column-{name}")

    def _table(self, labels: list[list[str]], cells: Sequence[tuple[str, Cells]]) -> Table:
        """Rows made of columns of labels and estimates; the first item of each column is the name of its heading."""
        table = [[self._heading(name), *words] for name, *words in labels]
        for name, pairs in cells:
            values = flush_right([value for value, _ in pairs])
            told = [f"{value} {interval}" for value, (_, interval) in zip(values, pairs, strict=True)]
            table.append([self._heading(name), *told])
        return [list(row) for row in zip(*table, strict=True)]

    def _shares(self, estimates: Sequence[Estimate], digits: int = 1) -> Cells:
        catalogue = self._catalogue

        def bare(share: float) -> str:
            return "100" if share == 1 else decimal(catalogue, 100 * share, digits)

        def signed(share: float) -> str:
            return percent(catalogue, share, 0 if share == 1 else digits)

        return [self._told(estimate, signed, bare) for estimate in estimates]

    def _means(self, estimates: Sequence[Estimate], digits: int) -> Cells:
        largest = max(number for one in estimates for number in (one.value or 0, one.high or 0))
        digits = digits if largest < _LARGE else 0

        def write(mean: float) -> str:
            return decimal(self._catalogue, mean, digits)

        return [self._told(estimate, write, write) for estimate in estimates]

    def _told(self, estimate: Estimate, value: Writer, bound: Writer) -> tuple[str, str]:
        """The value and the interval."""
        if estimate.value is None:
            return _NONE, ""
        if estimate.low is None or estimate.high is None:
            return value(estimate.value), _NONE
        interval = self._catalogue.text("simulate-interval", low=bound(estimate.low), high=bound(estimate.high))
        return value(estimate.value), interval


def games_words(catalogue: Catalogue, report: Report | TournamentReport) -> str:
    """The number of games, in words."""
    return catalogue.text("simulate-games", games=report.games)


def origin(catalogue: Catalogue, report: Report | TournamentReport) -> str:
    """Everything that is needed to reproduce the numbers."""
    return catalogue.text(
        "simulate-origin",
        seed=str(report.seed),
        rulebook=report.rulebook,
        version=report.version,
        backend=catalogue.text(f"simulate-backend-{report.backend}"),
    )


def flush_right(cells: list[str]) -> list[str]:
    """Cells padded on the left to the same width."""
    width = max(map(len, cells))
    return [cell.rjust(width) for cell in cells]
