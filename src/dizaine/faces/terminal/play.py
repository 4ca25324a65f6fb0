"""Start, continue, join or replay a game at this keyboard, for all kinds of games."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TextIO

from dizaine.client.errors import ClientError, Refused
from dizaine.engine.kinds import kind_of, kind_of_record
from dizaine.faces.complaints import Complaint
from dizaine.faces.lines import isolated, tie
from dizaine.faces.terminal.console import Console
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.entrance import Entrance, TableLink
from dizaine.faces.terminal.kinds import Display
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.played import Played
from dizaine.keeping.kept_games import KeptGames
from dizaine.keeping.save_file import Facts
from dizaine.rulebooks.library import Book
from dizaine.table.seats import PERSON, Seat, seats_for
from dizaine.words.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue
from dizaine.words.rules import book_title

if TYPE_CHECKING:
    from dizaine.client import RemoteGame

logging.getLogger("dizaine").addHandler(logging.NullHandler())  # players should not see log messages


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where and how to show a game; without a language, a saved game keeps the one that it was started in."""

    language: str | None
    plain: bool = False
    out: TextIO = field(default_factory=lambda: sys.stdout)

    def console(self) -> Console:
        look = Look.of(self.out, plain=self.plain)
        return Console(look, self.out, waits=self.waits)

    @property
    def waits(self) -> bool:
        """Whether a person reads and types here, and no program."""
        return sys.stdin.isatty() and self.out.isatty()

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
    """Start a new game and play it; a kind without that deck uses its own."""
    decks = kind_of(book).decks
    language = terminal.language or DEFAULT_LANGUAGE
    facts = Facts(seats_for(people, players, bots), language, deck if deck in decks else decks[0])
    with KeptGames() as games:
        _play_kept(terminal, games, games.create(book, facts, seed=seed), past=True)


def play_on(terminal: Terminal, number: int) -> None:
    """Continue a saved game; raises `SaveError`."""
    with KeptGames() as games:
        _play_kept(terminal, games, number, past=False)


def play_latest(terminal: Terminal, catalogue: Catalogue) -> None:
    """Continue the unfinished game that was played last and is not open in another window; raises `SaveError`."""
    with KeptGames() as games:
        unfinished = games.unfinished()
        if not unfinished:
            raise Complaint("cli-error-nothing-to-continue")
        number = next((number for number in unfinished if not games.is_busy(number)), unfinished[0])
        busy = unfinished[: unfinished.index(number)]
        if busy:
            numbers = catalogue.listing(map(str, busy))
            text = catalogue.text("cli-continue-other", count=len(busy), busy=numbers, id=str(number))
            terminal.console().say(text)
        _play_kept(terminal, games, number, past=False)


def join_table(terminal: Terminal, link: str, names: Sequence[str]) -> None:
    """Play at a table on a server: in the seat of the link, or with these names in open seats."""
    place = TableLink.read(link)
    if bool(place.token) == bool(names):
        raise Complaint("cli-error-join-names" if names else "cli-error-join-name")
    from dizaine.client import RemoteGame, sit_down  # takes its time, and most games need no server

    try:
        tokens = [place.token] if place.token else sit_down(place.server, place.code, names)
        entrance = Entrance(link=str(replace(place, token=tokens[0])))
        with closing(RemoteGame(place.server, place.code, tokens, summaries=terminal.waits)) as game:
            _play_remote(terminal, game, Facts((), terminal.language or DEFAULT_LANGUAGE), entrance)
    except Refused as error:
        raise Complaint(f"page-problem-{error.reason}", detail=error.detail) from None
    except ClientError as error:
        raise _lost(error, place.server) from None


def _play_kept(terminal: Terminal, games: KeptGames, number: int, *, past: bool) -> None:
    """Play a game saved on this computer: here, or through the server that has it open."""
    served = games.served(number)
    if served is None:
        with closing(games.open(number)) as kept:
            _run_session(terminal, kept, kept.facts, Entrance(number), past=past)
        return
    server = served.links[0].rstrip("/")
    people = [token for token, seat in zip(served.tokens, served.facts.seats, strict=True) if seat.is_person]
    outside = TableLink(served.links[-1].rstrip("/"), served.code, people[0])
    from dizaine.client import RemoteGame

    try:
        with closing(RemoteGame(server, served.code, people, summaries=terminal.waits)) as game:
            _play_remote(terminal, game, served.facts, Entrance(number, str(outside)))
    except ClientError as error:
        raise _lost(error, server) from None


def _play_remote(terminal: Terminal, game: RemoteGame, facts: Facts, entrance: Entrance) -> None:
    """Play a game on a server; only people at this keyboard count as persons here."""
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
    _run_session(terminal, game, Facts(seats, facts.language, facts.deck), entrance, past=False)


def show_again(terminal: Terminal, number: int) -> None:
    """Replay a saved game move by move; raises `SaveError`."""
    with KeptGames() as games:
        record, facts, over = games.read(number)
    book = kind_of_record(record).record.from_text(record).rulebook
    display = Display(terminal.console(), terminal.catalogue(facts), book, facts.seats, facts.deck)
    display.show(record, open_hands=over).run()


def _run_session(terminal: Terminal, game: Played, facts: Facts, entrance: Entrance, *, past: bool) -> None:
    """Greet the people and play; `past` also tells what happened before."""
    console, catalogue, book = terminal.console(), terminal.catalogue(facts), game.rulebook
    display = Display(console, catalogue, book, facts.seats, facts.deck)
    session = display.session(game, entrance)
    if sys.stdin.isatty() and not terminal.plain:
        prepare_editing(lambda: console.offered)
    title = book_title(catalogue, book)
    names = ", ".join(isolated(seat.name) or catalogue.text("terminal-you") for seat in facts.seats)
    console.say(catalogue.text("terminal-welcome", title=title, edition=book.id, names=names))
    if entrance.number:
        console.say(catalogue.text("terminal-welcome-saved", id=str(entrance.number)))
    if entrance.link:
        console.say(catalogue.text("terminal-welcome-link", link=tie(entrance.link)))
    console.say(display.legend())
    if not past:
        session.skip_the_past()
    session.run()


def _lost(error: ClientError, server: str) -> Complaint:
    """The complaint about an error of the connection to a server."""
    if error.reason in ("no-such-table", "seat-lost", "denied", "waiting", "open-elsewhere"):
        return Complaint(f"page-problem-{error.reason}")
    return Complaint("cli-error-server", server=server)
