"""Games for tables: editions by name, and rulebooks of one's own that arrive as text.

A name or a text from outside never makes the server read a file of its machine: a book by name must be one of our
editions, and a book of one's own can only extend one of those.
"""

from __future__ import annotations

import tempfile
import tomllib
from pathlib import Path
from typing import Final

from dizaine.rulebooks import Fault, RulebookError, UnknownEdition
from dizaine.rulebooks.faults import word
from dizaine.rulebooks.library import Book, all_editions, load_any

OWN: Final = "own"
"""What a rulebook of one's own is called."""
LONGEST_NAME: Final = 300
LONGEST_RULEBOOK: Final = 32_768
LONGEST_TITLE: Final = 60
"""Letters; the title goes along with every message."""


def edition_book(name: str) -> Book:
    """The book of an edition with its variants; raises `RulebookError`."""
    if len(name) > LONGEST_NAME or ".toml" in name.casefold() or name.partition("+")[0].strip().lower() not in _KNOWN:
        raise UnknownEdition(Fault("no-edition", "edition", {"name": word(name)}, known=all_editions))
    return load_any(name)


def own_book(text: str) -> Book:
    """The book that somebody wrote; raises `RulebookError`."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RulebookError(Fault("toml", "rulebook", {"detail": word(str(error))})) from error
    extended = table.get("extends")
    if isinstance(extended, str):
        edition_book(extended)
    with tempfile.TemporaryDirectory(prefix="dizaine-") as folder:
        path = Path(folder) / f"{OWN}.toml"
        path.write_text(text, encoding="utf-8")
        book = load_any(path)
    if len(book.title) > LONGEST_TITLE or not book.title.isprintable():
        raise RulebookError(Fault("title", "title", {"most": LONGEST_TITLE}))
    return book


_KNOWN: Final = frozenset(all_editions)
