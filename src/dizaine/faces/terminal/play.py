"""Games at this keyboard: a new one, one that goes on, one that is shown again. Cards and dice alike."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import TextIO

from dizaine.client import ClientError, Refused, RemoteGame, sit_down
from dizaine.engine.kinds import kind_of, kind_of_record
from dizaine.faces.complaints import Complaint
from dizaine.faces.lines import tie
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.entrance import Entrance, TableLink
from dizaine.faces.terminal.kinds import Stage
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.played import Played
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.library import Book
from dizaine.table.seats import PERSON, Seat, seats_for
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
        _play_kept(terminal, games, games.create(book, facts, seed=seed), past=True)


def play_on(terminal: Terminal, number: int) -> None:
    """Go on with a game; raises `SaveError`."""
    with KeptGames() as games:
        _play_kept(terminal, games, number, past=False)


def join_table(terminal: Terminal, link: str, names: Sequence[str]) -> None:
    """Play at a table on some server: on the seat that the link opens, or with these names on open ones."""
    place = TableLink.read(link)
    if bool(place.token) == bool(names):
        raise Complaint("cli-error-join-names" if names else "cli-error-join-name")
    try:
        tokens = [place.token] if place.token else sit_down(place.server, place.code, names)
        entrance = Entrance(link=str(replace(place, token=tokens[0])))
        with closing(RemoteGame(place.server, place.code, tokens)) as game:
            _play_there(terminal, game, Facts((), terminal.language or DEFAULT_LANGUAGE), entrance)
    except Refused as error:
        raise Complaint(f"page-problem-{error.reason}", detail=error.detail) from None
    except ClientError as error:
        raise _lost(error, place.server) from None


def _play_kept(terminal: Terminal, games: KeptGames, number: int, *, past: bool) -> None:
    """A game of this computer: here, or at the server that has the tables."""
    served = games.served(number)
    if served is None:
        with closing(games.open(number)) as kept:
            _sit(terminal, kept, kept.facts, Entrance(number), past=past)
        return
    server = served.links[0].rstrip("/")
    people = [token for token, seat in zip(served.tokens, served.facts.seats, strict=True) if seat.is_person]
    outside = TableLink(served.links[-1].rstrip("/"), served.code, people[0])
    try:
        with closing(RemoteGame(server, served.code, people)) as game:
            _play_there(terminal, game, served.facts, Entrance(number, str(outside)))
    except ClientError as error:
        raise _lost(error, server) from None


def _play_there(terminal: Terminal, game: RemoteGame, facts: Facts, entrance: Entrance) -> None:
    """A game on a server; people who sit elsewhere are no people of this keyboard."""
    catalogue = terminal.catalogue(facts)
    if not game.has_begun:
        terminal.console().say(catalogue.text("terminal-waiting"))
        try:
            while not game.has_begun:
                game.go_on(0)
        except KeyboardInterrupt:
            return
    seats = tuple(
        Seat(info.name, PERSON if seat in game.seats else info.bot or "elsewhere")
        for seat, info in enumerate(game.info.seats)
    )
    _sit(terminal, game, Facts(seats, facts.language, facts.deck), entrance, past=False)


def show_again(terminal: Terminal, number: int) -> None:
    """Show a game move by move; raises `SaveError`."""
    with KeptGames() as games:
        record, facts, over = games.read(number)
    book = kind_of_record(record).record.from_text(record).rulebook
    stage = Stage(terminal.console(), terminal.catalogue(facts), book, facts.seats, facts.deck)
    stage.show(record, open_hands=over).run()


def _sit(terminal: Terminal, game: Played, facts: Facts, entrance: Entrance, *, past: bool) -> None:
    console, catalogue, book = terminal.console(), terminal.catalogue(facts), game.rulebook
    stage = Stage(console, catalogue, book, facts.seats, facts.deck)
    sitting = stage.sitting(game, entrance)
    if sys.stdin.isatty() and not terminal.plain:
        prepare_editing(sitting.vocabulary.words())
    title = book_title(catalogue, book)
    names = ", ".join(seat.name or catalogue.text("terminal-you") for seat in facts.seats)
    console.say(catalogue.text("terminal-welcome", title=title, edition=book.id, names=names))
    if entrance.number:
        console.say(catalogue.text("terminal-welcome-saved", id=str(entrance.number)))
    if entrance.link:
        console.say(catalogue.text("terminal-welcome-link", link=tie(entrance.link)))
    console.say(stage.legend())
    if not past:
        sitting.skip_the_past()
    sitting.run()


def _lost(error: ClientError, server: str) -> Complaint:
    """What a person should know about a server that does not answer as it should."""
    if error.reason in ("no-such-table", "seat-lost", "open-elsewhere"):
        return Complaint(f"page-problem-{error.reason}")
    return Complaint("cli-error-server", server=server)
