"""What every conversation with people at a terminal needs."""

from __future__ import annotations

from dizaine.engine.refusals import Refusal
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console, Left
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

    def pause(self) -> None:
        """Wait until the person has read everything; raises `Left`."""
        if self.console.waits:
            self.say("terminal-go-on")
            if self.vocabulary.command(self.console.ask()) == "quit":
                raise Left

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        self.console.say(self.speaker.refusal(refusal))
