"""The limits of single fields, regardless of other fields.

Some upper limits come from the engine, whose state has fields of fixed size.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .faults import Fault, shown

COLOURS: Final = ("red", "yellow", "green", "blue", "orange")

NAMES: Final = ("id", "title", "source")
"""The texts that every book has; they belong to no rule."""

LARGEST: Final = 1_000_000
"""The limit of every number in a book."""
MOST_PLAYERS: Final = 6
MOST_NUMBERS: Final = 12
MOST_CARDS: Final = 160
MOST_IN_HAND: Final = 15
MOST_PHASES: Final = 16
MOST_GROUPS: Final = 4
MOST_TURNS: Final = 10_000
MOST_POINTS: Final = 1_000

FACES_OF_A_DIE: Final = 6
MOST_DICE: Final = 10
MOST_KINDS: Final = 3
MOST_DICE_PHASES: Final = 10
MOST_DICE_GROUPS: Final = 2
MOST_ROLLS: Final = 9


class Between(NamedTuple):
    """The least and the greatest value of a number, given in the annotations of a model."""

    least: int
    most: int


def within(field: str, value: int, limits: tuple[int, int], rule: str) -> Iterator[Fault]:
    """A fault for a number outside its limits."""
    least, most = limits
    if not least <= value <= most:
        yield Fault("between", field, {"least": least, "most": most, "value": value}, rule)


def filled(field: str, text: str) -> Iterator[Fault]:
    """A fault for an empty text."""
    if not text.strip():
        yield Fault("empty", field)


def known_colours(field: str, colours: Sequence[str], rule: str) -> Iterator[Fault]:
    """Faults for unknown or repeated colours, or for no colours at all."""
    for colour, count in Counter(colours).items():
        if colour not in COLOURS:
            yield Fault("not-one-of", field, {"value": shown(colour), "words": ", ".join(COLOURS)}, rule)
        elif count > 1:
            yield Fault("name-twice", field, {"name": colour}, rule)
    if not colours:
        yield Fault("at-least-one", field, {}, rule)
