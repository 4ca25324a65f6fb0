"""The rulebook of a sheet: an edition by name, or the text of an own book.

A sheet may come from anywhere, so its rulebook never names a file: an own book is in the sheet itself, and can only
extend an edition.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from dizaine.rulebooks import Fault, RulebookError, UnknownEdition
from dizaine.rulebooks.faults import word
from dizaine.rulebooks.library import Book, all_editions, book_from_json, book_from_values, load_any
from dizaine.rulebooks.toml_text import check_lines, read_toml

LONGEST_NAME: Final = 300
LONGEST_BOOK: Final = 32_768
LONGEST_TITLE: Final = 60
OWN: Final = "own"
"""The id of a book that came as TOML."""


@lru_cache(maxsize=64)
def sheet_book(text: str) -> Book:
    """The book of a sheet; raises `RulebookError`. A name is one line, a line of JSON begins with a brace."""
    text = text.strip()
    if len(text) > LONGEST_BOOK:
        raise RulebookError(Fault("long-line", "rulebook", {"line": 1, "most": LONGEST_BOOK}))
    if text.startswith("{"):
        return _checked(book_from_json(text))
    if "\n" not in text:
        return edition_book(text)
    check_lines(text, "rulebook")
    content = read_toml(text, "rulebook")
    extended = content.get("extends")
    if isinstance(extended, str):
        edition_book(extended)
    return _checked(book_from_values(content, OWN))


def edition_book(name: str) -> Book:
    """The book of an edition with its variants; raises `RulebookError`."""
    known = name.partition("+")[0].strip().lower() in all_editions
    if len(name) > LONGEST_NAME or ".toml" in name.casefold() or not known:
        raise UnknownEdition(Fault("no-edition", "edition", {"name": word(name)}, known=all_editions))
    return load_any(name)


def _checked(book: Book) -> Book:
    if len(book.title) > LONGEST_TITLE or not book.title.isprintable():
        raise RulebookError(Fault("title", "title", {"most": LONGEST_TITLE}))
    return book
