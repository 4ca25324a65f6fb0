"""The command `dizaine score`: a new sheet, or one that is continued."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TextIO

from dizaine.engine.limits import PLAYERS
from dizaine.faces.complaints import Complaint
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.editing import prepare_editing
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.score.interview import ONLY_LEAVING, Interview
from dizaine.faces.terminal.score.session import ScoreSession
from dizaine.faces.terminal.score.setup import Wishes, ask_setup, read_names
from dizaine.faces.terminal.score.sheet_files import Habits, SheetFile, SheetFiles, read_sheet
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue
from dizaine.words.rules import book_title


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command."""

    edition: str | None
    players: str | None
    names: str | None
    dealer: str | None
    begun: bool
    go_on: bool
    file: str | None
    plain: bool


def run(catalogue: Catalogue, options: Options, out: TextIO | None = None) -> None:
    """Keep the score of a game until the keeper leaves."""
    out = out or sys.stdout
    console = Console(Look.of(out, plain=options.plain), out)
    files = SheetFiles()
    new = [options.edition, options.players, options.names, options.dealer, options.begun or None]
    ways = [options.go_on or None, options.file, next((option for option in new if option is not None), None)]
    if len([way for way in ways if way is not None]) > 1:
        raise Complaint("score-error-continue-alone")
    if options.go_on:
        with files.latest() as file:
            _score(console, catalogue, file.read(), file, options)
        return
    if options.file is not None:
        sheet = read_sheet(options.file)
    else:
        wishes = Wishes(options.edition, _names(catalogue, options), options.dealer, options.begun)
        try:
            sheet = ask_setup(Interview(console, catalogue, ONLY_LEAVING), wishes, files.habits())
        except Left as left:
            console.lines([""] if left.at_prompt else [])
            return
    with files.create() as file:
        files.remember(Habits(_habit(sheet), list(sheet.setup.names)))
        _score(console, catalogue, sheet, file, options)


def _names(catalogue: Catalogue, options: Options) -> list[str] | None:
    """The names of the command line; a number alone makes names of its own."""
    if options.names is not None:
        names = read_names(options.names)
        if names is None or (options.players is not None and _players(options.players) != len(names)):
            raise Complaint("score-error-names", text=options.names)
        return names
    if options.players is None:
        return None
    return [catalogue.text("terminal-person", number=number) for number in range(1, _players(options.players) + 1)]


def _players(text: str) -> int:
    number = as_number(text)
    if number is None:
        raise Complaint("cli-error-number", option="--players", text=text)
    return min(number, PLAYERS + 1)  # more than that no book allows, and it says so


def _habit(sheet: Sheet) -> str:
    """The edition to offer the next time; a book of its own has no name to type."""
    rulebook = sheet.setup.rulebook
    return "" if rulebook.startswith("{") or "\n" in rulebook else rulebook


def _score(console: Console, catalogue: Catalogue, sheet: Sheet, file: SheetFile, options: Options) -> None:
    session = ScoreSession(console, catalogue, sheet, file)
    if sys.stdin.isatty() and not options.plain:
        words = session.interview.commands.own_words()
        prepare_editing(lambda: words)
    title, names = book_title(catalogue, sheet.book), ", ".join(sheet.setup.names)
    console.say(catalogue.text("score-welcome", title=title, names=names))
    session.run()
