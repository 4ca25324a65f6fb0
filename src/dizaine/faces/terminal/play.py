"""Games at this keyboard: a new one, one that goes on, one that is shown again. Cards and dice alike."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TextIO

from dizaine.engine.kinds import kind_of, kind_of_record
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.kinds import Stage
from dizaine.faces.terminal.look import Look
from dizaine.keeping.kept_game import KeptGame
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.library import Book
from dizaine.table.seats import seats_for
from dizaine.words.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue
from dizaine.words.rules import book_title

logging.getLogger("dizaine").addHandler(logging.NullHandler())  # people here read what is told, not what is logged


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where and how to show it; without a language it is the one that a saved game was begun in."""

    language: str | None
    plain: bool = False
    out: TextIO = field(default_factory=lambda: sys.stdout)

    def console(self) -> Console:
        look = Look.of(self.out, plain=self.plain)
        return Console(look, self.out)

    def catalogue(self, facts: Facts) -> Catalogue:
        saved = facts.language if facts.language in LANGUAGES else DEFAULT_LANGUAGE
        return Catalogue(self.language or saved)


def play_new(
    terminal: Terminal,
    book: Book,
    *,
    people: list[str],
    players: int,
    bots: Sequence[str],
    seed: int | None,
    deck: str,
) -> None:
    """Begin a new game and play it; dice have no deck."""
    decks = kind_of(book).decks
    language = terminal.language or DEFAULT_LANGUAGE
    facts = Facts(seats_for(people, players, bots), language, deck if deck in decks else decks[0])
    with KeptGames() as games:
        _run(terminal, games.create(book, facts, seed=seed), past=True)


def play_on(terminal: Terminal, number: int) -> None:
    """Go on with a game; raises `SaveError`."""
    with KeptGames() as games:
        _run(terminal, games.open(number), past=False)


def show_again(terminal: Terminal, number: int) -> None:
    """Show a game move by move; raises `SaveError`."""
    with KeptGames() as games:
        record, facts, over = games.read(number)
    book = kind_of_record(record).record.from_text(record).rulebook
    stage = Stage(terminal.console(), terminal.catalogue(facts), book, facts.seats, facts.deck)
    stage.show(record, open_hands=over).run()


def _run(terminal: Terminal, kept: KeptGame, *, past: bool) -> None:
    try:
        console, catalogue, book, facts = (
            terminal.console(),
            terminal.catalogue(kept.facts),
            kept.game.rulebook,
            kept.facts,
        )
        stage = Stage(console, catalogue, book, facts.seats, facts.deck)
        sitting = stage.sitting(kept)
        if sys.stdin.isatty() and not terminal.plain:
            prepare_editing(sitting.vocabulary.words())
        title = book_title(catalogue, book)
        names = ", ".join(seat.name or catalogue.text("terminal-you") for seat in facts.seats)
        console.say(catalogue.text("terminal-welcome", title=title, edition=book.id, names=names))
        console.say(catalogue.text("terminal-welcome-saved", id=str(kept.number)))
        console.say(stage.legend())
        if not past:
            sitting.skip_the_past()
        sitting.run()
    finally:
        kept.close()
