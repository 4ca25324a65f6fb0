"""From TOML or JSON to a `Rulebook`, strictly: what is unknown, missing, of the wrong type or beyond limits is refused.

The types of the model are the schema; there is no second list of fields to keep in step.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from .errors import RulebookError, UnknownEdition
from .faults import Fault, shown
from .fields import CARD_LIMITS, RULE_IDS
from .grammar import read_phases
from .limits import LARGEST, NAMES, filled, known_colours, within
from .model import Rulebook
from .phase import Phase
from .reading import Reading, as_far_as_read, check_names, refuse, wrong_type
from .rule_ids import rule_of
from .sources import Source, editions_of, find, read_json
from .validation import CHECKS
from .variants import apply_variants

editions = editions_of("cards")

_NAME_AND_VARIANTS: Final = re.compile(r"(?P<name>.*\.toml|[^+]*)(?:\+(?P<variants>.*))?", re.DOTALL)
_CODES: Final[dict[Any, str]] = {bool: "truth", int: "number", str: "text"}

Section = TypeVar("Section")


def load(book: str | Path) -> Rulebook:
    """The rulebook of an edition or of a file of one's own, with any variants: `classic+knock`, `my.toml`.

    >>> from dizaine import load
    >>> load("express+phases=5").phases.play
    (1, 2, 3, 4, 5)
    """
    if not isinstance(book, str | Path):
        raise UnknownEdition(Fault("not-a-book", "edition", {"value": shown(book)}))
    return _load(str(book), Path(), ())


def from_json(text: str) -> Rulebook:
    """The book inside a game record, checked as if it were a stranger's file."""
    reading = Reading()
    return reading.judged(_rulebook(read_json(text), reading), CHECKS)


def _load(text: str, folder: Path, trail: tuple[str, ...]) -> Rulebook:
    """Load a book named in a file of `folder`; `trail` holds the books that led here through `extends`."""
    match = _NAME_AND_VARIANTS.fullmatch(text)
    assert match, "the pattern takes any text"
    name, variants = match["name"].strip(), match["variants"]
    return _read(name, variants, folder, trail) if name.endswith(".toml") else _edition(name, variants)


@lru_cache(maxsize=256)
def _edition(name: str, variants: str | None) -> Rulebook:
    """A book of ours is read once: its file stays as it is."""
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
        reading.stop_if_wrong()  # a variant changes whole books only
        book = apply_variants(book, variants)
    return reading.judged(book, CHECKS)


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


def _rulebook(table: object, reading: Reading) -> Rulebook:
    """Build a book from plain values; a book that names no selection plays all its phases."""
    if isinstance(table, dict) and isinstance(phases := table.get("phases"), dict):
        texts = phases.get("list")
        every = range(1, len(texts) + 1) if isinstance(texts, list | tuple) else ()
        table = {**table, "phases": {"play": tuple(every), **phases}}
    return _section(Rulebook, table, "", reading)


type_hints: Final[Callable[[type], dict[str, Any]]] = cache(get_type_hints)


def _section(kind: type[Section], table: object, section: str, reading: Reading) -> Section:
    """A section, or the whole book, as far as it can be read."""
    if not isinstance(table, dict):
        raise wrong_type("section", section or "rulebook", table, rule_of(section))
    hints = type_hints(kind)
    prefix = f"{section}." if section else ""
    check_names(table, hints, section, reading, RULE_IDS)
    values = {}
    for field in fields(kind):  # type: ignore[arg-type]
        path = prefix + field.name
        if field.name in table:
            with reading.going_on():
                values[field.name] = _value(hints[field.name], table[field.name], path, reading)
        elif field.default is MISSING:
            reading.add(Fault("missing", path, rule=rule_of(path)))
        else:
            values[field.name] = field.default
    return as_far_as_read(kind, values)


def _value(kind: Any, value: object, field: str, reading: Reading) -> Any:
    """`value` as what the model wants at `field`: a plain value, one of some words, a list or a section."""
    if isinstance(kind, type) and is_dataclass(kind):
        return _section(kind, value, field, reading)
    if get_origin(kind) is tuple:
        if not isinstance(value, list | tuple):
            raise wrong_type("list", field, value, rule_of(field))
        if get_args(kind)[0] is Phase:
            return read_phases(value, rule_of(field), reading)
        return _list(get_args(kind)[0], value, field)
    return _plain(kind, value, field)


def _list(kind: Any, items: Sequence[object], field: str) -> tuple[Any, ...]:
    """A list of plain values, each with its place counted from 1."""
    reading = Reading()
    values = []
    for place, item in enumerate(items, 1):
        with reading.going_on():
            values.append(_plain(kind, item, f"{field}[{place}]"))
    reading.stop_if_wrong()
    if field == "material.colours":
        reading.add(*known_colours(field, values, rule_of(field)))
        reading.stop_if_wrong()
    return tuple(values)


def _plain(kind: Any, value: object, field: str) -> Any:
    """A number, a text, a truth or one of some words, each within its limits."""
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
