"""The dialect of the rule functions, and the records that they work on.

A rule function is ordinary Python that also compiles under Numba: integers and fixed-size fields only, no slices, no
strings, no exceptions, no allocation. It runs on plain slotted objects with lists, and on NumPy records, alike,
because both are declared by the same class: `@record` turns its annotations into slots, zeroed lists, copies and
comparisons, and keeps the field list from which a NumPy dtype is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Self, TypeVar, cast, get_args, get_origin, get_type_hints

RULE_FUNCTIONS: Final[list[Callable[..., Any]]] = []
"""Every rule function, in the order of definition; the compiled backend is made from this list."""

FunctionType = TypeVar("FunctionType", bound=Callable[..., Any])


def rule(function: FunctionType) -> FunctionType:
    """Mark a function as one that runs both plainly and compiled."""
    RULE_FUNCTIONS.append(function)
    return function


INLINED: Final[set[str]] = set()
"""The names of the rule functions that are compiled into their callers."""


def hot(function: FunctionType) -> FunctionType:
    """Mark a rule function that is called at nearly every decision: it is compiled into its callers.

    That saves the cost of a call, above all where a part of a record is handed on; it lengthens the compilation.
    """
    INLINED.add(function.__name__)
    return rule(function)


COMPILED_FORMS: Final[dict[str, Callable[..., Any]]] = {}
"""What is compiled in the place of a rule function, by its name, where that is another function."""


def compiled_form_of(function: Callable[..., Any]) -> Callable[[FunctionType], FunctionType]:
    """Mark the form of a rule function that is compiled, where plain Python has a quicker way of its own.

    Only for chores without any rule of a game in them, such as putting a card into a sorted list. A test holds the
    two forms against each other.
    """

    def mark(form: FunctionType) -> FunctionType:
        COMPILED_FORMS[function.__name__] = form
        return form

    return mark


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record: its name, its NumPy type, and its shape (empty for a number)."""

    name: str
    type: str
    shape: tuple[int, ...] = ()

    @property
    def zero(self) -> str:
        """The expression for a fresh value of nothing but zeros."""
        if not self.shape:
            return "0"
        if len(self.shape) == 1:
            return f"[0] * {self.shape[0]}"
        return f"[[0] * {self.shape[1]} for _ in range({self.shape[0]})]"

    @property
    def copy(self) -> str:
        """The expression for a copy that shares nothing with the original, which is called `other`."""
        value = f"other.{self.name}"
        if not self.shape:
            return value
        return f"{value}[:]" if len(self.shape) == 1 else f"[row[:] for row in {value}]"


Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Word = Annotated[int, "i4"]
Long = Annotated[int, "i8"]


class Record:
    """What `@record` gives to a class: a zeroed instance, copies, equality, and its fields one by one."""

    __slots__ = ()
    FIELDS: tuple[Field, ...] = ()

    def assign(self, other: Self) -> None:
        """Take over every value of another record of the same class."""
        raise NotImplementedError("written by `record` for each class")

    def items(self) -> Iterator[tuple[str, Any]]:
        """The names and values of all fields."""
        for field in self.FIELDS:
            yield field.name, getattr(self, field.name)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, field.name) == getattr(other, field.name) for field in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.items())})"


RecordType = TypeVar("RecordType", bound=Record)


def record(cls: type[RecordType]) -> type[RecordType]:
    """Make the annotated names of a class its slots and its `FIELDS`."""
    hints = get_type_hints(cls, include_extras=True)
    own = {name: hint for name, hint in hints.items() if get_origin(hint) is Annotated}
    fields = tuple(Field(name, get_args(hint)[1], tuple(get_args(hint)[2:])) for name, hint in own.items())
    namespace = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    namespace |= {
        "__slots__": tuple(own),
        "FIELDS": fields,
        "__init__": _method("self", [f"self.{field.name} = {field.zero}" for field in fields]),
        "assign": _method("self, other", [f"self.{field.name} = {field.copy}" for field in fields]),
    }
    return cast(type[RecordType], type(cls.__name__, cls.__bases__, namespace))


def _method(arguments: str, lines: list[str]) -> Callable[..., None]:
    """A method written out line by line: records are made and copied at every view, and a loop over fields is slow."""
    space: dict[str, Any] = {}
    exec(f"def method({arguments}):\n    " + "\n    ".join(lines), space)
    return cast(Callable[..., None], space["method"])


def duplicate(original: RecordType) -> RecordType:
    """A copy of a record that shares nothing with it."""
    other = type(original).__new__(type(original))
    other.assign(original)
    return other
