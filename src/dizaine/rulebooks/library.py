"""Books of both kinds, cards and dice, by the name of an edition or by a file."""

import os
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .dice import dice_editions, load_dice, read_dice_source
from .dice_model import DiceBook
from .errors import RulebookError
from .faults import Fault, word
from .model import Rulebook
from .reader import editions, load, read_source
from .sources import name_of, read_already, read_json, unknown_edition
from .variants import VARIANTS

Book = Rulebook | DiceBook

all_editions: Final = (*editions, *dice_editions)


def load_any(book: str | Path | Book) -> Book:
    """The book of any edition or file: `classic+knock`, `dice`, `my.toml`. A book is returned unchanged.

    >>> from dizaine import load_any
    >>> load_any("dice-french").id, load_any("express+knock").id
    ('dice-french', 'express+knock')
    """
    if isinstance(book, Rulebook | DiceBook):
        return book
    name, plus, variants = name_of(book).partition("+")
    edition = name.strip().lower()
    if _is_dice(str(book)) or edition in dice_editions:
        if plus and not str(book).strip().endswith(".toml"):
            raise RulebookError(Fault("dice-variants", "variants", {"variants": word(variants)}))
        return load_dice(book)
    if isinstance(book, str) and edition not in editions and ".toml" not in edition:
        raise unknown_edition(name.strip(), all_editions)
    return load(book)


def book_from_values(content: dict[str, Any], book_id: str) -> Book:
    """The book in a TOML text that has been read already; it can extend an edition."""
    base = str(content.get("extends", "")).strip().lower()
    source = read_already(content, book_id)
    return read_dice_source(source) if "dice" in content or base in dice_editions else read_source(source)


def variants_of(book: Book) -> tuple[str, ...]:
    """The variants that change something in a book; the dice game has none.

    >>> from dizaine import load, variants_of
    >>> "knock" in variants_of(load("express")), "knock" in variants_of(load("express+knock"))
    (True, False)
    """
    if isinstance(book, DiceBook):
        return ()
    return tuple(one.name for one in VARIANTS.values() if one.argument or one.apply(book, "") != book)


@lru_cache(maxsize=64)
def book_from_json(text: str) -> Book:
    """The book in a line of a position or record."""
    table = read_json(text)
    is_dice = isinstance(table, dict) and "dice" in table
    return DiceBook.from_json(text) if is_dice else Rulebook.from_json(text)


def _is_dice(name: str) -> bool:
    """Whether a file is a dice book: it has dice, or extends a book that has. Faults are reported when it is read."""
    folder, seen = Path(), set[str]()
    while name.strip().endswith(".toml"):
        path = Path(os.path.abspath(folder / name.strip()))
        if str(path) in seen:
            return False
        seen.add(str(path))
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return False
        if "dice" in table:
            return True
        folder, name = path.parent, str(table.get("extends", ""))
    return name.strip().lower() in dice_editions
