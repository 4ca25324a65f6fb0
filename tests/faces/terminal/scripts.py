"""A console for tests: it reads lines from a list and collects its output as text."""

import io
from collections.abc import Iterable

from dizaine import Game, Move, Rulebook
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.turn import CardTurn
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.session import Session
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.keeping.kept_game import KeptGame
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue

NARROW = Look(columns=60)
SEATS = (Seat(""), Seat("Bram", "steady"), Seat("Clara", "steady"), Seat("Dora", "steady"))


def kept(session: Session) -> KeptGame:
    """The game of a session that plays here."""
    assert isinstance(session.game, KeptGame)
    return session.game


class Script:
    """A person who types given lines; then the input ends."""

    def __init__(self, *lines: str, look: Look = NARROW) -> None:
        self.lines = list(lines)
        self.out = io.StringIO()
        self.console = Console(look, self.out, self._read)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def flowing(self) -> str:
        """The output without line breaks."""
        return " ".join(self.text.split())

    def _read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        self.out.write(f"{prompt}{self.lines[0]}\n")
        return self.lines.pop(0)


def speaker_for(
    book: Rulebook, language: str = "en", *, look: Look = NARROW, deck: str = "phase", seats: Iterable[Seat] = SEATS
) -> Speaker:
    catalogue = Catalogue(language)
    return Speaker(catalogue, book, tuple(seats), CardFaces(catalogue, book, look, deck))


def turn(
    game: Game, *lines: str, seat: int = 0, language: str = "en", deck: str = "phase", look: Look = NARROW
) -> tuple[Move, str]:
    """Ask a person for a move; returns the move, and the output without line breaks."""
    script = Script(*lines, look=look)
    speaker = speaker_for(game.rulebook, language, look=look, deck=deck)
    asked = CardTurn(script.console, speaker, Vocabulary(speaker.catalogue), game.card_view(seat))
    move = asked.ask(complete=False)
    assert script.lines == [], "the move came before all lines were read"
    assert not isinstance(move, TakeBack)
    assert game.refusal(move) is None
    return move, script.flowing
