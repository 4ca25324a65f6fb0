"""Reports of simulations in words and tables, eighty columns wide: what those of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from dizaine.faces.lines import columns, wrap
from dizaine.faces.player_words import forfeit_words
from dizaine.lab.dice_games.report import DiceReport
from dizaine.lab.report import BotReport, Estimate, Report
from dizaine.lab.tournament.report import TournamentReport
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.numbers import decimal, percent

_NONE: Final = "-"
GAP: Final = 2
_LEAST_PHASE: Final = 12
_LARGE: Final = 1000  # from here on a digit behind the point says nothing more

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
        """What stands above a column."""
        return self._catalogue.text(f"simulate-column-{name}")

    def _table(self, labels: list[list[str]], cells: Sequence[tuple[str, Cells]]) -> Table:
        """Columns of labels and of estimates, turned into rows; the first word of each is the name of its heading."""
        table = [[self._heading(name), *words] for name, *words in labels]
        for name, pairs in cells:
            values = _flush_right([value for value, _ in pairs])
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


class ReportPage(EstimatePage):
    """The report of one simulation, in one language."""

    def __init__(self, catalogue: Catalogue, report: Report | DiceReport, width: int = WIDTH) -> None:
        super().__init__(catalogue, width)
        self._any_report = report

    def tables(self) -> Iterator[Table]:
        """The tables of the report."""
        raise NotImplementedError

    def notes(self) -> Iterator[str]:
        """The messages below them."""
        raise NotImplementedError

    def lines(self, wanted: int) -> Iterator[str]:
        """Everything; so many games were asked for."""
        report, text = self._any_report, self._catalogue.text
        yield from paragraph(title(self._catalogue, report), self._width)
        yield from paragraph(origin(self._catalogue, report), self._width)
        if report.games < wanted:
            yield from paragraph(
                text("simulate-stopped", games=report.games, wanted=wanted, number=str(report.games)), self._width
            )
        for table in self.tables():
            yield ""
            yield from columns(table, gap=GAP)
        yield ""
        for note in self._common_notes():
            yield from paragraph(text(note), self._width)
        for note in self.notes():
            yield from paragraph(text(note), self._width)
        for forfeit in report.forfeits:
            yield from paragraph(forfeit_words(self._catalogue, forfeit, report.games), self._width)

    def _common_notes(self) -> Iterator[str]:
        report = self._any_report
        yield "simulate-note-interval"
        if any(estimate.low is None for _, _, estimate in report.estimates()):
            yield "simulate-note-no-interval"
        if report.games_shared.value:
            yield "simulate-note-shared"

    def _overview(self, rows: Sequence[tuple[str, Cells]]) -> Table:
        """One line for each name, whatever the units."""
        cells = [cell for _, cells in rows for cell in cells]
        values = _flush_right([value for value, _ in cells])
        return [
            [self._catalogue.text(f"simulate-overview-{name}"), value, interval]
            for (name, _), value, (_, interval) in zip(rows, values, cells, strict=True)
        ]

    def _bots(self, bots: Sequence[BotReport]) -> Table:
        return self._table(
            [["bot", *(bot.bot for bot in bots)], ["seats", *(str(bot.seats) for bot in bots)]],
            [
                ("games-won", self._shares([bot.games_won for bot in bots])),
                ("points", self._means([bot.points for bot in bots], 1)),
            ],
        )

    def _with_phases(self, table: Table, numbers: Sequence[str], phases: Sequence[str]) -> Table:
        """A table whose first column, headed already, gets the phases in words, on as many lines as they need."""
        rest = sum(max(len(row[column]) for row in table) + GAP for column in range(1, len(table[0])))
        room = max(self._width - rest, _LEAST_PHASE)
        rows = table[:1]
        for number, words, row in zip(_flush_right(list(numbers)), phases, table[1:], strict=True):
            first, *more = wrap(words, room, first=f"{number}  ", indent=len(number) + 2)
            rows += [[first, *row[1:]], *([line] + [""] * (len(row) - 1) for line in more)]
        return rows


def title(catalogue: Catalogue, report: Report | DiceReport) -> str:
    """What was played."""
    return catalogue.text(
        "simulate-title", edition=report.edition, games=games_words(catalogue, report), bots=", ".join(report.bots)
    )


def games_words(catalogue: Catalogue, report: Report | DiceReport | TournamentReport) -> str:
    """How many games there were."""
    return catalogue.text("simulate-games", games=report.games)


def origin(catalogue: Catalogue, report: Report | DiceReport | TournamentReport) -> str:
    """All that it takes to get the same numbers again."""
    return catalogue.text(
        "simulate-origin",
        seed=str(report.seed),
        rulebook=report.rulebook,
        version=report.version,
        backend=catalogue.text(f"simulate-backend-{report.backend}"),
    )


def _flush_right(cells: list[str]) -> list[str]:
    width = max(map(len, cells))
    return [cell.rjust(width) for cell in cells]
