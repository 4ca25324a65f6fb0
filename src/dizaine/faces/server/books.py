"""Rulebooks for tables: editions by name, and custom rulebooks sent as text.

A name or a text from a client never makes the server read a file of its machine: a name must be that of an edition,
and a custom rulebook can only extend an edition.
"""

from __future__ import annotations

from typing import Final

from dizaine.rulebooks import Fault, RulebookError, UnknownEdition
from dizaine.rulebooks.faults import word
from dizaine.rulebooks.library import Book, all_editions, book_from_values, load_any
from dizaine.rulebooks.toml_text import check_lines, read_toml

OWN: Final = "own"
"""The id of a custom rulebook."""
LONGEST_NAME: Final = 300
LONGEST_RULEBOOK: Final = 32_768
LONGEST_TITLE: Final = 60
"""Letters; every message contains the title."""


def edition_book(name: str) -> Book:
    """The book of an edition with its variants; raises `RulebookError`."""
    if len(name) > LONGEST_NAME or ".toml" in name.casefold() or name.partition("+")[0].strip().lower() not in _KNOWN:
        raise UnknownEdition(Fault("no-edition", "edition", {"name": word(name)}, known=all_editions))
    return load_any(name)


def check_own_book(text: str) -> None:
    """Refuse a custom rulebook that is not worth reading; raises `RulebookError`."""
    check_lines(text, "rulebook")


def own_book(text: str) -> Book:
    """A custom rulebook whose lines are checked; raises `RulebookError`."""
    content = read_toml(text, "rulebook")
    extended = content.get("extends")
    if isinstance(extended, str):
        edition_book(extended)
    book = book_from_values(content, OWN)
    if len(book.title) > LONGEST_TITLE or not book.title.isprintable():
        raise RulebookError(Fault("title", "title", {"most": LONGEST_TITLE}))
    return book


_KNOWN: Final = frozenset(all_editions)
