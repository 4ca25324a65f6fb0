"""Commands that a person can type: a letter that is the same everywhere, an English word, or a word of the language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from dizaine.faces.complaints import nearest


def plain_letters(text: str) -> str:
    """A word in lower case without accents, as people type it in a hurry."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def as_number(text: str) -> int | None:
    """The number that a text of up to five digits is; None for any other text."""
    return int(text) if text.isdecimal() and len(text) < 6 else None


def understood(words: Iterable[str], local: Mapping[str, str]) -> dict[str, str]:
    """Everything that may be typed for these English words, each itself or its translation, with what it means."""
    meanings: dict[str, str] = {}
    for word in words:
        meanings[word] = word
        meanings[plain_letters(local[word])] = word
    return meanings


class Commands:
    """The commands of one game in one language."""

    def __init__(self, letters: Mapping[str, str], commands: Iterable[str], local: Mapping[str, str]) -> None:
        """`letters` are those of the commands that have one; `local` translates every command, and maybe more words."""
        self.local = local
        self._letters = {letter: command for command, letter in letters.items()}
        self._words = understood(commands, local)

    def command(self, word: str) -> str | None:
        """The command that a word means: by its letter, in full, or as the only one that begins like that."""
        plain = plain_letters(word)
        if plain in self._letters or plain in self._words:
            return self._letters.get(plain) or self._words[plain]
        begun = {command for known, command in self._words.items() if len(plain) > 1 and known.startswith(plain)}
        return begun.pop() if len(begun) == 1 else None

    def own_words(self) -> list[str]:
        """The commands in the person's language."""
        return sorted({self.local[command] for command in self._words.values()})

    def near(self, word: str) -> str:
        """The command that somebody may have meant with a word, as it is spelt; empty if there is none."""
        found = nearest(plain_letters(word), self._words)
        local = self.local[self._words[found]] if found else ""
        return local if plain_letters(local) == found else found
