"""The text form of all moves, `seat: verb …`, in which the seat may be left out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from dizaine.engine.errors import NotationError
from dizaine.engine.notation import quote

_SEAT: Final = re.compile(r"\s*([0-9]+)\s*:(.*)", re.DOTALL)


class AnyMove(Protocol):
    """A move of any game, cards or dice. `str(move)` is its text form.

    >>> from dizaine import AnyMove, Game
    >>> moves: list[AnyMove] = [*Game.new("dice", players=1, seed=4).legal_moves()]
    >>> moves[0].seat, str(moves[0])
    (0, '0: stop')
    """

    @property
    def seat(self) -> int:
        """Whose move it is."""


@dataclass(frozen=True, slots=True)
class BareMove:
    """A move that is only a verb, without cards or dice."""

    VERB: ClassVar[str]

    seat: int

    def __str__(self) -> str:
        return f"{self.seat}: {self.VERB}"


def split_seat(text: str, seat: int | None, example: str, digits: int) -> tuple[int, str]:
    """The seat in the text, or else the given one, and the rest of the text with single spaces."""
    named = _SEAT.match(text)
    if named and len(named[1]) <= digits:
        seat, text = int(named[1]), named[2]
    if seat is None:
        raise NotationError(f"{quote(text.strip())}: say whose move it is, for instance '0: {example}'")
    return seat, " ".join(text.split())
