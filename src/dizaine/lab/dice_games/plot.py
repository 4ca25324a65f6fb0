"""A report of the dice game as a picture. Needs Matplotlib, which the extra `dizaine[lab]` brings."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes

from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.report import DicePhaseReport, DiceReport
from dizaine.lab.dice_games.tally import SCORE_STEP
from dizaine.lab.plot import FAINT, HUES, INK, LABEL_LETTERS, Sheet, draw_estimates, hide_names
from dizaine.lab.report import Estimate
from dizaine.words.catalogue import Catalogue
from dizaine.words.dice.terms import dice_phase_words


class DiceSheet(Sheet):
    """From above: how the scores spread, what the seats got, how the phases went."""

    def __init__(self, catalogue: Catalogue, plan: DicePlan, report: DiceReport) -> None:
        super().__init__(catalogue)
        self._plan = plan
        self._report = report

    def rows(self) -> list[tuple[int, list[str]]]:
        """A line for each seat and for each phase; alone at the table there is nobody to compare with."""
        seats, phases = len(self._report.seats), len(self._report.phases)
        rows = [(9, ["scores", "scores"]), (seats + 2, ["games", "points"]), (max(phases, 6) + 2, ["made", "worth"])]
        return rows if seats > 1 else [rows[0], rows[2]]

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """All of them."""
        self._draw_scores(plots["scores"])
        if "games" in plots:
            self._draw_seats(plots["games"], plots["points"])
        self._draw_phases(plots["made"], plots["worth"])

    def _draw_seats(self, games: Axes, points: Axes) -> None:
        seats = self._report.seats
        names = self.seat_names([(seat.seat, seat.bot) for seat in seats])
        hues = [HUES[self._plan.numbers[seat.bot]] for seat in seats]
        games.axvline(1 / len(seats), color=FAINT, linewidth=0.9, linestyle="--", zorder=1)
        draw_estimates(games, names, [seat.games_won for seat in seats], hues)
        draw_estimates(points, names, [seat.points.within(0) for seat in seats], hues)
        self.label(games, "simulate-column-games-won", "simulate-plot-games-won", shares=True)
        self.label(points, "simulate-column-points", "simulate-plot-points")
        hide_names(points)

    def _draw_scores(self, axes: Axes) -> None:
        """A step line for each seat: the share of its games that brought so many points."""
        alone = len(self._report.seats) == 1
        for seat in self._report.seats:
            fields = range(min(seat.games_of_points), max(seat.games_of_points) + 2 * SCORE_STEP, SCORE_STEP)
            shares = [seat.games_of_points.get(field, 0) / self._report.games for field in fields]
            name = self._catalogue.text("simulate-plot-seat", seat=seat.seat, bot=seat.bot)
            hue = HUES[self._plan.numbers[seat.bot]]
            axes.step(list(fields), shares, where="post", color=hue, linewidth=1.3, label=name, alpha=0.8)
            if alone:
                axes.fill_between(list(fields), shares, step="post", color=hue, alpha=0.2, linewidth=0)
        self.label(axes, "simulate-column-points", "simulate-plot-points")
        axes.set_xlabel(self._catalogue.text("simulate-plot-scores", step=SCORE_STEP))
        axes.set_ylabel(self._catalogue.text("simulate-plot-games"))
        axes.yaxis.set_major_formatter(self.formatter(shares=True))
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False, fontsize=8)

    def _draw_phases(self, made: Axes, points: Axes) -> None:
        phases: Sequence[DicePhaseReport] = self._report.phases
        words = [dice_phase_words(self._catalogue, phase) for phase in self._plan.book.phases]
        names = [
            textwrap.shorten(text, LABEL_LETTERS) + f"  {phase.number:>2}"
            for text, phase in zip(words, phases, strict=True)
        ]
        hues = [INK] * len(phases)
        completed: list[Estimate] = [phase.completed for phase in phases]
        draw_estimates(made, names, completed, hues)
        draw_estimates(points, names, [phase.points_when_made for phase in phases], hues)
        self.label(made, "simulate-column-made", "simulate-plot-made", shares=True)
        self.label(points, "simulate-column-points-when-made", "simulate-plot-points")
        made.set_ylabel(self._catalogue.text("simulate-column-phase"))
        hide_names(points)
