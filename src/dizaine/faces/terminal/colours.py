"""How the colours of cards and dice are shown and typed (M9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.faces.lines import TIE
from dizaine.faces.terminal.commands import plain_letters
from dizaine.faces.terminal.look import Look
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name

_SHAPES: Final = {"red": "∆", "yellow": "◦", "green": "▪", "blue": "◊", "orange": "*", "wild": "☼", "skip": "∅"}
_PLAIN_SHAPES: Final = {"red": "^", "yellow": "o", "green": "#", "blue": "<>", "orange": "*", "wild": "@", "skip": "!"}
_COLOUR_CODES: Final = {
    "red": (160, 231),
    "yellow": (227, 16),
    "green": (36, 16),
    "blue": (75, 16),
    "orange": (208, 16),
    "wild": (255, 16),
    "skip": (238, 231),
    "hidden": (244, 16),
    "clubs": (36, 16),
    "spades": (250, 16),
    "hearts": (160, 231),
    "diamonds": (75, 16),
}
"""Background and text colour, of 256, for each colour; the colour-blind can tell them apart too."""


_STANDING_OUT: Final = {"name": 30, "turn": 28, "missing": 163, "new": 130}
"""Colours of 256 for words that stand out. Each can be read on a white and on a black background."""


def standing_out(look: Look, what: str, text: str) -> str:
    """A text that stands out, if the terminal shows colours."""
    return f"\x1b[1m\x1b[38;5;{_STANDING_OUT[what]}m{text}\x1b[0m" if look.colour else text


def painted(look: Look, colour: str, text: str) -> str:
    """A text on the background of a colour, if the terminal shows colours."""
    if not look.colour:
        return text
    background, letters = _COLOUR_CODES[colour]
    return f"\x1b[48;5;{background}m\x1b[38;5;{letters}m{TIE}{text}{TIE}\x1b[0m"


def shape_sign(look: Look, colour: str) -> str:
    """The sign for the shape of a colour (M9)."""
    return (_SHAPES if look.signs else _PLAIN_SHAPES)[colour]


def short_colours(catalogue: Catalogue, colours: Sequence[str], colour: str) -> list[str]:
    """The letter of a colour, and every prefix of its name that no other colour of the game shares."""
    letters = {name[0] for name in colours}
    names = {name: plain_letters(colour_name(catalogue, name)) for name in colours}
    own = names.pop(colour)
    starts = [own[:length] for length in range(1, len(own) + 1)]
    unique = [start for start in starts if not any(other.startswith(start) for other in names.values())]
    return [colour[0], *(start for start in unique if start not in letters)]
