"""The words that a person can type: short letters that are the same everywhere, English, and the own language."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards import COLOUR_NAMES
from dizaine.engine.symbols import SUITS
from dizaine.faces.terminal.card_faces import plain_letters
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


class Vocabulary:
    """The commands and the words of arrangements in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.local = {word: catalogue.text(f"terminal-word-{word}") for word in (*COMMANDS, *ARRANGING)}
        self._exact = {letter: command for command, letter in LETTERS.items()}
        self._words: dict[str, str] = {}
        for command in COMMANDS:
            self._words[command] = command
            self._words[plain_letters(self.local[command])] = command
        self._arranging = {word: word for word in ARRANGING}
        self._arranging.update({plain_letters(self.local[word]): word for word in ARRANGING})
        for name in COLOUR_NAMES:
            self._arranging[name] = name
            self._arranging[plain_letters(catalogue.text(f"terms-colour-{name}"))] = name

    def command(self, word: str) -> str | None:
        """The command that a word means: its letter, the word itself, or the only one that begins like that."""
        plain = plain_letters(word)
        if plain in self._exact or plain in self._words:
            return self._exact.get(plain) or self._words[plain]
        begun = {command for known, command in self._words.items() if len(plain) > 1 and known.startswith(plain)}
        return begun.pop() if len(begun) == 1 else None

    def arranging(self, word: str) -> str:
        """The notation's word for a word of an arrangement; what is unknown stays as it is."""
        plain = plain_letters(word)
        return self._arranging.get(plain, plain)

    def words(self) -> list[str]:
        """Everything that can be completed."""
        return sorted({*self._words})


def suit_words(catalogue: Catalogue, rulebook: Rulebook) -> dict[str, str]:
    """Suits as words for the colours that they stand for (M8)."""
    return {
        plain_letters(word): colour
        for suit, colour in zip(SUITS, rulebook.material.colours, strict=False)
        for word in (suit, catalogue.text(f"terms-suit-{suit}"))
    }
