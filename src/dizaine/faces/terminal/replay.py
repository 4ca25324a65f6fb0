"""A game once more, move by move, at the pace of whoever looks. While it is not over, only what all could see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from dizaine.engine.events import Event
from dizaine.faces.terminal.commands import Commands, as_number
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.voice import Voice
from dizaine.game import Game


class ReplayShow(ABC):
    """Shows one move after the other; Enter for the next, a number for several, a word to see the table or to leave."""

    def __init__(self, console: Console, voice: Any, commands: Commands, record: str, *, open_hands: bool) -> None:
        self.console = console
        self.speaker = voice
        self.open_hands = open_hands
        self.game, self._moves = Game.replay(record)
        self._voice: Voice = voice
        self._commands = commands
        self._told = 0

    def run(self) -> None:
        """Show everything from the beginning to the last move."""
        try:
            self._show()
        except (Left, KeyboardInterrupt):
            self.console.lines([""])

    @abstractmethod
    def _tell(self, events: tuple[Event, ...]) -> None:
        """Say what happened."""

    @abstractmethod
    def _show_table(self) -> None:
        """Everything that lies open now."""

    @abstractmethod
    def _show_end(self) -> None:
        """How it stands after the last move."""

    def _show(self) -> None:
        self._explain()
        waiting = 0
        for _ in self._moves:  # the one before has been made by now
            self._tell_news()
            waiting = waiting - 1 if waiting else self._wait()
        self._tell_news()
        self._show_end()

    def _tell_news(self) -> None:
        events = self.game.history_since(self._told)
        self._told += len(events)
        self._tell(events if self.open_hands else tuple(event.seen_by(None) for event in events))

    def _explain(self) -> None:
        self.console.say(self._voice.text("terminal-replay", table=self._voice.text("terminal-word-table")))

    def _wait(self) -> int:
        """Wait for the person; how many moves to show without asking again."""
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
