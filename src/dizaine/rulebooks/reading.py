"""Collecting faults while a book is read. Reading continues after a fault, so that all faults are reported at once."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from itertools import chain, islice
from typing import Final, TypeVar

from .errors import RulebookError
from .faults import Fault, shown

MOST_FAULTS: Final = 100
"""Limits the length of an error message about an untrusted file."""

Book = TypeVar("Book")
Value = TypeVar("Value")


class Reading:
    """The faults found so far."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, *faults: Fault) -> None:
        self.faults += faults

    @contextmanager
    def collecting(self) -> Iterator[None]:
        """Collect the faults raised inside, and continue after the block."""
        try:
            yield
        except RulebookError as error:
            self.add(*error.faults)

    def stop_if_wrong(self) -> None:
        refuse(self.faults)

    def checked(self, book: Book, checks: tuple[Callable[[Book], Iterator[Fault]], ...]) -> Book:
        """Return the book if it has no faults, else raise them all.

        A check that needs a field that could not be read stops there, because its result would mean nothing.
        """
        complete = not self.faults
        for check in checks:
            try:
                for fault in check(book):
                    self.add(fault)
            except AttributeError:
                if complete:
                    raise
        self.stop_if_wrong()
        return book


def incomplete(kind: type[Book], values: Mapping[str, object]) -> Book:
    """A frozen dataclass that may lack some fields; reading a missing one raises `AttributeError`."""
    value = object.__new__(kind)
    for name, part in values.items():
        object.__setattr__(value, name, part)
    return value


def refuse(faults: Iterable[Fault]) -> None:
    """Raise one error for all faults, if there are any."""
    if found := tuple(islice(faults, MOST_FAULTS)):
        raise RulebookError(*found)


def read_list(items: Iterable[object], field: str, read: Callable[[object, str], Value]) -> tuple[Value, ...]:
    """Read each item of a list; faults name its place, counted from 1."""
    reading = Reading()
    values = []
    for place, item in enumerate(items, 1):
        with reading.collecting():
            values.append(read(item, f"{field}[{place}]"))
    reading.stop_if_wrong()
    return tuple(values)


def wrong_type(code: str, field: str, value: object, rule: str) -> RulebookError:
    """The error for a value of the wrong type; the code names the expected type."""
    return RulebookError(Fault(code, field, {"value": shown(value)}, rule))


def check_names(
    table: Iterable[str], known: Collection[str], section: str, reading: Reading, elsewhere: Iterable[str] = ()
) -> None:
    """Report unknown fields, each with the field that was probably meant: a similar name, or one of another section."""
    names = [*known] if section else [*known, "extends"]
    for name in islice((name for name in table if name not in known), MOST_FAULTS):
        others = (field for field in elsewhere if field.endswith(f".{name}"))
        near = next(chain(get_close_matches(name, names, n=1), others), "")
        if section:
            reading.add(Fault("unknown-in-section", f"{section}.{name}", {"section": section}, near=near))
        else:
            reading.add(Fault("unknown", name, near=near))
        if near == "extends":
            reading.stop_if_wrong()  # the missing fields would come from the book to extend
