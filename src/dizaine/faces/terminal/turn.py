"""One decision of one person: show, listen, explain, until there is a move that the rules allow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.information import Information
from dizaine.faces.terminal.voice import Voice

AnyMove = TypeVar("AnyMove")


class Turn(ABC, Generic[AnyMove]):
    """The dialogue about one move."""

    information: Information

    def __init__(self, console: Console, voice: Voice, view: Any) -> None:
        assert view.seat is not None, "spectators are not asked"
        self.console = console
        self.view = view
        self.seat: int = view.seat
        self._voice = voice

    def ask(self, *, whole: bool) -> AnyMove:
        """A legal move; `whole` shows first how everything stands. Raises `Left`."""
        self._show(whole=whole)
        while True:
            text = self.console.ask()
            move = self._answer(text) if text else self._show(whole=True)
            if move is not None:
                return move

    @abstractmethod
    def _show(self, *, whole: bool) -> None:
        """What the person decides about, and the choices."""

    @abstractmethod
    def _answer(self, text: str) -> AnyMove | None:
        """The move that a line of input means, or None after it was dealt with in another way."""

    def _command(self, command: str, rest: str) -> AnyMove | None:
        """Do what a word means that is no move."""
        if command == "quit":
            raise Left
        if command == "table":
            self._show(whole=True)
        else:
            self.information.tell(command, rest)
        return None

    def _legal(self, move: AnyMove) -> AnyMove | None:
        """The move if it is allowed; otherwise the reason is told and nothing is lost."""
        refusal = self.view.refusal(move)
        if refusal is None:
            return move
        self.console.say(self._voice.refusal(refusal))
        return None

    def _say(self, message: str, **arguments: int | str) -> None:
        self.console.say(self._voice.text(message, **arguments))
