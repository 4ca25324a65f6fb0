"""A recorded game shown again, move by move. While the game is not over, only what everybody could see."""

from __future__ import annotations

from abc import ABC, abstractmethod

from dizaine.faces.terminal.commands import Commands, as_number
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.dialogue import Dialogue
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.voice import Voice
from dizaine.game import Game


class ReplayShow(Dialogue, ABC):
    """Shows the next move at each Enter, or several for a number; other commands show the table or quit."""

    def __init__(
        self, console: Console, speaker: Voice, vocabulary: Commands, record: str, *, open_hands: bool
    ) -> None:
        super().__init__(console, speaker, vocabulary)
        self.open_hands = open_hands
        self.game, self._moves = Game.replay(record)
        self._told = 0

    def run(self) -> None:
        """Show everything from the beginning to the last move."""
        try:
            self._show()
        except (Left, KeyboardInterrupt):
            self.console.lines([""])

    @abstractmethod
    def _show_table(self) -> None:
        """Show everything that lies open now."""

    @abstractmethod
    def _show_end(self) -> None:
        """Show the standings after the last move."""

    def _show(self) -> None:
        self._explain()
        waiting = 0
        for _ in self._moves:  # each step of the iterator applies the move before it
            self._tell_news()
            waiting = waiting - 1 if waiting else self._wait()
        self._tell_news()
        self._show_end()

    def _tell_news(self) -> None:
        events = self.game.history_since(self._told)
        self._told += len(events)
        if not self.open_hands:
            events = tuple(event.seen_by(None) for event in events)
        say_news(self.console, tell(self.speaker, events, None))

    def _explain(self) -> None:
        self.say("terminal-replay", table=self.vocabulary.local["table"])

    def _wait(self) -> int:
        """Wait for the person; returns how many moves to show without asking again."""
        while True:
            text = self.console.ask()
            if not text:
                return 0
            if (number := as_number(text)) is not None:
                return max(0, number - 1)
            command = self.vocabulary.command(text)
            if command == "quit":
                raise Left
            if command == "table":
                self._show_table()
            else:
                self._explain()
