"""What happens in a game, told in sentences: for programs that print games for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dizaine.engine.events import Event
from dizaine.faces.lines import TIE
from dizaine.faces.terminal.kinds import speaker_of
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.news import tell
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue


class Narrator:
    """Tells events in one of the languages `en`, `fr`, `nl` and `de`, with names for the seats.

    >>> from dizaine import Game, Narrator
    >>> game = Game.new("classic", players=2, seed=7)
    >>> narrator = Narrator(game.rulebook, ["Ann", "Bob"])
    >>> narrator.tell(game.apply("take"))
    ['Ann takes o5.']
    >>> Narrator(game.rulebook, ["Ann", "Bob"], "fr").tell(game.view(1).history[-1:])
    ['Ann prend o5.']
    """

    def __init__(self, rulebook: Book, names: Sequence[str], language: str = "en") -> None:
        seats = tuple(Seat(name) for name in names)
        self._speaker = speaker_of(Catalogue(language), rulebook, seats, Look(columns=100))

    def tell(self, events: Iterable[Event], viewer: int | None = None) -> list[str]:
        """Events in sentences, one for all that a player did in a row, so a whole turn is best told at once.

        The viewer is addressed as "you". Nothing is hidden here: pass on what that seat saw, `view(seat).history`.
        Groups on the table go by letters, in the order in which they were laid.
        """
        return [line.strip().replace(TIE, " ") for line in tell(self._speaker, events, viewer)]
