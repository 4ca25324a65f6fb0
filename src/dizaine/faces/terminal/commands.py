"""Commands that a person can type: letters that are the same everywhere, English words, and the own language."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping


def plain_letters(text: str) -> str:
    """A word as people type it in a hurry: small letters, no accents."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def as_number(text: str) -> int | None:
    """The small number that a text is, if it is one."""
    return int(text) if text.isdecimal() and len(text) < 6 else None


class Commands:
    """The commands of one game in one language."""

    def __init__(self, letters: Mapping[str, str], local: Mapping[str, str]) -> None:
        """`letters` are those of the commands that have one, `local` the word of the language for each command."""
        self._exact = {letter: command for command, letter in letters.items()}
        self._words: dict[str, str] = {}
        for command, word in local.items():
            self._words[command] = command
            self._words[plain_letters(word)] = command

    def command(self, word: str) -> str | None:
        """The command that a word means: its letter, the word itself, or the only one that begins like that."""
        plain = plain_letters(word)
        if plain in self._exact or plain in self._words:
            return self._exact.get(plain) or self._words[plain]
        begun = {command for known, command in self._words.items() if len(plain) > 1 and known.startswith(plain)}
        return begun.pop() if len(begun) == 1 else None

    def words(self) -> list[str]:
        """Everything that can be completed."""
        return sorted({*self._words})
