"""Plots of reports. Needs Matplotlib, from the extra `dizaine[lab]`."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter

from dizaine.lab.estimates import Estimate
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.lab.quantities import Quantity
from dizaine.lab.report import Line, Report
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.numbers import decimal, percent

# Colours that people with any colour vision can distinguish (Okabe and Ito), one for each bot.
HUES: Final = ("#E69F00", "#0072B2", "#009E73", "#D55E00", "#CC79A7", "#56B4E9", "#F0E442", "#000000")
INK: Final = "#333333"
FAINT: Final = "#777777"
GRID: Final = "#DDDDDD"
BARS: Final = "#B8C4CC"
LABEL_LETTERS: Final = 32
TITLE_LETTERS: Final = 110

SETTINGS: Final[dict[Any, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": GRID,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "font.size": 9,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "svg.hashsalt": "dizaine",  # the same report gives the same file
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
}


def draw(sheet: Sheet, *, title: str, footer: str, kind: str) -> bytes:
    """The content of a file of a kind, `png` or `svg`."""
    about = {"Title": title, "Description": footer}
    if kind == "svg":
        about["Date"] = ""
    content = io.BytesIO()
    with matplotlib.rc_context(SETTINGS):
        figure = sheet.figure(title, footer)
        figure.savefig(content, format=kind, dpi=150, metadata=about)
    return content.getvalue()


class Sheet:
    """Small plots in rows, with a title above, and below how the numbers were made."""

    NOTE: ClassVar = "simulate-plot-intervals"
    """The id of the message that explains the intervals."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def rows(self) -> list[tuple[int, list[str]]]:
        """For each row its height in lines, and the names of its plots."""
        raise NotImplementedError

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """Fill the plots."""
        raise NotImplementedError

    def figure(self, title: str, footer: str) -> Figure:
        """The complete figure."""
        heights = [height for height, _ in self.rows()]
        figure = Figure(figsize=(13, 2 + 0.32 * sum(heights)), layout=ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.12))
        note = self._catalogue.text(self.NOTE)
        figure.suptitle(textwrap.fill(title, TITLE_LETTERS), x=0.01, ha="left", fontsize=14, fontweight="bold")
        figure.supxlabel(f"{footer}\n{note}", x=0.01, ha="left", fontsize=8, color=FAINT)
        mosaic: list[Any] = [names for _, names in self.rows()]
        self.draw(figure.subplot_mosaic(mosaic, height_ratios=heights))
        return figure

    def label(self, axes: Axes, title: str, label: str, *, shares: bool = False) -> None:
        """Label a plot and its horizontal axis, by message ids."""
        axes.set_title(self._catalogue.text(title))
        axes.set_xlabel(self._catalogue.text(label))
        axes.xaxis.set_major_formatter(self.formatter(shares=shares))

    def formatter(self, *, shares: bool) -> FuncFormatter:
        """The formatter of the numbers along an axis."""

        def formatted(number: float, position: int | None) -> str:
            if shares:
                return percent(self._catalogue, number, _digits(100 * number))
            return decimal(self._catalogue, number, _digits(number))

        return FuncFormatter(formatted)


class SimulationSheet(Sheet):
    """A plot for each quantity of the seats and the phases; each kind of game adds its own histograms."""

    def __init__(self, catalogue: Catalogue, plan: Plan, report: Report) -> None:
        super().__init__(catalogue)
        self._plan = plan
        self._report = report
        self._quantities = kind_in_lab(plan.book).quantities
        self.seat_plots = [f"seat {quantity.name}" for quantity in self._quantities.seats]
        self.phase_plots = [f"phase {quantity.name}" for quantity in self._quantities.phases]

    def hue(self, bot: str) -> str:
        """The colour of a bot."""
        return HUES[self._plan.numbers[bot]]

    def seat_name(self, seat: Line) -> str:
        """A seat with its bot."""
        return self._catalogue.text("simulate-plot-seat", seat=seat["seat"], bot=seat["bot"])

    def draw_seats(self, plots: Mapping[str, Axes]) -> None:
        """A plot for each quantity of the seats."""
        seats, axes = self._report.seats, [plots[name] for name in self.seat_plots]
        axes[0].axvline(1 / len(seats), color=FAINT, linewidth=0.9, linestyle="--", zorder=1)
        names, hues = [self.seat_name(seat) for seat in seats], [self.hue(seat["bot"]) for seat in seats]
        self._draw(axes, self._quantities.seats, seats, names, hues)
        if not self._report.points_count:
            axes[-1].set_xlabel(self._catalogue.text("simulate-plot-no-points"))

    def draw_phases(self, plots: Mapping[str, Axes]) -> None:
        """A plot for each quantity of the phases."""
        axes, phases = [plots[name] for name in self.phase_plots], self._plan.book.played_phases
        words = [words_of(self._plan.book).phase(self._catalogue, phase) for phase in phases]
        names = [
            textwrap.shorten(text, LABEL_LETTERS) + f"  {phase.number:>2}"
            for text, phase in zip(words, phases, strict=True)
        ]
        self._draw(axes, self._quantities.phases, self._report.phases, names, [INK] * len(phases))
        axes[0].set_ylabel(self._catalogue.text("simulate-column-phase"))

    def _draw(
        self,
        plots: Sequence[Axes],
        quantities: Sequence[Quantity],
        lines: Sequence[Line],
        names: Sequence[str],
        hues: Sequence[str],
    ) -> None:
        for axes, quantity in zip(plots, quantities, strict=True):
            draw_estimates(axes, names, [line[quantity.name].within(0) for line in lines], hues)
            title, scale = f"simulate-column-{quantity.heading}", f"simulate-plot-{quantity.scale}"
            self.label(axes, title, scale, shares=quantity.form != "mean")
        for axes in plots[1:]:  # the rows are named by the plot to the left
            axes.tick_params(labelleft=False)


def _digits(number: float) -> int:
    """The number of decimal places that a mark on an axis needs."""
    return next((digits for digits in range(3) if abs(number - round(number, digits)) < 1e-9), 3)


def draw_estimates(axes: Axes, names: Sequence[str], estimates: Sequence[Estimate], hues: Sequence[str]) -> None:
    """Draw a dot for each value and a line for its interval, the first at the top; the axis begins at 0."""
    most = 0.0
    for row, (estimate, hue) in enumerate(zip(estimates, hues, strict=True)):
        if estimate.value is None:
            continue
        most = max(most, estimate.high or estimate.value)
        axes.plot([estimate.value], [row], "o", color=hue, markersize=5, zorder=3, clip_on=False)
        if estimate.low is not None and estimate.high is not None:
            ends = [estimate.low, estimate.high]
            axes.plot(ends, [row, row], "|-", color=hue, linewidth=1.8, zorder=2, clip_on=False)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, most * 1.06 or 1)
    axes.spines["left"].set_visible(False)
