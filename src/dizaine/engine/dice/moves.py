"""The moves of the dice game, and their text form.

Every move has a seat. The text form is `seat: verb …`; `Game.apply` fills in a missing seat. Dice are counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dizaine.engine.errors import NotationError
from dizaine.engine.moves import BareMove, split_seat
from dizaine.engine.notation import quote, read_number

MOST_NAMED: Final = 14
"""The highest die that fits into a row; whether the die exists is checked as a rule (D1)."""


@dataclass(frozen=True, slots=True)
class Stop(BareMove):
    """End the turn and score the dice (D3).

    >>> from dizaine import Game, Stop
    >>> game = Game.new("dice", players=1, seed=3)
    >>> print(Stop(0), game.apply(Stop(0))[0], sep=" | ")
    0: stop | Stopped(seat=0, rolls=1)
    """

    VERB = "stop"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Throw these dice again, counted from 1; the others stay, but may be thrown later (D3).

    >>> from dizaine import Game, Reroll
    >>> game = Game.new("dice", players=1, seed=4)
    >>> print(Reroll(0, (3, 1)))
    0: roll 1 3
    >>> [rolled] = game.apply(Reroll(0, (3, 1)))
    >>> print(*rolled.landed)
    g8 r7
    """

    seat: int
    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        """Bring the dice into the one form that the text has: each die once, sorted."""
        for die in self.dice:
            if not 1 <= die <= MOST_NAMED:
                raise NotationError(f"roll {die}: dice are counted from 1 as they lie, for instance 'roll 1 4 7'")
            if self.dice.count(die) > 1:
                raise NotationError(f"roll {die} {die}: a die is thrown once")
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))

    def __str__(self) -> str:
        return f"{self.seat}: roll {' '.join(map(str, self.dice))}".rstrip()


Move = Stop | Reroll


def move_from_text(text: str, seat: int | None = None) -> Move:
    """Read a move; `seat` is the default if the text names none. Raises `NotationError`.

    >>> move_from_text("2: roll 7 1 4")
    Reroll(seat=2, dice=(1, 4, 7))
    >>> print(move_from_text("stop", seat=0))
    0: stop
    """
    seat, text = split_seat(text, seat, "stop", digits=2)
    words = text.split()
    if words == ["stop"]:
        return Stop(seat)
    if words[:1] == ["roll"] and len(words) > 1:
        return Reroll(seat, tuple(read_number(word, "die") for word in words[1:]))
    raise NotationError(f"{quote(text)} is no move: write stop, or the dice to throw again: 'roll 1 4 7'")
