"""Plots of a report of games of dice. Needs Matplotlib, from the extra `dizaine[lab]`."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes

from dizaine.lab.dice.tally import SCORE_STEP
from dizaine.lab.plot import SimulationSheet


class DiceSheet(SimulationSheet):
    """The scores above, then the seats, then the phases."""

    def rows(self) -> list[tuple[int, list[str]]]:
        """One line for each seat and for each phase; a single player has no seats to compare."""
        seats, phases = len(self._report.seats), len(self._report.phases)
        rows = [(9, ["scores", "scores"]), (seats + 2, self.seat_plots), (max(phases, 6) + 2, self.phase_plots)]
        return rows if seats > 1 else [rows[0], rows[2]]

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """Fill all plots."""
        self._draw_scores(plots["scores"])
        if len(self._report.seats) > 1:
            self.draw_seats(plots)
        self.draw_phases(plots)

    def _draw_scores(self, axes: Axes) -> None:
        """Draw a histogram of the points for each seat."""
        alone = len(self._report.seats) == 1
        for seat in self._report.seats:
            games, hue = seat["games_of_points"], self.hue(seat["bot"])
            fields = range(min(games), max(games) + 2 * SCORE_STEP, SCORE_STEP)
            shares = [games.get(field, 0) / self._report.games for field in fields]
            label = self.seat_name(seat)
            axes.step(list(fields), shares, where="post", color=hue, linewidth=1.3, label=label, alpha=0.8)
            if alone:
                axes.fill_between(list(fields), shares, step="post", color=hue, alpha=0.2, linewidth=0)
        self.label(axes, "simulate-column-points", "simulate-plot-points")
        axes.set_xlabel(self._catalogue.text("simulate-plot-scores", step=SCORE_STEP))
        axes.set_ylabel(self._catalogue.text("simulate-plot-games"))
        axes.yaxis.set_major_formatter(self.formatter(shares=True))
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False, fontsize=8)
