"""A report as a picture. Needs Matplotlib, which the extra `dizaine[lab]` brings."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from dizaine.lab.plan import Plan
from dizaine.lab.report import Estimate, Report
from dizaine.lab.tally import LONGEST_GAME
from dizaine.words.catalogue import Catalogue
from dizaine.words.numbers import decimal, percent
from dizaine.words.terms import phase_words

# Hues that people with any colour vision can tell apart (Okabe and Ito), one for each bot.
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
    """The picture as a file of a kind, `png` or `svg`."""
    about = {"Title": title, "Description": footer}
    if kind == "svg":
        about["Date"] = ""
    content = io.BytesIO()
    with matplotlib.rc_context(SETTINGS):
        figure = sheet.figure(title, footer)
        figure.savefig(content, format=kind, dpi=150, metadata=about)
    return content.getvalue()


class Sheet:
    """Small plots in rows, with a title above and the origin of the numbers below."""

    NOTE: ClassVar = "simulate-plot-intervals"
    """The message that says what the intervals are."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def rows(self) -> list[tuple[int, list[str]]]:
        """The names of the plots, row by row, and how high each row is, in lines."""
        raise NotImplementedError

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """Fill the plots."""
        raise NotImplementedError

    def figure(self, title: str, footer: str) -> Figure:
        """All of them."""
        heights = [height for height, _ in self.rows()]
        figure = Figure(figsize=(13, 2 + 0.32 * sum(heights)), layout=ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.12))
        note = self._catalogue.text(self.NOTE)
        figure.suptitle(textwrap.fill(title, TITLE_LETTERS), x=0.01, ha="left", fontsize=14, fontweight="bold")
        figure.supxlabel(f"{footer}\n{note}", x=0.01, ha="left", fontsize=8, color=FAINT)
        mosaic: list[Any] = [names for _, names in self.rows()]
        self.draw(figure.subplot_mosaic(mosaic, height_ratios=heights))
        return figure

    def label(self, axes: Axes, title: str, label: str, *, shares: bool = False) -> None:
        """Name a plot and its scale, by messages."""
        axes.set_title(self._catalogue.text(title))
        axes.set_xlabel(self._catalogue.text(label))
        axes.xaxis.set_major_formatter(self.formatter(shares=shares))

    def formatter(self, *, shares: bool) -> FuncFormatter:
        """How numbers are written beside a scale."""

        def told(number: float, position: int | None) -> str:
            if shares:
                return percent(self._catalogue, number, _digits(100 * number))
            return decimal(self._catalogue, number, _digits(number))

        return FuncFormatter(told)

    def seat_names(self, seats: Sequence[tuple[int, str]]) -> list[str]:
        """Seats with their bots."""
        return [self._catalogue.text("simulate-plot-seat", seat=seat, bot=bot) for seat, bot in seats]


class CardSheet(Sheet):
    """Above, what the seats got; below, how the phases and the games went."""

    def __init__(self, catalogue: Catalogue, plan: Plan, report: Report) -> None:
        super().__init__(catalogue)
        self._plan = plan
        self._report = report

    def rows(self) -> list[tuple[int, list[str]]]:
        """A line for each seat and for each phase."""
        return [
            (max(len(self._report.seats), 3) + 2, ["games", "rounds", "points"]),
            (max(len(self._report.phases), 6) + 2, ["completed", "waits", "lengths"]),
        ]

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """All six of them."""
        self._draw_seats(plots["games"], plots["rounds"], plots["points"])
        self._draw_phases(plots["completed"], plots["waits"])
        self._draw_lengths(plots["lengths"])

    def _draw_seats(self, games: Axes, rounds: Axes, points: Axes) -> None:
        seats = self._report.seats
        names = self.seat_names([(seat.seat, seat.bot) for seat in seats])
        hues = [HUES[self._plan.numbers[seat.bot]] for seat in seats]
        games.axvline(1 / len(seats), color=FAINT, linewidth=0.9, linestyle="--", zorder=1)
        draw_estimates(games, names, [seat.games_won for seat in seats], hues)
        draw_estimates(rounds, names, [seat.rounds_won for seat in seats], hues)
        draw_estimates(points, names, [seat.points for seat in seats], hues)
        self.label(games, "simulate-column-games-won", "simulate-plot-games-won", shares=True)
        self.label(rounds, "simulate-column-rounds-won", "simulate-plot-rounds-won", shares=True)
        self.label(
            points,
            "simulate-column-points",
            "simulate-plot-points" if self._report.points_count else "simulate-plot-no-points",
        )
        hide_names(rounds, points)

    def _draw_phases(self, completed: Axes, waits: Axes) -> None:
        phases = self._report.phases
        words = {phase.number: phase_words(self._catalogue, phase) for phase in self._plan.book.phases.list}
        names = [textwrap.shorten(f"{words[phase.number]}", LABEL_LETTERS) + f"  {phase.number:>2}" for phase in phases]
        draw_estimates(completed, names, [phase.completed for phase in phases], [INK] * len(phases))
        draw_estimates(waits, names, [phase.rounds_until_laid for phase in phases], [INK] * len(phases))
        self.label(completed, "simulate-column-completed", "simulate-plot-completed", shares=True)
        self.label(waits, "simulate-column-rounds-until-laid", "simulate-plot-rounds")
        completed.set_ylabel(self._catalogue.text("simulate-column-phase"))
        hide_names(waits)

    def _draw_lengths(self, axes: Axes) -> None:
        report, counts = self._report, self._report.games_of_rounds
        axes.bar(list(counts), [count / report.games for count in counts.values()], width=0.8, color=BARS)
        mean = report.rounds_per_game
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


def _digits(number: float) -> int:
    """As many digits behind the point as a mark on an axis needs."""
    return next((digits for digits in range(3) if abs(number - round(number, digits)) < 1e-9), 3)


def draw_estimates(axes: Axes, names: Sequence[str], estimates: Sequence[Estimate], hues: Sequence[str]) -> None:
    """A dot for each value and a line for its interval, the first at the top; the scale begins at nought."""
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


def hide_names(*others: Axes) -> None:
    """The rows are named by the plot to the left."""
    for axes in others:
        axes.tick_params(labelleft=False)
