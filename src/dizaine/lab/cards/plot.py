"""Plots of a report of card games. Needs Matplotlib, from the extra `dizaine[lab]`."""

from __future__ import annotations

from collections.abc import Mapping

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from dizaine.lab.cards.tally import LONGEST_GAME
from dizaine.lab.plot import BARS, INK, SimulationSheet


class CardSheet(SimulationSheet):
    """The seats above, the phases and the lengths of the games below."""

    def rows(self) -> list[tuple[int, list[str]]]:
        """One line for each seat and for each phase."""
        return [
            (max(len(self._report.seats), 3) + 2, self.seat_plots),
            (max(len(self._report.phases), 6) + 2, [*self.phase_plots, "lengths"]),
        ]

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """Fill all six plots."""
        self.draw_seats(plots)
        self.draw_phases(plots)
        self._draw_lengths(plots["lengths"])

    def _draw_lengths(self, axes: Axes) -> None:
        report, counts = self._report, self._report.spreads["games_of_rounds"]
        axes.bar(list(counts), [count / report.games for count in counts.values()], width=0.8, color=BARS)
        mean = report.overview["rounds_per_game"]
        if mean.value is not None:
            axes.axvline(mean.value, color=INK, linewidth=1.2)
        if mean.low is not None and mean.high is not None:
            axes.axvspan(mean.low, mean.high, color=INK, alpha=0.2, linewidth=0)
        self.label(axes, "simulate-overview-rounds-per-game", "simulate-plot-lengths")
        if LONGEST_GAME in counts:
            axes.set_xlabel(self._catalogue.text("simulate-plot-lengths-or-more", rounds=LONGEST_GAME))
        axes.set_ylabel(self._catalogue.text("simulate-plot-games"))
        axes.grid(visible=False, axis="x")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8, min_n_ticks=1))
        axes.yaxis.set_major_formatter(self.formatter(shares=True))
