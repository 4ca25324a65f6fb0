"""A simulation of the dice game in words and tables."""

from __future__ import annotations

from collections.abc import Iterator

from dizaine.faces.report_page import ReportPage, Table
from dizaine.lab.dice_games.report import DiceReport
from dizaine.players.registry import listed
from dizaine.rulebooks.dice import DiceBook
from dizaine.words.catalogue import Catalogue
from dizaine.words.dice.terms import dice_phase_words
from dizaine.words.layout import WIDTH


class DiceSimulationPage(ReportPage):
    """The report of one simulation, in one language."""

    def __init__(self, catalogue: Catalogue, book: DiceBook, report: DiceReport, width: int = WIDTH) -> None:
        super().__init__(catalogue, report, width)
        self._book = book
        self._report = report

    def tables(self) -> Iterator[Table]:
        """How games went, what seats and bots got, how the phases went."""
        report = self._report
        rows = [
            ("turns-per-game", self._means([report.turns_per_game], 2)),
            ("decisions-per-game", self._means([report.decisions_per_game], 1)),
            ("turns-failed", self._shares([report.turns_failed], 2)),
            ("columns-finished", self._shares([report.columns_finished], 2)),
            ("half-bonuses", self._shares([report.half_bonuses], 2)),
            ("finish-bonuses", self._shares([report.finish_bonuses], 2)),
            ("games-shared", self._shares([report.games_shared], 2)),
        ]
        alone = report.players == 1
        yield self._overview([row for row in rows if not (alone and row[0] in ("columns-finished", "games-shared"))])
        yield self._seats()
        if len(report.by_bot) > 1:  # otherwise it would say what the seats say
            yield self._bots(report.by_bot)
        yield self._phases()

    def notes(self) -> Iterator[str]:
        """What is peculiar to several bots, to the best of them, to phases."""
        report = self._report
        if len(report.by_bot) > 1:
            yield "simulate-note-bots"
        if any(player.solved and name in report.bots for name, player in listed("dice").items()) and report.players > 1:
            yield "simulate-note-optimal"
        yield "simulate-note-dice-phases"

    def _seats(self) -> Table:
        seats = self._report.seats
        cells = [
            ("games-won", self._shares([seat.games_won for seat in seats])),
            ("points", self._means([seat.points for seat in seats], 1)),
        ]
        return self._table(
            [["seat", *(str(seat.seat) for seat in seats)], ["bot", *(seat.bot for seat in seats)]],
            cells if len(seats) > 1 else cells[1:],
        )

    def _phases(self) -> Table:
        phases = self._report.phases
        table = self._table(
            [["phase", *(["?"] * len(phases))]],
            [
                ("made", self._shares([phase.completed for phase in phases])),
                ("points-when-made", self._means([phase.points_when_made for phase in phases], 2)),
            ],
        )
        words = [dice_phase_words(self._catalogue, phase) for phase in self._book.phases]
        return self._with_phases(table, [str(phase.number) for phase in phases], words)
