"""Games at this keyboard: a new one, one that goes on, one that is shown again. Cards and dice alike."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TextIO

from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.kinds import Stage
from dizaine.faces.terminal.look import Look
from dizaine.game import Game
from dizaine.keeping.save_file import Facts, SaveFile, now
from dizaine.keeping.saves import SavedGames
from dizaine.rulebooks.library import Book
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
    language = terminal.language or DEFAULT_LANGUAGE
    game = Game.new(book, players=players, seed=seed)
    played_with = deck if deck in game.kind.decks else game.kind.decks[0]
    facts = Facts(seats_for(people, players, bots), language, played_with, now())
    _run(terminal, game, SavedGames().create(game, facts), past=True)


def play_on(terminal: Terminal, number: int) -> None:
    """Go on with a saved game; raises `SaveError`."""
    save, game = SavedGames().open(number)
    _run(terminal, game, save, past=False)


def show_again(terminal: Terminal, number: int) -> None:
    """Show a saved game move by move; raises `SaveError`."""
    text = SavedGames().read(number)
    game, count = text.game()
    record = "\n".join(text.lines[:count])
    stage = Stage(terminal.console(), terminal.catalogue(text.facts), game.rulebook, text.facts.seats, text.facts.deck)
    stage.show(record, open_hands=game.is_over).run()


def _run(terminal: Terminal, game: Game, save: SaveFile, *, past: bool) -> None:
    try:
        console, catalogue = terminal.console(), terminal.catalogue(save.facts)
        stage = Stage(console, catalogue, game.rulebook, save.facts.seats, save.facts.deck)
        sitting = stage.sitting(game, save)
        if sys.stdin.isatty() and not terminal.plain:
            prepare_editing(sitting.vocabulary.words())
        names = ", ".join(seat.name or catalogue.text("terminal-you") for seat in save.facts.seats)
        console.say(
            catalogue.text(
                "terminal-welcome", title=book_title(catalogue, game.rulebook), edition=game.rulebook.id, names=names
            )
        )
        console.say(catalogue.text("terminal-welcome-saved", id=save.path.stem))
        console.say(stage.legend())
        if not past:
            sitting.skip_the_past()
        sitting.run()
    finally:
        save.close()
