"""The phases of a game as a pyramid of dots, climbed in a zigzag from its lowest row."""

from __future__ import annotations

from typing import Any


def pyramid(count: int) -> dict[str, Any]:
    """Where the dots are, in the order of play; a dot is one wide and one high.

    Where the phases do not fill a triangle, its upper rows are left out.

    >>> [dot["x"] for dot in pyramid(3)["dots"]]
    [0.5, 1.5, 1.0]
    """
    width = 1
    while width * (width + 1) // 2 < count:
        width += 1
    dots: list[tuple[float, int]] = []
    row = 0
    while len(dots) < count:
        length = min(width - row, count - len(dots))
        places = [place + (width - length) / 2 + 0.5 for place in range(length)]
        dots += [(x, row) for x in (reversed(places) if row % 2 else places)]
        row += 1
    return {"width": width, "height": row, "dots": [{"x": x, "y": row - at - 0.5} for x, at in dots]}
