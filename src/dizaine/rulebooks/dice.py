"""The strict reader from TOML or JSON to a `DiceBook`: it refuses unknown and missing fields and wrong types.

>>> book = load_dice("dice")
>>> " ".join(str(face) for face in book.dice[0]), str(book.phases[0]), book.rolls
('r5 o6 b7 g8 o9 g10', '2 sets of 3', 3)
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from .dice_model import NUMBERS, WILD_FACE, DiceBook, DieFace, DieKind
from .dice_validation import DICE_CHECKS
from .errors import RulebookError
from .faults import Facts, Fault, shown
from .fields import dice_rule_of
from .grammar import read_phases
from .limits import COLOURS, FACES_OF_A_DIE, LARGEST, MOST_NUMBERS, NAMES, filled, known_colours, within
from .phase import Phase
from .reading import MOST_FAULTS, Reading, check_names, incomplete, read_list, refuse, wrong_type
from .sources import Source, editions_of, find, name_of, read_json

__all__ = ["WILD_FACE", "DiceBook", "DieFace", "DieKind", "dice_editions", "from_json", "load_dice"]

dice_editions = editions_of("dice")

Value = TypeVar("Value")

_NUMBER_SECTIONS: Final = tuple(dict.fromkeys(path.partition(".")[0] for path in NUMBERS))
"""The sections that hold only numbers."""


def load_dice(book: str | Path) -> DiceBook:
    """The book of an edition of the dice game, or of the user's file: `dice`, `dice-french`, `my.toml`."""
    name = name_of(book)
    return _read(name) if name.strip().endswith(".toml") else _edition(name)


def from_json(text: str) -> DiceBook:
    """The book inside a game record, checked like any untrusted file."""
    reading = Reading()
    return reading.checked(_book(read_json(text), reading), DICE_CHECKS)


@lru_cache(maxsize=16)
def _edition(name: str) -> DiceBook:
    """A built-in book is read once, because its file never changes."""
    return _read(name)


def _read(text: str) -> DiceBook:
    return read_dice_source(find(text.strip(), Path(), "dice"))


def read_dice_source(source: Source) -> DiceBook:
    """The book of a source."""
    reading = Reading()
    table = _values(source, (), reading)
    return reading.checked(_book({**table, "id": source.book_id}, reading), DICE_CHECKS)


def _values(source: Source, trail: tuple[str, ...], reading: Reading) -> dict[str, Any]:
    """The plain values of a book, merged with those that it extends; `trail` holds the books that led here."""
    table, extended = source.read(trail, reading)
    if extended is None:
        return table
    base = find(extended.strip(), source.folder, "dice")
    return _merge(_values(base, (*trail, str(source.file)), reading), table)


def _merge(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Override fields of the extended book, section by section.

    Kinds of dice that both books have are merged too, so a book can change the colours alone. If the book names a new
    kind, its dice replace all dice of the extended book.
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
    """Build a book from plain values; fields with faults are left out."""
    book = _section(table, "rulebook")
    values: dict[str, object] = {}
    for name in _known_names(book, (*NAMES, "colours", "dice", "phases", *_NUMBER_SECTIONS), "", reading):
        value = book[name]
        with reading.collecting():
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
    return incomplete(DiceBook, values)


def _name(value: object, field: str) -> str:
    text = _text(value, field)
    refuse(filled(field, text))
    return text


def _colours(value: object, field: str) -> tuple[str, ...]:
    colours = _list(value, field, _text)
    refuse(known_colours(field, colours, dice_rule_of(field)))
    return colours


def _letters(colours: object) -> dict[str, str]:
    """The colours by their first letters; all known colours if those of the book cannot be read."""
    named = [colour for colour in colours if colour in COLOURS] if isinstance(colours, list | tuple) else ()
    return {colour[0]: colour for colour in named or COLOURS}


def _kinds(value: object, letters: Mapping[str, str]) -> tuple[DieKind, ...]:
    """The kinds of dice in the order of the book. One bad kind fails all, because checking phases needs every die."""
    reading = Reading()
    kinds = []
    for name, table in islice(_section(value, "dice").items(), MOST_FAULTS):
        with reading.collecting():
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
        with reading.collecting():
            values[part] = _list(table[part], f"{field}.{part}", readers[part])
    reading.stop_if_wrong()
    return incomplete(DieKind, values)


def _face(value: object, field: str) -> int:
    """A number, or W. The number 0 stands for a W in the model, but is refused in a book."""
    if isinstance(value, str) and value.upper() == "W":
        return WILD_FACE
    if type(value) is not int or not 1 <= value <= LARGEST:
        raise RulebookError(Fault("dice-face", field, {"value": shown(value)}, "D1"))
    refuse(within(field, value, (1, MOST_NUMBERS), "D1"))
    return value


def _phases(value: object, reading: Reading) -> dict[str, tuple[Phase, ...]]:
    """The phases, in the phase language of the card books; faults cite the rule of the dice game."""
    table = _section(value, "phases")
    if not _known_names(table, ("list",), "phases", reading):
        return {}
    return {"phases": read_phases(_items(table["list"], "phases.list"), "D4", reading)}


def _numbers(value: object, section: str, reading: Reading) -> dict[str, int]:
    """The fields of a section that holds only numbers, by their names in the model."""
    table = _section(value, section)
    numbers = {}
    names = tuple(path.partition(".")[2] for path in NUMBERS if path.startswith(f"{section}."))
    for name in _known_names(table, names, section, reading):
        field = f"{section}.{name}"
        with reading.collecting():
            numbers[NUMBERS[field].attribute] = _number(table[name], field)
    return numbers


def _number(value: object, field: str) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise wrong_type("number", field, value, dice_rule_of(field))
    refuse(within(field, value, NUMBERS[field].limits, NUMBERS[field].rule))
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
    return read_list(_items(value, field), field, item)


def _section(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise wrong_type("section", field, value, dice_rule_of(field))
    return value


def _known_names(table: Mapping[str, Any], known: tuple[str, ...], section: str, reading: Reading) -> list[str]:
    """The known fields that are present. Unknown and missing fields are faults."""
    prefix = f"{section}." if section else ""
    check_names(table, known, section, reading)
    missing = (prefix + name for name in known if name not in table)
    reading.add(*(Fault("missing", field, rule=dice_rule_of(field)) for field in missing))
    return [name for name in known if name in table]
