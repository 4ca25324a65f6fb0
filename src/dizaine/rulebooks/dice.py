"""From TOML or JSON to a `DiceBook`, strictly: what is unknown, missing or of the wrong type is refused.

>>> book = load_dice("dice")
>>> " ".join(str(face) for face in book.dice[0]), str(book.phases[0]), book.rolls
('r5 o6 b7 g8 o9 g10', '2 sets of 3', 3)
"""

import os
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

from .dice_model import WILD_FACE, DiceBook, DieFace, DieKind
from .dice_validation import FACES_OF_A_DIE, check_colours, validate_dice
from .errors import RulebookError, UnknownEdition
from .grammar import parse_phase
from .model import Phase
from .reader import did_you_mean, read_json, read_toml, shown

__all__ = ["WILD_FACE", "DiceBook", "DieFace", "DieKind", "dice_editions", "from_json", "load_dice"]

dice_editions = ("dice", "dice-french")

Value = TypeVar("Value")

_RULES: Final = {
    "players.least": "D12",
    "players.most": "D2",
    "players": "D2",
    "turn": "D3",
    "phases": "D4",
    "points.finish_bonus": "D8",
    "points.failure_cost": "D12",
    "points": "D7",
}
_THE_WHOLE_BOOK: Final = "D1"  # also for the dice and their colours
_SECTIONS: Final = {
    "players": ("least", "most"),
    "turn": ("rolls",),
    "points": ("half_phase", "half_over", "half_bonus", "finish_bonus", "failure_cost"),
}
"""The sections that hold nothing but numbers."""
_FIELDS: Final = ("id", "title", "source", "colours", "dice", "phases", *_SECTIONS)
_LARGEST: Final = 1_000_000


def load_dice(book: str | Path) -> DiceBook:
    """The book of an edition of the dice game, or of a file of one's own: `dice`, `dice-french`, `my.toml`."""
    if not isinstance(book, str | Path):
        raise UnknownEdition("edition", f"expected a name or a path, not {book!r}", _THE_WHOLE_BOOK)
    table, book_id = _load(str(book), Path(), ())
    return validate_dice(_book({**table, "id": book_id}))


def from_json(text: str) -> DiceBook:
    """The book inside a game record, checked as if it were a stranger's file."""
    return validate_dice(_book(read_json(text, _THE_WHOLE_BOOK)))


def _load(text: str, folder: Path, trail: tuple[str, ...]) -> tuple[dict[str, Any], str]:
    """The plain values of a book named in a file of `folder`, and its id; `trail` holds the books that led here."""
    name = text.strip()
    file: Traversable
    if name.endswith(".toml"):
        path = Path(os.path.abspath(folder / name))
        file, book_id, folder = path, path.stem, path.parent
    else:
        book_id = name.lower()
        if book_id not in dice_editions:
            hint = did_you_mean(book_id, dice_editions) or f"; there are {', '.join(dice_editions)}"
            raise UnknownEdition("edition", f"{name!r} is no edition and no .toml file{hint}", _THE_WHOLE_BOOK)
        file = files("dizaine.rulebooks") / "books" / f"{book_id}.toml"
    if str(file) in trail:
        raise RulebookError("extends", f"{name} extends itself", _THE_WHOLE_BOOK)
    table = read_toml(file, name, _THE_WHOLE_BOOK)
    if "id" in table:
        raise RulebookError("id", "a book is called after its file; leave this out", _THE_WHOLE_BOOK)
    if "extends" in table:
        extended, _ = _load(_text(table.pop("extends"), "extends"), folder, (*trail, str(file)))
        table = _merge(extended, table)
    return table, book_id


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


