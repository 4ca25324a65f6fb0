"""One decision of one person: show the situation and read answers until one is a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from dizaine.faces.lines import shortened
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.dialogue import Dialogue
from dizaine.faces.terminal.information import Information
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.faces.terminal.voice import Voice

AnyMove = TypeVar("AnyMove")


class Turn(Dialogue, ABC, Generic[AnyMove]):
    """The dialogue about one move."""

    information: Information

    def __init__(self, console: Console, speaker: Voice, vocabulary: Commands, view: Any) -> None:
        assert view.seat is not None, "spectators are not asked"
        super().__init__(console, speaker, vocabulary)
        self.view = view
        self.seat: int = view.seat

    def ask(self, *, complete: bool) -> AnyMove | TakeBack:
        """A legal move, or the wish to take the last one back; `complete` shows the table first. Raises `Left`."""
        self._show(complete=complete)
        while True:
            text = self.console.ask(self._offered())
            move = self._answer(text) if text else self._show(complete=True)
            if move is not None:
                return move

    def _offered(self) -> list[str]:
        """Words that can be typed now; they reveal only what `view` knows."""
        return self.vocabulary.own_words()

    def _not_understood(self, text: str) -> None:
        """Say that a line means nothing, and what may have been meant."""
        said = self.speaker.text("terminal-not-understood", text=shortened(text, 40))
        self._suggest(said, self.vocabulary.near(text.partition(" ")[0]))

    def _suggest(self, said: str, near: str) -> None:
        """Say something about a mistake, with the word that may have been meant, if there is one."""
        self.console.say(f"{said} {self.speaker.text('cli-near', word=near)}" if near else said)

    @abstractmethod
    def _show(self, *, complete: bool) -> None:
        """Show what the decision is about, and the choices."""

    @abstractmethod
    def _answer(self, text: str) -> AnyMove | TakeBack | None:
        """What a line of input means; None if it was something else, which has been dealt with."""

    def _command(self, command: str, rest: str) -> AnyMove | TakeBack | None:
        """Carry out a command that is not a move."""
        if command == "quit":
            raise Left
        if command == "table":
            self._show(complete=True)
        else:
            self.information.tell(command, rest)
        return None

    def _legal(self, move: AnyMove) -> AnyMove | None:
        """The move if it is allowed; otherwise say why not."""
        refusal = self.view.refusal(move)
        if refusal is None:
            return move
        self.refuse(refusal)
        return None
