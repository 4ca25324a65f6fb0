"""Questions and answers within a turn of a card game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Left
from dizaine.faces.terminal.dialogue import Dialogue

Choice = TypeVar("Choice")


class CardDialogue(Dialogue):
    """A dialogue that understands keywords and lets the person choose from a list."""

    speaker: Speaker
    vocabulary: Vocabulary

    def keyword(self, text: str) -> str:
        """The keyword that a text means or abbreviates, or else the text in plain letters; `quit` raises `Left`."""
        if text and self.vocabulary.command(text) == "quit":
            raise Left
        plain = self.vocabulary.arranging(text)
        for word in ("other", "more", "back"):
            if plain and (word.startswith(plain) or self.vocabulary.local[word].startswith(plain)):
                return word
        return plain

    def choose(self, options: Sequence[tuple[str, Choice]]) -> Choice | None:
        """One of several by its number; None for an empty line."""
        for number, (text, _) in enumerate(options, 1):
            self.console.say(text, first=f"  {number}  ", indent=5)
        self.say("terminal-choose")
        while True:
            text = self.console.ask([self.vocabulary.local["back"]])
            if not text or self.keyword(text) == "back":
                self.say("terminal-nothing-done")
                return None
            chosen = as_number(text)
            if chosen is not None and 1 <= chosen <= len(options):
                return options[chosen - 1][1]
            self.say("terminal-no-such-choice", count=len(options))
