"""Draw the plot of docs/dice.md: the distribution of scores of solitaires under the best play.

`python -m dizaine.lab.dice_solver.score_plot docs/dice-scores.svg` draws it from simulated games.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Final

import matplotlib
import numpy
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from dizaine.drafts import replace_file
from dizaine.lab.dice_solver.playout import play_solitaires
from dizaine.lab.plot import BARS, FAINT, INK, SETTINGS
from dizaine.players.dice.policy import load_policy
from dizaine.rulebooks.dice import dice_editions, load_dice

GAMES: Final = 500_000
SEED: Final = 2026
WIDTH: Final = 5
"""The width of a bar in points."""


def draw_scores(scores: dict[str, tuple[float, NDArray[numpy.int64]]]) -> bytes:
    """The content of an SVG file, from the exact mean and the scores for each title."""
    content = io.BytesIO()
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(9, 2.6 * len(scores)), layout="constrained")
        axes = figure.subplots(len(scores), 1, sharex=True, squeeze=False)[:, 0]
        for one, (title, (mean, points)) in zip(axes, scores.items(), strict=True):
            _draw(one, title, mean, points)
        axes[-1].set_xlabel("score of a solitaire (bars of 5 points; line: the exact mean; dashed: 5% and 95%)")
        figure.savefig(content, format="svg", metadata={"Title": "Scores under the best play", "Date": ""})
    return content.getvalue()


def _draw(axes: Axes, title: str, mean: float, points: NDArray[numpy.int64]) -> None:
    edges = numpy.arange(points.min() // WIDTH * WIDTH, points.max() + 2 * WIDTH, WIDTH) - 0.5
    counts, _ = numpy.histogram(points, edges)
    axes.bar(edges[:-1], counts / len(points), width=WIDTH, align="edge", color=BARS, edgecolor="white", linewidth=0.3)
    axes.axvline(mean, color=INK, linewidth=1.2)
    for share in (0.05, 0.95):
        axes.axvline(float(numpy.quantile(points, share)), color=FAINT, linewidth=0.9, linestyle="--")
    axes.set_title(title)
    axes.set_ylabel("share of games")
    axes.grid(visible=False, axis="x")


def main(path: str) -> int:
    """Draw the plot. Returns the exit code."""
    scores: dict[str, tuple[float, NDArray[numpy.int64]]] = {}
    for edition in dice_editions:
        book = load_dice(edition)
        policy = load_policy(book)
        if policy is None:
            print(f"run 'dizaine dice solve --edition {edition}' first", file=sys.stderr)
            return 1
        points = play_solitaires(policy, GAMES, SEED)
        scores[f"{book.title}: mean {policy.value:.2f}"] = policy.value, points
        quantiles = [int(share) for share in numpy.quantile(points, [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99])]
        error = points.std() / len(points) ** 0.5
        print(edition, f"{policy.value:.6f}", f"{points.mean():.4f} +- {error:.4f}", f"{points.std():.2f}", quantiles)
        print(f"  over 600: {(points > 600).sum()} of {len(points)}; lowest {points.min()}, highest {points.max()}")
    replace_file(Path(path), draw_scores(scores))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
