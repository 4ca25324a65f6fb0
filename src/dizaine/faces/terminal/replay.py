"""A saved game once more, move by move. While it is not over, only what everybody could see."""

from __future__ import annotations

from dizaine.engine.chance import SystemChance
from dizaine.engine.events import Event, TurnStarted
from dizaine.engine.records import Record, Replay
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.dialogue import as_number
from dizaine.faces.terminal.news import tell
from dizaine.faces.terminal.scores import standing_lines
from dizaine.faces.terminal.screen import Screen
from dizaine.faces.terminal.speaker import Speaker
from dizaine.faces.terminal.vocabulary import Vocabulary
from dizaine.game import Game


class ReplayShow:
    """Shows one move after the other; Enter for the next, a number for several, a word to see the table or to leave."""

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, record: str, *, open_hands: bool
    ) -> None:
        self.console = console
        self.speaker = speaker
        self.vocabulary = vocabulary
        self.record = Record.from_text(record)
        self.open_hands = open_hands

    def run(self) -> None:
        """Show the game from the deal to its last move."""
        try:
            self._show()
        except (Left, KeyboardInterrupt):
            self.console.lines([""])

    def _show(self) -> None:
        replay = Replay(self.record, SystemChance())
        game = Game.new(self.record.rulebook, players=self.record.players, chance=replay)
        self._explain()
        self._tell(game.history)
        waiting = 0
        for _, move in replay.moves():
            if waiting:
                waiting -= 1
            else:
                waiting = self._wait(game)
            self._tell(game.apply(move))
        self.console.say(self.speaker.text("terminal-standings"))
        self.console.lines(standing_lines(self.speaker, game.view(None)))

    def _explain(self) -> None:
        self.console.say(self.speaker.text("terminal-replay", table=self.vocabulary.local["table"]))

    def _wait(self, game: Game) -> int:
        """Wait for the person; how many moves to show without asking again."""
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
                self._show_table(game)
            else:
                self._explain()

    def _show_table(self, game: Game) -> None:
        self.console.lines(Screen(self.speaker).table(game.view(None)))
        if self.open_hands:
            for seat in range(game.state.players):
                hand = self.speaker.cards(game.view(seat).hand)
                self.console.say(hand, first=f"{self.speaker.name(seat)}: ", indent=4)

    def _tell(self, events: tuple[Event, ...]) -> None:
        seen = events if self.open_hands else tuple(event.seen_by(None) for event in events)
        told = [event for event in seen if not isinstance(event, TurnStarted)]
        for sentence in tell(self.speaker, told, None, points=True):
            self.console.say(sentence, indent=2)
