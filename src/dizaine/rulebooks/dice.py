"""From TOML or JSON to a `DiceBook`, strictly: what is unknown, missing or of the wrong type is refused.

>>> book = load_dice("dice")
>>> " ".join(str(face) for face in book.dice[0]), str(book.phases[0]), book.rolls
('r5 o6 b7 g8 o9 g10', '2 sets of 3', 3)
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from .dice_model import WILD_FACE, DiceBook, DieFace, DieKind
from .dice_validation import DICE_CHECKS
from .errors import RulebookError, UnknownEdition
from .faults import Facts, Fault, shown
from .grammar import read_phases
from .limits import COLOURS, DICE_LIMITS, FACES_OF_A_DIE, LARGEST, MOST_NUMBERS, NAMES, filled, known_colours, within
from .phase import Phase
from .reading import MOST_FAULTS, Reading, as_far_as_read, check_names, refuse, wrong_type
from .rule_ids import dice_rule_of
from .sources import Source, editions_of, find, read_json

__all__ = ["WILD_FACE", "DiceBook", "DieFace", "DieKind", "dice_editions", "from_json", "load_dice"]

dice_editions = editions_of("dice")

Value = TypeVar("Value")

_NUMBERS: Final = {
    "players": {"least": "least_players", "most": "most_players"},
    "turn": {"rolls": "rolls"},
    "points": {name: name for name in ("half_phase", "half_over", "half_bonus", "finish_bonus", "failure_cost")},
}
"""The sections that hold nothing but numbers, and what the model calls these."""


def load_dice(book: str | Path) -> DiceBook:
    """The book of an edition of the dice game, or of a file of one's own: `dice`, `dice-french`, `my.toml`."""
    if not isinstance(book, str | Path):
        raise UnknownEdition(Fault("not-a-book", "edition", {"value": shown(book)}))
    return _read(str(book)) if str(book).strip().endswith(".toml") else _edition(str(book))


def from_json(text: str) -> DiceBook:
    """The book inside a game record, checked as if it were a stranger's file."""
    reading = Reading()
    return reading.judged(_book(read_json(text), reading), DICE_CHECKS)


@lru_cache(maxsize=16)
def _edition(name: str) -> DiceBook:
    """A book of ours is read once: its file stays as it is."""
    return _read(name)


def _read(text: str) -> DiceBook:
    return read_dice_source(find(text.strip(), Path(), "dice"))


def read_dice_source(source: Source) -> DiceBook:
    """The book of a source."""
    reading = Reading()
    table = _values(source, (), reading)
    return reading.judged(_book({**table, "id": source.book_id}, reading), DICE_CHECKS)


def _values(source: Source, trail: tuple[str, ...], reading: Reading) -> dict[str, Any]:
    """The plain values of a book, merged with those that it extends; `trail` holds the books that led here."""
    table, extended = source.read(trail, reading)
    if extended is None:
        return table
    base = find(extended.strip(), source.folder, "dice")
    return _merge(_values(base, (*trail, str(source.file)), reading), table)


