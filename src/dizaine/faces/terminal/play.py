"""Games at this keyboard: a new one, one that goes on, one that is shown again. Cards and dice alike."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TextIO

from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.replay import ReplayShow
from dizaine.faces.terminal.cards.session import Session
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import Vocabulary
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.dice.faces import DiceFaces
from dizaine.faces.terminal.dice.replay import DiceReplayShow
from dizaine.faces.terminal.dice.session import DiceSession
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DiceVocabulary
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.sitting import Sitting
from dizaine.game import Game
from dizaine.keeping.save_file import Facts, SaveFile, now
from dizaine.keeping.saves import SavedGames
from dizaine.rulebooks import Rulebook
from dizaine.rulebooks.dice import DiceBook
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
    console, catalogue = terminal.console(), terminal.catalogue(text.facts)
    if game.rulebook.kind == "dice":
        speaker = _dice_speaker(console, catalogue, game.rulebook, text.facts)
        DiceReplayShow(console, speaker, DiceVocabulary(catalogue), record).run()
    else:
        voice = _card_speaker(console, catalogue, game.rulebook, text.facts)
        ReplayShow(console, voice, Vocabulary(catalogue), record, open_hands=game.is_over).run()


def _card_speaker(console: Console, catalogue: Catalogue, book: Rulebook, facts: Facts) -> Speaker:
    return Speaker(catalogue, book, facts.seats, CardFaces(catalogue, book, console.look, facts.deck))


def _dice_speaker(console: Console, catalogue: Catalogue, book: DiceBook, facts: Facts) -> DiceSpeaker:
    return DiceSpeaker(catalogue, book, facts.seats, DiceFaces(catalogue, book, console.look))


@dataclass(frozen=True, slots=True)
class _Opening:
    """A game that is about to be played, with what is said of it first."""

    sitting: Sitting
    words: list[str]
    title: str
    legend: str


def _cards(console: Console, catalogue: Catalogue, game: Game, save: SaveFile) -> _Opening:
    speaker = _card_speaker(console, catalogue, game.rulebook, save.facts)
    vocabulary = Vocabulary(catalogue)
    return _Opening(
        Session(console, speaker, vocabulary, game, save),
        vocabulary.words(),
        book_title(catalogue, game.rulebook),
        catalogue.text("terminal-help-cards", legend=speaker.faces.legend()),
    )


def _dice(console: Console, catalogue: Catalogue, game: Game, save: SaveFile) -> _Opening:
    speaker = _dice_speaker(console, catalogue, game.rulebook, save.facts)
    vocabulary = DiceVocabulary(catalogue)
    return _Opening(
        DiceSession(console, speaker, vocabulary, game, save),
        vocabulary.words(),
        book_title(catalogue, game.rulebook),
        catalogue.text("terminal_dice-legend", legend=speaker.faces.legend()),
    )


def _run(terminal: Terminal, game: Game, save: SaveFile, *, past: bool) -> None:
    try:
        console, catalogue = terminal.console(), terminal.catalogue(save.facts)
        if game.rulebook.kind == "dice":
            opening = _dice(console, catalogue, game, save)
        else:
            opening = _cards(console, catalogue, game, save)
        if sys.stdin.isatty() and not terminal.plain:
            prepare_editing(opening.words)
        names = ", ".join(seat.name or catalogue.text("terminal-you") for seat in save.facts.seats)
        console.say(catalogue.text("terminal-welcome", title=opening.title, edition=game.rulebook.id, names=names))
        console.say(catalogue.text("terminal-welcome-saved", id=save.path.stem))
        console.say(opening.legend)
        if not past:
            opening.sitting.skip_the_past()
        opening.sitting.run()
    finally:
        save.close()
