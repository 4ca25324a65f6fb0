"""From TOML or JSON to a `Rulebook`, strictly: what is unknown, missing or of the wrong type is refused.

The types of the model are the schema; there is no second list of fields to keep in step.
"""

import json
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from .errors import RulebookError, UnknownEdition
from .grammar import parse_phase
from .model import Phase, Rulebook
from .rule_ids import RULE_IDS, THE_WHOLE_BOOK, rule_of
from .validation import validate
from .variants import apply_variants

editions = ("classic", "continental", "express", "dutch", "dutch-original")

_NAME_AND_VARIANTS = re.compile(r"(?P<name>.*\.toml|[^+]*)(?:\+(?P<variants>.*))?", re.DOTALL)
_KINDS: dict[Any, str] = {bool: "true or false", int: "a whole number", str: "a text"}

_LARGEST = 1_000_000  # no field of a book means anything beyond it


def load(book: str | Path) -> Rulebook:
    """The rulebook of an edition or of a file of one's own, with any variants: `classic+knock`, `my.toml`.

    >>> load("express+phases=5").phases.play
    (1, 2, 3, 4, 5)
    """
    if not isinstance(book, str | Path):
        raise UnknownEdition("edition", f"expected a name or a path, not {book!r}", THE_WHOLE_BOOK)
    return _load(str(book), folder=Path(), trail=())


def from_json(text: str) -> Rulebook:
    """The book inside a game record, checked as if it were a stranger's file."""
    return validate(_rulebook(read_json(text, THE_WHOLE_BOOK)))


def read_json(text: str, rule: str) -> object:
    """The plain values of a book on one line."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise RulebookError("rulebook", f"is not valid JSON: {error}", rule) from error


def _load(text: str, folder: Path, trail: tuple[str, ...]) -> Rulebook:
    """Load a book named in a file of `folder`; `trail` holds the books that led here through `extends`."""
    match = _NAME_AND_VARIANTS.fullmatch(text)
    assert match, "the pattern takes any text"
    name = match["name"].strip()
    file: Traversable
    if name.endswith(".toml"):
        path = Path(os.path.abspath(folder / name))
        file, book_id, folder = path, path.stem, path.parent
    else:
        book_id = name.lower()
        if book_id not in editions:
            hint = did_you_mean(book_id, editions) or f"; there are {', '.join(editions)}"
            raise UnknownEdition("edition", f"{name!r} is no edition and no .toml file{hint}", THE_WHOLE_BOOK)
        file = files("dizaine.rulebooks") / "books" / f"{book_id}.toml"
    if str(file) in trail:
        raise RulebookError("extends", f"{name} extends itself", THE_WHOLE_BOOK)

    table = read_toml(file, name, THE_WHOLE_BOOK)
    if "id" in table:
        raise RulebookError("id", "a book is called after its file; leave this out", THE_WHOLE_BOOK)
    if "extends" in table:
        extended = _value(str, table.pop("extends"), "extends")
        table = _merge(_load(extended, folder, (*trail, str(file))).to_table(), table)
    book = _rulebook({**table, "id": book_id})
    if match["variants"] is not None:
        book = apply_variants(book, match["variants"])
    return validate(book)


def read_toml(file: Traversable, name: str, rule: str) -> dict[str, Any]:
    """The plain values of a file; what is wrong with it is told under the file's name."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise RulebookError(name, f"cannot be read: {error.strerror or error}", rule) from error
    except (ValueError, RecursionError) as error:
        raise RulebookError(name, f"is not valid TOML: {error}", rule) from error


def _merge(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The extended book with one's own fields in place of its own, section by section."""
    merged = dict(base)
    for name, value in own.items():
        if isinstance(value, dict) and isinstance(base.get(name), dict):
            merged[name] = {**base[name], **value}
        else:
            merged[name] = value
    phases = own.get("phases")
    if isinstance(phases, dict) and "list" in phases and "play" not in phases:
        del merged["phases"]["play"]  # a new list is played in full, whatever the extended book selected
    return merged


def _rulebook(table: object) -> Rulebook:
    """Build a book from plain values; a book that names no selection plays all its phases."""
    if isinstance(table, dict) and isinstance(phases := table.get("phases"), dict):
        texts = phases.get("list")
        every = range(1, len(texts) + 1) if isinstance(texts, list | tuple) else ()
        table = {**table, "phases": {"play": tuple(every), **phases}}
    book = _value(Rulebook, table, "")
    assert isinstance(book, Rulebook)
    return book


def _value(kind: Any, value: object, field: str) -> Any:
    """`value` as what the model wants at `field`: a plain value, one of some words, a list or a section."""
    rule = rule_of(field)
    if isinstance(kind, type) and is_dataclass(kind):
        if not isinstance(value, dict):
            raise RulebookError(field or "rulebook", f"expected a section, not {shown(value)}", rule)
        return _section(kind, value, field)
    if get_origin(kind) is tuple:
        if not isinstance(value, list | tuple):
            raise RulebookError(field, f"expected a list, not {shown(value)}", rule)
        return tuple(_item(get_args(kind)[0], item, field, place) for place, item in enumerate(value, 1))
    if get_origin(kind) is Literal:
        words = get_args(kind)
        if not isinstance(value, str) or value not in words:
            raise RulebookError(field, f"{shown(value)} is not one of {', '.join(words)}", rule)
    elif type(value) is not kind or (isinstance(value, int) and abs(value) > _LARGEST):
        raise RulebookError(field, f"expected {_KINDS[kind]}, not {shown(value)}", rule)
    return value


def _item(kind: Any, item: object, field: str, place: int) -> Any:
    """The entry of a list at a place that is counted from 1; phases are written as text."""
    if kind is Phase:
        return parse_phase(_value(str, item, f"{field}[{place}]"), place)
    return _value(kind, item, f"{field}[{place}]")


def _section(kind: type, table: Mapping[str, object], section: str) -> object:
    hints = get_type_hints(kind)
    prefix = f"{section}." if section else ""
    for name in table:
        if name not in hints:
            place = f"section [{section}]" if section else "rulebook"
            elsewhere = [known for known in RULE_IDS if known.endswith(f".{name}")]
            hint = did_you_mean(name, hints if section else [*hints, "extends"], *elsewhere)
            raise RulebookError(f"{prefix}{name}", f"a {place} has no such field{hint}", rule_of(section))
    values = {}
    for field in fields(kind):
        if field.name in table:
            values[field.name] = _value(hints[field.name], table[field.name], prefix + field.name)
        elif field.default is MISSING:
            raise RulebookError(prefix + field.name, "is missing", rule_of(prefix + field.name))
    return kind(**values)


def shown(value: object) -> str:
    """A value as an error quotes it: short, whatever a stranger's file may hold."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, say
        text = f"such a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:60]}..."


def did_you_mean(word: str, known: Iterable[str], *others: str) -> str:
    """A hint to the nearest known word, else to the first of some others, if there is any."""
    near = get_close_matches(word, list(known), n=1) or others
    return f"; did you mean {near[0]!r}?" if near else ""
