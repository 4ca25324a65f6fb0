"""What every conversation with people at a terminal needs."""

from __future__ import annotations

from dizaine.engine.refusals import Refusal
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.voice import Voice


class Dialogue:
    """Talks with people about one game. Subclasses narrow the types of `speaker` and `vocabulary`."""

    speaker: Voice
    vocabulary: Commands

    def __init__(self, console: Console, speaker: Voice, vocabulary: Commands) -> None:
        self.console = console
        self.speaker = speaker
        self.vocabulary = vocabulary

    def say(self, message: str, **arguments: int | str) -> None:
        """Say a text of the catalogue."""
        self.console.say(self.speaker.text(message, **arguments))

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        self.console.say(self.speaker.refusal(refusal))
