"""A game of dice at one keyboard. Nothing of it is hidden from anyone."""

from __future__ import annotations

from typing import Final

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
from dizaine.faces.terminal.sitting import Sitting

_NO_TURN: Final = (-1, -1, -1)


class DiceSession(Sitting):
    """All at the keyboard see the same."""

    speaker: DiceSpeaker
    vocabulary: DiceVocabulary

    def __init__(
        self, console: Console, speaker: DiceSpeaker, vocabulary: DiceVocabulary, game: Played, entrance: Entrance
    ) -> None:
        super().__init__(console, speaker, vocabulary, game, entrance)
        self._adviser = Adviser(self.game.rulebook, vocabulary, speaker)
        self._told = 0
        self._shown_turn = _NO_TURN

    def skip_the_past(self) -> None:
        """Tell only what happens from now on: the game goes on from another day."""
        self._told = len(self.game.seen(self._viewer))

    def _end(self) -> None:
        self._tell(None)
        self.console.say()
        self.console.lines(pad_lines(self.speaker, self.game.view(self._viewer)))

    def _ask(self, seat: int) -> Move:
        """A person's move."""
        self._tell(seat)
        view = self.game.view(seat)
        turn = (view.state.round, view.state.phase[seat], seat)
        whole = turn != self._shown_turn or view.state.rolls == 1
        self._shown_turn = turn
        asked = DiceTurn(self.console, self.speaker, self.vocabulary, view, self._adviser, self.entrance.name)
        return asked.ask(whole=whole)

    def _tell(self, seat: int | None) -> None:
        """What nobody has heard yet; the beginning of a turn that the screen is about to show goes without saying."""
        fresh = [event for event in self.game.seen(self._viewer)[self._told :] if not _begins(event, seat)]
        say_news(self.console, tell(self.speaker, fresh, self._viewer))
        self._told = len(self.game.seen(self._viewer))


def _begins(event: Event, seat: int | None) -> bool:
    """Whether a turn of this seat begins with the event."""
    match event:
        case DiceTurnStarted(seat=turn) | DiceRolled(seat=turn, roll=1):
            return turn == seat
    return False
