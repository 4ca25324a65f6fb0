"""Plain lines of text: wrapped, with a hanging label, without any decoration that a screen reader would spell out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

WIDTH: Final = 80
_WIDEST: Final = 100  # longer lines are hard to follow with the eye


def page_width() -> int:
    """The width of the terminal, up to a readable maximum."""
    return min(shutil.get_terminal_size((WIDTH, 24)).columns or WIDTH, _WIDEST)


def paragraph(text: str, width: int = WIDTH, *, label: str = "", indent: int = 0) -> Iterator[str]:
    """The lines of a text, all indented by `indent` columns; the label takes that place in the first line."""
    first = label.ljust(indent)
    if len(label) >= indent and label:
        first = f"{label} "
    yield from wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
