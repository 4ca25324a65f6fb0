"""Which dice a person means: by their numbers on the table, or by what they show.

A bare number is a die, since each die is shown with its number. `8s` and `all 8` are all dice that show an 8, `g8`
those that show a green 8, `green` all green dice, `W` all wild ones. A throw cannot be taken back, so nothing ambiguous
is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from dizaine.faces.lines import shortened
from dizaine.faces.terminal.colours import short_colours
from dizaine.faces.terminal.commands import as_number, plain_letters
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.rulebooks.dice import WILD_FACE, DiceBook, DieFace
from dizaine.words.catalogue import Catalogue

_BETWEEN: Final = re.compile(r"[\s,;+&]+")
_IGNORED: Final = str.maketrans("", "", "'’.")
_RANGE: Final = re.compile(r"(\d{1,4})-(\d{1,4})")

Sought = tuple[int | None, str]
"""A number and a colour that a die must show; None and an empty name stand for any."""


class Unclear(Exception):
    """Raised for a text that names no dice, with a message of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Picking:
    """Reads which of the dice on the table are meant."""

    def __init__(
        self, catalogue: Catalogue, vocabulary: DiceVocabulary, book: DiceBook, dice: tuple[DieFace, ...]
    ) -> None:
        self.vocabulary = vocabulary
        self.dice = dice
        self._colours = {
            name: colour
            for colour in book.colours
            for name in (*short_colours(catalogue, book.colours, colour), plain_letters(colour))
        }
        self._sought = dict(self._names(range(WILD_FACE, book.numbers + 1)))

    def read(self, text: str) -> tuple[int, ...]:
        """The numbers of the dice, in order; raises `Unclear`."""
        words = [word.translate(_IGNORED) for word in _BETWEEN.split(text)]
        words = [self.vocabulary.picking(word) for word in words if word]
        if words == ["all"]:
            return tuple(range(1, len(self.dice) + 1))
        if words == ["none"]:
            return ()
        if not words or words[-1] == "all":
            raise Unclear("terminal_dice-no-dice", text=shortened(text, 40))
        self._check_mixture(words)
        picked: set[int] = set()
        for place, word in enumerate(words):
            if word != "all":
                by_face = "all" in words[:place] and as_number(word) is not None
                picked |= self._showing(f"{word}s" if by_face else word)
        return tuple(sorted(picked))

    def _names(self, numbers: range) -> Iterator[tuple[str, Sought]]:
        """Everything that can be typed for what a die shows; bare numbers are left out, since they are dice."""
        for name, colour in self._colours.items():
            yield name, (None, colour)
        for number in numbers:
            sign = "w" if number == WILD_FACE else str(number)
            yield from ((f"{sign}{ending}", (number, "")) for ending in self.vocabulary.plurals)
            for name, colour in self._colours.items():
                yield f"{name}{sign}", (number, colour)
                yield f"{sign}{name}", (number, colour)
        yield "w", (WILD_FACE, "")

    def _check_mixture(self, words: list[str]) -> None:
        """Refuse a colour beside a number: `red 8` could be the red 8, or all red dice and die 8."""
        for first, second in pairwise(words):
            for colour, number in ((first, second), (second, first)):
                if colour in self._colours and as_number(number) is not None:
                    face = f"{self._colours[colour][0]}{number}"
                    raise Unclear("terminal_dice-two-meanings", text=shortened(f"{first} {second}", 40), face=face)

    def _showing(self, word: str) -> set[int]:
        """The dice that one word names, by their numbers or by what they show."""
        if (number := as_number(word)) is not None:
            return self._numbered(word, number, number)
        if found := _RANGE.fullmatch(word):
            return self._numbered(word, int(found[1]), int(found[2]))
        if word not in self._sought:
            raise Unclear("terminal_dice-no-dice", text=shortened(word, 40))
        number, colour = self._sought[word]
        picked = {
            place
            for place, face in enumerate(self.dice, 1)
            if number in (None, face.number) and colour in ("", face.colour)
        }
        if not picked:
            raise Unclear("terminal_dice-nothing-shows", text=word.replace("w", "W"))
        return picked

    def _numbered(self, word: str, low: int, high: int) -> set[int]:
        if not 1 <= low <= high <= len(self.dice):
            raise Unclear("terminal_dice-no-such-die", text=shortened(word, 40), count=len(self.dice))
        return set(range(low, high + 1))
