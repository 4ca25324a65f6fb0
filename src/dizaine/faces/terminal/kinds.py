"""The kinds of games in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dizaine.engine.kind import Kind
from dizaine.faces.terminal.cards.analysis_page import AnalysisPage
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.replay import CardReplayShow
from dizaine.faces.terminal.cards.session import CardSession
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.faces import DiceFaces
from dizaine.faces.terminal.dice.replay import DiceReplayShow
from dizaine.faces.terminal.dice.session import DiceSession
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.played import Played
from dizaine.faces.terminal.replay import ReplayShow
from dizaine.faces.terminal.sitting import Sitting
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class _Kind:
    """What it takes to show a kind of game."""

    faces: Callable[[Catalogue, Any, Look, str], Any]
    """Its cards or dice; the last argument is the deck."""
    speaker: Callable[[Catalogue, Any, tuple[Seat, ...], Any], Any]
    vocabulary: Callable[[Catalogue], Commands]
    session: type[Sitting]
    show: type[ReplayShow]
    legend: str
    """The message that tells what letters and signs mean."""
    analysis: type[AnalysisPage] | None = None
    """What tells how a game was played; None if nobody can judge that."""


_KINDS: Final = {
    "cards": _Kind(CardFaces, Speaker, Vocabulary, CardSession, CardReplayShow, "terminal-help-cards", AnalysisPage),
    "dice": _Kind(DiceFaces, DiceSpeaker, DiceVocabulary, DiceSession, DiceReplayShow, "terminal_dice-legend"),
}


def analysis_page(kind: Kind) -> type[AnalysisPage] | None:
    """What tells how a game of a kind was played."""
    return _KINDS[kind.name].analysis


def speaker_of(catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], look: Look, deck: str = "phase") -> Any:
    """A voice that tells of games by a book."""
    kind = _KINDS[book.kind]
    return kind.speaker(catalogue, book, seats, kind.faces(catalogue, book, look, deck))


class Stage:
    """Where a game is shown, in the way of its kind."""

    def __init__(self, console: Console, catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], deck: str) -> None:
        self._kind = _KINDS[book.kind]
        self._console = console
        self._speaker = speaker_of(catalogue, book, seats, console.look, deck)
        self._vocabulary = self._kind.vocabulary(catalogue)

    def legend(self) -> str:
        """What letters and signs mean."""
        return str(self._speaker.text(self._kind.legend, legend=self._speaker.faces.legend()))

    def sitting(self, game: Played, entrance: Entrance) -> Sitting:
        """A game that is played by people here."""
        return self._kind.session(self._console, self._speaker, self._vocabulary, game, entrance)

    def show(self, record: str, *, open_hands: bool) -> ReplayShow:
        """A game that is shown again."""
        return self._kind.show(self._console, self._speaker, self._vocabulary, record, open_hands=open_hands)
