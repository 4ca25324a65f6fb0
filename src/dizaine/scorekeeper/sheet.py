"""The score sheet of a real game: a setup and the entries of the keeper. Everything else is the engine's work.

A sheet never changes. Entering, correcting and undoing give a new one, and the old one is still there if the new one
cannot be saved. After a correction all later entries are counted again. From the first that no longer fits they are set
aside: they stay on the sheet, and count again as soon as they fit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from dizaine.engine.kinds import kind_of
from dizaine.rulebooks import RulebookError
from dizaine.rulebooks.library import Book
from dizaine.scorekeeper.books import sheet_book
from dizaine.scorekeeper.forms import Change, Entry, Refused, Saved, Setup, Status
from dizaine.scorekeeper.kind import belongs
from dizaine.scorekeeper.kinds import score_kind_of
from dizaine.scorekeeper.limits import LONGEST_NAME, MOST_CHANGES, MOST_ENTRIES
from dizaine.scorekeeper.refusals import EntryRefused, book_refusal, refusal, setup_refusal
from dizaine.scorekeeper.status import status_of
from dizaine.words.catalogue import Catalogue


class Sheet:
    """A sheet after some changes.

    >>> from dizaine.scorekeeper.forms import CardRound, Hand, Setup
    >>> sheet = Sheet(Setup(rulebook="classic", names=["Ann", "Bob"]))
    >>> sheet = sheet.enter(CardRound(out=0, hands=[Hand(seat=0, laid=1), Hand(seat=1, points=65)]))
    >>> [(player.name, player.phase, player.points) for player in sheet.status("en").players]
    [('Ann', 2, 0), ('Bob', 1, 65)]
    >>> try:
    ...     sheet.enter(CardRound(out=1, hands=[Hand(seat=0, points=7), Hand(seat=1, laid=1)]))
    ... except EntryRefused as error:
    ...     print(error)
    points-impossible (S2)
    """

    def __init__(self, setup: Setup, changes: Iterable[Change] = ()) -> None:
        """A new sheet, or a saved one. Raises `SetupRefused`, and `EntryRefused` for changes that no sheet can have."""
        self.setup = setup
        self.book = _checked_book(setup)
        self.changes: tuple[Change, ...] = ()
        self.entries: tuple[Entry, ...] = ()
        self._kind = score_kind_of(self.book)
        self.states: tuple[Any, ...] = (self._kind.start(self.book, setup),)
        """The engine's states: at the start, and after each entry that counts."""
        self.refused: Refused | None = None
        """Why the first entry that is set aside does not fit."""
        self._apply(tuple(changes))

    @property
    def counted(self) -> int:
        """How many entries count; those after them are set aside."""
        return len(self.states) - 1

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        return kind_of(self.book).is_over(self.states[-1])

    @property
    def corrected(self) -> frozenset[int]:
        """The entries that were corrected."""
        times = Counter(change.index for change in self.changes)
        return frozenset(index for index, count in times.items() if count > 1)

    def check(self, entry: Entry, index: int | None = None) -> Refused | None:
        """Why an entry would be refused, as the next one or as a correction; None if it would not."""
        try:
            self._check(entry, index)
        except EntryRefused as error:
            return error.refused
        return None

    def enter(self, entry: Entry) -> Sheet:
        """The sheet with one more entry. Raises `EntryRefused`."""
        self._check(entry, None)
        return self._with((*self.changes, Change(index=len(self.entries), entry=entry)))

    def correct(self, index: int, entry: Entry) -> Sheet:
        """The sheet with another entry instead of a past one. Raises `EntryRefused`."""
        self._check(entry, index)
        if self.entries[index] == entry:
            return self
        return self._with((*self.changes, Change(index=index, entry=entry)))

    def undo(self) -> Sheet:
        """The sheet before the latest entry or correction. Raises `EntryRefused` if there is none."""
        if not self.changes:
            raise refusal("nothing-to-undo", "")
        return self._with(self.changes[:-1])

    def status(self, language: str | Catalogue) -> Status:
        """Everything that a face shows."""
        catalogue = Catalogue(language) if isinstance(language, str) else language
        return status_of(self, catalogue)

    def saved(self) -> Saved:
        """What has to be stored: `Sheet.opened` makes the same sheet of it."""
        return Saved(setup=self.setup, changes=list(self.changes))

    @classmethod
    def opened(cls, saved: Saved) -> Sheet:
        """A sheet that was saved. Raises `EntryRefused` if it never was one."""
        return cls(saved.setup, saved.changes)

    def _check(self, entry: Entry, index: int | None) -> None:
        """Raise `EntryRefused` unless an entry fits, as the next one or at an index."""
        if index is None:
            index = len(self.entries)
            if self.refused is not None:
                raise refusal("set-aside", "", number=self.counted + 1)
        elif not 0 <= index < len(self.entries):
            raise refusal("no-such-entry", "", number=index + 1)
        if index > self.counted:
            raise refusal("earlier-first", "", number=self.counted + 1)
        if index >= MOST_ENTRIES or len(self.changes) >= MOST_CHANGES:
            raise refusal("sheet-full", "")
        self._after(self.states[index], entry)

    def _after(self, state: Any, entry: Entry) -> Any:
        if not belongs(self.book, entry):
            raise refusal("wrong-kind", "")
        return self._kind.enter(self.book, self.setup.names, state, entry)

    def _with(self, changes: tuple[Change, ...]) -> Sheet:
        """The same setup with other changes; what both have in common is not worked out again."""
        sheet = object.__new__(Sheet)
        sheet.setup, sheet.book, sheet._kind = self.setup, self.book, self._kind
        sheet.entries, sheet.states = self.entries, self.states
        sheet._apply(changes)
        return sheet

    def _apply(self, changes: tuple[Change, ...]) -> None:
        """Count the entries that result from changes; known states of equal entries stay as they are."""
        known, states = self.entries, list(self.states)
        entries = _entries_after(changes)
        same = 0
        while same < min(len(states) - 1, len(entries)) and entries[same] == known[same]:
            same += 1
        del states[same + 1 :]
        self.changes, self.entries, self.refused = changes, entries, None
        for entry in entries[same:]:
            try:
                states.append(self._after(states[-1], entry))
            except EntryRefused as error:
                self.refused = error.refused
                break
        self.states = tuple(states)