def _book(table: object) -> DiceBook:
    """Build a book from plain values."""
    book = _section(table, "rulebook")
    _check_names(book, _FIELDS, "")
    phases = _section(book["phases"], "phases")
    _check_names(phases, ("list",), "phases")
    numbers: dict[str, int] = {}
    for name, fields in _SECTIONS.items():
        section = _section(book[name], name)
        _check_names(section, fields, name)
        numbers |= {f"{name}.{field}": _number(section[field], f"{name}.{field}") for field in fields}
    colours = _list(book["colours"], "colours", _text)
    check_colours(colours)
    dice = _section(book["dice"], "dice")
    return DiceBook(
        id=_text(book["id"], "id"),
        title=_text(book["title"], "title"),
        source=_text(book["source"], "source"),
        colours=colours,
        kinds=tuple(_kind(name, dice[name], colours) for name in dice),
        phases=_phases(_list(phases["list"], "phases.list", _text)),
        least_players=numbers["players.least"],
        most_players=numbers["players.most"],
        rolls=numbers["turn.rolls"],
        **{name: numbers[f"points.{name}"] for name in _SECTIONS["points"]},
    )


def _phases(texts: Iterable[str]) -> tuple[Phase, ...]:
    """The phases in the phase language of the card books, but by the dice game's own rule."""
    try:
        return tuple(parse_phase(text, number) for number, text in enumerate(texts, 1))
    except RulebookError as error:
        raise RulebookError(error.field, error.reason, "D4") from error


def _kind(name: str, table: object, colours: tuple[str, ...]) -> DieKind:
    field = f"dice.{name}"
    if not (name.isascii() and name.isidentifier()):
        raise RulebookError(field, "a kind of dice is named by a word such as high or low", "D1")
    section = _section(table, field)
    _check_names(section, ("faces", "colours"), field)
    letters = {colour[:1]: colour for colour in colours}

    def face_colours(value: object, place: str) -> tuple[str, ...]:
        text = _text(value, place).lower()
        if len(text) != FACES_OF_A_DIE or not set(text) <= letters.keys():
            known = ", ".join(f"{letter.upper()} {colour}" for letter, colour in letters.items())
            reason = f"expected {FACES_OF_A_DIE} letters for the colours of the faces ({known}), not {shown(value)}"
            raise RulebookError(place, reason, "D1")
        return tuple(letters[letter] for letter in text)

    return DieKind(
        name,
        _list(section["faces"], f"{field}.faces", _face),
        _list(section["colours"], f"{field}.colours", face_colours),
    )


def _face(value: object, field: str) -> int:
    """A number, or W; a zero is no way to write a W."""
    if isinstance(value, str) and value.upper() == "W":
        return WILD_FACE
    if type(value) is not int or not 1 <= value <= _LARGEST:
        raise RulebookError(field, f'expected a number from 1 or "W", not {shown(value)}', "D1")
    return value


def _rule_of(field: str) -> str:
    name = field.partition("[")[0]
    return _RULES.get(name) or _RULES.get(name.partition(".")[0], _THE_WHOLE_BOOK)


def _section(value: object, field: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise RulebookError(field, f"expected a section, not {shown(value)}", _rule_of(field))
    return value


def _check_names(table: Mapping[str, Any], known: tuple[str, ...], section: str) -> None:
    """Refuse a field that nobody knows and one that is missing."""
    prefix = f"{section}." if section else ""
    for name in table:
        if name not in known:
            place = f"section [{section}]" if section else "rulebook"
            hint = did_you_mean(name, known if section else (*known, "extends"))
            raise RulebookError(f"{prefix}{name}", f"a {place} has no such field{hint}", _rule_of(section))
    for name in known:
        if name not in table:
            raise RulebookError(f"{prefix}{name}", "is missing", _rule_of(f"{prefix}{name}"))


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise RulebookError(field, f"expected a text, not {shown(value)}", _rule_of(field))
    return value


def _number(value: object, field: str) -> int:
    if type(value) is not int or abs(value) > _LARGEST:
        raise RulebookError(field, f"expected a whole number, not {shown(value)}", _rule_of(field))
    return value


def _list(value: object, field: str, item: Callable[[object, str], Value]) -> tuple[Value, ...]:
    """A list of items, each with its place counted from 1."""
    if not isinstance(value, list | tuple):
        raise RulebookError(field, f"expected a list, not {shown(value)}", _rule_of(field))
    return tuple(item(entry, f"{field}[{place}]") for place, entry in enumerate(value, 1))
