"""Games at this keyboard: a new one, one that goes on, one that is shown again."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TextIO

from dizaine.faces.terminal.card_faces import CardFaces
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.replay import ReplayShow
from dizaine.faces.terminal.session import Session
from dizaine.faces.terminal.speaker import Speaker
from dizaine.faces.terminal.vocabulary import Vocabulary
from dizaine.game import Game
from dizaine.rulebooks import Rulebook
from dizaine.table.save_file import Facts, SaveFile, now
from dizaine.table.saves import SavedGames
from dizaine.table.seats import seats_for
from dizaine.words.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue
from dizaine.words.rules import book_title


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where and how to show it; without a language it is the one that a saved game was begun in."""

    language: str | None
    plain: bool = False
    out: TextIO = field(default_factory=lambda: sys.stdout)

    def console(self) -> Console:
        look = Look.of(self.out, plain=self.plain)
        return Console(look, self.out)


def play_new(
    terminal: Terminal, book: Rulebook, *, people: list[str], players: int, seed: int | None, deck: str
) -> None:
    """Deal a new game and play it."""
    saves = SavedGames()
    facts = Facts(seats_for(people, players), terminal.language or DEFAULT_LANGUAGE, deck, now())
    game = Game.new(book, players=players, seed=seed)
    save = saves.create(game, facts)
    _run(terminal, game, save, past=True)


def play_on(terminal: Terminal, number: int) -> None:
    """Go on with a saved game; raises `SaveError`."""
    save, game = SavedGames().open(number)
    _run(terminal, game, save, past=False)


def show_again(terminal: Terminal, number: int) -> None:
    """Show a saved game move by move; raises `SaveError`."""
    text = SavedGames().read(number)
    game, count = text.game()
    console, speaker = _voices(terminal, game.rulebook, text.facts)
    vocabulary = Vocabulary(speaker.catalogue)
    ReplayShow(console, speaker, vocabulary, "\n".join(text.lines[:count]), open_hands=game.is_over).run()


def _voices(terminal: Terminal, book: Rulebook, facts: Facts) -> tuple[Console, Speaker]:
    console = terminal.console()
    saved = facts.language if facts.language in LANGUAGES else DEFAULT_LANGUAGE
    catalogue = Catalogue(terminal.language or saved)
    return console, Speaker(catalogue, book, facts.seats, CardFaces(catalogue, book, console.look, facts.deck))


def _run(terminal: Terminal, game: Game, save: SaveFile, *, past: bool) -> None:
    console, speaker = _voices(terminal, game.rulebook, save.facts)
    vocabulary = Vocabulary(speaker.catalogue)
    if sys.stdin.isatty() and not terminal.plain:
        prepare_editing(vocabulary.words())
    try:
        title = book_title(speaker.catalogue, game.rulebook)
        opponents = ", ".join(seat.name or speaker.text("terminal-you") for seat in save.facts.seats)
        console.say(speaker.text("terminal-welcome", title=title, edition=game.rulebook.id, names=opponents))
        console.say(speaker.text("terminal-welcome-saved", id=save.path.stem))
        console.say(speaker.text("terminal-help-cards", legend=speaker.faces.legend()))
        session = Session(console, speaker, vocabulary, game, save)
        if not past:
            session.skip_the_past()
        session.run()
    finally:
        save.close()
