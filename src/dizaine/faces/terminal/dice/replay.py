"""A saved game of dice once more, throw by throw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from dizaine.engine.dice.chance import SystemChance
from dizaine.engine.dice.records import Record, Replay
from dizaine.engine.events import Event
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.pad import pad_lines
from dizaine.faces.terminal.dice.screen import DiceScreen
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.steps import StepShow
from dizaine.game import Game


class DiceReplayShow(StepShow):
    """A game of dice from the first throw to its last."""

    def __init__(self, console: Console, speaker: DiceSpeaker, vocabulary: DiceVocabulary, record: str) -> None:
        super().__init__(console, speaker, vocabulary)
        self.speaker = speaker
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
        self.console.lines(pad_lines(self.speaker, self._game.view(None)))

    def _show_table(self) -> None:
        screen, view = DiceScreen(self.speaker), self._game.view(None)
        self.console.lines([*screen.table(view), *screen.dice(view)])

    def _tell(self, events: tuple[Event, ...]) -> None:
        say_news(self.console, tell(self.speaker, events, None))
