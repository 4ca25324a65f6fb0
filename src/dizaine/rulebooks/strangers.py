"""Rulebooks from strangers: editions by name, and custom rulebooks as text.

A name or a text never makes the program read a file of its machine: a name must be that of an edition, and a custom
rulebook can only extend an edition.
"""

from typing import Final

from .errors import RulebookError, UnknownEdition
from .faults import Fault, word
from .library import Book, all_editions, book_from_values, load_any
from .toml_text import check_lines, read_toml

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
    return with_title(book_from_values(content, OWN))


def with_title(book: Book) -> Book:
    """A book with a title that can be shown; raises `RulebookError`."""
    if len(book.title) > LONGEST_TITLE or not book.title.isprintable():
        raise RulebookError(Fault("title", "title", {"most": LONGEST_TITLE}))
    return book


_KNOWN: Final = frozenset(all_editions)
