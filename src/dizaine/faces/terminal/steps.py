"""Something that is shown step by step, at the pace of the person who looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.dialogue import as_number
from dizaine.faces.terminal.voice import Voice


class StepShow(ABC):
    """Shows one move after the other; Enter for the next, a number for several, a word to see the table or to leave."""

    def __init__(self, console: Console, voice: Voice, commands: Commands) -> None:
        self.console = console
        self._voice = voice
        self._commands = commands

    def run(self) -> None:
        """Show everything from the beginning to the last step."""
        try:
            self._show()
        except (Left, KeyboardInterrupt):
            self.console.lines([""])

    @abstractmethod
    def _steps(self) -> Iterator[Callable[[], None]]:
        """The beginning is shown when the first step is asked for; each step shows what it does."""

    @abstractmethod
    def _show_table(self) -> None:
        """Everything that lies open now."""

    @abstractmethod
    def _show_end(self) -> None:
        """How it stands after the last step."""

    def _show(self) -> None:
        self._explain()
        waiting = 0
        for step in self._steps():
            waiting = waiting - 1 if waiting else self._wait()
            step()
        self._show_end()

    def _explain(self) -> None:
        self.console.say(self._voice.text("terminal-replay", table=self._voice.text("terminal-word-table")))

    def _wait(self) -> int:
        """Wait for the person; how many steps to show without asking again."""
        while True:
            text = self.console.ask()
            if not text:
                return 0
            if (number := as_number(text)) is not None:
                return max(0, number - 1)
            command = self._commands.command(text)
            if command == "quit":
                raise Left
            if command == "table":
                self._show_table()
            else:
                self._explain()
