"""The rulebook of a sheet: an edition by name, or the text of an own book.

A sheet may come from anywhere, so its rulebook never names a file: an own book is in the sheet itself.
"""

from __future__ import annotations

from functools import lru_cache

from dizaine.rulebooks import Fault, RulebookError
from dizaine.rulebooks.library import Book, book_from_json
from dizaine.rulebooks.strangers import LONGEST_RULEBOOK, check_own_book, edition_book, own_book, with_title


@lru_cache(maxsize=64)
def sheet_book(text: str) -> Book:
    """The book of a sheet; raises `RulebookError`. A name is one line, a line of JSON begins with a brace."""
    text = text.strip()
    if len(text) > LONGEST_RULEBOOK:
        raise RulebookError(Fault("long-line", "rulebook", {"line": 1, "most": LONGEST_RULEBOOK}))
    if text.startswith("{"):
        return with_title(book_from_json(text))
    if "\n" not in text:
        return edition_book(text)
    check_own_book(text)
    return own_book(text)
