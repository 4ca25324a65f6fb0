"""A saved game once more, move by move. While it is not over, only what everybody could see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from dizaine.engine.cards.chance import SystemChance
from dizaine.engine.cards.records import Record, Replay
from dizaine.engine.events import Event
from dizaine.faces.terminal.cards.scores import standing_lines
from dizaine.faces.terminal.cards.screen import Screen
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.steps import StepShow
from dizaine.game import Game


class ReplayShow(StepShow):
    """A game of cards from the deal to its last move."""

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, record: str, *, open_hands: bool
    ) -> None:
        super().__init__(console, speaker, vocabulary)
        self.speaker = speaker
        self.open_hands = open_hands
        parts = Record.from_text(record)
        self._replay = Replay(parts, SystemChance())
        self._game = Game.new(parts.rulebook, players=parts.players, chance=self._replay)

    def _steps(self) -> Iterator[Callable[[], None]]:
        self._tell(self._game.history)
        for _, move in self._replay.moves():
            yield partial(self._make, move)

    def _make(self, move: str) -> None:
        self._tell(self._game.apply(move))

    def _show_end(self) -> None:
        self.console.say(self.speaker.text("terminal-standings"))
        self.console.lines(standing_lines(self.speaker, self._game.view(None)))

    def _show_table(self) -> None:
        self.console.lines(Screen(self.speaker).table(self._game.view(None)))
        if self.open_hands:
            for seat in range(self._game.state.players):
                hand = self.speaker.cards(self._game.view(seat).hand)
                self.console.say(hand, first=f"{self.speaker.name(seat)}: ", indent=4)

    def _tell(self, events: tuple[Event, ...]) -> None:
        seen = events if self.open_hands else tuple(event.seen_by(None) for event in events)
        say_news(self.console, tell(self.speaker, seen, None))
