"""The report of a tournament in words and tables."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from dizaine.faces.lines import columns
from dizaine.faces.player_words import forfeit_words
from dizaine.faces.report_page import GAP, Cells, EstimatePage, Table, games_words, origin
from dizaine.lab.estimates import Estimate
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.words.catalogue import Catalogue
from dizaine.words.layout import WIDTH, paragraph
from dizaine.words.numbers import decimal, percent

_NONE: Final = "-"
_CERTAIN: Final = 0.9995
"""From here on a share is shown as 100 without decimals."""


class TournamentPage(EstimatePage):
    """The report of one tournament, in one language."""

    def __init__(self, catalogue: Catalogue, report: TournamentReport, width: int = WIDTH) -> None:
        super().__init__(catalogue, width)
        self._report = report

    def lines(self, wanted: int, *, kept: bool) -> Iterator[str]:
        """The complete report; `wanted` games of each pairing were requested, and `kept` if results go to a file."""
        report, text = self._report, self._catalogue.text
        yield from paragraph(tournament_title(self._catalogue, report), self._width)
        yield from paragraph(origin(self._catalogue, report), self._width)
        if report.games < wanted:
            stopped = text("tournament-stopped", games=report.games, wanted=wanted, number=str(report.games))
            how = text("tournament-go-on" if kept else "tournament-keep-next-time")
            yield from paragraph(f"{stopped} {how}", self._width)
        for table, numbers in self._tables():
            yield ""
            yield from columns(table, right=numbers, gap=GAP)
        yield ""
        for note in self._notes():
            yield from paragraph(note, self._width)

    def _heading(self, name: str) -> str:
        return self._catalogue.text(f"tournament-column-{name}")

    def _tables(self) -> Iterator[tuple[Table, range]]:
        """The tables, each with the columns to align to the right."""
        yield self._ratings(), range(0)
        if len(self._report.players) > 2:  # otherwise it would repeat the only pairing
            yield self._cross_table(), range(2, 2 + len(self._report.players))
        yield self._pairings(), range(0)

    def _ratings(self) -> Table:
        ratings = self._report.ratings
        players = ["player", *(rating.player for rating in ratings)]
        cells = [("rating", [self._rating(rating.rating, rating.player) for rating in ratings])]
        if self._report.measured:
            cells.append(("thinking", self._thinking()))
        return self._table([players], cells)

    def _rating(self, rating: Estimate, player: str) -> tuple[str, str]:
        if player == self._report.anchor:
            return "0", ""
        return self._told(rating, _signed, _signed)

    def _thinking(self) -> Cells:
        """Milliseconds, each to two significant digits."""
        times = {time.player: time.milliseconds for time in self._report.measured}
        told = []
        for rating in self._report.ratings:
            time = times.get(rating.player)
            digits = 0 if not time else max(0, 1 - math.floor(math.log10(time)))
            told.append((_NONE if time is None else decimal(self._catalogue, time, digits), ""))
        return told

    def _cross_table(self) -> Table:
        """A cross table as in chess: the columns have the numbers of the rows."""
        order = [rating.player for rating in self._report.ratings]
        numbers = [str(number) for number in range(1, len(order) + 1)]
        rows = [["", self._heading("won-against"), *numbers]]
        for number, player in zip(numbers, order, strict=True):
            rows.append([number, player, *(self._bare(self._report.share(player, other)) for other in order)])
        return rows

    def _bare(self, share: Estimate | None) -> str:
        if share is None or share.value is None:
            return _NONE
        return "100" if share.value > _CERTAIN else decimal(self._catalogue, 100 * share.value, 1)

    def _pairings(self) -> Table:
        pairings = self._report.pairings
        return self._table(
            [
                ["player", *(pairing.player for pairing in pairings)],
                ["opponent", *(pairing.opponent for pairing in pairings)],
            ],
            [
                ("games-won", self._shares([pairing.games_won for pairing in pairings])),
                ("points", self._means([pairing.points for pairing in pairings], 0)),
                ("opponent-points", self._means([pairing.opponent_points for pairing in pairings], 0)),
            ],
        )

    def _notes(self) -> Iterator[str]:
        report, text = self._report, self._catalogue.text
        yield text("tournament-note-interval" if report.deals > 1 else "tournament-note-one-deal")
        yield text("tournament-note-rating", player=report.anchor)
        if any(rating.bound for rating in report.ratings):
            yield text("tournament-note-bound")
        if len(report.players) > 2:
            yield text("tournament-note-table")
        if report.seats > 2:
            fair = percent(self._catalogue, 1 / report.seats, 1)
            yield text("tournament-note-seats", others=report.seats - 1, share=fair)
        if any(pairing.games_shared for pairing in report.pairings):
            yield text("tournament-note-shared")
        if not report.points_count:
            yield text("simulate-note-places")
        if report.measured:
            yield text("tournament-note-thinking")
        for forfeit in report.forfeits:
            games = report.games * sum(forfeit.bot in (pairing.player, pairing.opponent) for pairing in report.pairings)
            yield forfeit_words(self._catalogue, forfeit, games)


def tournament_title(catalogue: Catalogue, report: TournamentReport) -> str:
    """What was played, in one sentence."""
    return catalogue.text(
        "tournament-title",
        edition=report.edition,
        format=catalogue.text(f"tournament-format-{report.format}"),
        seats=report.seats,
        games=games_words(catalogue, report),
        players=", ".join(report.players),
    )


def _signed(rating: float) -> str:
    """A rating with its sign; one that rounds to zero has none."""
    return f"{rating:+.0f}" if abs(rating) >= 0.5 else "0"
