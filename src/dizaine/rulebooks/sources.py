"""Where a book comes from: a built-in edition, the user's file, or a line of JSON. The content is checked later."""

import json
import os
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from .errors import RulebookError, UnknownEdition
from .faults import Fault, shown, word
from .kind_name import KindName
from .reading import Reading
from .toml_text import read_toml


@dataclass(frozen=True, slots=True)
class Source:
    """The file of a book, and the name it was requested by. Names of books that it extends are relative to `folder`."""

    name: str
    file: Traversable
    book_id: str
    folder: Path
    content: dict[str, Any] | None = None
    """The plain values, if they have been read already."""

    def read(self, trail: tuple[str, ...], reading: Reading) -> tuple[dict[str, Any], str | None]:
        """The plain values of the file, and the name of the book that it extends.

        `trail` holds the files that extend each other up to here.
        """
        if str(self.file) in trail:
            raise RulebookError(Fault("extends-itself", "extends", {"name": word(self.name)}))
        table = self._table()
        if "id" in table:
            reading.add(Fault("id", "id"))
            del table["id"]
        extended = table.pop("extends", None)
        if extended is not None and not isinstance(extended, str):
            reading.add(Fault("text", "extends", {"value": shown(extended)}))
            reading.stop_if_wrong()  # the missing fields would come from the extended book
        return table, extended

    def _table(self) -> dict[str, Any]:
        """Parse the file. Faults of the file as a whole are reported under its name."""
        if self.content is not None:
            return dict(self.content)
        try:
            return read_toml(self.file.read_text(encoding="utf-8"), self.name)
        except FileNotFoundError as error:
            raise RulebookError(Fault("no-file", self.name)) from error
        except OSError as error:
            raise RulebookError(Fault("unreadable", self.name, {"detail": error.strerror or str(error)})) from error
        except ValueError as error:  # it is not UTF-8
            raise RulebookError(Fault("toml", self.name, {"detail": str(error)})) from error


def _built_in(kind: KindName) -> Traversable:
    return files("dizaine.rulebooks") / "books" / kind


_FIRST: Final = ("classic", "continental", "express")
"""The most popular editions; all others follow by name."""


@cache
def editions_of(kind: KindName) -> tuple[str, ...]:
    """The built-in books of a kind. Every file in its folder is an edition."""
    names = [file.name.removesuffix(".toml") for file in _built_in(kind).iterdir() if file.name.endswith(".toml")]
    return (*(name for name in _FIRST if name in names), *sorted(name for name in names if name not in _FIRST))


def name_of(book: str | Path) -> str:
    """The name or path of a book as text. Raises `UnknownEdition` for anything else."""
    if not isinstance(book, str | Path):
        raise UnknownEdition(Fault("not-a-book", "edition", {"value": shown(book)}))
    return str(book)


def find(name: str, folder: Path, kind: KindName) -> Source:
    """The file of a book. The name is relative to `folder`."""
    if name.endswith(".toml"):
        path = Path(os.path.abspath(folder / name))
        return Source(name, path, path.stem, path.parent)
    if name.lower() not in editions_of(kind):
        raise unknown_edition(name, editions_of(kind))
    return Source(name, _built_in(kind) / f"{name.lower()}.toml", name.lower(), folder)


def read_already(content: dict[str, Any], book_id: str) -> Source:
    """A book whose plain values did not come from a file."""
    name = f"{book_id}.toml"
    return Source(name, Path(name), book_id, Path(), content)


def unknown_edition(name: str, editions: tuple[str, ...]) -> UnknownEdition:
    """The error that suggests the edition that was probably meant, or lists all."""
    near = next(iter(get_close_matches(name.lower(), editions, n=1)), "")
    return UnknownEdition(
        Fault("no-edition", "edition", {"name": word(name)}, near=near, known=() if near else editions)
    )


def read_json(text: str) -> object:
    """The plain values of a book on one line."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise RulebookError(Fault("json", "rulebook", {"detail": str(error)})) from error
