"""Questions and answers within a turn: say something, refuse something, let the person choose from a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from dizaine.engine.refusals import Refusal
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Console, Left

Choice = TypeVar("Choice")


class Dialogue:
    """Talks with one person."""

    def __init__(self, console: Console, speaker: Speaker, vocabulary: Vocabulary) -> None:
        self.console = console
        self.speaker = speaker
        self.vocabulary = vocabulary

    def say(self, message: str, **arguments: int | str) -> None:
        """Say a text of the catalogue."""
        self.console.say(self.speaker.text(message, **arguments))

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        self.console.say(self.speaker.refusal(refusal))

    def word(self, text: str) -> str:
        """The keyword of a dialogue that a text means or abbreviates; `quit` raises `Left`."""
        if text and self.vocabulary.command(text) == "quit":
            raise Left
        plain = self.vocabulary.arranging(text)
        for word in ("other", "more", "back"):
            if plain and (word.startswith(plain) or self.vocabulary.local[word].startswith(plain)):
                return word
        return plain

    def choose(self, options: Sequence[tuple[str, Choice]]) -> Choice | None:
        """One of several by its number; an empty line goes back."""
        for number, (text, _) in enumerate(options, 1):
            self.console.say(text, first=f"  {number}  ", indent=5)
        self.say("terminal-choose")
        while True:
            text = self.console.ask()
            if not text or self.word(text) == "back":
                self.say("terminal-nothing-done")
                return None
            chosen = as_number(text)
            if chosen is not None and 1 <= chosen <= len(options):
                return options[chosen - 1][1]
            self.say("terminal-no-such-choice", count=len(options))
