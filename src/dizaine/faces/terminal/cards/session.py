"""A card game at one keyboard: a person's hand is out of sight before the next one comes."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.events import HandScored, RoundEnded, TurnLost, TurnStarted
from dizaine.engine.cards.moves import Move, Pass
from dizaine.engine.events import Event
from dizaine.engine.stages import Stage
from dizaine.faces.terminal.cards.scores import round_lines, standing_lines
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.news import say_news, tell
from dizaine.faces.terminal.played import Played
from dizaine.faces.terminal.session import Session
from dizaine.faces.terminal.taking_back import TakeBack, without_taken_back
from dizaine.table.log import TakenBack

_NO_TURN: Final = (-1, -1, -1)


class CardSession(Session):
    """Shows each hand to one person only."""

    speaker: Speaker
    vocabulary: Vocabulary

    def __init__(
        self, console: Console, speaker: Speaker, vocabulary: Vocabulary, game: Played, entrance: Entrance
    ) -> None:
        super().__init__(console, speaker, vocabulary, game, entrance)
        self._at_keyboard = self._viewer
        self._told = dict.fromkeys(self._people, 0)
        self._shown_turn = _NO_TURN

    def skip_the_past(self) -> None:
        self._told = {seat: len(self.game.seen(self._viewer)) for seat in self._people}

    def _begin(self) -> None:
        if self.speaker.several:
            if not self.console.separate(self.speaker.text("terminal-go-on")):
                self.say("terminal-no-hiding")
            self._tell_all()

    def _tell_move(self, seat: int, events: tuple[Event | TakenBack, ...]) -> None:
        if any(isinstance(event, RoundEnded) for event in events):
            self._end_round()
        elif seat in self._people:
            self._tell(seat)

    def _end(self) -> None:
        self.console.say()
        self.say("terminal-standings")
        self.console.lines(standing_lines(self.speaker, self.game.view(self._viewer)))

    def _ask(self, seat: int) -> Move | TakeBack:
        view = self.game.view(seat)
        knocking, several = view.stage is Stage.KNOCK, self.speaker.several
        if not several and knocking and view.canonical_moves() == (Pass(seat),):
            return Pass(seat)
        self._hand_over(seat)
        self._tell(seat)
        turns = sum(isinstance(event, TurnStarted | TurnLost) for event in view.history)
        turn = (view.round, turns + knocking, seat)  # a claim comes after its turn
        new_round = view.round != self._shown_turn[0]
        complete = turn != self._shown_turn and (not knocking or several or new_round)
        if complete:
            self._shown_turn = turn
        taking_back = self.game.may_take_back(seat)
        return CardTurn(self.console, self.speaker, self.vocabulary, view, taking_back).ask(complete=complete)

    def _hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard; the last hand is gone before the name is called."""
        if seat == self._at_keyboard:
            return
        if self._at_keyboard is not None:
            self.console.hide()
        self.say("terminal-hand-over", name=self.speaker.name(seat))
        self._at_keyboard = None
        self.console.ask()
        self.console.cover()
        self._at_keyboard = seat
        self._shown_turn = _NO_TURN

    def _tell(self, seat: int) -> None:
        """Tell what is new to a person."""
        history = self.game.seen(seat)
        others = [person for person in self._people if person != seat]
        news = without_taken_back(history[self._told[seat] :], others)
        say_news(self.console, tell(self.speaker, news, seat))
        self._told[seat] = len(history)

    def _tell_all(self) -> None:
        """Tell what is new to all, as a spectator sees it."""
        history = self.game.seen(None)
        say_news(self.console, tell(self.speaker, self._fresh(history), None))
        self._told = dict.fromkeys(self._people, len(history))

    def _fresh(self, history: tuple[Event | TakenBack, ...]) -> list[Event | TakenBack]:
        """What nobody here has been told yet."""
        news = history[max(self._told.values()) :]
        return without_taken_back(news, self._people) if self.speaker.several else list(news)

    def _end_round(self) -> None:
        """Tell all people here the last turn, the points and the beginning of the next round; hands are open now."""
        self.console.uncover()
        viewer = self._viewer
        view = self.game.view(viewer)
        history = self.game.seen(viewer)
        fresh = self._fresh(history)
        end = next(index for index, event in enumerate(fresh) if isinstance(event, RoundEnded))
        say_news(self.console, tell(self.speaker, fresh[: end + 1], viewer))
        scored = [event for event in fresh[end:] if isinstance(event, HandScored)]
        for line in round_lines(self.speaker, view, scored):
            self.console.say(line, first="  ", indent=4)
        if not self.game.is_over and not self.speaker.several:  # several are called to the keyboard one by one
            self.pause()
        self.game.ready()
        rest = [event for event in fresh[end + 1 :] if not isinstance(event, HandScored)]
        say_news(self.console, tell(self.speaker, rest, viewer))
        self._told = dict.fromkeys(self._people, len(history))
        self._at_keyboard = None if self.speaker.several else self._at_keyboard
