"""Plain lines of text: wrapped, with a hanging label, without any decoration that a screen reader would spell out."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

WIDTH: Final = 80


def paragraph(text: str, width: int = WIDTH, *, label: str = "", indent: int = 0) -> Iterator[str]:
    """The lines of a text; the first bears the label, and all begin in column `indent`."""
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
