"""A book while it is being read. Reading goes on after a fault, so that all faults are told at once."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from itertools import chain, islice
from typing import Final, TypeVar

from .errors import RulebookError
from .faults import Fault, shown

MOST_FAULTS: Final = 100
"""What has more is hardly a book; a stranger's file should not make the answer endless."""

Book = TypeVar("Book")


class Reading:
    """The faults that have been found so far."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, *faults: Fault) -> None:
        self.faults += faults

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Keep the faults of what is read inside, instead of stopping at them."""
        try:
            yield
        except RulebookError as error:
            self.add(*error.faults)

    def stop_if_wrong(self) -> None:
        refuse(self.faults)

    def judged(self, book: Book, checks: tuple[Callable[[Book], Iterator[Fault]], ...]) -> Book:
        """The book itself, if nothing is wrong with it.

        A check that asks for a field that could not be read ends there: what it would say means nothing yet.
        """
        whole = not self.faults
        for check in checks:
            try:
                for fault in check(book):
                    self.add(fault)
            except AttributeError:
                if whole:
                    raise
        self.stop_if_wrong()
        return book


def as_far_as_read(kind: type[Book], values: Mapping[str, object]) -> Book:
    """A frozen value that may still lack some of its fields; to ask for one of those is an `AttributeError`."""
    value = object.__new__(kind)
    for name, part in values.items():
        object.__setattr__(value, name, part)
    return value


def refuse(faults: Iterable[Fault]) -> None:
    """One error for all faults, if there is any."""
    if found := tuple(islice(faults, MOST_FAULTS)):
        raise RulebookError(*found)


def wrong_type(code: str, field: str, value: object, rule: str) -> RulebookError:
    """A value of another type than its field has; the code says which type that is."""
    return RulebookError(Fault(code, field, {"value": shown(value)}, rule))


def check_names(
    table: Iterable[str], known: Collection[str], section: str, reading: Reading, elsewhere: Iterable[str] = ()
) -> None:
    """Fields that nobody knows, each with the one that was probably meant: near it by name, or of another section."""
    names = [*known] if section else [*known, "extends"]
    for name in islice((name for name in table if name not in known), MOST_FAULTS):
        others = (field for field in elsewhere if field.endswith(f".{name}"))
        near = next(chain(get_close_matches(name, names, n=1), others), "")
        if section:
            reading.add(Fault("unknown-in-section", f"{section}.{name}", {"section": section}, near=near))
        else:
            reading.add(Fault("unknown", name, near=near))
        if near == "extends":
            reading.stop_if_wrong()  # whatever is missing stands in the book that was to be extended
