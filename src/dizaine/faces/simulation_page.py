"""A simulation of a card game in words and tables."""

from __future__ import annotations

from collections.abc import Iterator

from dizaine.faces.report_page import ReportPage, Table
from dizaine.lab.report import Report
from dizaine.rulebooks import Rulebook
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH
from dizaine.words.terms import phase_words


class SimulationPage(ReportPage):
    """The report of one simulation, in one language."""

    def __init__(self, catalogue: Catalogue, book: Rulebook, report: Report, width: int = WIDTH) -> None:
        super().__init__(catalogue, report, width)
        self._book = book
        self._report = report

    def tables(self) -> Iterator[Table]:
        """How games went, what seats and bots got, how the phases went."""
        report = self._report
        yield self._overview(
            [
                ("rounds-per-game", self._means([report.rounds_per_game], 2)),
                ("turns-per-round", self._means([report.turns_per_round], 2)),
                ("decisions-per-game", self._means([report.decisions_per_game], 1)),
                ("rounds-limited", self._shares([report.rounds_limited], 2)),
                ("games-shared", self._shares([report.games_shared], 2)),
            ]
        )
        yield self._seats()
        if len(report.by_bot) > 1:  # otherwise it would say what the seats say
            yield self._bots(report.by_bot)
        yield self._phases()

    def notes(self) -> Iterator[str]:
        """What is peculiar to the edition, to several bots, to phases."""
        if not self._report.points_count:
            yield "simulate-note-places"
        if len(self._report.by_bot) > 1:
            yield "simulate-note-bots"
        yield "simulate-note-phases"

    def _seats(self) -> Table:
        seats = self._report.seats
        return self._table(
            [["seat", *(str(seat.seat) for seat in seats)], ["bot", *(seat.bot for seat in seats)]],
            [
                ("games-won", self._shares([seat.games_won for seat in seats])),
                ("rounds-won", self._shares([seat.rounds_won for seat in seats])),
                ("points", self._means([seat.points for seat in seats], 1)),
            ],
        )

    def _phases(self) -> Table:
        phases = self._report.phases
        by_number = {phase.number: phase for phase in self._book.phases.list}
        table = self._table(
            [["phase", *(["?"] * len(phases))]],
            [
                ("completed", self._shares([phase.completed for phase in phases])),
                ("rounds-until-laid", self._means([phase.rounds_until_laid for phase in phases], 2)),
            ],
        )
        words = [phase_words(self._catalogue, by_number[phase.number]) for phase in phases]
        return self._with_phases(table, [str(phase.number) for phase in phases], words)
