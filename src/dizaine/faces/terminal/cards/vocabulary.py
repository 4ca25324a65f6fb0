"""The words that a person can type: short letters that are the same everywhere, English, and the own language."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import COLOUR_NAMES
from dizaine.engine.cards.symbols import SUITS
from dizaine.faces.terminal.commands import Commands, plain_letters
from dizaine.rulebooks import Rulebook
from dizaine.words.catalogue import Catalogue

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
}
"""The commands that have a letter; the first nine are moves."""

MOVES: Final = tuple(LETTERS)[:9]
COMMANDS: Final = (*LETTERS, "hint", "table", "score", "log", "rules")
ARRANGING: Final = ("set", "run", "pairs", "odd", "even", "low", "high", "on", "other", "more", "back")


class Vocabulary(Commands):
    """The commands and the words of arrangements in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.local = {word: catalogue.text(f"terminal-word-{word}") for word in (*COMMANDS, *ARRANGING)}
        super().__init__(LETTERS, {command: self.local[command] for command in COMMANDS})
        self._arranging = {word: word for word in ARRANGING}
        self._arranging.update({plain_letters(self.local[word]): word for word in ARRANGING})
        for name in COLOUR_NAMES:
            self._arranging[name] = name
            self._arranging[plain_letters(catalogue.text(f"terms-colour-{name}"))] = name

    def arranging(self, word: str) -> str:
        """The notation's word for a word of an arrangement; what is unknown stays as it is."""
        plain = plain_letters(word)
        return self._arranging.get(plain, plain)


def suit_words(catalogue: Catalogue, rulebook: Rulebook) -> dict[str, str]:
    """Suits as words for the colours that they stand for (M8)."""
    return {
        plain_letters(word): colour
        for suit, colour in zip(SUITS, rulebook.material.colours, strict=False)
        for word in (suit, catalogue.text(f"terms-suit-{suit}"))
    }
