"""The rule functions compiled: the same source, bound anew so that they call each other's compiled forms.

Needs NumPy and Numba (the extra `dizaine[lab]`); nothing else of the engine imports this module.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable
from dis import get_instructions
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, get_type_hints

import numba
import numpy
from numpy.typing import NDArray

from dizaine.engine.dialect import COMPILED_FORMS, INLINED, RULE_FUNCTIONS, Record

Function = Callable[..., Any]


def layout(cls: type[Record]) -> numpy.dtype[Any]:
    """The NumPy layout of a record class."""
    return numpy.dtype([(field.name, field.type, field.shape) for field in cls.FIELDS], align=True)


def blank_rows(cls: type[Record], count: int = 1) -> NDArray[Any]:
    """NumPy records of nothing but zeros."""
    return numpy.zeros(count, dtype=layout(cls))


def to_rows(*records: Record) -> NDArray[Any]:
    """Plain records as an array of NumPy records."""
    rows = blank_rows(type(records[0]), len(records))
    for row, plain in zip(rows, records, strict=True):
        for name, value in plain.items():
            row[name] = value
    return rows


def from_row(row: Any, cls: type[Record]) -> Record:
    """A NumPy record as a plain one."""
    plain = cls()
    for field in cls.FIELDS:
        value = row[field.name]
        setattr(plain, field.name, value.tolist() if field.shape else int(value))
    return plain


def compile_rules(*entries: Function, cache: Path | None = None, without: Collection[str] = ()) -> dict[str, Function]:
    """Every rule function by name, compiled in nopython mode at its first call.

    Entries are the doors for callers outside: functions on arrays of records, compiled with all that they call into
    one piece that lets other threads run meanwhile. All others can be called by compiled functions only. A folder as
    `cache` keeps that piece. Numba does not notice when a function that is called from another file changes, so the
    folder's name must stand for all sources. What is named by `without` does nothing and answers 0, so that all that
    only it needs is not compiled.
    """
    _load_compiled_forms()
    names = {id(function): function.__name__ for function in RULE_FUNCTIONS}
    if len(set(names.values())) != len(names):
        raise ValueError("two rule functions share a name")
    spaces: dict[str, dict[str, Any]] = {}
    functions = _functions(without)
    compiled: dict[str, Function] = {}
    for name, function in functions.items():
        bound = _bind(function, spaces)
        compiled[name] = _compile_inner(bound)
    for entry in entries:
        compiled[entry.__name__] = _compile_entry(_bind(entry, spaces), cache)
    for space in spaces.values():
        for key, value in space.items():
            if id(value) in names:
                space[key] = compiled[names[id(value)]]
    return compiled


def fix_types(compiled: dict[str, Function], *entries: Function, without: Collection[str] = ()) -> None:
    """Compile each rule function once, for the types of its annotations, instead of once for each width of integers.

    Entries bound this to what they call; without them it is done for all.

    This shortens a compilation a lot. Only functions that take a list are left to their callers: what they are handed
    is a part of some record, in one of several types.
    """
    functions = _functions(without)
    reached = [name for entry in entries for name in _calls(entry, functions)]
    for name in called_first(functions, reached if entries else functions):
        types_of_arguments = argument_types(functions[name])
        if types_of_arguments is not None:
            dispatcher: Any = compiled[name]
            dispatcher.compile(types_of_arguments)
            dispatcher.disable_compile()


def called_first(functions: dict[str, Function], wanted: Iterable[str]) -> list[str]:
    """The names of some functions and of all that they call, in an order in which each comes after those.

    There is none where functions call themselves: Numba compiles that, but what it keeps in the cache then crashes.
    """
    order: list[str] = []

    def visit(name: str, callers: tuple[str, ...]) -> None:
        if name in callers:
            raise ValueError(f"rule functions must not recurse: {' -> '.join((*callers, name))}")
        if name in order:
            return
        for called in _calls(functions[name], functions):
            visit(called, (*callers, name))
        order.append(name)

    for name in wanted:
        visit(name, ())
    return order


def argument_types(function: Function) -> tuple[Any, ...] | None:
    """The compiler's types for the annotated arguments; None where a list is among them."""
    hints = get_type_hints(function)
    del hints["return"]
    if not all(isinstance(hint, type) for hint in hints.values()):
        return None
    return tuple(map(_type_of, hints.values()))


def _type_of(hint: Any) -> Any:
    """The compiler's type for a number, a record, or a named tuple of records."""
    if hint is int:
        return numba.int64
    if not issubclass(hint, tuple):
        return numba.from_dtype(layout(hint))
    types: Any = numba.types
    return types.NamedTuple([_type_of(part) for part in get_type_hints(hint).values()], hint)


def _bind(function: Function, spaces: dict[str, dict[str, Any]]) -> Function:
    """The same code with another set of globals, that of its module's compiled twin."""
    space = spaces.setdefault(function.__module__, dict(vars(sys.modules[function.__module__])))
    return FunctionType(function.__code__, space, function.__name__, function.__defaults__)


def _functions(without: Collection[str] = ()) -> dict[str, Function]:
    """What is compiled for each rule function, by its name."""
    forms = {function.__name__: COMPILED_FORMS.get(function.__name__, function) for function in RULE_FUNCTIONS}
    return forms | {name: _left_out(forms[name]) for name in without}


def _load_compiled_forms() -> None:
    """Import the module `compiled_forms` of every package that holds rule functions, where there is one."""
    for package in {function.__module__.rpartition(".")[0] for function in RULE_FUNCTIONS}:
        if find_spec(f"{package}.compiled_forms"):
            import_module(f"{package}.compiled_forms")


def _left_out(function: Function) -> Function:
    """A function that takes the same arguments and does nothing."""
    space: dict[str, Any] = {"__name__": function.__module__}
    exec(f"def {function.__name__}({', '.join(signature(function).parameters)}):\n    return 0", space)
    left_out: Function = space[function.__name__]
    left_out.__annotations__ = get_type_hints(function)
    return left_out


def _calls(function: Function, functions: dict[str, Function]) -> list[str]:
    """The names of the rule functions that a function calls, in the order of the text, as often as it does."""
    names = (step.argval for step in get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return [name for name in names if name in functions]


def _compile_inner(function: Function) -> Function:
    """Without what it takes to be called from Python."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: Function = numba.njit(function, error_model="numpy", forceinline=function.__name__ in INLINED, **options)
    return compiled


def _compile_entry(function: Function, cache: Path | None) -> Function:
    settings: Any = numba.config
    before = settings.CACHE_DIR
    try:
        settings.CACHE_DIR = str(cache or "")
        return numba.njit(function, nogil=True, cache=cache is not None)
    finally:
        settings.CACHE_DIR = before
