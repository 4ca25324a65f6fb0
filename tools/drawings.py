"""Draw the SVG pictures of the documentation: `python -m tools.drawings`.

The stack of packages comes from the layers that import-linter checks (pyproject.toml), so that the picture cannot say
anything else. The colours are those of the page. Each picture has a ground of its own and a dark form, and is readable
wherever it is shown.
"""

from __future__ import annotations

import re
import tomllib
from html import escape
from pathlib import Path
from typing import Final

REPOSITORY: Final = Path(__file__).parents[1]
PICTURES: Final = REPOSITORY / "docs" / "pictures"
PACKAGE: Final = REPOSITORY / "src" / "dizaine"

WHAT: Final = {
    "faces": "command line, terminal, server with the page, prints",
    "client": "the client side of the protocol",
    "afterwards": "replay, check and analysis of finished games",
    "keeping": "where games are stored",
    "scorebook": "score sheets that several people write at once",
    "table": "the authority over a running game",
    "scorekeeper": "score sheets of games with real cards and dice",
    "lab": "games in bulk",
    "judging": "is this allowed?",
    "game": "the five verbs: from dizaine import Game",
    "players": "bots: from a view to a move",
    "views": "what one seat may know",
    "words": "texts for people, in four languages",
    "engine": "every rule, once: legality, effects, events",
    "rulebooks": "what differs between editions, as data",
}
SMALL: Final = frozenset({"drafts", "exports", "folders", "locks"})
"""Helpers that every package may use; the page describes them beside the picture."""
BANDS: Final = (
    {"faces", "client"},
    {"afterwards", "keeping", "scorebook", "table", "scorekeeper", "lab", "judging"},
    {"game", "players", "views"},
    {"words", "engine", "rulebooks"},
)
"""What people use; what holds and judges games; what plays; what everything stands on."""
FONT: Final = "'Atkinson Hyperlegible', 'Dizaine Hyperlegible', system-ui, sans-serif"
LIGHT: Final = {"ground": "#faf4e7", "line": "#dccdb0", "ink": "#1d2827", "soft": "#4a5752", "arrow": "#b27c40"}
DARK: Final = {"ground": "#211a15", "line": "#463a2f", "ink": "#f8f1e4", "soft": "#d3c3ae", "arrow": "#f3c663"}
FILLS: Final = (("#f3c663", "#2a1904"), ("#1f5c64", "#ffffff"), ("#8a4a86", "#ffffff"), ("#12564f", "#ffffff"))
"""The fill of each band and the ink on it: brass for what one touches, pine for the foundation."""

ROW: Final = 44
GAP: Final = 8
WIDTH: Final = 760
LEFT: Final = 52
BOXES: Final = 262


def _style() -> str:
    def rules(colours: dict[str, str]) -> str:
        return (
            f".ground{{fill:{colours['ground']};stroke:{colours['line']}}}.ink{{fill:{colours['ink']}}}"
            f".soft{{fill:{colours['soft']}}}.arrow{{stroke:{colours['arrow']}}}.tip{{fill:{colours['arrow']}}}"
        )

    return f"<style>text{{font-family:{FONT}}}{rules(LIGHT)}@media(prefers-color-scheme:dark){{{rules(DARK)}}}</style>"


def _svg(width: int, height: int, label: str, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return "\n".join([f'{head} role="img" aria-label="{escape(label)}">', _style(), *parts, "</svg>", ""])


def _text(x: float, y: float, text: str, size: int, look: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" {look} {more}>{escape(text)}</text>'


def layers() -> list[list[str]]:
    """The packages from the faces down to the rulebooks; siblings side by side."""
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = (one for one in settings["tool"]["importlinter"]["contracts"] if one["id"] == "one-way")
    found = [re.findall(r"\w+", layer) for layer in contract["layers"]]
    there = [[name for name in layer if any(PACKAGE.glob(f"{name}*"))] for layer in found]
    kept = [[name for name in layer if name not in SMALL and name != "__main__"] for layer in there]
    return [layer for layer in kept if layer]


def architecture() -> str:
    """The stack of packages."""
    rows = layers()
    height = 84 + len(rows) * (ROW + GAP)
    bottom = height - 30
    parts = [
        f'<rect class="ground" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="14"/>',
        _text(LEFT, 34, "A package imports only from packages below it.", 16, 'class="ink"', 'font-weight="700"'),
        f'<path class="arrow" d="M26 56V{bottom - 8}" stroke-width="3" stroke-linecap="round"/>',
        f'<path class="tip" d="M26 {bottom}l-7 -12h14z"/>',
    ]
    for number, row in enumerate(rows):
        y = 52 + number * (ROW + GAP)
        band = next(place for place, names in enumerate(BANDS) if row[0] in names)
        fill, ink = FILLS[band]
        width = (BOXES - GAP * (len(row) - 1)) / len(row)
        for place, name in enumerate(row):
            x = LEFT + place * (width + GAP)
            parts.append(f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{ROW}" rx="10" fill="{fill}"/>')
            middle = 'text-anchor="middle" font-weight="700"'
            parts.append(_text(x + width / 2, y + 28, name, 17, f'fill="{ink}"', middle))
        size = 14
        if len(row) == 1:
            parts.append(_text(LEFT + BOXES + 18, y + 27, WHAT[row[0]], size, 'class="soft"'))
        else:
            for place, name in enumerate(row):
                line = f"{name}: {WHAT[name]}"
                parts.append(_text(LEFT + BOXES + 18, y + 18 + 18 * place, line, size, 'class="soft"'))
    label = "The packages, from faces at the top down to rulebooks: each imports only from those below it"
    return _svg(WIDTH, height, label, parts)


def facts() -> str:
    """A row of plain facts for the README."""
    texts = (
        ("Python 3.11+", 0),
        ("fully typed", 1),
        ("MIT licence", 3),
        ("English · français · Nederlands · Deutsch", 2),
    )
    parts, x = [], 0.0
    for text, band in texts:
        fill, ink = FILLS[band]
        width = 28 + len(text) * 7.6
        parts.append(f'<rect x="{x:g}" y="0" width="{width:g}" height="26" rx="13" fill="{fill}"/>')
        look = 'text-anchor="middle" font-weight="700"'
        parts.append(_text(x + width / 2, 18, text, 13, f'fill="{ink}"', look))
        x += width + 8
    return _svg(round(x - 8), 26, ", ".join(text for text, _ in texts), parts)


DRAWINGS: Final = {"architecture.svg": architecture, "facts.svg": facts}


if __name__ == "__main__":
    for name, draw in DRAWINGS.items():
        (PICTURES / name).write_text(draw(), encoding="utf-8")
