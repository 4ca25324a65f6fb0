"""How each kind of game is shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.replay import CardReplayShow
from dizaine.faces.terminal.cards.review_words import CardReviewWords
from dizaine.faces.terminal.cards.session import CardSession
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.faces import DiceFaces
from dizaine.faces.terminal.dice.replay import DiceReplayShow
from dizaine.faces.terminal.dice.review_words import DiceReviewWords
from dizaine.faces.terminal.dice.session import DiceSession
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.played import Played
from dizaine.faces.terminal.replay import ReplayShow
from dizaine.faces.terminal.review_page import ReviewPage, ReviewWords
from dizaine.faces.terminal.session import Session
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class _Kind:
    """The classes that show one kind of game."""

    faces: Callable[[Catalogue, Any, Look, str], Any]
    """Makes its cards or dice; the last argument is the deck."""
    speaker: Callable[[Catalogue, Any, tuple[Seat, ...], Any], Any]
    vocabulary: Callable[[Catalogue], Commands]
    session: type[Session]
    show: type[ReplayShow]
    legend: str
    """The message that explains letters and signs."""
    review: Callable[[Any, Any], ReviewWords]
    """Puts decisions of a finished game into words."""


_KINDS: Final = {
    "cards": _Kind(CardFaces, Speaker, Vocabulary, CardSession, CardReplayShow, "terminal-help-cards", CardReviewWords),
    "dice": _Kind(
        DiceFaces, DiceSpeaker, DiceVocabulary, DiceSession, DiceReplayShow, "terminal_dice-legend", DiceReviewWords
    ),
}


def speaker_of(catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], look: Look, deck: str = "phase") -> Any:
    """A voice that tells of games by a book."""
    kind = _KINDS[book.kind]
    return kind.speaker(catalogue, book, seats, kind.faces(catalogue, book, look, deck))


class Display:
    """Shows a game in a terminal, as its kind requires."""

    def __init__(self, console: Console, catalogue: Catalogue, book: Book, seats: tuple[Seat, ...], deck: str) -> None:
        self._kind = _KINDS[book.kind]
        self._console = console
        self._speaker = speaker_of(catalogue, book, seats, console.look, deck)
        self._vocabulary = self._kind.vocabulary(catalogue)

    def legend(self) -> str:
        """An explanation of letters and signs."""
        return str(self._speaker.text(self._kind.legend, legend=self._speaker.faces.legend()))

    def session(self, game: Played, entrance: Entrance) -> Session:
        """A session of a game with people at this keyboard."""
        return self._kind.session(self._console, self._speaker, self._vocabulary, game, entrance)

    def show(self, record: str, *, open_hands: bool) -> ReplayShow:
        """A replay of a recorded game."""
        return self._kind.show(self._console, self._speaker, self._vocabulary, record, open_hands=open_hands)

    def review(self) -> ReviewPage:
        """Reviews of a finished game."""
        return ReviewPage(self._console, self._speaker, self._kind.review(self._speaker, self._vocabulary))