def _merge(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The extended book with one's own fields in place of its own, section by section.

    A kind of dice that both know is merged too, so that new colours are enough; one that the extended book does not
    know makes the dice all one's own.
    """
    merged = dict(base)
    for name, value in own.items():
        before = base.get(name)
        merged[name] = value
        if not isinstance(value, dict) or not isinstance(before, dict):
            continue
        if name != "dice":
            merged[name] = {**before, **value}
        elif value.keys() <= before.keys():
            merged[name] = _merge(before, value)
    return merged


def _book(table: object, reading: Reading) -> DiceBook:
    """Build a book from plain values, as far as they can be read."""
    book = _section(table, "rulebook")
    values: dict[str, object] = {}
    for name in _known_names(book, (*NAMES, "colours", "dice", "phases", *_NUMBERS), "", reading):
        value = book[name]
        with reading.going_on():
            if name in NAMES:
                values[name] = _name(value, name)
            elif name == "colours":
                values[name] = _colours(value, name)
            elif name == "dice":
                values["kinds"] = _kinds(value, _letters(book.get("colours")))
            elif name == "phases":
                values |= _phases(value, reading)
            else:
                values |= _numbers(value, name, reading)
    return as_far_as_read(DiceBook, values)


def _name(value: object, field: str) -> str:
    text = _text(value, field)
    refuse(filled(field, text))
    return text


def _colours(value: object, field: str) -> tuple[str, ...]:
    colours = _list(value, field, _text)
    refuse(known_colours(field, colours, dice_rule_of(field)))
    return colours


def _letters(colours: object) -> dict[str, str]:
    """The colours by their first letters; all that there are where those of the book cannot be told."""
    named = [colour for colour in colours if colour in COLOURS] if isinstance(colours, list | tuple) else ()
    return {colour[0]: colour for colour in named or COLOURS}


def _kinds(value: object, letters: Mapping[str, str]) -> tuple[DieKind, ...]:
    """The kinds of dice in the order of the book. One that cannot be read is a fault of all: phases ask every die."""
    reading = Reading()
    kinds = []
    for name, table in islice(_section(value, "dice").items(), MOST_FAULTS):
        with reading.going_on():
            kinds.append(_kind(name, table, letters))
    reading.stop_if_wrong()
    return tuple(kinds)


def _kind(name: str, value: object, letters: Mapping[str, str]) -> DieKind:
    field = f"dice.{name}"
    reading = Reading()
    if not (name.isascii() and name.isidentifier()):
        reading.add(Fault("dice-kind-name", field, {}, "D1"))
    table = _section(value, field)

    def face_colours(value: object, place: str) -> tuple[str, ...]:
        text = _text(value, place).lower()
        if len(text) != FACES_OF_A_DIE or not set(text) <= letters.keys():
            known = ", ".join(f"{letter.upper()} {colour}" for letter, colour in letters.items())
            facts: Facts = {"faces": FACES_OF_A_DIE, "letters": known, "value": shown(value)}
            raise RulebookError(Fault("dice-colours", place, facts, "D1"))
        return tuple(letters[letter] for letter in text)

    values: dict[str, object] = {"name": name}
    readers: dict[str, Callable[[object, str], object]] = {"faces": _face, "colours": face_colours}
    for part in _known_names(table, tuple(readers), field, reading):
        with reading.going_on():
            values[part] = _list(table[part], f"{field}.{part}", readers[part])
    reading.stop_if_wrong()
    return as_far_as_read(DieKind, values)


def _face(value: object, field: str) -> int:
    """A number, or W; a zero is no way to write a W."""
    if isinstance(value, str) and value.upper() == "W":
        return WILD_FACE
    if type(value) is not int or not 1 <= value <= LARGEST:
        raise RulebookError(Fault("dice-face", field, {"value": shown(value)}, "D1"))
    refuse(within(field, value, (1, MOST_NUMBERS), "D1"))
    return value


def _phases(value: object, reading: Reading) -> dict[str, tuple[Phase, ...]]:
    """The phases in the phase language of the card books, but by the dice game's own rule."""
    table = _section(value, "phases")
    if not _known_names(table, ("list",), "phases", reading):
        return {}
    return {"phases": read_phases(_items(table["list"], "phases.list"), "D4", reading)}


def _numbers(value: object, section: str, reading: Reading) -> dict[str, int]:
    """The fields of a section that holds nothing but numbers, as the model calls them."""
    table = _section(value, section)
    numbers = {}
    for name in _known_names(table, tuple(_NUMBERS[section]), section, reading):
        field = f"{section}.{name}"
        with reading.going_on():
            numbers[_NUMBERS[section][name]] = _number(table[name], field)
    return numbers


def _number(value: object, field: str) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise wrong_type("number", field, value, dice_rule_of(field))
    refuse(within(field, value, DICE_LIMITS[field], dice_rule_of(field)))
    return value


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise wrong_type("text", field, value, dice_rule_of(field))
    return value


def _items(value: object, field: str) -> tuple[object, ...]:
    if not isinstance(value, list | tuple):
        raise wrong_type("list", field, value, dice_rule_of(field))
    return tuple(value)


def _list(value: object, field: str, item: Callable[[object, str], Value]) -> tuple[Value, ...]:
    """A list of items, each with its place counted from 1."""
    reading = Reading()
    values = []
    for place, entry in enumerate(_items(value, field), 1):
        with reading.going_on():
            values.append(item(entry, f"{field}[{place}]"))
    reading.stop_if_wrong()
    return tuple(values)


def _section(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise wrong_type("section", field, value, dice_rule_of(field))
    return value


def _known_names(table: Mapping[str, Any], known: tuple[str, ...], section: str, reading: Reading) -> list[str]:
    """The fields that can be read. One that nobody knows is a fault, and so is one that is missing."""
    prefix = f"{section}." if section else ""
    check_names(table, known, section, reading)
    missing = (prefix + name for name in known if name not in table)
    reading.add(*(Fault("missing", field, rule=dice_rule_of(field)) for field in missing))
    return [name for name in known if name in table]
