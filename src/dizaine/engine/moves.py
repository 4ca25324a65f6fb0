"""What the text forms of all moves share: `seat: verb …`, and the seat may be left out."""

from __future__ import annotations

import re
from typing import Final

from dizaine.engine.errors import NotationError
from dizaine.engine.notation import quote

_SEAT: Final = re.compile(r"\s*([0-9]+)\s*:(.*)", re.DOTALL)


def split_seat(text: str, seat: int | None, example: str, digits: int) -> tuple[int, str]:
    """The seat that a text names, or else the given one, and the rest of the text in single spaces."""
    named = _SEAT.match(text)
    if named and len(named[1]) <= digits:
        seat, text = int(named[1]), named[2]
    if seat is None:
        raise NotationError(f"{quote(text.strip())}: say whose move it is, for instance '0: {example}'")
    return seat, " ".join(text.split())
