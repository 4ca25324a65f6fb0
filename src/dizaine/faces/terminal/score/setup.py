"""The setup of a sheet by questions: the game, the names, who deals, and where a game begun on paper stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from dizaine.faces.complaints import Complaint
from dizaine.faces.terminal.score.interview import Cancelled, Interview
from dizaine.faces.terminal.score.kinds import score_face
from dizaine.faces.terminal.score.sheet_files import Habits
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import Book, all_editions, load_any
from dizaine.scorekeeper.forms import Setup, Start, Status
from dizaine.scorekeeper.refusals import EntryRefused, error_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.table.names import clean_name, name_key
from dizaine.table.refused import CommandRefused
from dizaine.words.problems import problem_lines

USUAL: Final = "classic"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line says; nothing is asked that is said there."""

    edition: str | None = None
    names: list[str] | None = None
    dealer: str | None = None
    begun: bool = False


def ask_setup(interview: Interview, wishes: Wishes, habits: Habits) -> Sheet:
    """A new sheet. Raises `Left` for a person who goes away, and `Complaint` or `RulebookError` for bad wishes."""
    while True:
        try:
            return _Setup(interview, wishes, habits).ask()
        except Cancelled:
            interview.say("score-begin-again")


def read_names(text: str) -> list[str] | None:
    """Names with commas between them, as people can read them and tell them apart; None if they cannot."""
    try:
        names = [clean_name(name) for name in text.split(",")]
    except CommandRefused:
        return None
    return names if len({name_key(name) for name in names}) == len(names) else None


class _Setup:
    """The questions for one sheet."""

    def __init__(self, interview: Interview, wishes: Wishes, habits: Habits) -> None:
        self.interview = interview
        self.wishes = wishes
        self.habits = habits

    def ask(self) -> Sheet:
        """Ask for everything that the command line does not say."""
        name, book = self._game()
        face = score_face(book.kind)
        setup = Setup(rulebook=_portable(name, book), names=self._names(book, face.names))
        status = Sheet(setup).status(self.interview.catalogue)
        if status.dealer is not None or self.wishes.begun:
            setup = msgspec.structs.replace(setup, dealer=self._first(status, face.first))
        while self.wishes.begun:
            try:
                return Sheet(self._begun(setup, status))
            except EntryRefused as error:
                self.interview.console.say(error_words(self.interview.catalogue, error))
        return Sheet(setup)

    def _game(self) -> tuple[str, Book]:
        if self.wishes.edition is not None:
            return self.wishes.edition, load_any(self.wishes.edition)
        usual = self.habits.rulebook or USUAL
        while True:
            editions = ", ".join(all_editions)
            name = self.interview.ask("score-ask-game", editions=editions, usual=usual) or usual
            try:
                return name, load_any(name)
            except RulebookError as error:
                self._problems(error)

    def _names(self, book: Book, question: str) -> list[str]:
        if self.wishes.names is not None:
            book.check_players(len(self.wishes.names))
            return self.wishes.names
        usual = self.habits.names
        while True:
            self.interview.say(question)
            if usual:
                answer = self.interview.ask("score-ask-names-usual", names=", ".join(usual))
            else:
                answer = self.interview.console.ask()
            names = read_names(answer) if answer else usual
            if not names:
                self.interview.say("score-refusal-name-unreadable" if answer else "score-refusal-names-empty")
                continue
            try:
                book.check_players(len(names))
            except RulebookError as error:
                self._problems(error)
            else:
                return names

    def _first(self, status: Status, question: str) -> int:
        """Who deals first; with dice, whose turn is next."""
        players = status.players
        if self.wishes.dealer is not None:
            found = self.interview.find(players, self.wishes.dealer)
            if found is None:
                raise Complaint("score-error-dealer", text=self.wishes.dealer)
            return found.seat
        while True:
            answer = self.interview.ask(question, status_names(status), name=players[0].name)
            found = self.interview.find(players, answer) if answer else players[0]
            if found is not None:
                return found.seat
            self.interview.say("score-who", text=answer)

    def _begun(self, setup: Setup, status: Status) -> Setup:
        """Where everybody stands in a game that was begun on paper."""
        played = self.interview.number("score-ask-begun-rounds") if status.one_round_per_phase else 0
        standing = [self._standing(status, name) for name in setup.names]
        return msgspec.structs.replace(setup, standing=standing, played=played)

    def _standing(self, status: Status, name: str) -> Start:
        numbers = [phase.number for phase in status.phases]
        place = failures = 0
        if status.free_order or status.one_round_per_phase:
            done = self.interview.numbers("score-ask-begun-done", name=name)
        else:
            current = self._current(status, numbers, name)
            done = numbers[: numbers.index(current)] if current else numbers
        if status.places and done == numbers:
            place = self.interview.number("score-ask-begun-place", name=name)
        points = 0 if status.places or (status.kind == "dice" and not done) else self._points(name)
        if len(status.players) == 1:
            failures = self.interview.number("score-ask-begun-failures", name=name)
        return Start(done=done, points=points, place=place, failures=failures)

    def _current(self, status: Status, numbers: list[int], name: str) -> int:
        """The phase that a player is on; 0 for all done, in a game for places."""
        question = "score-ask-begun-phase-places" if status.places else "score-ask-begun-phase"
        while True:
            number = self.interview.number(question, name=name)
            if number in numbers or (status.places and number == 0):
                return number
            self.interview.say("score-refusal-no-such-phase", phase=number)

    def _points(self, name: str) -> int:
        return self.interview.number("score-ask-begun-points", name=name)

    def _problems(self, error: RulebookError) -> None:
        for line in problem_lines(self.interview.catalogue, error):
            self.interview.console.say(line)


def status_names(status: Status) -> list[str]:
    """The names of all players."""
    return [player.name for player in status.players]


def _portable(name: str, book: Book) -> str:
    """The rulebook for a sheet that must not depend on a file of this computer."""
    return book.to_json() if ".toml" in name.casefold() else book.id
