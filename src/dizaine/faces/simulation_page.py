"""The report of a simulation in words and tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dizaine.faces.lines import columns, wrap
from dizaine.faces.player_words import forfeit_words
from dizaine.faces.report_page import GAP, Cells, EstimatePage, Table, flush_right, games_words, origin
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.lab.quantities import Quantity
from dizaine.lab.report import Line, Report
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.layout import WIDTH, paragraph

_LEAST_PHASE: Final = 12


class SimulationPage(EstimatePage):
    """The report of one simulation, in one language."""

    def __init__(self, catalogue: Catalogue, plan: Plan, report: Report, width: int = WIDTH) -> None:
        super().__init__(catalogue, width)
        self._plan = plan
        self._report = report
        self._quantities = kind_in_lab(plan.book).quantities

    def lines(self, wanted: int) -> Iterator[str]:
        """The complete report; `wanted` is the number of games that were requested."""
        report, text = self._report, self._catalogue.text
        yield from paragraph(simulation_title(self._catalogue, report), self._width)
        yield from paragraph(origin(self._catalogue, report), self._width)
        if report.games < wanted:
            yield from paragraph(
                text("simulate-stopped", games=report.games, wanted=wanted, number=str(report.games)), self._width
            )
        for table in self._tables():
            yield ""
            yield from columns(table, gap=GAP)
        yield ""
        for note in self._notes():
            yield from paragraph(text(note), self._width)
        for forfeit in report.forfeits:
            yield from paragraph(forfeit_words(self._catalogue, forfeit, report.games), self._width)

    def _tables(self) -> Iterator[Table]:
        """The overview, then tables by seat, by bot and by phase."""
        report, told = self._report, self._quantities
        yield self._overview()
        seats = [quantity for quantity in told.seats if quantity.alone or report.players > 1]
        yield self._lines_table(("seat", "bot"), report.seats, seats)
        if len(report.by_bot) > 1:  # otherwise it would repeat the table of seats
            bots = [quantity for quantity in told.seats if quantity.name in report.by_bot[0]]
            yield self._lines_table(("bot", "seats"), report.by_bot, bots)
        yield self._phases()

    def _notes(self) -> Iterator[str]:
        """What the numbers mean, and notes on special cases."""
        report = self._report
        yield "simulate-note-interval"
        if any(estimate.low is None for _, _, estimate in report.estimates()):
            yield "simulate-note-no-interval"
        if report.overview["games_shared"].value:
            yield "simulate-note-shared"
        if not report.points_count:
            yield "simulate-note-places"
        if len(report.by_bot) > 1:
            yield "simulate-note-bots"
        if report.players > 1 and any(player.solved for player in self._plan.players):
            yield "simulate-note-optimal"
        yield self._quantities.phase_note

    def _overview(self) -> Table:
        """A row for each quantity."""
        told = [one for one in self._quantities.overview if one.alone or self._report.players > 1]
        cells = [self._cells(one, [self._report.overview])[0] for one in told]
        values = flush_right([value for value, _ in cells])
        return [
            [self._catalogue.text(f"simulate-overview-{one.heading}"), value, interval]
            for one, value, (_, interval) in zip(told, values, cells, strict=True)
        ]

    def _lines_table(self, labels: Sequence[str], lines: Sequence[Line], quantities: Sequence[Quantity]) -> Table:
        return self._table(
            [[label, *(str(line[label]) for line in lines)] for label in labels],
            [(quantity.heading, self._cells(quantity, lines)) for quantity in quantities],
        )

    def _cells(self, quantity: Quantity, lines: Sequence[Line]) -> Cells:
        estimates = [line[quantity.name] for line in lines]
        told = self._means if quantity.form == "mean" else self._shares
        return told(estimates, quantity.digits)

    def _phases(self) -> Table:
        """A row for each phase in words, on several lines if necessary."""
        phases = [{**line, "phase": "?"} for line in self._report.phases]
        table = self._lines_table(("phase",), phases, self._quantities.phases)
        rest = sum(max(len(row[column]) for row in table) + GAP for column in range(1, len(table[0])))
        room = max(self._width - rest, _LEAST_PHASE)
        numbers = flush_right([str(line["number"]) for line in phases])
        rows = table[:1]
        for number, phase, row in zip(numbers, self._plan.book.played_phases, table[1:], strict=True):
            words = words_of(self._plan.book).phase(self._catalogue, phase)
            first, *more = wrap(words, room, first=f"{number}  ", indent=len(number) + 2)
            rows += [[first, *row[1:]], *([line] + [""] * (len(row) - 1) for line in more)]
        return rows


def simulation_title(catalogue: Catalogue, report: Report) -> str:
    """What was simulated, in one sentence."""
    return catalogue.text(
        "simulate-title", edition=report.edition, games=games_words(catalogue, report), bots=", ".join(report.bots)
    )
