"""The strict reader from TOML or JSON to a `Rulebook`: it refuses unknown and missing fields, wrong types and values.

The types of the model are the schema; there is no second list of fields to maintain.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import RulebookError
from .faults import Fault, shown
from .fields import CARD_LIMITS, RULE_IDS, rule_of
from .grammar import read_phases
from .limits import LARGEST, NAMES, filled, known_colours, within
from .model import Rulebook
from .phase import Phase
from .reading import Reading, check_names, incomplete, read_list, refuse, wrong_type
from .sources import Source, editions_of, find, name_of, read_json
from .validation import CHECKS
from .variants import apply_variants

editions = editions_of("cards")

_NAME_AND_VARIANTS: Final = re.compile(r"(?P<name>.*\.toml|[^+]*)(?:\+(?P<variants>.*))?", re.DOTALL)
_CODES: Final[dict[Any, str]] = {bool: "truth", int: "number", str: "text"}

Section = TypeVar("Section")


def load(book: str | Path) -> Rulebook:
    """The rulebook of an edition or of the user's file, with any variants: `classic+knock`, `my.toml`.

    >>> from dizaine import load
    >>> load("express+phases=5").phases.play
    (1, 2, 3, 4, 5)
    """
    return _load(name_of(book), Path(), ())


def from_json(text: str) -> Rulebook:
    """The book inside a game record, checked like any untrusted file."""
    reading = Reading()
    return reading.checked(_rulebook(read_json(text), reading), CHECKS)


def _load(text: str, folder: Path, trail: tuple[str, ...]) -> Rulebook:
    """Load a book. Its name is relative to `folder`; `trail` holds the files that extend each other up to here."""
    match = _NAME_AND_VARIANTS.fullmatch(text)
    assert match, "the pattern matches any text"
    name, variants = match["name"].strip(), match["variants"]
    return _read(name, variants, folder, trail) if name.endswith(".toml") else _edition(name, variants)


@lru_cache(maxsize=256)
def _edition(name: str, variants: str | None) -> Rulebook:
    """A built-in book is read once, because its file never changes."""
    return _read(name, variants, Path(), ())


def _read(name: str, variants: str | None, folder: Path, trail: tuple[str, ...]) -> Rulebook:
    return read_source(find(name, folder, "cards"), variants, trail)


def read_source(source: Source, variants: str | None = None, trail: tuple[str, ...] = ()) -> Rulebook:
    """The book of a source, with variants; `trail` holds the books that led here."""
    reading = Reading()
    table, extended = source.read(trail, reading)
    if extended is not None:
        table = _merge(_load(extended, source.folder, (*trail, str(source.file))).to_table(), table)
    book = _rulebook({**table, "id": source.book_id}, reading)
    if variants is not None:
        reading.stop_if_wrong()  # variants need a complete book
        book = apply_variants(book, variants)
    return reading.checked(book, CHECKS)


def _merge(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Override fields of the extended book, section by section."""
    merged = dict(base)
    for name, value in own.items():
        if isinstance(value, dict) and isinstance(base.get(name), dict):
            merged[name] = {**base[name], **value}
        else:
            merged[name] = value
    phases = own.get("phases")
    if isinstance(phases, dict) and "list" in phases and "play" not in phases:
        del merged["phases"]["play"]  # a new list of phases also drops the selection of the extended book
    return merged


def _rulebook(table: object, reading: Reading) -> Rulebook:
    """Build a book from plain values; without a selection, all its phases are played."""
    if isinstance(table, dict) and isinstance(phases := table.get("phases"), dict):
        texts = phases.get("list")
        every = range(1, len(texts) + 1) if isinstance(texts, list | tuple) else ()
        table = {**table, "phases": {"play": tuple(every), **phases}}
    return _section(Rulebook, table, "", reading)


type_hints: Final[Callable[[type], dict[str, Any]]] = cache(get_type_hints)


def _section(kind: type[Section], table: object, section: str, reading: Reading) -> Section:
    """A section, or the complete book; fields with faults are left out."""
    if not isinstance(table, dict):
        raise wrong_type("section", section or "rulebook", table, rule_of(section))
    hints = type_hints(kind)
    prefix = f"{section}." if section else ""
    check_names(table, hints, section, reading, RULE_IDS)
    values = {}
    for field in fields(kind):  # type: ignore[arg-type]
        path = prefix + field.name
        if field.name in table:
            with reading.collecting():
                values[field.name] = _value(hints[field.name], table[field.name], path, reading)
        elif field.default is MISSING:
            reading.add(Fault("missing", path, rule=rule_of(path)))
        else:
            values[field.name] = field.default
    return incomplete(kind, values)


def _value(kind: Any, value: object, field: str, reading: Reading) -> Any:
    """Read a field as the type in the model: a plain value, a literal word, a list or a section."""
    if isinstance(kind, type) and is_dataclass(kind):
        return _section(kind, value, field, reading)
    if get_origin(kind) is tuple:
        if not isinstance(value, list | tuple):
            raise wrong_type("list", field, value, rule_of(field))
        if get_args(kind)[0] is Phase:
            return read_phases(value, rule_of(field), reading)
        values = read_list(value, field, partial(_plain, get_args(kind)[0]))
        if field == "material.colours":
            refuse(known_colours(field, values, rule_of(field)))
        return values
    return _plain(kind, value, field)


def _plain(kind: Any, value: object, field: str) -> Any:
    """Read a number, a text, a bool or a literal word, and check its limits."""
    rule = rule_of(field)
    if get_origin(kind) is Literal:
        if not isinstance(value, str) or value not in get_args(kind):
            facts = {"value": shown(value), "words": ", ".join(get_args(kind))}
            raise RulebookError(Fault("not-one-of", field, facts, rule))
    elif type(value) is not kind or (isinstance(value, int) and abs(value) > LARGEST):
        raise wrong_type(_CODES[kind], field, value, rule)
    elif isinstance(value, int) and field in CARD_LIMITS:
        refuse(within(field, value, CARD_LIMITS[field], rule))
    elif field in NAMES:
        refuse(filled(field, str(value)))
    return value
