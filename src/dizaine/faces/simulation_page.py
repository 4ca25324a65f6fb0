"""A simulation's report in words and tables, eighty columns wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from dizaine.faces.lines import columns, wrap
from dizaine.lab.report import Estimate, Report
from dizaine.rulebooks import Rulebook
from dizaine.words.cards import phase_words
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.numbers import decimal, percent

_NONE: Final = "-"
_GAP: Final = 2
_LEAST_PHASE: Final = 12
_LARGE: Final = 1000  # from here on a digit behind the point says nothing more

Writer = Callable[[float], str]
Table = list[list[str]]


class SimulationPage:
    """The report of one simulation, in one language."""

    def __init__(self, catalogue: Catalogue, book: Rulebook, report: Report, width: int = WIDTH) -> None:
        self._catalogue = catalogue
        self._book = book
        self._report = report
        self._width = width

    def lines(self, wanted: int) -> Iterator[str]:
        """Everything; so many games were asked for."""
        report, text = self._report, self._catalogue.text
        yield from self._heading()
        if report.games < wanted:
            yield from paragraph(
                text("simulate-stopped", games=report.games, wanted=wanted, number=str(report.games)), self._width
            )
        for table in (self._overview(), self._seats(), self._bots(), self._phases()):
            if table:
                yield ""
                yield from columns(table, gap=_GAP)
        yield ""
        for note in self._notes():
            yield from paragraph(text(note), self._width)

    def _heading(self) -> Iterator[str]:
        report = self._report
        yield from paragraph(title(self._catalogue, report), self._width)
        yield from paragraph(origin(self._catalogue, report), self._width)

    def _notes(self) -> Iterator[str]:
        report = self._report
        yield "simulate-note-interval"
        if any(estimate.low is None for _, _, estimate in report.estimates()):
            yield "simulate-note-no-interval"
        if report.games_shared.value:
            yield "simulate-note-shared"
        if not report.points_count:
            yield "simulate-note-places"
        if len(report.by_bot) > 1:
            yield "simulate-note-bots"
        yield "simulate-note-phases"

    def _overview(self) -> Table:
        report = self._report
        names = ("rounds-per-game", "turns-per-round", "decisions-per-game", "rounds-limited", "games-shared")
        cells = [
            *self._means([report.rounds_per_game], 2),
            *self._means([report.turns_per_round], 2),
            *self._means([report.decisions_per_game], 1),
            *self._shares([report.rounds_limited, report.games_shared], 2),
        ]
        values = _flush_right([value for value, _ in cells])
        return [
            [self._catalogue.text(f"simulate-overview-{name}"), value, interval]
            for name, value, (_, interval) in zip(names, values, cells, strict=True)
        ]

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

    def _bots(self) -> Table:
        """Only where bots differ; otherwise it would say what the seats say."""
        bots = self._report.by_bot
        if len(bots) < 2:
            return []
        return self._table(
            [["bot", *(bot.bot for bot in bots)], ["seats", *(str(bot.seats) for bot in bots)]],
            [
                ("games-won", self._shares([bot.games_won for bot in bots])),
                ("points", self._means([bot.points for bot in bots], 1)),
            ],
        )

    def _phases(self) -> Table:
        phases = self._report.phases
        by_number = {phase.number: phase for phase in self._book.phases.list}
        numbers = _flush_right([str(phase.number) for phase in phases])
        table = self._table(
            [["phase", *(["?"] * len(phases))]],
            [
                ("completed", self._shares([phase.completed for phase in phases])),
                ("rounds-until-laid", self._means([phase.rounds_until_laid for phase in phases], 2)),
            ],
        )
        rest = sum(max(len(row[column]) for row in table) + _GAP for column in (1, 2))
        room = max(self._width - rest, _LEAST_PHASE)
        rows = table[:1]
        for phase, number, row in zip(phases, numbers, table[1:], strict=True):
            words = phase_words(self._catalogue, by_number[phase.number])
            first, *more = wrap(words, room, first=f"{number}  ", indent=len(number) + 2)
            rows += [[first, *row[1:]], *([line, "", ""] for line in more)]
        return rows

    def _table(self, labels: list[list[str]], cells: Sequence[tuple[str, list[tuple[str, str]]]]) -> Table:
        """Columns of labels and of estimates, turned into rows; the first word of each is the name of its heading."""
        text = self._catalogue.text
        table = [[text(f"simulate-column-{name}"), *words] for name, *words in labels]
        for name, pairs in cells:
            values = _flush_right([value for value, _ in pairs])
            told = [f"{value} {interval}" for value, (_, interval) in zip(values, pairs, strict=True)]
            table.append([text(f"simulate-column-{name}"), *told])
        return [list(row) for row in zip(*table, strict=True)]

    def _shares(self, estimates: Sequence[Estimate], digits: int = 1) -> list[tuple[str, str]]:
        catalogue = self._catalogue

        def bare(share: float) -> str:
            return "100" if share == 1 else decimal(catalogue, 100 * share, digits)

        def signed(share: float) -> str:
            return percent(catalogue, share, 0 if share == 1 else digits)

        return [self._told(estimate, signed, bare) for estimate in estimates]

    def _means(self, estimates: Sequence[Estimate], digits: int) -> list[tuple[str, str]]:
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


def title(catalogue: Catalogue, report: Report) -> str:
    """What was played."""
    return catalogue.text(
        "simulate-title", edition=report.edition, games=games_words(catalogue, report), bots=", ".join(report.bots)
    )


def games_words(catalogue: Catalogue, report: Report) -> str:
    """How many games there were."""
    return catalogue.text("simulate-games", games=report.games)


def origin(catalogue: Catalogue, report: Report) -> str:
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