def _entries_after(changes: tuple[Change, ...]) -> tuple[Entry, ...]:
    """The entries that result from changes; raises `EntryRefused` for one that leaves a gap."""
    entries: list[Entry] = []
    for change in changes:
        if not 0 <= change.index <= len(entries) or change.index >= MOST_ENTRIES:
            raise refusal("no-such-entry", "", number=change.index + 1)
        entries[change.index : change.index + 1] = [change.entry]
    return tuple(entries)


def _checked_book(setup: Setup) -> Book:
    """The rulebook, if the rest of the setup goes with it."""
    try:
        book = sheet_book(setup.rulebook)
    except RulebookError as error:
        raise book_refusal("rulebook", error) from error
    names = setup.names
    try:
        book.check_players(len(names))
    except RulebookError as error:
        raise book_refusal("names", error) from error
    for seat, name in enumerate(names):
        if not name.strip():
            raise setup_refusal("names", "names-empty", "", seat)
        if len(name) > LONGEST_NAME or any(ord(letter) < ord(" ") for letter in name):
            raise setup_refusal("names", "name-unreadable", "", seat)
        if name.casefold() in [other.casefold() for other in names[:seat]]:
            raise setup_refusal("names", "names-alike", "", seat, name=name)
    if not 0 <= setup.dealer < len(names):
        raise setup_refusal("dealer", "dealer", "T1")
    if setup.standing and len(setup.standing) != len(names):
        raise setup_refusal("standing", "standing-count", "S7", count=len(setup.standing), players=len(names))
    return book
