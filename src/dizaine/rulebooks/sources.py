"""Where a book comes from: an edition of ours, a file of one's own, or a line of JSON. What it says is judged later."""

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
    """A file with a book, by the name that somebody gave it. Files that it extends are looked for from its folder."""

    name: str
    file: Traversable
    book_id: str
    folder: Path
    content: dict[str, Any] | None = None
    """The plain values, if they have been read already."""

    def read(self, trail: tuple[str, ...], reading: Reading) -> tuple[dict[str, Any], str | None]:
        """The plain values of the file, and the book that it extends; `trail` holds the files that led here."""
        if str(self.file) in trail:
            raise RulebookError(Fault("extends-itself", "extends", {"name": word(self.name)}))
        table = self._table()
        if "id" in table:
            reading.add(Fault("id", "id"))
            del table["id"]
        extended = table.pop("extends", None)
        if extended is not None and not isinstance(extended, str):
            reading.add(Fault("text", "extends", {"value": shown(extended)}))
            reading.stop_if_wrong()  # what is missing would be found in the extended book
        return table, extended

    def _table(self) -> dict[str, Any]:
        """What is wrong with a file as a whole is told under its name."""
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


def _shelf(kind: KindName) -> Traversable:
    return files("dizaine.rulebooks") / "books" / kind


_FIRST: Final = ("classic", "continental", "express")
"""Most people look for these; all others follow by name."""


@cache
def editions_of(kind: KindName) -> tuple[str, ...]:
    """Our books of a kind, by name: whatever stands on its shelf is an edition, so that a new one is one file."""
    names = [file.name.removesuffix(".toml") for file in _shelf(kind).iterdir() if file.name.endswith(".toml")]
    return (*(name for name in _FIRST if name in names), *sorted(name for name in names if name not in _FIRST))


def find(name: str, folder: Path, kind: KindName) -> Source:
    """The file that a name in a file of `folder` stands for."""
    if name.endswith(".toml"):
        path = Path(os.path.abspath(folder / name))
        return Source(name, path, path.stem, path.parent)
    if name.lower() not in editions_of(kind):
        raise unknown_edition(name, editions_of(kind))
    return Source(name, _shelf(kind) / f"{name.lower()}.toml", name.lower(), folder)


def read_already(content: dict[str, Any], book_id: str) -> Source:
    """A book whose plain values did not come from a file."""
    name = f"{book_id}.toml"
    return Source(name, Path(name), book_id, Path(), content)


def unknown_edition(name: str, editions: tuple[str, ...]) -> UnknownEdition:
    """With the edition that was probably meant, or with all."""
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
