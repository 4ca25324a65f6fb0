"""The words that a person can type in a card game: letters that are the same everywhere, English and local words."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import COLOUR_NAMES
from dizaine.engine.cards.symbols import SUITS
from dizaine.faces.terminal.commands import Commands, plain_letters, understood
from dizaine.rulebooks import Rulebook
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name

LETTERS: Final = {
    "draw": "d",
    "take": "t",
    "lay": "l",
    "hit": "h",
    "discard": "x",
    "skip": "s",
    "knock": "k",
    "pass": "p",
    "close": "c",
    "help": "?",
    "quit": "q",
    "undo": "u",
}
"""The commands that have a letter; the first nine are moves."""

MOVES: Final = tuple(LETTERS)[:9]
COMMANDS: Final = (*LETTERS, "hint", "table", "score", "log", "rules")
ARRANGING: Final = ("set", "run", "pairs", "odd", "even", "low", "high", "on", "other", "more", "back")


class Vocabulary(Commands):
    """The commands and the words of arrangements in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        local = {word: catalogue.text(f"terminal-word-{word}") for word in (*COMMANDS, *ARRANGING)}
        super().__init__(LETTERS, COMMANDS, local)
        colours = {name: colour_name(catalogue, name) for name in COLOUR_NAMES}
        self._arranging = understood(ARRANGING, local) | understood(COLOUR_NAMES, colours)

    def arranging(self, word: str) -> str:
        """The notation's word for a word of an arrangement; an unknown word is returned in plain letters."""
        plain = plain_letters(word)
        return self._arranging.get(plain, plain)


def suit_words(catalogue: Catalogue, rulebook: Rulebook) -> dict[str, str]:
    """The names of suits, in English and in the local language, with the colours that they stand for (M8)."""
    return {
        plain_letters(word): colour
        for suit, colour in zip(SUITS, rulebook.material.colours, strict=False)
        for word in (suit, catalogue.text(f"terms-suit-{suit}"))
    }
