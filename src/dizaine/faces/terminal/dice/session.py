"""A dice game at one keyboard. Nothing is hidden from anyone."""

from __future__ import annotations

from dizaine.engine.dice.events import DiceRolled, DiceTurnStarted
from dizaine.engine.dice.moves import Move
from dizaine.engine.events import Event
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.hints import Adviser
from dizaine.faces.terminal.dice.pad import pad_lines
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.turn import DiceTurn
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.played import Played
from dizaine.faces.terminal.session import Session
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.table.log import TakenBack


class DiceSession(Session):
    """All people at the keyboard see the same."""

    speaker: DiceSpeaker
    vocabulary: DiceVocabulary

    def __init__(
        self, console: Console, speaker: DiceSpeaker, vocabulary: DiceVocabulary, game: Played, entrance: Entrance
    ) -> None:
        super().__init__(console, speaker, vocabulary, game, entrance)
        self._adviser = Adviser(self.game.rulebook, vocabulary, speaker)
        self._told = 0
        self._shown_turn: object = None

    def skip_the_past(self) -> None:
        self._told = len(self.game.seen(self._viewer))

    def _end(self) -> None:
        self._tell(None)
        self.console.say()
        self.console.lines(pad_lines(self.speaker, self.game.view(self._viewer)))

    def _ask(self, seat: int) -> Move | TakeBack:
        self._tell(seat)
        view = self.game.view(seat)
        turn = (view.round, view.turn_phase, seat)
        first_throw = view.rolls_left == view.rulebook.rolls - 1
        complete = turn != self._shown_turn or first_throw
        self._shown_turn = turn
        asked = DiceTurn(self.console, self.speaker, self.vocabulary, view, self._adviser, self.entrance.name)
        return asked.ask(complete=complete)

    def _tell(self, seat: int | None) -> None:
        """Tell what is new, except for the beginning of this seat's turn, which the screen is about to show."""
        history = self.game.seen(self._viewer)
        news = [event for event in history[self._told :] if not _begins_turn(event, seat)]
        say_news(self.console, tell(self.speaker, news, self._viewer))
        self._told = len(history)


def _begins_turn(event: Event | TakenBack, seat: int | None) -> bool:
    """Whether an event is the beginning of this seat's turn or its first throw."""
    match event:
        case DiceTurnStarted(seat=turn) | DiceRolled(seat=turn, roll=1):
            return turn == seat
    return False
