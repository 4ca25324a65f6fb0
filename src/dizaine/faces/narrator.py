"""Events of a game as sentences, for programs that print games for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dizaine.engine.events import Event
from dizaine.engine.kinds import Piece
from dizaine.faces.lines import TIE
from dizaine.faces.terminal.kinds import speaker_of
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.news import tell
from dizaine.rulebooks.library import Book
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue


class Narrator:
    """Tells events in one of the languages `en`, `fr`, `nl` and `de`, with names for the seats.

    Cards and dice are named in words; with `notation=True` they are short, as moves write them. Give a name for each
    player.

    >>> from dizaine import Game, Narrator
    >>> game = Game.new("classic", players=2, seed=7)
    >>> events = game.apply("take")
    >>> Narrator(game.rulebook, ["Ann", "Bob"]).tell(events)
    ['Ann takes orange 5.']
    >>> Narrator(game.rulebook, ["Ann", "Bob"], notation=True).tell(events)
    ['Ann takes o5.']
    >>> [Narrator(game.rulebook, ["Ann", "Bob"], language).tell(events)[0] for language in ("nl", "de")]
    ['Ann neemt de oranje 5.', 'Ann nimmt die offene Karte (orange 5).']
    """

    def __init__(self, rulebook: Book, names: Sequence[str], language: str = "en", *, notation: bool = False) -> None:
        seats = tuple(Seat(name) for name in names)
        self._speaker = speaker_of(Catalogue(language), rulebook, seats, Look(words=not notation, columns=100))

    def name(self, piece: Piece) -> str:
        """A card or the face of a die, in words or in notation.

        >>> from dizaine import Card, Narrator, load
        >>> [Narrator(load("classic"), (), language).name(Card.from_text("g7")) for language in ("en", "fr")]
        ['green 7', '7 vert']
        """
        return str(self._speaker.faces.show(piece)).replace(TIE, " ")

    def tell(self, events: Iterable[Event], viewer: int | None = None) -> list[str]:
        """One sentence for all that a player did in a row, so it is best to pass the events of a complete turn.

        The viewer is addressed as "you". Nothing is hidden here: pass what that seat saw, `view(seat).history`.
        Groups on the table go by letters, in the order in which they were laid. Some events have no sentence, such as
        the beginning of a turn: it shows in the next sentence.
        """
        return [line.strip().replace(TIE, " ") for line in tell(self._speaker, events, viewer)]
