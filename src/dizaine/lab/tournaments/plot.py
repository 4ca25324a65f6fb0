"""Plots of a tournament: the ratings, and the cross table. Needs Matplotlib, from the extra `dizaine[lab]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from matplotlib.axes import Axes
from matplotlib.colors import TwoSlopeNorm

from dizaine.lab.estimates import Estimate
from dizaine.lab.plot import FAINT, GRID, HUES, INK, Sheet, draw_estimates
from dizaine.lab.tournaments.report import TournamentReport
from dizaine.words.catalogue import Catalogue
from dizaine.words.numbers import decimal, percent

_MAP: Final = "PuOr"  # two hues that people with any colour vision can distinguish
_EMPTY: Final = "#F2F2F2"
_LIGHT: Final = (0.299, 0.587, 0.114)
"""The weights of red, green and blue in the perceived lightness."""
_DARK: Final = 0.6
"""Colours darker than this get white letters."""


class TournamentSheet(Sheet):
    """The ratings to the left, the cross table to the right."""

    NOTE = "tournament-plot-intervals"

    def __init__(self, catalogue: Catalogue, report: TournamentReport) -> None:
        super().__init__(catalogue)
        self._report = report
        self._order = [rating.player for rating in report.ratings]

    def rows(self) -> list[tuple[int, list[str]]]:
        """Two lines for each player."""
        return [(2 * max(len(self._order), 3) + 3, ["ratings", "table"])]

    def draw(self, plots: Mapping[str, Axes]) -> None:
        """Fill both plots."""
        self._draw_ratings(plots["ratings"])
        self._draw_table(plots["table"])

    def _draw_ratings(self, axes: Axes) -> None:
        ratings = [rating.rating for rating in self._report.ratings]
        hues = [HUES[self._report.players.index(player) % len(HUES)] for player in self._order]
        draw_estimates(axes, self._order, ratings, hues)
        bounds = [bound for one in ratings for bound in (one.value, one.low, one.high) if bound is not None]
        room = 0.08 * (max(bounds) - min(bounds)) or 1.0
        axes.set_xlim(min(bounds) - room, max(bounds) + room)
        axes.axvline(0, color=FAINT, linewidth=0.9, linestyle="--", zorder=1)
        axes.set_title(self._catalogue.text("tournament-column-rating"))
        axes.xaxis.set_major_formatter(self.formatter(shares=False))
        axes.set_xlabel(self._catalogue.text("tournament-plot-rating", player=self._report.anchor))

    def _draw_table(self, axes: Axes) -> None:
        """Draw the cross table. White is a fair share."""
        fair, order = 1 / self._report.seats, self._order
        shares = [[self._report.share(player, other) for other in order] for player in order]
        values = [[float("nan") if one is None or one.value is None else one.value for one in row] for row in shares]
        norm = TwoSlopeNorm(vcenter=fair, vmin=0, vmax=1)
        image = axes.imshow(values, cmap=_MAP, norm=norm, aspect="auto")
        axes.set_facecolor(_EMPTY)
        for row, line in enumerate(shares):
            for column, share in enumerate(line):
                if share is not None and share.value is not None:
                    colour = image.cmap(float(norm(share.value)))
                    light = sum(part * weight for part, weight in zip(colour, _LIGHT, strict=False))
                    ink = INK if light > _DARK else "white"
                    axes.text(column, row, self._cell(share), ha="center", va="center", color=ink, fontsize=8)
        axes.set_xticks(range(len(order)), order)
        axes.set_yticks(range(len(order)), order)
        axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
        axes.grid(visible=False)
        for side in axes.spines.values():
            side.set_visible(True)
            side.set_color(GRID)
        axes.set_title(self._catalogue.text("tournament-plot-table"))
        axes.set_xlabel(self._catalogue.text("tournament-plot-fair", share=percent(self._catalogue, fair, 1)))

    def _cell(self, share: Estimate) -> str:
        """A share with its interval below."""
        catalogue = self._catalogue
        text = percent(catalogue, share.value or 0, 1)
        if share.low is None or share.high is None:
            return text
        low, high = (decimal(catalogue, 100 * bound, 1) for bound in (share.low, share.high))
        return f"{text}\n{catalogue.text('simulate-interval', low=low, high=high)}"
